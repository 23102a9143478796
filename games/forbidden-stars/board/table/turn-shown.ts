import type { SeenQuestion } from '@orrery/kernel'
import { type Signal, signal } from '@preact/signals'
import type { Rehearsed } from '../../orders/rehearse.ts'

/** The turn that is decided at once at each question, for the map: none while its sheet is closed. */
const shown = new WeakMap<SeenQuestion, Signal<readonly Rehearsed[]>>()

/** The steps of the turn whose sheet is open at a question. */
export function turnShown(question: SeenQuestion): Signal<readonly Rehearsed[]> {
  let found = shown.get(question)
  if (found === undefined) {
    found = signal([])
    shown.set(question, found)
  }
  return found
}
