import { type Answer, type Seat, seenBy } from '@orrery/kernel'
import type { Play } from '@orrery/kernel/testing'
import { orders } from '../orders/index.ts'
import type { Order } from '../orders/order.ts'
import type { State } from '../state.ts'
import type { View } from '../view.ts'

/** The orders of the seats of a table, applied to each question once, as page and server do. */
export class Sayings {
  readonly #said: (readonly Order[])[] = []
  readonly #put: ({ readonly version: number; readonly answer: Answer | null } | undefined)[] = []

  /** The seat's orders that are still in force. */
  of(seat: Seat): readonly Order[] {
    return this.#said[seat] ?? []
  }

  /** Replaces all orders of a seat. */
  say(seat: Seat, said: readonly Order[]): void {
    this.#said[seat] = said
    this.#put[seat] = undefined
  }

  /** The orders' answer to the seat's open question; asked again, it is the same. */
  answered(p: Play<State>, seat: Seat): Answer | null {
    const { question, view } = seenBy(p.table, seat)
    if (question === null) return null
    const { version } = p.table
    const before = this.#put[seat]
    if (before?.version === version) return before.answer
    const { reply: given, orders: stand } = orders.answer(this.of(seat), question, view as View)
    const answer = given?.answer ?? null
    this.#said[seat] = stand
    this.#put[seat] = { version, answer }
    return answer
  }

  /** The orders' answer with a given view. */
  would(p: Play<State>, seat: Seat, view: View): Answer | null {
    const { question } = seenBy(p.table, seat)
    return question === null ? null : (orders.answer(this.of(seat), question, view).reply?.answer ?? null)
  }
}
