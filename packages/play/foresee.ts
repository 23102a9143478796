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

/** A question that a seat may be asked next, in an imagined table. */
export interface Foreseen {
  readonly print: number
  readonly question: SeenQuestion
  /** What the seat would see then; drawn as imagined. */
  readonly view: unknown
  /** The events until then: the condition. */
  readonly events: readonly GameEvent[]
  /** The answers to earlier questions that it depends on, by fingerprint. */
  readonly after: readonly number[]
  /** In how many of 100 determinizations it occurred. */
  readonly share: number
}

/** How far to look ahead. */
export interface Lookahead {
  readonly determinizations: number
  /** The most consecutive questions of the seat in one determinization. */
  readonly depth: number
  /** The most answers of others until the seat's next question. */
  readonly others: number
  /** Whether the seat passes where nothing else is offered; then such questions are left out. */
  readonly passes?: boolean
}

/**
 * What a seat may be asked next. The table is played on from determinizations: the others by the game's policy, the seat itself by
 * `decide`, which ends a line with null ('ask me'). The likeliest come first. The table does not change.
 */
export function foresee(
  table: Table,
  seat: Seat,
  rules: Orders | null,
  random: Random,
  lookahead: Lookahead,
  decide: (imagined: Table, question: Question, print: number) => Answer | null,
): Foreseen[] {
  const found = new Map<number, { one: Omit<Foreseen, 'share'>; times: number }>()
  for (let number = 0; number < lookahead.determinizations; number++) {
    const imagined = determinize(table, seat, random)
    // A determinization drops events, but here they are the condition.
    imagined.state.events = []
    const after: number[] = []
    for (let deep = 0; deep < lookahead.depth; deep++) {
      const next = untilAsked(imagined, seat, random, lookahead)
      if (next === null) break
      const { asked, events } = next
      const question = seenQuestion(asked)
      const { view } = seenBy(imagined, seat)
      const print = fingerprintOf(rules, question, view)
      const known = found.get(print)
      if (known === undefined) found.set(print, { one: { print, question, view, events, after: [...after] }, times: 1 })
      else known.times++
      const given = decide(imagined, asked, print)
      if (given === null || answer(imagined, seat, given) !== true) break
      after.push(print)
    }
  }
  return [...found.values()]
    .map(({ one, times }) => ({ ...one, share: (100 * times) / lookahead.determinizations }))
    .sort((one, other) => other.share - one.share)
}

interface Next {
  readonly asked: Question
  readonly events: readonly GameEvent[]
}

/** Plays on until the seat has something to decide. Returns that and its events until then, or null if that does not come soon. */
function untilAsked(imagined: Table, seat: Seat, random: Random, { others, passes }: Lookahead): Next | null {
  for (let step = 0; step <= others; step++) {
    const own = questionFor(imagined, seat)
    const passed = own === null || passes !== true ? null : onlyPass(seenQuestion(own))
    if (own !== null && passed === null) return { asked: own, events: eventsFor(imagined.state.events.splice(0), seat) }
    const asked = own ?? imagined.questions[0]
    if (asked === undefined) return null
    const move = passed === null ? imagined.game.policy(imagined.state, asked, random) : { option: passed }
    if (answer(imagined, asked.seat, move) !== true) return null
  }
  return null
}
