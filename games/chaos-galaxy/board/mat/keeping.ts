import type { Answer, Seat, SeenOption, SeenQuestion } from '@orrery/kernel'
import { signal } from '@preact/signals'
import type { View } from '../../view.ts'
import { isOfTheMoment } from './moment.ts'

/** What is kept for another time while the own attack lasts: windows that offer nothing else pass. */
interface Kept {
  readonly seat: Seat
  readonly turn: number
  /** The number of the attack in its turn. */
  readonly attack: number
  readonly options: readonly string[]
}

const kept = signal<Kept | null>(null)

/** Asks again about everything that was kept. */
export function release(): void {
  kept.value = null
}

/** Whether what a window offers may be kept for another time: in the own attack, where nobody is attacked but the other one. */
export function mayKeep(question: SeenQuestion, view: View): boolean {
  return offers(question).length > 0 && view.combat?.attacker === question.seat
}

/** Whether the seat keeps anything in the attack that is on. */
export function isKeeping(seat: Seat, view: View): boolean {
  return view.combat !== null && kept.value !== null && isOn(kept.value, seat, view)
}

/** Keeps what a window offers until the attack is over. */
export function keep(question: SeenQuestion, view: View): void {
  const before = kept.peek()
  const options = before !== null && isOn(before, question.seat, view) ? before.options : []
  kept.value = { ...attackOf(question.seat, view), options: [...new Set([...options, ...offers(question).map(({ id }) => id)])] }
}

/** CG-STACK-6: the pass of a window in which there is nothing to answer with but what is kept; null where there is, or nothing is kept. */
export function passedKept(question: SeenQuestion, view: View): Answer | null {
  const { value } = kept
  if (value === null || !isOn(value, question.seat, view) || !mayKeep(question, view)) return null
  const open = offers(question).filter((option) => !value.options.includes(option.id) && isOfTheMoment(option, question.seat, view))
  return open.length === 0 ? { option: 'pass' } : null
}

/** What a window offers besides passing. */
function offers(question: SeenQuestion): readonly SeenOption[] {
  if (question.kind !== 'options' || !question.options.some(({ id }) => id === 'pass-until')) return []
  return question.options.filter(({ id }) => id !== 'pass' && id !== 'pass-until')
}

function isOn(one: Kept, seat: Seat, view: View): boolean {
  const now = attackOf(seat, view)
  return one.seat === now.seat && one.turn === now.turn && one.attack === now.attack
}

function attackOf(seat: Seat, view: View): Omit<Kept, 'options'> {
  return { seat, turn: view.turn, attack: view.seats[seat]?.attacks ?? 0 }
}
