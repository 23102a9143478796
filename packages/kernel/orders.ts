import type { Seat } from './ids.ts'
import type { Json } from './json.ts'
import type { Params } from './params.ts'
import type { Answer, SeenQuestion } from './question.ts'
import { misfitsOf, parse, type Schema } from './schema.ts'

/**
 * Orders: what a seat says beforehand, as a game's own plain data, and what that answers. A game that has orders exports them
 * from `games/<game>/orders/index.ts` as `orders`, and its manifest names that module. Page, server and bench run the same code.
 *
 * What is kept for a seat is a list of orders, in the order in which they were given. Calls come in this order:
 *
 * 1. A sheet on the board drafts orders and hands in the whole new list; it replaces the list that stood. A list that comes from
 *    outside (a client, a store) is read by `readOrders`: `migrate` where it is of an older version, then `schema`.
 * 2. Each time the seat is asked something, `answer` is called once with the list, the question and the seat's view of that
 *    moment. The list that it returns is kept in place of the old one, whether it answered or not.
 * 3. When it gave an answer, that answer is given to the table as if by hand. When the table refuses it (the list of options or the
 *    bounds do not have it), the answer is dropped, the list from before the call is kept, and the seat is asked.
 * 4. When the seat takes an answer back, all its orders end.
 *
 * Contracts, tested by the conformance suite for every game with orders:
 * - All functions are pure: of their arguments alone, which they do not change. No board, no clock, no chance.
 * - Orders see what their seat sees: two tables that are the same to the seat get the same answer and the same list.
 * - `answer` never gives what the question does not offer.
 * - What `answer` returns fits `schema`.
 */
export interface Orders<O = unknown, V = unknown> {
  /** The version of the orders' data. It rises with every change after which an older order would be misread. */
  readonly version: number
  /** One order. An object without class instances and without undefined fields, as in a state. */
  readonly schema: Schema<O>
  /**
   * Brings an order of an older version to this one. The order is plain JSON, a copy that may be changed. Null drops the
   * order, and the server notifies its owner. Absent: older orders are read as they are.
   */
  migrate?(order: Json, from: number): Json | null
  /** What the orders say to a question of the seat `question.seat`, seen with that seat's view. */
  answer(orders: readonly O[], question: SeenQuestion, view: V): Ordered<O>
  /**
   * Whether an order can still answer something, as the seat sees the table now: for the list of what stands. It may be called at
   * any time. Absent: as long as it is in the list.
   */
  stands?(order: O, seat: Seat, view: V): boolean
  /**
   * All that a decision at this question turns on, of what the seat sees: an answer that was said for a question that may come stands
   * only where this is the same (and the question is). The whole view where absent, which is always right and seldom the same.
   */
  stakes?(question: SeenQuestion, view: V): unknown
  /** What an order says, for its owner's eyes: a line for each thing; none where it says nothing as the table stands. */
  describe(order: O, seat: Seat, view: V): readonly MessageDescriptor[]
}

/** What orders say to a question. */
export interface Ordered<O> {
  /** The answer, and the place in the list of the order that gives it; null: the seat is asked. */
  readonly reply: { readonly answer: Answer; readonly by: number } | null
  /**
   * The list that stands after that: without orders that have served or that end because their seat is asked; an order that has more to
   * answer stays, changed where it has to remember how far it is. The same list object where nothing changes.
   */
  readonly orders: readonly O[]
}

/** Something to be said in both languages: a message of the game and its parameters. */
export interface MessageDescriptor {
  readonly message: string
  readonly params?: Params
}

/** The answer of an order, as most of them end: nothing is said, and the list stays as it is. */
export function unordered<O>(orders: readonly O[]): Ordered<O> {
  return { reply: null, orders }
}

/** Orders that came from outside, as far as they can be read. */
export interface ReadOrders<O> {
  readonly orders: readonly O[]
  /** How many could not be brought over or do not fit the schema. */
  readonly dropped: number
}

/** Reads a list of orders of the given version from outside. Never throws: what cannot be read is dropped and counted. */
export function readOrders<O, V>(game: Orders<O, V>, raw: readonly Json[], from: number): ReadOrders<O> {
  const orders = raw.flatMap((one) => {
    const order = broughtOver(game, one, from)
    return order === null || misfitsOf(game.schema, order).length > 0 ? [] : [parse(game.schema, order)]
  })
  return { orders, dropped: raw.length - orders.length }
}

/** An order as this version has it; null where it cannot be read any more, or is of a version that is not known yet. */
function broughtOver<O, V>(game: Orders<O, V>, order: Json, from: number): Json | null {
  if (from === game.version) return order
  if (from > game.version) return null
  if (game.migrate === undefined) return order
  try {
    return game.migrate(JSON.parse(JSON.stringify(order)) as Json, from)
  } catch {
    // What a game cannot bring over is as unreadable as what it brings over wrongly.
    return null
  }
}
