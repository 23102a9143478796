import type { Flow } from '@orrery/board/flow.ts'
import {
  type Answer,
  answer,
  eventsFor,
  imagining,
  type Orders,
  type Person,
  type Seat,
  type SeenQuestion,
  seenBy,
  type Table,
} from '@orrery/kernel'
import { PACES, pauseBefore } from '@orrery/play'
import { decide } from '@orrery/search'
import { isSingle, THINKS } from './measures.ts'
import { answeredUnasked } from './unasked.ts'

/** What is needed to measure a game's pace: its board's part, and its orders. */
export interface Paced {
  readonly flow: Flow
  readonly orders: Orders | null
  readonly person: Person | null
}

/** What a game was like for the person who played it against bots. */
export interface Evening {
  /** Questions that the person was asked; of those, the ones with one sensible answer. */
  shown: number
  single: number
  /** Clicks of each turn in which the person was asked anything. */
  clicks: number[]
  /** Seconds spent waiting for the bots' moves, and at questions. */
  waited: number
  thought: number
  won: boolean
}

/**
 * Plays a game in which a person has one seat and quick bots the others. The quick bot also decides for the person, who is not asked what
 * the board or its orders answer.
 */
export function evening(table: Table, seat: Seat, { flow, orders, person }: Paced): Evening {
  const told: Evening = { shown: 0, single: 0, clicks: [], waited: 0, thought: 0, won: false }
  const turns = new Map<string, number>()
  let said: readonly unknown[] = []
  while (table.result === null) {
    const asked = table.questions[0]?.seat ?? seat
    const seen = seenBy(table, asked)
    const question = seen.question as SeenQuestion
    const wanted = decide(table, asked, { level: 'quick', salt: 'flow' })
    let move: Answer = wanted
    if (asked === seat) {
      const ordered = orders?.answer(said, question, seen.view)
      said = ordered?.orders ?? said
      const alone = ordered?.reply?.answer ?? answeredUnasked(flow, question, seen.view)
      move = alone ?? wanted
      if (alone === null) {
        told.shown++
        told.thought += THINKS
        if (isSingle(question)) told.single++
        const before = said.length
        said = person?.say({ ...{ seat, orders: said, question, view: seen.view, answer: wanted }, ...imagining(table, seat) }) ?? said
        const turn = flow.turn(seat, seen.view)
        const cost = clicks(flow, question, move, seen.view) + Math.max(0, said.length - before)
        if (turn !== null) turns.set(turn, (turns.get(turn) ?? 0) + cost)
      }
    }
    const pause = pauseBefore(table, PACES.brisk)
    if (answer(table, asked, move) !== true) throw new Error('what is offered is refused')
    if (asked !== seat && eventsFor(table.events, seat).length > 0) told.waited += pause / 1000
    table.events.length = 0
  }
  told.clicks = [...turns.values()]
  told.won = table.result.winners.includes(seat)
  return told
}

function clicks(flow: Flow, question: SeenQuestion, move: Answer, view: unknown): number {
  if (flow.clicks !== undefined) return flow.clicks(question, move, view)
  return 'options' in move ? move.options.length + 1 : 1
}
