import type { Ordered, SeenQuestion } from '@orrery/kernel'
import { seenState } from '../seen-state.ts'
import type { State } from '../state.ts'
import type { View } from '../view.ts'
import { deployReply } from './deployment.ts'
import { fireReply } from './fire-order.ts'
import { moveReply } from './move-order.ts'
import { nextReply } from './next-order.ts'
import type { Order, OrderReply } from './order.ts'
import { standingAnswer } from './standing.ts'

/**
 * The answer of a seat's orders to a question: that of the first order that has one. Orders that are out of date end. If an order ends at
 * the question, the others are asked, because that is what happens when the table is read anew.
 */
export function answered(orders: readonly Order[], question: SeenQuestion, view: View): Ordered<Order> {
  const standing = orders.filter((order) => lasts(order, view))
  let left = standing.length === orders.length ? orders : standing
  const g = once(() => seenState(view))
  for (const order of left) {
    if (!isAsked(order, question, view)) continue
    const reply = replyOf(order, question, g())
    if (reply.order !== order) left = left.flatMap((one) => (one !== order ? [one] : reply.order === null ? [] : [reply.order]))
    if (reply.answer !== null) return { reply: { answer: reply.answer, by: orders.indexOf(order) }, orders: left }
  }
  return { reply: null, orders: left }
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** Whether an order is still in force. One for a squadron lasts until its activation ends, one for deployment until the first turn. */
export function lasts(order: Order, { turn, activation, squadrons, flights }: View): boolean {
  if (order.kind === 'standing') return true
  if (order.kind === 'deploy') return turn === 0
  if (order.kind === 'next') {
    const units = order.unit === 'squadron' ? squadrons : flights
    const acts = activation.kind === order.unit && activation.id === order.id
    return turn < order.turn || (turn === order.turn && (acts || units[order.id]?.acted === false))
  }
  if (order.turn !== turn) return false
  const acts = activation.kind === 'squadron' && activation.id === order.squadron
  return acts || squadrons[order.squadron]?.acted === false
}

/** Whether an order could cover a question: one for a squadron in its activation, one for deployment at deployment, others always. */
function isAsked(order: Order, { seat, name }: SeenQuestion, { activation, turn }: View): boolean {
  if (order.kind === 'standing' || order.kind === 'deploy') return true
  if (order.kind === 'next') {
    const acts = activation.kind === order.unit && activation.id === order.id && activation.seat === seat
    return turn === order.turn && (name === 'activate' || acts)
  }
  return activation.kind === 'squadron' && activation.id === order.squadron && activation.seat === seat
}

function replyOf(order: Order, question: SeenQuestion, g: State): OrderReply {
  switch (order.kind) {
    case 'standing':
      return { answer: standingAnswer(order, question, g), order }
    case 'deploy':
      return deployReply(order, question)
    case 'move':
      return moveReply(order, question, g)
    case 'fire':
      return fireReply(order, question, g)
    case 'next':
      return nextReply(order, question, g)
  }
}
