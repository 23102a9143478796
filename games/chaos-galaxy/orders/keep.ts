import type { Answer, Seat, SeenOption, SeenQuestion } from '@orrery/kernel'
import type { View } from '../view.ts'
import { isOfTheMoment } from './moment.ts'
import { type KeepOrder, type Order, orderOf, withOrder } from './order.ts'

/** Whether the options of a window may be kept for another time: in the seat's own attack, in which only the opponent is attacked. */
export function mayKeep(question: SeenQuestion, view: View): boolean {
  return offers(question).length > 0 && view.combat?.attacker === question.seat
}

/** Whether the seat keeps anything in the current attack. */
export function isKeeping(orders: readonly Order[], seat: Seat, view: View): boolean {
  const order = orderOf(orders, 'keep')
  return view.combat !== null && order !== undefined && isOn(order, seat, view)
}

/** Keeps what a window offers until the attack is over. */
export function keep(orders: readonly Order[], question: SeenQuestion, view: View): readonly Order[] {
  const before = orderOf(orders, 'keep')
  const options = before !== undefined && isOn(before, question.seat, view) ? before.options : []
  const more = offers(question).flatMap(({ id }) => (options.includes(id) ? [] : [id]))
  return withOrder(orders, { kind: 'keep', ...attackOf(question.seat, view), options: [...options, ...more] })
}

/** CG-STACK-6: passes a window that offers nothing besides what is kept; null if it offers more, or nothing is kept. */
export function passedKept(order: KeepOrder, question: SeenQuestion, view: View): Answer | null {
  if (!isOn(order, question.seat, view) || !mayKeep(question, view)) return null
  const open = offers(question).filter((option) => !order.options.includes(option.id) && isOfTheMoment(option, question.seat, view))
  return open.length === 0 ? { option: 'pass' } : null
}

/** What a window offers besides passing. */
function offers(question: SeenQuestion): readonly SeenOption[] {
  if (question.kind !== 'options' || !question.options.some(({ id }) => id === 'pass-until')) return []
  return question.options.filter(({ id }) => id !== 'pass' && id !== 'pass-until')
}

/** Whether the order belongs to the seat's latest attack of this turn. */
export function isOn(order: KeepOrder, seat: Seat, view: View): boolean {
  const now = attackOf(seat, view)
  return order.turn === now.turn && order.attack === now.attack
}

function attackOf(seat: Seat, view: View): Pick<KeepOrder, 'turn' | 'attack'> {
  return { turn: view.turn, attack: view.seats[seat]?.attacks ?? 0 }
}
