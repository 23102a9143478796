import { onStoredElsewhere, storedJson, storeJson } from '@orrery/board/stored.ts'
import type { Answer, SeenQuestion } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import { signal } from '@preact/signals'
import { answeredItself } from '../../orders/itself.ts'
import { FIRST_STOPS, isStopped, STOPS, type Stop } from '../../orders/stops.ts'
import { CREDIT_CAP } from '../../rules/limits.ts'
import type { View } from '../../view.ts'

const SHELF = 'orrery.chaos-galaxy.stops'

function kept(): readonly Stop[] {
  const raw = storedJson(SHELF)
  return Array.isArray(raw) ? STOPS.filter((stop) => raw.includes(stop)) : FIRST_STOPS
}

/** The active stops. */
export const stops = signal<readonly Stop[]>(kept())
onStoredElsewhere(SHELF, () => {
  stops.value = kept()
})

/** Sets or clears a stop, and stores it in this browser; without storage, it lasts until the page is left. */
export function toggleStop(stop: Stop): void {
  const { value } = stops
  stops.value = value.includes(stop) ? value.filter((one) => one !== stop) : [...value, stop]
  storeJson(SHELF, stops.value)
}

/** Whether the stops in this browser let the reader be asked in a window. */
export function isStoppedHere(question: SeenQuestion | null, view: View): boolean {
  return isStopped(question, view, stops.value)
}

/** The automatic answer by the stops in this browser. */
export function answeredHere(question: SeenQuestion, view: View): Answer | null {
  return answeredItself(question, view, stops.value)
}

/**
 * What automatic passing loses for good: credits over the limit at the end of a turn (CG-END-4); also says that the main phase ended by
 * itself.
 */
export function lostByPassing(question: SeenQuestion, view: View, text: Text, ordered = false): readonly string[] {
  if (question.name === 'main-action') return [text.say(ordered ? 'board-ended-as-ordered' : 'board-ended-itself')]
  const over = (view.seats[question.seat]?.credits ?? 0) - CREDIT_CAP
  const last = view.phase === 'end' && view.active === question.seat && view.stack.length === 0
  return last && over > 0 ? [text.say('board-lost-credits', { over })] : []
}
