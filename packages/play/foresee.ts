import {
  type Answer,
  answer,
  determinize,
  eventsFor,
  type GameEvent,
  type Orders,
  type Question,
  questionFor,
  type Random,
  type Seat,
  type SeenQuestion,
  seenBy,
  seenQuestion,
  type Table,
} from '@orrery/kernel'
import { onlyPass } from './asking.ts'
import { fingerprintOf } from './beforehand.ts'

/** A question that a seat may be asked next, as it imagines the table. */
export interface Foreseen {
  readonly print: number
  readonly question: SeenQuestion
  /** What it would see then: a position to be drawn as imagined. */
  readonly view: unknown
  /** What would have happened until then, as it would be told: the condition. */
  readonly events: readonly GameEvent[]
  /** The answers to questions before it that it rests on, by their fingerprints. */
  readonly after: readonly number[]
  /** In how many of 100 determinizations it came. */
  readonly share: number
}

/** How far is looked ahead. */
export interface Sight {
  readonly determinizations: number
  /** How many own questions one after the other, in one determinization. */
  readonly depth: number
  /** How many answers of others until the next own question, at most. */
  readonly others: number
  /** Whether the seat passes where nothing else is offered: such questions are not found. */
  readonly passes?: boolean
}

/**
 * What a seat may be asked next: the table is played on from determinizations of what the seat does not know, others by the game's policy, the seat
 * itself by `decide`, which also ends a line by null ('ask me'). The likeliest come first. The table stays as it is.
 */
export function foresee(
  table: Table,
  seat: Seat,
  rules: Orders | null,
  random: Random,
  sight: Sight,
  decide: (imagined: Table, question: Question, print: number) => Answer | null,
): Foreseen[] {
  const found = new Map<number, { one: Omit<Foreseen, 'share'>; times: number }>()
  for (let number = 0; number < sight.determinizations; number++) {
    const imagined = determinize(table, seat, random)
    // A determinization tells nobody anything; here what happens is the condition.
    imagined.state.events = []
    const after: number[] = []
    for (let deep = 0; deep < sight.depth; deep++) {
      const told = untilAsked(imagined, seat, random, sight)
      const asked = told === null ? null : questionFor(imagined, seat)
      const { question, view } = seenBy(imagined, seat)
      if (told === null || asked === null || question === null) break
      const print = fingerprintOf(rules, question, view)
      const known = found.get(print)
      if (known === undefined) found.set(print, { one: { print, question, view, events: told, after: [...after] }, times: 1 })
      else known.times++
      const given = decide(imagined, asked, print)
      if (given === null || answer(imagined, seat, given) !== true) break
      after.push(print)
    }
  }
  return [...found.values()]
    .map(({ one, times }) => ({ ...one, share: (100 * times) / sight.determinizations }))
    .sort((one, other) => other.share - one.share)
}

/** Plays on until the seat has something to decide; what was told to it until then, or null where that does not come soon. */
function untilAsked(imagined: Table, seat: Seat, random: Random, { others, passes }: Sight): readonly GameEvent[] | null {
  for (let step = 0; step <= others && imagined.result === null; step++) {
    const own = questionFor(imagined, seat)
    const passed = own === null || passes !== true ? null : onlyPass(seenQuestion(own))
    if (own !== null && passed === null) return eventsFor(imagined.state.events.splice(0), seat)
    const asked = own ?? imagined.questions[0]
    if (asked === undefined) return null
    const move = passed === null ? imagined.game.policy(imagined.state, asked, random) : { option: passed }
    if (answer(imagined, asked.seat, move) !== true) return null
  }
  return null
}
