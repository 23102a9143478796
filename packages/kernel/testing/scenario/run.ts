import {
  type AddressedEvent,
  type Answer,
  answerOf,
  cloneState,
  eventsFor,
  type Game,
  type Json,
  questionFor,
  type Seat,
  schema,
  seenQuestion,
  type TableState,
} from '../../index.ts'
import { type Play, play } from '../play.ts'
import { versionsOf } from './each.ts'
import { forcedAmong, isOffered, onlyAnswer, takeForced } from './forced.ts'
import type { ScenarioFormat } from './format.ts'
import { arrange, changesState, checkStreams, leftOver, scenarioSeed } from './given.ts'
import { type Difference, differences, differencesAt } from './match.ts'
import { noSuch } from './nearest.ts'
import type { Scenario, SeenTable, Then, When } from './scenario.ts'

/** Something that is not as the scenario says. */
export interface Failure {
  /** The part of the scenario: `when[2]`, `then[0]`; in front of it the values, if there are several sets. */
  readonly place: string
  readonly differences: readonly Difference[]
}

/** The result of a scenario; it passed if there are no failures. */
export interface Report {
  readonly failures: readonly Failure[]
  /** Notes that are no failures: what was given without effect. */
  readonly notes: readonly string[]
  readonly table: Play<TableState>['table'] | null
}

/** What a scenario may refer to. */
export interface Around {
  /** Finds the scenario in which another one begins. */
  setupOf?(name: string): Scenario
  /** The game's scenario format, for `table`. */
  readonly format?: ScenarioFormat | undefined
}

/** Plays a scenario of a game, once for each set of its values. Never throws: what cannot be done is a failure. */
export function runScenario(game: Game, scenario: Scenario, around: Around = {}): Report {
  const reports = versionsOf(scenario).map(({ label, scenario: one }) => {
    const { failures, notes, table } = runVersion(game, one, around)
    if (label === '') return { failures, notes, table }
    return { failures: failures.map((failure) => ({ ...failure, place: `${label}: ${failure.place}` })), notes, table }
  })
  return {
    failures: reports.flatMap(({ failures }) => failures),
    notes: reports.flatMap(({ notes }) => notes).filter((note, at, all) => all.indexOf(note) === at),
    table: reports.at(-1)?.table ?? null,
  }
}

/** A running scenario. */
interface Run {
  readonly played: Play<TableState>
  /** The events of the last answer, or of the beginning. */
  since: readonly AddressedEvent[]
  /** What the table answered itself since then. */
  forced: ReturnType<typeof forcedAmong>
}

function runVersion(game: Game, scenario: Scenario, around: Around): Report {
  const failures: Failure[] = []
  const notes: string[] = []
  let place = 'given'
  try {
    const run = begun(game, scenario, around, [], notes)
    const check = (where: string, find: () => readonly Difference[]) => {
      place = where
      const found = find()
      if (found.length > 0) failures.push({ place: where, differences: found })
    }
    const { seen } = scenario
    if (seen !== undefined) check('seen', () => seenFaults(run.played, seen))
    for (const [index, when] of (scenario.when ?? []).entries()) {
      place = `when[${index}]`
      if (typeof when === 'object' && 'then' in when)
        for (const [at, then] of when.then.entries()) check(`when[${index}].then[${at}]`, () => faults(run.played, then, run.since))
      else done(run, when)
    }
    const all = run.played.addressed
    for (const [at, then] of (scenario.then ?? []).entries()) check(`then[${at}]`, () => faults(run.played, then, all))
    for (const [stream, left] of leftOver(run.played.g)) {
      const path = stream === 'dice' ? 'dice' : `streams.${stream}`
      failures.push({ place: path, differences: [{ path, expected: 'all drawn', found: `left over: ${left.join(', ')}` }] })
    }
    return { failures, notes, table: run.played.table }
  } catch (error) {
    const found = error instanceof Error ? error.message : String(error)
    return { failures: [...failures, { place, differences: [{ path: '', expected: 'can be done', found }] }], notes, table: null }
  }
}

/** The table at which a scenario's `when` begins. */
function begun(game: Game, scenario: Scenario, around: Around, under: readonly string[], notes: string[]): Run {
  const given = (g: TableState) => {
    notes.push(...arrange(g, scenario, around.format))
    schema.parse(game.state, g)
  }
  if (scenario.position !== undefined) return runOf(play(game, { position: scenario.position }))
  if (scenario.setup === undefined) {
    const { options = {}, seats = game.seats.min } = scenario
    const played = play(game, { options, seats, seed: scenarioSeed(scenario), ...(changesState(scenario) ? { given } : {}) })
    checkStreams(played.g, scenario)
    return runOf(played)
  }
  if (around.setupOf === undefined) throw new RangeError(`no set-up '${scenario.setup}' here`)
  if (under.includes(scenario.setup)) throw new RangeError(`'${scenario.setup}' begins where it ends itself`)
  const from = around.setupOf(scenario.setup)
  if (from.each !== undefined) throw new RangeError(`'${scenario.setup}' ends in several ways: it has 'each'`)
  const before = begun(game, from, around, [...under, scenario.setup], notes)
  for (const when of from.when ?? []) if (typeof when === 'string' || !('then' in when)) done(before, when)
  const { table } = before.played
  if (table.answers.length > 0) throw new RangeError(`'${scenario.setup}' ends in the middle of an activity`)
  const state = cloneState(game, table.start.state)
  return runOf(
    play(game, {
      seats: table.seats,
      options: from.options ?? {},
      given: (g) => {
        Object.assign(g, state)
        given(g)
      },
    }),
  )
}

function runOf(played: Play<TableState>): Run {
  const since = played.addressed.slice()
  return { played, since, forced: forcedAmong(since) }
}

/** Does one step. */
function done(run: Run, when: Exclude<When, { then: unknown }>): void {
  if (typeof when === 'string') choose(run, { option: when }, undefined)
  else if ('undo' in when) {
    run.played.undo(when.undo)
    hear(run, [])
  } else if ('forced' in when) {
    if (!takeForced(run.forced, [when.forced], when.seat)) throw new RangeError(`'${when.forced}' was not forced: ${optionsNow(run)}`)
  } else if ('options' in when) choose(run, { options: when.options }, when.seat)
  else if ('concede' in when) hear(run, run.played.answer({ concede: true }, when.seat))
  else if ('plan' in when) hear(run, run.played.answer({ plan: when.plan }, when.seat))
  else choose(run, { option: when.option }, when.seat)
}

function hear(run: Run, events: readonly AddressedEvent[]): void {
  run.since = events
  run.forced = forcedAmong(events)
}

/** At most this many questions with a single answer are answered to reach one where an answer is offered. */
const MOST_FORCED = 50

/** Gives an answer at the question that offers it. A forced answer may be written; a question with a single answer may be left out. */
function choose(run: Run, written: { option: string } | { options: readonly string[] }, seat: Seat | undefined): void {
  const { played } = run
  let answer = writtenToday(played, written, seat)
  for (let passed = 0; passed < MOST_FORCED && !isOffered(played.table.questions, idsOf(answer), seat); passed++) {
    if (takeForced(run.forced, idsOf(answer), seat)) return
    const only = onlyAnswer(played, seat)
    if (only === null) break
    hear(run, played.answer({ option: only.option }, only.seat))
    answer = writtenToday(played, written, seat)
  }
  hear(run, 'option' in answer && seat === undefined ? played.answer(answer.option) : played.answer(answer, seat))
}

/** Reads an answer of a scenario as a stored one. */
function writtenToday<A extends Answer>({ table }: Play<TableState>, written: A, seat = table.questions[0]?.seat ?? 0): A {
  return answerOf(table, seat, written) as A
}

function idsOf(answer: { option: string } | { options: readonly string[] }): readonly string[] {
  return 'option' in answer ? [answer.option] : answer.options
}

function optionsNow({ forced }: Run): string {
  return forced.length === 0 ? 'nothing was' : `forced was ${forced.map(({ option }) => option).join(', ')}`
}

function seenFaults({ table, g }: Play<TableState>, { as, view, question }: SeenTable): Difference[] {
  const open = as === 'spectator' ? null : questionFor(table, as)
  return [
    ...differences(view, table.game.view(g, as), 'view'),
    ...differences(question, open === null ? null : seenQuestion(open), 'question'),
  ]
}

function faults(played: Play<TableState>, then: Then, since: readonly AddressedEvent[]): readonly Difference[] {
  const { table } = played
  if ('state' in then) return atPaths(then.state, played.g)
  if ('view' in then) return atPaths(then.view, table.game.view(played.g, then.as))
  if ('question' in then) {
    const open = table.questions.find(({ seat }) => then.as === undefined || seat === then.as) ?? null
    return differences(then.question, open)
  }
  if ('options' in then) return differences(Array.isArray(then.options) ? { $same: then.options } : then.options, played.options(then.as))
  if ('waiting' in then)
    return differences(
      { $same: [...then.waiting] },
      table.questions.map(({ seat }) => seat),
    )
  if ('refused' in then) return refused(played, then.refused, then.as, then.rule)
  if ('why' in then) {
    const rules = table.game.explain(played.g, then.as, then.why).map(({ rule }) => rule)
    return differences(Array.isArray(then.rules) ? { $has: then.rules } : then.rules, rules)
  }
  if ('events' in then) return told(then.events, eventsFor(since, then.as ?? 'spectator'))
  if ('result' in then) return differences(then.result, table.result)
  if ('$or' in then) {
    const found = then.$or.map((one) => faults(played, one, since))
    return found.some((one) => one.length === 0) ? [] : found.flat()
  }
  throw new RangeError(noSuch(Object.keys(then)[0] ?? '', EXPECTED))
}

/** What can be expected. */
const EXPECTED = ['state', 'view', 'question', 'options', 'waiting', 'refused', 'why', 'events', 'result', '$or']

function atPaths(expected: Readonly<Record<string, Json>>, found: unknown): Difference[] {
  return Object.entries(expected).flatMap(([path, value]) => differencesAt(value, found, path))
}

function refused(played: Play<TableState>, answer: string | Answer, seat: Seat, rule: string | undefined): Difference[] {
  const refusal = played.refused(answer, seat)
  const about = refusal.params?.rule
  if (rule === undefined || refusal.rule === rule || about === rule) return []
  return [{ path: 'refusal', expected: rule, found: about === undefined ? refusal.rule : `${refusal.rule} (${about})` }]
}

/** Events in a list must occur in this order, with any others between them; a matcher applies to all of them. */
function told(expected: Json, events: readonly unknown[]): Difference[] {
  if (!Array.isArray(expected)) return differences(expected, events, 'events')
  let from = 0
  for (const [index, one] of expected.entries()) {
    const where = events.findIndex((event, place) => place >= from && differences(one, event).length === 0)
    if (where < 0) {
      const rest = events.slice(from).map((event) => JSON.stringify(event))
      return [{ path: `events[${index}]`, expected: JSON.stringify(one), found: rest.length > 0 ? rest.join('\n') : 'no more events' }]
    }
    from = where + 1
  }
  return []
}
