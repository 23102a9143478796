import { meaningOf, wordPiece } from '@orrery/board/means.tsx'
import type { JSX } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { placeBeside } from '../../look/place.ts'
import { useDesk } from '../desk.ts'

/** How long the pointer must rest on a word or sign before it is explained, in milliseconds. */
const REST = 250

interface Shown {
  readonly term: string
  readonly at: Element
}

/** The word or sign of the table under an event; null if there is none. */
function marked({ target }: Event): Shown | null {
  const at = target instanceof Element ? target.closest('.frame [data-means]') : null
  const term = at?.getAttribute('data-means') ?? ''
  return at === null || term === '' ? null : { term, at }
}

/** Whether a pointer rests on things: a finger does not, and what looks like a mouse after a tap is one. */
const rests = ({ pointerType }: PointerEvent): boolean => pointerType === 'mouse' && matchMedia('(any-hover: hover)').matches

/**
 * Explains elements with `data-means` anywhere at the table: briefly beside the element on hover or focus, and large in the inspector when
 * pressed. A sign in a button leaves the press to the button. Within `data-tips-outside` the explanation stands beside the whole element,
 * so that it does not hide what it explains.
 */
export function Meanings(): JSX.Element | null {
  const { text, open } = useDesk()
  const [shown, show] = useState<Shown | null>(null)
  const tip = useRef<HTMLDivElement>(null)
  const opens = useRef(open)
  opens.current = open
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout> | undefined
    const point = (event: Event): void => {
      clearTimeout(rest)
      const next = event instanceof PointerEvent && !rests(event) ? null : marked(event)
      if (next === null) show(null)
      else rest = setTimeout(() => show(next), REST)
    }
    const press = (event: Event): void => {
      const found = marked(event)
      if (found === null) return
      const button = found.at.closest('button, [role="button"], summary, label')
      if (button !== null && button !== found.at) return
      show(null)
      opens.current(wordPiece(found.term))
    }
    const leave = (): void => show(null)
    document.addEventListener('pointerover', point)
    document.addEventListener('focusin', point)
    document.addEventListener('scroll', leave, true)
    document.addEventListener('click', press)
    return () => {
      clearTimeout(rest)
      document.removeEventListener('pointerover', point)
      document.removeEventListener('focusin', point)
      document.removeEventListener('scroll', leave, true)
      document.removeEventListener('click', press)
    }
  }, [])
  useLayoutEffect(() => {
    if (tip.current !== null && shown !== null) placeBeside(tip.current, shown.at.closest('[data-tips-outside]') ?? shown.at)
  }, [shown])
  const meaning = shown === null || !shown.at.isConnected ? null : meaningOf(shown.term, text)
  if (meaning === null) return null
  return (
    <div ref={tip} class="pop meaning" role="tooltip">
      <b>{meaning.word}:</b> {meaning.means}
    </div>
  )
}
