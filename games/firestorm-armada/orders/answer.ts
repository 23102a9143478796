import type { Ordered, SeenQuestion } from '@orrery/kernel'
import { seenState } from '../seen-state.ts'
import type { State } from '../state.ts'
import type { View } from '../view.ts'
import { deploySaid } from './deployment.ts'
import { fireSaid } from './fire-order.ts'
import { moveSaid } from './move-order.ts'
import { nextSaid } from './next-order.ts'
import type { Order, Said } from './order.ts'
import { standingAnswer } from './standing.ts'

/**
 * The answer of a seat's orders to a question: that of the first order that has one. Orders that are out of date end. Where one ends at its
 * question, the others are asked, as they would be when the table is read anew.
 */
export function answered(orders: readonly Order[], question: SeenQuestion, view: View): Ordered<Order> {
  const standing = orders.filter((order) => lasts(order, view))
  let left = standing.length === orders.length ? orders : standing
  const g = once(() => seenState(view))
  for (const order of left) {
    if (!isAsked(order, question, view)) continue
    const said = saidBy(order, question, g())
    if (said.order !== order) left = left.flatMap((one) => (one !== order ? [one] : said.order === null ? [] : [said.order]))
    if (said.answer !== null) return { reply: { answer: said.answer, by: orders.indexOf(order) }, orders: left }
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

/** Whether an order is still in force: one for a squadron until its activation ends, one for deployment until the first turn. */
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

/** Whether an order could cover a question: in its squadron's activation, at deployment, or always. */
function isAsked(order: Order, { seat, name }: SeenQuestion, { activation, turn }: View): boolean {
  if (order.kind === 'standing' || order.kind === 'deploy') return true
  if (order.kind === 'next') {
    const acts = activation.kind === order.unit && activation.id === order.id && activation.seat === seat
    return turn === order.turn && (name === 'activate' || acts)
  }
  return activation.kind === 'squadron' && activation.id === order.squadron && activation.seat === seat
}

function saidBy(order: Order, question: SeenQuestion, g: State): Said {
  switch (order.kind) {
    case 'standing':
      return { answer: standingAnswer(order, question, g), order }
    case 'deploy':
      return deploySaid(order, question)
    case 'move':
      return moveSaid(order, question, g)
    case 'fire':
      return fireSaid(order, question, g)
    case 'next':
      return nextSaid(order, question, g)
  }
}
