import { SAID_STEP, type SaidStep, type Schema, schema } from '@orrery/kernel'

/** What is said in a row: the other cards of a round, or how a move+activate card moves and turns its marines. */
export interface Order {
  readonly kind: 'cards' | 'formation'
  readonly round: number
  readonly steps: readonly SaidStep[]
}

const { array, int, variant } = schema
const ROW = { round: int(), steps: array(SAID_STEP) }

/** An order as it is stored. */
export const ORDER = variant('kind', { cards: ROW, formation: ROW }) as Schema<Order>

/** The questions that each kind answers. */
export const ANSWERS: { readonly [kind in Order['kind']]: readonly string[] } = {
  cards: ['choose-action', 'lock'],
  formation: ['move', 'turn'],
}

/** The list with that order, in place of the one of its kind. */
export function withOrder(orders: readonly Order[], order: Order): readonly Order[] {
  return [...orders.filter(({ kind }) => kind !== order.kind), order]
}
