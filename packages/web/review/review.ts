import {
  type Answer,
  answerOf,
  type Game,
  type Position,
  positionOf,
  questionFor,
  type Replay,
  type Seat,
  type SeenQuestion,
  type Step,
  seenBy,
} from '@orrery/kernel'
import { playback } from '@orrery/play'
import { think } from '@orrery/search'
import { compare, type Prospect } from '@orrery/search/compare'
import { worth } from '@orrery/search/reward'

/** A decision that a bot would have made differently. */
export interface Lesson {
  /** The step at which it was made. */
  readonly step: number
  readonly question: SeenQuestion
  readonly played: Answer
  readonly better: Answer
  /** The prospects of both answers. */
  readonly prospects: { readonly played: Prospect; readonly better: Prospect }
  /** The probability that the bot's answer is better, 0 to 1. */
  readonly sure: number
  /** The table before the decision. */
  readonly position: Position
}

/** A bot's judgement of a seat's decisions at a finished table. */
export interface Review {
  /** The lessons, in the order of the game. */
  readonly lessons: readonly Lesson[]
  /** How many decisions it examined, and with how many of these it agreed. */
  readonly looked: number
  readonly agreed: number
  /** All steps that count, to play on from any. */
  readonly steps: readonly Step[]
}

/** The number of decisions examined: those after which the chance to win fell most. */
const LOOKED = 40
/** The number of answers after which a decision's effect is measured. */
const SPAN = 4
/** The bot's iterations for a decision, and the deals in which its answer is compared with the one played. */
const ITERATIONS = 80
const DEALS = 40
/** The most lessons, the least gain of each, and the least certainty. */
const MOST = 3
const WORTH = 0.02
const SURE = 0.8

interface Decision {
  readonly step: number
  /** How much the chance to win fell after the decision. */
  readonly fell: number
}

/**
 * Finds the decisions that cost a seat most, and compares each with a bot's answer that uses only what the seat knew. All randomness comes
 * from the record's seed, and budgets are counts, so everybody gets the same review. Calls `each` with the share that is done. Throws if a
 * step no longer fits the rules.
 */
export function reviewOf(game: Game, replay: Replay, seat: Seat, each: (done: number) => void): Review {
  const back = playback(game, replay)
  const decisions = decisionsOf(back, seat)
  const found: Lesson[] = []
  let agreed = 0
  for (const [at, { step }] of decisions.entries()) {
    each(at / decisions.length)
    const lesson = lessonAt(back, seat, step, `${replay.seed}:${step}`)
    if (lesson === 'same') agreed++
    else if (lesson !== null) found.push(lesson)
  }
  each(1)
  const cost = ({ prospects }: Lesson): number => prospects.better.chance - prospects.played.chance
  const lessons = found
    .sort((one, other) => cost(other) - cost(one))
    .slice(0, MOST)
    .sort((one, other) => one.step - other.step)
  return { lessons, looked: decisions.length, agreed, steps: back.steps }
}

/** The seat's decisions with a choice after which its chance fell most, in the order of the game. */
function decisionsOf(back: ReturnType<typeof playback>, seat: Seat): Decision[] {
  const chances: number[] = []
  const own: number[] = []
  for (let step = 0; step <= back.last; step++) {
    const table = back.table(step)
    chances.push(worth(table, seat))
    const question = back.steps[step]?.seat === seat ? questionFor(table, seat) : null
    if (question !== null && (question.kind === 'plan' || question.options.length > 1)) own.push(step + 1)
  }
  return own
    .map((step) => ({ step, fell: (chances[step - 1] ?? 0) - (chances[Math.min(back.last, step - 1 + SPAN)] ?? 0) }))
    .sort((one, other) => other.fell - one.fell || one.step - other.step)
    .slice(0, LOOKED)
    .sort((one, other) => one.step - other.step)
}

/** The lesson of the decision at a step; null if the bot's answer is not clearly better, 'same' if it is the answer that was played. */
function lessonAt(back: ReturnType<typeof playback>, seat: Seat, step: number, seed: string): Lesson | 'same' | null {
  const given = back.steps[step - 1]
  const table = back.table(step - 1)
  const { question } = seenBy(table, seat)
  if (given === undefined || 'undo' in given || question === null) return null
  const played = answerOf(table, seat, given.answer)
  const better = think(table, seat, { level: 'strong', budget: { iterations: ITERATIONS }, salt: seed, everywhere: true }).answer
  if (keyOf(better) === keyOf(played)) return 'same'
  const { one, other, sure } = compare(table, seat, [better, played], DEALS, seed)
  if (sure < SURE || one.chance - other.chance < WORTH) return null
  const position = JSON.parse(JSON.stringify(positionOf(table))) as Position
  return { step, question, played, better, prospects: { better: one, played: other }, sure, position }
}

/** A key that distinguishes answers; the order of a set does not matter. */
function keyOf(answer: Answer): string {
  return JSON.stringify('options' in answer ? answer.options.toSorted() : answer)
}
