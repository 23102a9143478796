import type { SeenQuestion } from '@orrery/kernel'
import { signal } from '@preact/signals'
import type { View } from '../../view.ts'

/** Windows in which a player can ask to be stopped. */
export const STOPS = ['cards', 'payments', 'launches', 'shots', 'attacks', 'draws', 'start', 'end'] as const
export type Stop = (typeof STOPS)[number]

const SHELF = 'orrery.chaos-galaxy.stops'
const FIRST: readonly Stop[] = ['cards', 'payments', 'launches', 'shots', 'attacks']

function kept(): readonly Stop[] {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(SHELF) ?? 'null')
    return Array.isArray(raw) ? STOPS.filter((stop) => raw.includes(stop)) : FIRST
  } catch {
    return FIRST
  }
}

/** The stops that are set. */
export const stops = signal<readonly Stop[]>(kept())

/** Sets or lifts a stop, and keeps it so in this browser. */
export function toggleStop(stop: Stop): void {
  const { value } = stops
  stops.value = value.includes(stop) ? value.filter((one) => one !== stop) : [...value, stop]
  try {
    localStorage.setItem(SHELF, JSON.stringify(stops.value))
  } catch {
    // A browser that keeps nothing keeps the stops until the page is left.
  }
}

const BY_VERB: Readonly<Record<string, Stop>> = {
  launch: 'launches',
  shot: 'shots',
  'return-fire': 'shots',
  'no-return': 'shots',
  heavy: 'shots',
  stealth: 'shots',
  designate: 'attacks',
  pay: 'payments',
  bomb: 'attacks',
  end: 'end',
}

/** Which stop a window belongs to; null when the question is no window that may be let pass. */
export function windowOf(question: SeenQuestion | null, view: View): Stop | null {
  if (question?.kind !== 'options' || !question.options.some((option) => option.id === 'pass-until')) return null
  const top = view.stack.at(-1)
  if (top === undefined) return view.combat !== null ? 'attacks' : view.phase === 'start' ? 'start' : 'end'
  if (top.kind === 'payment') return 'payments'
  if (top.kind !== 'action') return 'cards'
  return BY_VERB[top.verb] ?? 'draws'
}
