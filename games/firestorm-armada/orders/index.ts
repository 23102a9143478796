import { addingTo, type Orders, type Seat } from '@orrery/kernel'
import { flightParams, squadronParams } from '../names.ts'
import { seenState } from '../seen-state.ts'
import type { View } from '../view.ts'
import { answered, lasts } from './answer.ts'
import { type Order, order } from './order.ts'

/** The orders of Firestorm Armada: a fleet's deployment, a squadron's acts, and standing choices. */
export const orders: Orders<Order, View> = {
  version: 3,
  schema: order,
  // Version 1 has no choice for card windows, versions 1 and 2 none for discards at a turn's end.
  migrate: addingTo('standing', { cards: 'ask', discard: 'ask' }),
  answer: answered,
  stands: (one, _seat, view) => lasts(one, view),
  describe(one: Order, _seat: Seat, view: View) {
    if (one.kind === 'standing') return [{ message: 'order-standing' }]
    if (one.kind === 'deploy') return [{ message: 'order-deploy', params: { count: one.squadrons.length } }]
    if (one.kind === 'next' && one.unit === 'flight')
      return [{ message: 'order-next-flight', params: flightParams(seenState(view), one.id) }]
    if (one.kind === 'next') return [{ message: `order-next-${one.move}`, params: squadronParams(seenState(view), one.id) }]
    return [{ message: `order-${one.kind}`, params: squadronParams(seenState(view), one.squadron) }]
  },
}
