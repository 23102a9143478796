import type { Seat } from './ids.ts'
import { hash } from './json.ts'
import { determinize } from './position.ts'
import type { Answer, SeenQuestion } from './question.ts'
import { randomOf, seedOf } from './random.ts'
import { seenBy } from './seen.ts'
import type { Table } from './table.ts'

/**
 * A scripted person who plays by orders: says beforehand, from what its seat knows, what a thoughtful player would say at the sheets of
 * the board. A game with orders exports it from `games/<game>/orders/person.ts` as `person`. Benches count with it how often a
 * person is asked, and the conformance suite draws its orders from it.
 */
export interface Person<O = unknown, V = unknown> {
  /**
   * What is said from now on, with an answer that the person gives by hand: called before the answer is given. The whole list that
   * stands then; the same list object where the person adds nothing.
   */
  say(moment: Saying<O, V>): readonly O[]
  /** What is said once at a table by day, before anything happens; absent: nothing. */
  readonly byDay?: readonly O[]
}

/** When a person says something: at its own question, with the answer that it has decided on. */
export interface Saying<O = unknown, V = unknown> {
  readonly seat: Seat
  /** What stands. */
  readonly orders: readonly O[]
  readonly question: SeenQuestion
  readonly view: V
  readonly answer: Answer
  /**
   * The table as the seat may think it is, with the same question open; a new light fork at each call, to be played on at will.
   * Tables that are the same to the seat give the same determinizations.
   */
  determinize(): Table
  /** What a seat that is asked at such a determinization would answer. */
  decide(determinization: Table, seat: Seat): Answer
}

/** What a seat may imagine: determinizations that are the same for all tables that are the same to it, with others playing by the game's policy. */
export function imagining(table: Table, seat: Seat): Pick<Saying, 'determinize' | 'decide'> {
  const { view, question } = seenBy(table, seat)
  const random = randomOf(seedOf(`imagining:${hash([view, question])}`))
  return {
    determinize: () => determinize(table, seat, random),
    decide(imagined, asked) {
      const open = imagined.questions.find((one) => one.seat === asked)
      if (open === undefined) throw new Error(`seat ${asked} is not asked`)
      return imagined.game.policy(imagined.state, open, random)
    },
  }
}
