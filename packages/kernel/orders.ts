import type { Seat } from './ids.ts'
import { isObject, type Json } from './json.ts'
import type { Params } from './params.ts'
import type { Answer, SeenQuestion } from './question.ts'
import { misfitsOf, parse, type Schema } from './schema.ts'

/**
 * Orders: answers that a seat gives in advance, as a game's own plain data. A game with orders exports them from
 * `games/<game>/orders/index.ts` as `orders`, and its manifest names that module. Page, server and bench run the same code.
 *
 * Each seat has a list of orders, in the order in which they were given. Calls come in this order:
 *
 * 1. A sheet on the board drafts orders and hands in the whole new list, which replaces the current one. A list from outside (a client, a
 * store) is read by `readOrders`: `migrate` if it is of an older version, then `schema`.
 * 2. Whenever the seat is asked something, `answer` is called once with the list, the question and the seat's current view. The list that
 * it returns replaces the old one, whether or not it answered.
 * 3. An answer is given to the table as if by hand. If the table refuses it (the options or bounds do not allow it), the answer is dropped,
 * the list from before the call is kept, and the seat is asked.
 * 4. When the seat undoes an answer, all its orders end.
 *
 * Contracts, tested by the conformance suite for every game with orders:
 * - All functions are pure: they depend on their arguments alone and do not change them. No board, no clock, no randomness.
 * - Orders see what their seat sees: two tables that are the same to the seat get the same answer and the same list.
 * - `answer` never gives what the question does not offer.
 * - The list that `answer` returns fits `schema`. If it gave no answer, it gives none when it is put to the same question again: the list is
 * stored, and a server that reads the table anew asks it once more.
 */
export interface Orders<O = unknown, V = unknown> {
  /** The version of the orders' data. Increase it with every change after which an older order would be misread. */
  readonly version: number
  /** One order. An object without class instances and without undefined fields, as in a state. */
  readonly schema: Schema<O>
  /**
   * Brings an order of an older version to this one. The order is plain JSON, a copy that may be changed. Null drops the
   * order, and the server notifies its owner. Absent: older orders are read as they are.
   */
  migrate?(order: Json, from: number): Json | null
  /** Answers a question of the seat `question.seat` by its orders. `view` is that seat's view. */
  answer(orders: readonly O[], question: SeenQuestion, view: V): Ordered<O>
  /**
   * Whether an order can still answer something, as the seat sees the table now; for the list of current orders. It may be called at any
   * time. Default: an order stands as long as it is in the list.
   */
  stands?(order: O, seat: Seat, view: V): boolean
  /**
   * Everything the seat sees that matters for a decision at this question. An if-then applies only where this (and the question) is the
   * same as when it was made. Default: the whole view, which is always right and rarely the same.
   */
  stakes?(question: SeenQuestion, view: V): unknown
  /** An order in words, for its owner: one line for each thing that it does; none if it does nothing as the table stands. */
  describe(order: O, seat: Seat, view: V): readonly MessageDescriptor[]
}

/** A `migrate` that adds to older orders of a kind the choices that they lack. */
export function addingTo(kind: string, lacking: { readonly [choice: string]: Json }): (order: Json) => Json | null {
  return (order) => {
    if (!isObject(order)) return null
    return order.kind === kind ? { ...lacking, ...order } : order
  }
}

/** The result of putting orders to a question. */
export interface Ordered<O> {
  /** The answer and the index of the order that gave it; null: the seat is asked. */
  readonly reply: { readonly answer: Answer; readonly by: number } | null
  /**
   * The list afterwards, without orders that are used up or that end because their seat is asked. An order with more to answer stays, with
   * its progress updated. The same list object if nothing changes.
   */
  readonly orders: readonly O[]
}

/** A message of the game and its parameters, to be said in either language. */
export interface MessageDescriptor {
  readonly message: string
  readonly params?: Params
}

/** The result if no order answers: the list stays as it is. */
export function unordered<O>(orders: readonly O[]): Ordered<O> {
  return { reply: null, orders }
}

/** Orders from outside, as far as they can be read. */
export interface ReadOrders<O> {
  readonly orders: readonly O[]
  /** How many could not be brought over or do not fit the schema. */
  readonly dropped: number
}

/** Reads a list of orders of the given version from outside. Never throws: unreadable orders are dropped and counted. */
export function readOrders<O, V>(game: Orders<O, V>, raw: readonly Json[], from: number): ReadOrders<O> {
  const orders = raw.flatMap((one) => {
    const order = broughtOver(game, one, from)
    return order === null || misfitsOf(game.schema, order).length > 0 ? [] : [parse(game.schema, order)]
  })
  return { orders, dropped: raw.length - orders.length }
}

/** An order in this version's form; null if it is unreadable, or of a newer version. */
function broughtOver<O, V>(game: Orders<O, V>, order: Json, from: number): Json | null {
  if (from === game.version) return order
  if (from > game.version) return null
  if (game.migrate === undefined) return order
  try {
    return game.migrate(JSON.parse(JSON.stringify(order)) as Json, from)
  } catch {
    // A failed migration is as unreadable as a wrong one.
    return null
  }
}
