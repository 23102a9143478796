import { type Answer, guess, type Question, questionFor, type Seat, type Table, type TableState } from '@orrery/kernel'
import { type Budget, DEFAULT_BUDGET, meterOf } from './budget.ts'
import { anyAnswer, seatRandom } from './knowledge.ts'
import type { Level } from './level.ts'
import { type Finding, lookAhead } from './strong.ts'

/** How a bot decides. */
export interface How {
  readonly level: Level
  /** For `strong`; one second where absent. */
  readonly budget?: Budget
  /** The clock of the budget in milliseconds. */
  readonly now?: () => number
  /** Makes bots that know the same decide differently, e.g. in repeated games. */
  readonly salt?: string
}

/** A decision, and what led to it. */
export interface Thought {
  readonly answer: Answer
  /** How often the search looked ahead; 0 where it did not have to. */
  readonly iterations: number
  /** What a search found out about the answers it tried, best first; empty for the other levels. */
  readonly findings: readonly Finding[]
}

/**
 * The bot's answer to the open question of the seat, from nothing but what the seat knows: two tables that are the same
 * to it get the same answer (for `strong`, with a budget of iterations). The table stays as it is. Throws when the seat
 * is not asked.
 */
export function decide<S extends TableState>(table: Table<S>, seat: Seat, how: How): Answer {
  return think(table, seat, how).answer
}

/** Decides, and tells what led to it. */
export function think<S extends TableState>(table: Table<S>, seat: Seat, how: How): Thought {
  const asked = questionFor(table, seat)
  if (asked === null) throw new Error(`seat ${seat} is not asked`)
  const only = onlyAnswer(asked)
  if (only !== null) return { answer: only, iterations: 0, findings: [] }
  const random = seatRandom(table, asked, how.salt ?? '')
  if (how.level === 'strong') {
    const meter = meterOf(how.budget ?? DEFAULT_BUDGET, how.now ?? (() => performance.now()))
    const findings = lookAhead(table, seat, random, meter)
    const best = findings[0]
    if (best !== undefined && best.visits > 0) return { answer: best.answer, iterations: meter.done, findings }
  }
  const deal = guess(table, seat, random)
  const question = questionFor(deal, seat) as Question
  const chosen = how.level === 'random' ? anyAnswer(deal, question, random) : deal.game.policy(deal.state, question, random)
  return { answer: chosen, iterations: 0, findings: [] }
}

function onlyAnswer(question: Question): Answer | null {
  const only = question.kind === 'options' && question.options.length === 1 ? question.options[0] : undefined
  return only === undefined ? null : { option: only.id }
}
