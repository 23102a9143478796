import {
  type Answer,
  answer,
  type Game,
  questionFor,
  type Random,
  randomOf,
  type Seat,
  seedOf,
  type Table,
  type Verdict,
} from '@orrery/kernel'
import { think } from '@orrery/search'
import { compare } from '@orrery/search/compare'
import { type Match, playGame } from '../sim/game.ts'
import type { Study } from '../sim/study.ts'

/** What looking ahead brings at the questions of one name. */
export interface Gain {
  readonly question: string
  positions: number
  /** How often the search did not answer as the policy does. */
  changed: number
  /** The sum, and the sum of squares, of the chances to win that the search's answers had more than the policy's. */
  sum: number
  squares: number
  /** The looks used. */
  looks: number
}

/** Where and how gains are measured. */
export interface Survey {
  readonly positions: number
  /** One decision in so many is a position. */
  readonly every: number
  /** The most looks ahead at a position. */
  readonly looks: number
  /** The deals on which the two answers are compared. */
  readonly deals: number
  /** The names of the questions; null: all. */
  readonly questions: readonly string[] | null
}

/** A question with fewer answers has little to search. */
const FEWEST = 3

/**
 * Plays the match, at all that the study covers, and stops at chosen decisions, where `strong` looks ahead. If it does not answer as the
 * policy does, both answers are compared on other deals, which nobody has looked at. The same seed gives the same positions, whatever the
 * search. The most frequent question comes first. Calls `each` after every position.
 */
export function measureGains(game: Game, match: Match, study: Study, survey: Survey, each: (done: number) => void): Gain[] {
  const gains = new Map<string, Gain>()
  const random = randomOf(seedOf(`gains:${match.seed}`))
  let done = 0
  const give = (table: Table, seat: Seat, policy: Answer): Verdict => {
    if (done < survey.positions && isChosen(table, seat, survey, random)) {
      measure(table, seat, policy, survey, `${match.seed}:${done}`, gains)
      each(++done)
    }
    return answer(table, seat, policy)
  }
  for (let number = 0; done < survey.positions && number < MOST_GAMES * survey.positions; number++)
    playGame(game, match, number, study, give)
  return [...gains.values()].sort((one, other) => other.positions - one.positions)
}

/** Games for each position: after so many the question is not asked in this game. */
const MOST_GAMES = 20

function isChosen(table: Table, seat: Seat, { questions, every }: Survey, random: Random): boolean {
  const question = questionFor(table, seat)
  if (question === null || (question.kind === 'options' && question.options.length < FEWEST)) return false
  return (questions === null || questions.includes(question.name)) && random.below(every) === 0
}

function measure(table: Table, seat: Seat, policy: Answer, { looks, deals }: Survey, seed: string, gains: Map<string, Gain>): void {
  const question = questionFor(table, seat)?.name ?? ''
  const gain = gains.get(question) ?? { question, positions: 0, changed: 0, sum: 0, squares: 0, looks: 0 }
  gains.set(question, gain)
  const found = think(table, seat, { level: 'strong', budget: { iterations: looks }, everywhere: true, salt: seed })
  gain.positions++
  gain.looks += found.iterations
  if (JSON.stringify(found.answer) === JSON.stringify(policy)) return
  const { one, other } = compare(table, seat, [found.answer, policy], deals, seed)
  const by = one.chance - other.chance
  gain.changed++
  gain.sum += by
  gain.squares += by * by
}

/** The mean gain of a position, and its standard error. */
export function meanOf({ positions, sum, squares }: Gain): { readonly mean: number; readonly error: number } {
  const mean = sum / positions
  return { mean, error: Math.sqrt(Math.max(0, squares / positions - mean * mean) / positions) }
}
