import { drawnLater, lazy } from '@orrery/board/lazy.tsx'
import type { ComponentType } from 'preact'
import { speakMore } from './texts.ts'

/** A part of the app that is loaded when first shown, with the messages that only such parts need. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return lazy(() => withWords(load))
}

/** The same, with nothing in its place until it is loaded. */
export function quietlyLater<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return drawnLater(() => withWords(load))
}

async function withWords<T>(load: () => Promise<T>): Promise<T> {
  const [part] = await Promise.all([load(), speakMore()])
  return part
}
