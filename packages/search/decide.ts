import {
  type Answer,
  anyAnswer,
  determinize,
  type Question,
  questionFor,
  type Random,
  type Seat,
  type Table,
  type TableState,
} from '@orrery/kernel'
import { type Budget, DEFAULT_BUDGET, meterOf } from './budget.ts'
import type { Finding } from './finding.ts'
import { seatRandom } from './knowledge.ts'
import type { Level } from './level.ts'
import { periodsOf } from './playout.ts'
import { keenSettings, shortSighted } from './sight.ts'
import { lookAhead } from './strong.ts'
import { hasBoldness, type Style } from './style.ts'

/** How a bot decides. */
export interface How {
  readonly level: Level
  /** For `keen` and `strong`, in games that have styles; default: none. */
  readonly style?: Style
  /** For `strong`, and an upper bound for `keen`; default: one second. */
  readonly budget?: Budget
  /** The clock of the budget in milliseconds. */
  readonly now?: () => number
  /** Whether findings include the game's metrics, for reasons in words. */
  readonly tells?: boolean
  /** Looks ahead at every question, also where the game says that it wins no games: for reasons, and for what a person did there. */
  readonly everywhere?: boolean
  /** Makes bots with the same knowledge decide differently, for example in repeated games. */
  readonly salt?: string
}

/** A decision and its reasons. */
export interface Thought {
  readonly answer: Answer
  /** How many iterations the search did; 0 if it needed none. */
  readonly iterations: number
  /** What a search found about the answers it tried, best first; empty at the other levels. */
  readonly findings: readonly Finding[]
}

/**
 * The bot's answer to the seat's open question, using only what the seat knows: two tables that look the same to the seat get the same
 * answer (for `strong`, with a budget of iterations). The table does not change. Throws if the seat is not asked.
 */
export function decide<S extends TableState>(table: Table<S>, seat: Seat, how: How): Answer {
  return think(table, seat, how).answer
}

/** Decides, and returns the reasons too. */
export function think<S extends TableState>(table: Table<S>, seat: Seat, how: How): Thought {
  const asked = questionFor(table, seat)
  if (asked === null) throw new Error(`seat ${seat} is not asked`)
  const only = onlyAnswer(asked)
  if (only !== null) return { answer: only, iterations: 0, findings: [] }
  const random = seatRandom(table, asked, how.salt ?? '')
  const worn = wornOut(table, asked)
  const thought = looksAhead(table, asked, how) ? searched(table, asked, how, random, worn) : null
  return thought ?? { answer: atOnce(table, asked, how, random, worn), iterations: 0, findings: [] }
}

/** Whether the bot looks ahead at this question. One with a style also does where an answer is bold or patient. */
function looksAhead<S extends TableState>(table: Table<S>, asked: Question, { level, style, everywhere }: How): boolean {
  if (level !== 'strong' && level !== 'keen') return false
  const { levels, portfolio } = table.game
  if (everywhere === true || levels?.searches === undefined || levels.searches[level].includes(asked.name)) return true
  if (level === 'strong' && portfolio?.questions.includes(asked.name)) return true
  if (style === undefined) return false
  const random = seatRandom(table, asked, style)
  const deal = determinize(table, asked.seat, random)
  const question = questionFor(deal, asked.seat) as Question
  return hasBoldness(deal.game, deal.state, question, deal.game.policy(deal.state, question, random))
}

/** The search's result within its budget; null if the budget was empty. */
function searched<S extends TableState>(
  table: Table<S>,
  asked: Question,
  how: How,
  random: Random,
  worn: readonly string[],
): Thought | null {
  const budget = how.budget ?? DEFAULT_BUDGET
  const settings = how.level === 'keen' ? keenSettings(table) : null
  const meter = meterOf(settings === null ? budget : { ...budget, iterations: settings.keen }, how.now ?? (() => performance.now()))
  const findings = lookAhead(table, asked.seat, random, meter, how.tells === true, {
    ...settings,
    periods: periodsOf(table, how.level === 'keen' ? 'keen' : 'strong'),
    ...(how.style === undefined ? {} : { style: how.style }),
  })
  const best = findings.find(({ answer, visits }) => visits > 0 && !isWorn(answer, worn))
  return best === undefined ? null : { answer: best.answer, iterations: meter.done, findings }
}

function atOnce<S extends TableState>(table: Table<S>, asked: Question, how: How, random: Random, worn: readonly string[]): Answer {
  const deal = determinize(table, asked.seat, random)
  const question = questionFor(deal, asked.seat) as Question
  const chosen = how.level === 'random' ? anyAnswer(deal.game, deal.state, question, random) : judged(deal, question, how, random)
  if (!isWorn(chosen, worn) || question.kind !== 'options') return chosen
  return anyAnswer(deal.game, deal.state, { ...question, options: question.options.filter(({ id }) => !worn.includes(id)) }, random)
}

/** The policy's choice among the options that a bot of this level considers. */
function judged<S extends TableState>(deal: Table<S>, question: Question, { level, salt = '' }: How, random: Random): Answer {
  const { game, state } = deal
  return shortSighted(deal, question, level, salt, (seen) => game.policy(state, seen, random))
}

/** After this many equal answers of a seat in one activity, its bot tries another one. */
const MOST_REPEATS = 8

/** The options that the seat has given too often in this activity; never all of them. */
function wornOut<S extends TableState>(table: Table<S>, asked: Question): string[] {
  if (asked.kind !== 'options' || table.answers.length < MOST_REPEATS) return []
  const worn = asked.options.filter(({ id }) => {
    let given = 0
    for (const { seat, answer } of table.answers) if (seat === asked.seat && 'option' in answer && answer.option === id) given++
    return given >= MOST_REPEATS
  })
  return worn.length === asked.options.length ? [] : worn.map(({ id }) => id)
}

function isWorn(answer: Answer, worn: readonly string[]): boolean {
  return 'option' in answer && worn.includes(answer.option)
}

function onlyAnswer(question: Question): Answer | null {
  const only = question.kind === 'options' && question.options.length === 1 ? question.options[0] : undefined
  return only === undefined ? null : { option: only.id }
}
