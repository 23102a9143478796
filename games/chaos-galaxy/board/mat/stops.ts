import type { SeenQuestion } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import { signal } from '@preact/signals'
import { isOfTheMoment } from '../../orders/moment.ts'
import { CREDIT_CAP } from '../../rules/limits.ts'
import type { View } from '../../view.ts'

/** Windows in which a player can ask to be stopped, and at last decisions that are taken by themselves elsewhere (`orders.ts`). */
export const STOPS = [
  ...(['cards', 'payments', 'launches', 'shots', 'attacks', 'draws', 'own', 'timeless', 'start', 'end'] as const),
  ...(['boarding', 'bombers', 'returns', 'triggers', 'idle'] as const),
] as const
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

/**
 * Whether somebody is attacked and could answer it: in a combat against them, on what is not their own, with more than what does as
 * much whenever it is used. What ships do in their firing step is no window: nobody passes it for them.
 */
export function isPressed(question: SeenQuestion, view: View): boolean {
  if (question.name === 'firing-act') return true
  if (question.kind !== 'options' || view.combat === null || view.combat.defender !== question.seat) return false
  return view.stack.at(-1)?.controller !== question.seat && question.options.some((option) => isOfTheMoment(option, question.seat, view))
}

/**
 * What passing lets go that nothing brings back: credits over the limit at the end of a turn (CG-END-4); and that the main
 * phase ended by itself.
 */
export function loses(question: SeenQuestion, view: View, text: Text, ordered = false): readonly string[] {
  if (question.name === 'main-action') return [text.say(ordered ? 'board-ended-as-ordered' : 'board-ended-itself')]
  const over = (view.seats[question.seat]?.credits ?? 0) - CREDIT_CAP
  const last = view.phase === 'end' && view.active === question.seat && view.stack.length === 0
  return last && over > 0 ? [text.say('board-lost-credits', { over })] : []
}

/** Whether the reader wants to be asked in a window, by the stops that are set; always where the question is no window, or one is attacked. */
export function isStopped(question: SeenQuestion | null, view: View): boolean {
  const window = windowOf(question, view)
  if (window === null || (question !== null && isPressed(question, view))) return true
  const set = stops.value
  if (!set.includes(window)) return false
  if (!set.includes('own') && isOwn(window, question, view)) return false
  return (
    set.includes('timeless') ||
    question?.kind !== 'options' ||
    question.options.some((option) => isOfTheMoment(option, question.seat, view))
  )
}

/**
 * Whether a window comes after something that one has done oneself: also the steps of the own attack, in which one's turns to
 * fire come; what the other side fires at one's ships is not.
 */
function isOwn(window: Stop, question: SeenQuestion | null, { stack, combat }: View): boolean {
  const seat = question?.seat
  return stack.at(-1)?.controller === seat || (window === 'attacks' && combat?.attacker === seat)
}
