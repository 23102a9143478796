import { type Answer, type GameEvent, hash, type Orders, type Seat, type SeenOption, type SeenQuestion } from '@orrery/kernel'
import { onlyPass } from './asking.ts'

/** An answer for one question that may come; it is given once. */
export interface If {
  /** The fingerprint of the question and of what was at stake when the answer was given (`fingerprintOf`). */
  readonly print: number
  readonly answer: Answer
  /** What would have happened until then, as the seat would be told: the condition, in the words of the log. */
  readonly events: readonly GameEvent[]
  /** The options that the answer takes, so that its owner can read it; empty where it is a plan. */
  readonly chosen?: readonly SeenOption[]
}

/** All that a seat has said beforehand at a table. Plain JSON. */
export interface Beforehand {
  /** The game's own orders. */
  readonly orders: readonly unknown[]
  readonly ifs: readonly If[]
  /** The seat passes where nothing but passing is offered. Others may see by it that there was nothing else. */
  readonly passes?: boolean
}

/** Of a seat that has said nothing. */
export const NOTHING_SAID: Beforehand = { orders: [], ifs: [] }

/** An answer that was said beforehand, by which order (or if-then), and what still stands after it. */
export interface Replied {
  readonly reply: { readonly answer: Answer; readonly by: 'if' | 'passes' | number } | null
  readonly said: Beforehand
}

/**
 * The fingerprint of a question as its seat sees it, with all that is at stake: the same only where the name, the options, the bounds and
 * the stakes are the same. What is at stake is for the game to say; else it is all that the seat sees.
 */
export function fingerprintOf(rules: Orders | null, question: SeenQuestion, view: unknown): number {
  return hash([question, rules?.stakes === undefined ? view : rules.stakes(question, view)])
}

/**
 * What a seat has said to this question: an if-then for this very question comes before orders. Orders are asked all the same, so that
 * one that answers in a row stays in step. The table may still refuse the answer: then the seat is asked.
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

/** Whether nothing is said. */
export function isSilent({ orders, ifs, passes }: Beforehand): boolean {
  return orders.length === 0 && ifs.length === 0 && passes !== true
}

/** An answer that was given because time ran out: marked so in what is stored, for what stands at its player's name. */
export function clockRef(version: number, seat: Seat): string {
  return `clock:${seat}:${version}`
}

/** An answer that was given by what was said beforehand: marked so in what is stored, for its owner's log alone. */
export function orderRef(version: number, seat: Seat): string {
  return `order:${seat}:${version}`
}
