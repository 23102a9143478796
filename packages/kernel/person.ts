import type { Seat } from './ids.ts'
import { hash } from './json.ts'
import { determinize } from './position.ts'
import type { Answer, SeenQuestion } from './question.ts'
import { type Random, randomOf, seedOf } from './random.ts'
import { seenBy } from './seen.ts'
import type { Table } from './table.ts'

/**
 * A scripted person who plays with orders: it gives, from what its seat knows, the orders that a thoughtful player would give on the
 * board's sheets. A game with orders exports it from `games/<game>/orders/person.ts` as `person`. Benches use it to count how often a
 * person is asked, and the conformance suite draws its orders from it.
 */
export interface Person<O = unknown, V = unknown> {
  /**
   * The orders from now on, together with an answer that the person gives by hand; called before that answer is given. Returns the whole
   * list; the same list object if the person adds nothing.
   */
  say(moment: Saying<O, V>): readonly O[]
  /** Orders given once at a table by day, before anything happens. Default: none. */
  readonly byDay?: readonly O[]
}

/** The moment when a person gives orders: at its own question, with the answer that it has decided on. */
export interface Saying<O = unknown, V = unknown> {
  readonly seat: Seat
  /** The current orders. */
  readonly orders: readonly O[]
  readonly question: SeenQuestion
  readonly view: V
  readonly answer: Answer
  /**
   * The table as the seat may imagine it, with the same question open; a new light fork at each call, free to be played on. Tables that are
   * the same to the seat give the same determinizations.
   */
  determinize(): Table
  /** What an asked seat would answer at such a determinization. */
  decide(determinization: Table, seat: Seat): Answer
}

/**
 * A seat's imagination for `Saying`: determinizations that are the same for all tables that are the same to it, with the others played by
 * the game's policy.
 */
export function imagining(table: Table, seat: Seat): Pick<Saying, 'determinize' | 'decide'> {
  // Most moments say nothing new, and need no random numbers.
  let random: Random | undefined
  return {
    determinize() {
      random ??= imaginationOf(table, seat)
      return determinize(table, seat, random)
    },
    decide(imagined, asked) {
      const open = imagined.questions.find((one) => one.seat === asked)
      if (open === undefined) throw new Error(`seat ${asked} is not asked`)
      random ??= imaginationOf(table, seat)
      return imagined.game.policy(imagined.state, open, random)
    },
  }
}

/** Random numbers that depend on nothing but what the seat sees. */
function imaginationOf(table: Table, seat: Seat): Random {
  const { view, question } = seenBy(table, seat)
  return randomOf(seedOf(`imagining:${hash([view, question])}`))
}
