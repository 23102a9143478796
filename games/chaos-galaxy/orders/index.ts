import { type Answer, type MessageDescriptor, type Ordered, type Orders, type Seat, type SeenQuestion, unordered } from '@orrery/kernel'
import type { View } from '../view.ts'
import { attackReply, orderOn } from './attack.ts'
import { fired, isOfCombat, shotsOf } from './fire.ts'
import { answeredItself } from './itself.ts'
import { isKeeping, isOn, passedKept } from './keep.ts'
import { type AttackOrder, type AwayOrder, type FireOrder, type KeepOrder, ORDER, type Order } from './order.ts'
import { isStopped } from './stops.ts'

/** The orders of Chaos Galaxy: a whole attack, the targets of ships, and cards kept for another time. */
export const orders: Orders<Order, View> = {
  version: 1,
  schema: ORDER,
  answer,
  stands: (order, seat, view) => orderMessages(order, seat, view).length > 0,
  describe: orderMessages,
}

/** The answer of one order, and the order that remains; null: it has ended. */
interface Put {
  readonly answer: Answer | null
  readonly order: Order | null
}

function put(order: Order, question: SeenQuestion, view: View): Put {
  switch (order.kind) {
    case 'attack':
      return attackReply(order, question, view)
    case 'fire':
      return isOfCombat(order, view) ? { answer: fired(order, question, view), order } : { answer: null, order: null }
    case 'keep':
      return isOn(order, question.seat, view) ? { answer: passedKept(order, question, view), order } : { answer: null, order: null }
    case 'away':
      return { answer: answeredAway(order, question, view), order }
  }
}

/** The answer that the board would give for a present player. */
function answeredAway({ stops }: AwayOrder, question: SeenQuestion, view: View): Answer | null {
  return isStopped(question, view, stops) ? answeredItself(question, view, stops) : { option: 'pass' }
}

/** Attack orders come first, then fire orders, kept cards, and at last the answers while away. */
const FIRST: readonly Order['kind'][] = ['attack', 'fire', 'keep', 'away']

function answer(said: readonly Order[], question: SeenQuestion, view: View): Ordered<Order> {
  if (said.length === 0) return unordered(said)
  const ranked = said.toSorted((one, other) => FIRST.indexOf(one.kind) - FIRST.indexOf(other.kind))
  let stand = said
  for (const order of ranked) {
    const now = put(order, question, view)
    if (now.order !== order) stand = stand.flatMap((one) => (one !== order ? [one] : now.order === null ? [] : [now.order]))
    if (now.answer !== null) return { reply: { answer: now.answer, by: said.indexOf(order) }, orders: stand }
  }
  return { reply: null, orders: stand }
}

function orderMessages(order: Order, seat: Seat, view: View): readonly MessageDescriptor[] {
  switch (order.kind) {
    case 'attack':
      return attackMessages(order, seat, view)
    case 'fire':
      return fireMessages(order, view)
    case 'keep':
      return keepMessages(order, seat, view)
    case 'away':
      return [{ message: 'board-standing-away' }]
  }
}

function attackMessages(order: AttackOrder, seat: Seat, view: View): MessageDescriptor[] {
  if (orderOn([order], seat, view) === null) return []
  const { conduct, after, ends } = order
  const fights = view.combat !== null
  const lines: readonly (readonly [says: boolean, message: string])[] = [
    [fights && conduct.holds, 'board-standing-holds'],
    [fights && conduct.returns, 'board-standing-returns'],
    [fights && conduct.keeps, 'board-standing-keeps'],
    [fights && conduct.stays, 'board-standing-stays'],
    [fights && conduct.ordnance === 'none', 'board-standing-none'],
    [fights && conduct.ordnance === 'most', 'board-standing-most'],
  ]
  return [
    ...lines.flatMap(([says, message]) => (says ? [{ message }] : [])),
    ...(after.length > 0 ? [{ message: 'board-standing-after', params: { plays: after.length } }] : []),
    ...(ends ? [{ message: 'board-standing-ends' }] : []),
  ]
}

function fireMessages(order: FireOrder, view: View): MessageDescriptor[] {
  if (!isOfCombat(order, view)) return []
  const shots = shotsOf(order, view)
  return [
    ...(order.returns ? [{ message: 'board-standing-returns' }] : []),
    ...(shots > 0 ? [{ message: 'board-standing-shots', params: { shots } }] : []),
  ]
}

function keepMessages(order: KeepOrder, seat: Seat, view: View): MessageDescriptor[] {
  return isKeeping([order], seat, view) ? [{ message: 'board-standing-keeps' }] : []
}
