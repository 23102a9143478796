import {
  type Answer,
  determinize,
  type OptionsQuestion,
  type Question,
  questionFor,
  type Random,
  randomOf,
  type Seat,
  seedFrom,
  seedOf,
  type Table,
  type TableState,
} from '@orrery/kernel'
import type { Meter } from './budget.ts'
import type { Finding } from './finding.ts'
import { another, type FreeQuestion, keyOf, promiseOf } from './free.ts'
import { luckOf } from './luck.ts'
import { addMetrics, type MetricSums, meansOf, noMetrics } from './metrics.ts'
import { playThrough, type Reply } from './playout.ts'
import { likingOf, type Style } from './style.ts'

/** The most answers of a heat, the most promising first. */
const HEAT = 12
/** Deals that an answer must have met before it can win, or lose against the last one beside it. */
const LEAST = 8
/** Deals after which half of a heat drops out. */
const HALVING = 3
/** An answer this many standard errors behind is out. */
const CERTAIN = 2.5
/** Answers with a smaller difference count as equal. */
const INDIFFERENT = 0.004
/** Differences from the order of floating-point additions. */
const TINY = 1e-9
/** An answer must be this many standard errors ahead of the policy's to replace it. */
const DOUBT = 1
const WORTHWHILE = 0.001

/** What makes a race smaller than a `strong` one. */
export interface Limits {
  /** The most answers that may enter, the most promising first; default: all. */
  readonly field?: number
  /** The deals that an answer must have met before it can win, or lose against the last one beside it; default: 8. */
  readonly fewest?: number
  /** The deals after which half of the answers drop out, repeatedly until two are left; default: 3. */
  readonly halving?: number
  /** How many periods a playout covers, the present one included; default: 1. */
  readonly periods?: number
  /** The style whose answers get a small bonus, so that it decides among nearly equal ones. */
  readonly style?: Style
}

/** An answer in the race with its continuation, and its results on deal 0, deal 1, and so on. */
interface Runner {
  readonly answer: Answer
  /** The script by which the seat plays on, until that ends; null: the policy. */
  readonly script: string | null
  /** If asked the same again in this period, the seat does the least; otherwise it follows the policy. */
  readonly rests: boolean
  /** Whether the answer itself is the least. */
  readonly isLeast: boolean
  /** How much the bot's style likes the answer; added to all its results. */
  readonly liking: number
  readonly values: number[]
  /** Its metrics, if reasons are wanted. */
  readonly metrics: MetricSums
}

/**
 * Looks ahead in a game whose policy plays whole turns well. All answers meet the same deals (unknown cards, future dice); the policy plays
 * each on to the start of the same period, and the game's evaluation judges it there, and where each period before that began. If the game defines `least`, each answer also runs as the
 * last of its kind in the period, so that a good one is not blamed for what the policy would do next. At the questions of the game's
 * portfolio what its scripts answer also enters, each played on by its script.
 *
 * The race is run in heats, each by sequential halving: the worse half drops out again and again, until two are left. These two go on until
 * one is certainly worse, or cannot be better. The winner then meets the next answers. So few iterations go to answers that are clearly
 * worse, and a small budget still tells good answers from bad ones. The policy's own answer is taken unless another is clearly ahead, so
 * that bluffs stay in. `limits` makes the race smaller. The best finding comes first.
 */
export function race<S extends TableState>(
  table: Table<S>,
  asked: Question,
  periodOf: (g: S) => number,
  random: Random,
  meter: Meter,
  tells = false,
  { field = Number.POSITIVE_INFINITY, fewest = LEAST, halving = HALVING, periods = 1, style }: Limits = {},
): Finding[] {
  const { seat } = asked
  const runners = lineUp(table, seat, random, style).slice(0, field)
  const seed = seedFrom(random)
  const meet = (runner: Runner): void => {
    const chance = randomOf(seedOf(`${seed}:${runner.values.length}`))
    const deal = determinize(table, seat, chance)
    const value = playThrough(deal, asked, runner.answer, { luck: luckOf(chance), reply: goingOn(deal, asked, runner), periodOf, periods })
    runner.values.push(value + runner.liking)
    if (tells) addMetrics(runner.metrics, deal, seat)
  }
  let heat = runners.slice(0, HEAT)
  let entered = heat.length
  while (heat.length > 1 && lap(heat, meet, meter, halving)) {
    heat = heat.length > 2 ? betterHalf(heat) : stillIn(heat, fewest)
    if (heat.length > 1) continue
    heat = [...heat, ...runners.slice(entered, entered + HEAT - 1)]
    entered += HEAT - 1
  }
  return findingsOf(runners, heat, fewest)
}

/** How the seats of a deal play on after the runner's answer. */
function goingOn<S extends TableState>(deal: Table<S>, { seat, name }: Question, runner: Runner): Reply {
  const { policy, least, portfolio } = deal.game
  let { script } = runner
  return (question, random) => {
    if (question.name === portfolio?.until) script = null
    if (question.seat !== seat) return policy(deal.state, question, random)
    if (runner.rests && question.name === name && least !== undefined) return least(question)
    return script !== null && portfolio !== undefined
      ? portfolio.answer(script, deal.state, question, random)
      : policy(deal.state, question, random)
  }
}

/** The answers to the seat's question: the policy's first, then by prior; among equals those of the style first. */
function lineUp<S extends TableState>(table: Table<S>, seat: Seat, random: Random, style: Style | undefined): Runner[] {
  const deal = determinize(table, seat, random)
  const { game, state } = deal
  const question = questionFor(deal, seat) as Question
  const chosen = game.policy(state, question, random)
  const least = game.least?.(question)
  const promised = entriesOf(deal, question, chosen, random).map(({ answer, promise, script = null }) => {
    const liking = likingOf(game, state, question, answer, style)
    const isLeast = least !== undefined && isSame(least, answer)
    const goesOn: Runner = { answer, script, rests: false, isLeast, liking, values: [], metrics: noMetrics() }
    const runners = least === undefined || isLeast ? [goesOn] : [goesOn, { ...goesOn, rests: true, values: [], metrics: noMetrics() }]
    return { promise: isSame(chosen, answer) ? Number.POSITIVE_INFINITY : promise, liking, runners }
  })
  return promised.sort((a, b) => (a.promise === b.promise ? b.liking - a.liking : b.promise - a.promise)).flatMap(({ runners }) => runners)
}

/** An answer that may enter the race, and how promising it is. */
interface Entry {
  readonly answer: Answer
  readonly promise: number
  /** The script by which the seat plays on; absent: the policy. */
  readonly script?: string
}

/** The answers that may enter, each once: the policy's, those of scripts, then others. */
function entriesOf<S extends TableState>(deal: Table<S>, question: Question, chosen: Answer, random: Random): Entry[] {
  const entries = new Map<string, Entry>([[keyOf(chosen), { answer: chosen, promise: 1 }]])
  const others = question.kind === 'options' ? listed(deal, question) : found(deal, question, chosen, random)
  for (const entry of [...scripted(deal, question, random), ...others]) {
    const key = keyOf(entry.answer)
    if (!entries.has(key)) entries.set(key, entry)
  }
  return [...entries.values()]
}

/** What the scripts of the game's portfolio answer to one of its questions; nothing elsewhere. */
function scripted<S extends TableState>({ game, state }: Table<S>, question: Question, random: Random): Entry[] {
  const { portfolio } = game
  if (portfolio === undefined || !portfolio.questions.includes(question.name)) return []
  return portfolio.scripts.map((script) => ({ answer: portfolio.answer(script, state, question, random), promise: 1, script }))
}

/** The options without obvious mistakes, which few deals may show as good by chance. */
function listed<S extends TableState>({ game, state }: Table<S>, question: OptionsQuestion): Entry[] {
  const entries = question.options.map((option) => ({
    answer: { option: option.id },
    promise: game.prior?.(state, question, option) ?? 1,
  }))
  return entries.filter(({ promise }) => promise > 0)
}

/** How many plans or sets enter a race: neighbours of the policy's, and random ones. */
const ENTRIES = 24

/** Answers to a question whose answers cannot be listed, to compare with the policy's. */
function found<S extends TableState>(deal: Table<S>, question: FreeQuestion, chosen: Answer, random: Random): Entry[] {
  return Array.from({ length: ENTRIES }, () => {
    const answer = another(deal, question, chosen, random)
    return { answer, promise: promiseOf(deal, question, answer) }
  })
}

function isSame(one: Answer, other: Answer): boolean {
  return keyOf(one) === keyOf(other)
}

/** The first, which is the policy's or has won a heat, and the best of the others: half of all, at least two. */
function betterHalf([first, ...others]: readonly Runner[]): Runner[] {
  const kept = Math.ceil((others.length + 1) / 2) - 1
  const ranked = others.toSorted((a, b) => meanOf(b.values) - meanOf(a.values))
  return [first as Runner, ...ranked.slice(0, Math.max(1, kept))]
}

/** Lets the answers in the field that met the fewest deals meet `deals` more. Returns whether the budget allowed it. */
function lap(field: readonly Runner[], meet: (runner: Runner) => void, meter: Meter, deals: number): boolean {
  const least = Math.min(...field.map(({ values }) => values.length))
  for (let deal = least; deal < least + deals; deal++) {
    for (const runner of field) {
      if (runner.values.length !== deal) continue
      if (!meter.take()) return false
      meet(runner)
    }
  }
  return true
}

/** How far one answer is ahead of another on the deals that both met, with the standard error. */
function lead(one: Runner, other: Runner): { readonly by: number; readonly error: number } {
  const deals = Math.min(one.values.length, other.values.length)
  if (deals === 0) return { by: 0, error: Number.POSITIVE_INFINITY }
  let sum = 0
  let squares = 0
  for (let deal = 0; deal < deals; deal++) {
    const difference = (one.values[deal] as number) - (other.values[deal] as number)
    sum += difference
    squares += difference * difference
  }
  const by = sum / deals
  return { by, error: deals === 1 ? Number.POSITIVE_INFINITY : Math.sqrt(Math.max(0, squares / deals - by * by) / (deals - 1)) }
}

/** The leader; among equals the most promising one. */
function leaderOf(field: readonly Runner[], fewest: number): Runner {
  let leader = field[0] as Runner
  for (const runner of field) if (runner.values.length >= fewest && lead(runner, leader).by > TINY) leader = runner
  return leader
}

/** The leader, and those that are not certainly behind it. */
function stillIn(field: readonly Runner[], fewest: number): Runner[] {
  const leader = leaderOf(field, fewest)
  return field.filter((runner) => runner === leader || !isOut(runner, leader, fewest))
}

function isOut(runner: Runner, leader: Runner, fewest: number): boolean {
  if (runner.values.length < fewest || leader.values.length < fewest) return false
  const { by, error } = lead(leader, runner)
  return by > CERTAIN * error - INDIFFERENT
}

/** The winner first, then those still in the race, then the others, the longest in the race first; each answer once. */
function findingsOf(runners: readonly Runner[], field: readonly Runner[], fewest: number): Finding[] {
  const favourite = runners[0] as Runner
  const leader = needed(leaderOf(field, fewest), runners)
  const beaten = runners.every((runner) => runner.answer !== favourite.answer || isBeaten(runner, leader))
  const winner = (beaten ? leader : favourite).answer
  const rank = (runner: Runner) => (runner.answer === winner ? 2 : field.includes(runner) ? 1 : 0)
  const ranked = runners.toSorted((a, b) => rank(b) - rank(a) || b.values.length - a.values.length)
  const answers = [...new Set(ranked.map(({ answer }) => answer))]
  return answers.map((answer) => {
    const both = ranked.filter((runner) => runner.answer === answer)
    const visits = both.reduce((sum, { values }) => sum + values.length, 0)
    const best = both.reduce((one, other) => (meanOf(other.values) > meanOf(one.values) ? other : one))
    const metrics = meansOf(best.metrics)
    return { answer, visits, value: meanOf(best.values) - best.liking, ...(metrics === undefined ? {} : { metrics: metrics }) }
  })
}

/**
 * The leader; the least answer instead where that is worth as much on every deal that both met. Otherwise a bot would do again and again what
 * comes to nothing, such as attacks that nobody meets and that hit nothing.
 */
function needed(leader: Runner, runners: readonly Runner[]): Runner {
  const least = runners.find(({ isLeast }) => isLeast)
  if (least === undefined || leader.answer === runners[0]?.answer) return leader
  const { by, error } = lead(leader, least)
  const isAsGood = Math.abs(by - leader.liking + least.liking) <= TINY && error <= Math.sqrt(TINY)
  return isAsGood ? least : leader
}

/** Whether another answer should replace the policy's. */
function isBeaten(runner: Runner, leader: Runner): boolean {
  const { by, error } = lead(leader, runner)
  return runner.values.length === 0 ? runner.rests : by > DOUBT * error + WORTHWHILE
}

function meanOf(values: readonly number[]): number {
  let sum = 0
  for (const value of values) sum += value
  return values.length === 0 ? 0 : sum / values.length
}
