import { type Answer, type GameEvent, hash, type Orders, type Seat, type SeenOption, type SeenQuestion } from '@orrery/kernel'
import { onlyPass } from './asking.ts'

/** An answer to one question that may come; it is given once. */
export interface If {
  /** The fingerprint of the question and its stakes when the answer was given (`fingerprintOf`). */
  readonly print: number
  readonly answer: Answer
  /** The events until then, as the seat would receive them: the condition, in the words of the log. */
  readonly events: readonly GameEvent[]
  /** The options that the answer takes, for its owner to read; empty for a plan. */
  readonly chosen?: readonly SeenOption[]
}

/** All answers that a seat has given in advance at a table. Plain JSON. */
export interface Beforehand {
  /** The game's own orders. */
  readonly orders: readonly unknown[]
  readonly ifs: readonly If[]
  /** The seat passes where nothing but passing is offered. Others may notice that it had no choice. */
  readonly passes?: boolean
}

/** The advance answers of a seat that has given none. */
export const NOTHING_SAID: Beforehand = { orders: [], ifs: [] }

/** An answer given in advance, the order or if-then that gave it, and what remains. */
export interface Replied {
  readonly reply: { readonly answer: Answer; readonly by: 'if' | 'passes' | number } | null
  readonly said: Beforehand
}

/**
 * The fingerprint of a question as its seat sees it, with all that is at stake: equal only if name, options, bounds and stakes are equal.
 * The game defines the stakes; default: everything that the seat sees.
 */
export function fingerprintOf(rules: Orders | null, question: SeenQuestion, view: unknown): number {
  return hash([question, rules?.stakes === undefined ? view : rules.stakes(question, view)])
}

/**
 * A seat's advance answer to this question: an if-then for this very question comes before orders. Orders are asked anyway, so that one
 * that gives several answers stays in step. If the table refuses the answer, the seat is asked.
 */
export function answeredBeforehand(rules: Orders | null, said: Beforehand, question: SeenQuestion, view: unknown): Replied {
  const ordered = rules === null || said.orders.length === 0 ? null : rules.answer(said.orders, question, view)
  const after = ordered === null || ordered.orders === said.orders ? said : { ...said, orders: ordered.orders }
  const print = said.ifs.length > 0 ? fingerprintOf(rules, question, view) : null
  const one = said.ifs.find((other) => other.print === print)
  if (one !== undefined)
    return { reply: { answer: one.answer, by: 'if' }, said: { ...after, ifs: said.ifs.filter((other) => other !== one) } }
  const passed = said.passes === true ? onlyPass(question) : null
  return { reply: ordered?.reply ?? (passed === null ? null : { answer: { option: passed }, by: 'passes' }), said: after }
}

/** Whether there are no advance answers. */
export function isSilent({ orders, ifs, passes }: Beforehand): boolean {
  return orders.length === 0 && ifs.length === 0 && passes !== true
}

/** The reference of an answer that was given because time ran out. It marks the stored answer, and the player's name shows it. */
export function clockRef(version: number, seat: Seat): string {
  return `clock:${seat}:${version}`
}

/** The reference of an answer given by orders. It marks the stored answer, and only its owner's log shows it. */
export function orderRef(version: number, seat: Seat): string {
  return `order:${seat}:${version}`
}
