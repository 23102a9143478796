import { answerValue } from './answer-value.ts'
import { type AddressedEvent, UNHEARD } from './event.ts'
import type { Game, Result } from './game.ts'
import type { Seat, Viewer } from './ids.ts'
import type { Json } from './json.ts'
import { onlySet } from './multi-select.ts'
import type { Answer, MultiSelectQuestion, Option, OptionsQuestion, Question } from './question.ts'
import type { Seed } from './random.ts'
import type { Reply, Rule } from './rule.ts'
import { cloner } from './schema.ts'
import type { TableState } from './state.ts'

/** An answer that was given since the activity began. */
export interface AnswerRecord {
  readonly seat: Seat
  readonly answer: Answer
  /** The name of the answered question; absent if none was open, and in stored answers. */
  readonly question?: string
}

/** Where an activity began: the base of a position, and what undo returns to. */
export interface Start<S extends TableState = TableState> {
  readonly state: S
  readonly activity: string
  readonly args: Json
}

/** An answer that can still be undone. */
export interface Mark<S extends TableState = TableState> {
  readonly seat: Seat
  readonly start: Start<S>
  /** The answers of the activity before this one. */
  readonly before: readonly AnswerRecord[]
  /** Whether several seats were deciding at the same time. */
  readonly together: boolean
}

/** One play of a game. Only `answer`, `undo` and `concede` of this folder change it. */
export interface Table<S extends TableState = TableState> {
  readonly game: Game<S>
  /** The number of seats. */
  readonly seats: number
  /** The current state; rules change it in place. Read it, never write it. */
  state: S
  start: Start<S>
  /** The answers since the start of the activity. */
  answers: AnswerRecord[]
  rule: Rule | null
  /** The open questions, at most one a seat. */
  questions: readonly Question[]
  /** Whether several seats decide at the same time now, even if only one of them is left. */
  together: boolean
  result: Result | null
  /** Counts answers and undos. Messages carry it, so that stale ones are recognized. */
  version: number
  /** The version at which each seat's open question was asked. */
  asked: number[]
  /** Events that `takeEvents` has not fetched yet. */
  events: AddressedEvent[]
  marks: Mark<S>[]
  /** How many events the running activity has sent to anybody so far, without those of forced choices. */
  spoken: number
  /** Without the means to fork, store and undo: for playouts. */
  readonly light: boolean
}

const cloners = new WeakMap<Game, (state: TableState) => TableState>()

/** A copy of a state, by the function made from its schema. */
export function cloneState<S extends TableState>(game: Game<S>, state: S): S {
  let clone = cloners.get(game)
  if (clone === undefined) {
    clone = cloner((game as Game).state)
    cloners.set(game, clone)
  }
  return clone(state) as S
}

/** Starts a table: sets up and plays on to the first question. Throws a `RangeError` if options or seats do not fit. */
export function openTable<S extends TableState>(game: Game<S>, rawOptions: Json, seats: number, seed: Seed): Table<S> {
  if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max) {
    throw new RangeError(`${game.id} takes ${game.seats.min} to ${game.seats.max} seats, not ${seats}`)
  }
  return begin(game, game.setUp(game.options(rawOptions, seats), seats, seed), seats)
}

/** Starts a table from a state between activities. Takes ownership of the state. */
export function begin<S extends TableState>(game: Game<S>, state: S, seats: number, light = false): Table<S> {
  const table = bare(game, state, seats, light)
  nextActivity(table)
  collect(table)
  return table
}

/** A table at an activity's start, which has not asked anything yet. */
export function atStart<S extends TableState>(game: Game<S>, seats: number, start: Start<S>, light = false): Table<S> {
  const table = bare(game, cloneState(game, start.state), seats, light)
  table.start = light ? { ...start, state: table.state } : start
  run(table, rule(table, start.activity, start.args))
  collect(table)
  return table
}

/** The initial fields of a table at which nothing has happened. */
const BARE = { rule: null, together: false, result: null, version: 0, spoken: 0 }

/** Puts a table back to the state of another one, which must not be used afterwards. Internal to the kernel. */
export function goBack<S extends TableState>(table: Table<S>, back: Table<S>): void {
  table.state = back.state
  table.start = back.start
  table.answers = back.answers
  table.rule = back.rule
  table.questions = back.questions
  table.together = back.together
  table.result = back.result
  table.spoken = back.spoken
}

/**
 * By a spread, not by one literal: where tables are kept (on a server, in a search), the engine takes a literal's objects for long-lived
 * and allocates them where only a full collection frees them; short-lived forks would keep their states alive.
 */
function bare<S extends TableState>(game: Game<S>, state: S, seats: number, light: boolean): Table<S> {
  if (light) state.events = UNHEARD
  return {
    ...BARE,
    game,
    seats,
    state,
    start: { state, activity: '', args: null },
    answers: [],
    questions: NOBODY,
    asked: new Array(seats).fill(0),
    events: [],
    marks: [],
    light,
  }
}

/** A seat's open question, or null. */
export function questionFor<S extends TableState>(table: Table<S>, seat: Viewer): Question | null {
  const { questions } = table
  for (let at = 0; at < questions.length; at++) if ((questions[at] as Question).seat === seat) return questions[at] as Question
  return null
}

/** The events since the last call, for all viewers; `eventsFor` selects a viewer's. */
export function takeEvents(table: Table): AddressedEvent[] {
  const events = table.events
  table.events = []
  return events
}

const NOBODY: readonly Question[] = []

/** Drops the running activity and goes on from `next`. Internal to the kernel; for conceding. */
export function abandon<S extends TableState>(table: Table<S>): void {
  table.rule = null
  nextActivity(table)
  collect(table)
}

/** Passes a chosen value to the rule and plays on to the next question or the end. Internal to the kernel; use `answer`. */
export function resume<S extends TableState>(table: Table<S>, question: Question, value: unknown): void {
  table.questions = table.questions.length > 1 ? table.questions.filter((open) => open !== question) : NOBODY
  run(table, table.rule as Rule, { seat: question.seat, value })
  collect(table)
}

/** Whether the seat has left a table that goes on without it. */
export function hasLeft<S extends TableState>({ game, state }: Table<S>, seat: Seat): boolean {
  return game.hasLeft?.(state, seat) === true
}

/** An open question of a seat that has left, or null. */
function askedInVain<S extends TableState>(table: Table<S>, questions: readonly Question[]): Question | null {
  for (let at = 0; at < questions.length; at++) {
    const question = questions[at] as Question
    if (hasLeft(table, question.seat)) return question
  }
  return null
}

/**
 * Goes on after a seat has left in the middle of an activity: its question gets the least answer, and the others are asked anew. Internal
 * to the kernel; for conceding.
 */
export function goOnWithout<S extends TableState>(table: Table<S>, seat: Seat): void {
  const question = questionFor(table, seat)
  if (question !== null) resume(table, question, leastOf(table.game, question))
  if (question !== null && !table.together) return
  if (table.questions.length === 0) return
  run(table, table.rule as Rule, { seat, value: undefined, anew: 'all' })
  collect(table)
}

/** The value of a departed seat's answer, as it is passed to the rule. */
function leastOf<S extends TableState>(game: Game<S>, question: Question): unknown {
  const answer = game.absent ?? game.least
  if (answer === undefined) throw new Error(`${game.id} does not say what a seat that has left answers`)
  return answerValue(question, answer(question))
}

/** Asks all seats but one again in a simultaneous decision, after their hidden things were dealt anew. */
export function askAnew<S extends TableState>(table: Table<S>, seat: Seat): void {
  if (table.questions.length < 2) return
  run(table, table.rule as Rule, { seat, value: undefined, anew: 'others' })
  collect(table)
}

function rule<S extends TableState>(table: Table<S>, activity: string, args: Json): Rule {
  const begun = table.game.activities[activity]
  if (begun === undefined) throw new Error(`${table.game.id} has no activity '${activity}'`)
  return begun(table.state, args)
}

/** This many activities may follow each other without a question; then the table counts as stuck. */
const MOST_SILENT_ACTIVITIES = 10_000

function nextActivity<S extends TableState>(table: Table<S>): void {
  for (let silent = 0; silent < MOST_SILENT_ACTIVITIES; silent++) {
    const next = table.game.next(table.state)
    if ('result' in next) {
      table.result = next.result
      table.rule = null
      table.questions = []
      table.answers = []
      table.start = { state: table.light ? table.state : cloneState(table.game, table.state), activity: '', args: null }
      return
    }
    if (!table.light) {
      collect(table)
      table.spoken = 0
      table.start = { state: cloneState(table.game, table.state), activity: next.activity, args: next.args }
      table.answers = []
    }
    if (step(table, rule(table, next.activity, next.args))) return
  }
  throw new Error(`${table.game.id} plays on without asking anybody`)
}

function run<S extends TableState>(table: Table<S>, rule: Rule, reply?: Reply): void {
  if (!step(table, rule, reply)) nextActivity(table)
}

/** Steps a rule to its next real question, taking forced choices. Returns false when the rule has ended. */
function step<S extends TableState>(table: Table<S>, rule: Rule, reply?: Reply): boolean {
  table.rule = rule
  let sent = reply
  for (;;) {
    // A generator's first `next` ignores its argument.
    const stepped = rule.next(sent as Reply)
    if (stepped.done) return false
    const asked = stepped.value
    table.together = !('kind' in asked)
    const questions: readonly Question[] = 'kind' in asked ? [asked] : asked
    if (table.game.hasLeft !== undefined) {
      const left = askedInVain(table, questions)
      if (left !== null) {
        sent = { seat: left.seat, value: leastOf(table.game, left) }
        continue
      }
    }
    const forced = forcedAmong(questions)
    if (forced === null) {
      table.questions = questions
      return true
    }
    const { question, only } = forced
    if (!table.light)
      for (const option of only) table.state.events.push({ event: forcedEvent(question, option), seats: [question.seat], others: null })
    sent = { seat: question.seat, value: question.kind === 'multi-select' ? only.map(({ value }) => value) : only[0]?.value }
  }
}

/** A question with one legal answer, and its options. */
interface Forced {
  readonly question: OptionsQuestion | MultiSelectQuestion
  readonly only: readonly Option[]
}

function forcedAmong(questions: readonly Question[]): Forced | null {
  for (let at = 0; at < questions.length; at++) {
    const question = questions[at] as Question
    if (question.kind === 'plan' || question.always === true) continue
    if (question.kind === 'options') {
      if (question.options.length === 1) return { question, only: question.options }
      continue
    }
    const set = onlySet(question)
    if (set !== null) return { question, only: question.options.filter(({ id }) => set.includes(id)) }
  }
  return null
}

/** The event that informs a seat of a forced choice. */
const FORCED = 'forced'

function forcedEvent(question: OptionsQuestion | MultiSelectQuestion, only: Option) {
  return {
    type: FORCED,
    rule: question.rule,
    seat: question.seat,
    question: question.message,
    option: only.id,
    ...(only.message === undefined ? {} : { message: only.message }),
    ...(only.params === undefined ? {} : { params: only.params as Json }),
  }
}

/** Takes the rules' events out of the state. */
function collect<S extends TableState>(table: Table<S>): void {
  if (table.light) return
  const events = table.state.events
  for (let at = 0; at < events.length; at++) {
    const one = events[at] as AddressedEvent
    table.events.push(one)
    if (one.event.type !== FORCED) table.spoken++
  }
  // Popping keeps the list's memory for the next answer; setting its length does not.
  while (events.length > 0) events.pop()
}
