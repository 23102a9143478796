import { type Answer, cloneState, eventsFor, type Game, type Seat, schema, type TableState, type Told } from '../../index.ts'
import { type Play, play } from '../play.ts'
import { arrange } from './given.ts'
import { type Difference, differences } from './match.ts'
import { at } from './path.ts'
import type { Scenario, Then, When } from './scenario.ts'

/** Something that is not as the scenario says. */
export interface Failure {
  /** Which part of the scenario: `when[2]`, `then[0]`. */
  readonly place: string
  readonly differences: readonly Difference[]
}

/** What came of a scenario; no failures when all is as it says. */
export interface Report {
  readonly failures: readonly Failure[]
  readonly table: Play<TableState>['table'] | null
}

/**
 * Plays a scenario of a game. `setupOf` finds the scenario that another one begins at. Throws nothing: what cannot be
 * done is a failure.
 */
export function runScenario(game: Game, scenario: Scenario, setupOf?: (name: string) => Scenario): Report {
  const failures: Failure[] = []
  let place = 'given'
  try {
    const played = begun(game, scenario, setupOf, [])
    let since: readonly Told[] = played.told.slice()
    const check = (then: Then, where: string) => {
      place = where
      const found = faults(played, then, since)
      if (found.length > 0) failures.push({ place: where, differences: found })
    }
    for (const [index, when] of (scenario.when ?? []).entries()) {
      place = `when[${index}]`
      if (typeof when === 'object' && 'then' in when)
        for (const [at, then] of when.then.entries()) check(then, `when[${index}].then[${at}]`)
      else since = done(played, when)
    }
    since = played.told
    for (const [at, then] of (scenario.then ?? []).entries()) check(then, `then[${at}]`)
    return { failures, table: played.table }
  } catch (error) {
    const found = error instanceof Error ? error.message : String(error)
    return { failures: [...failures, { place, differences: [{ path: '', expected: 'can be done', found }] }], table: null }
  }
}

/** The table where a scenario's `when` begins. */
function begun(
  game: Game,
  scenario: Scenario,
  setupOf: ((name: string) => Scenario) | undefined,
  under: readonly string[],
): Play<TableState> {
  const given = (g: TableState) => {
    arrange(g, scenario)
    schema.parse(game.state, g)
  }
  if (scenario.setup === undefined) {
    const { options = {}, seats = game.seats.min, seed = 1 } = scenario
    return play(game, { options, seats, seed, given })
  }
  if (setupOf === undefined) throw new RangeError(`no set-up '${scenario.setup}' here`)
  if (under.includes(scenario.setup)) throw new RangeError(`'${scenario.setup}' begins where it ends itself`)
  const from = setupOf(scenario.setup)
  const before = begun(game, from, setupOf, [...under, scenario.setup])
  for (const when of from.when ?? []) if (typeof when === 'string' || !('then' in when)) done(before, when)
  if (before.table.answers.length > 0) throw new RangeError(`'${scenario.setup}' ends in the middle of an activity`)
  const state = cloneState(game, before.table.start.state)
  return play(game, {
    seats: before.table.seats,
    options: from.options ?? {},
    given: (g) => {
      Object.assign(g, state)
      given(g)
    },
  })
}

/** Does one thing, and returns what was told by it. */
function done(played: Play<TableState>, when: Exclude<When, { then: unknown }>): readonly Told[] {
  if (typeof when === 'string') return played.answer(when)
  if ('undo' in when) {
    played.undo(when.undo)
    return []
  }
  if ('options' in when) return played.answer({ options: when.options }, when.seat)
  return played.answer('plan' in when ? { plan: when.plan } : { option: when.option }, when.seat)
}

function faults(played: Play<TableState>, then: Then, since: readonly Told[]): readonly Difference[] {
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
  throw new RangeError(`'${Object.keys(then).join(', ')}' cannot be expected`)
}

function atPaths(expected: Readonly<Record<string, unknown>>, found: unknown): Difference[] {
  return Object.entries(expected).flatMap(([path, value]) => differences(value as never, at(found, path), path))
}

function refused(played: Play<TableState>, given: string | Answer, seat: Seat, rule: string | undefined): Difference[] {
  const refusal = played.refused(given, seat)
  const about = refusal.params?.rule
  if (rule === undefined || refusal.rule === rule || about === rule) return []
  return [{ path: 'refusal', expected: rule, found: about === undefined ? refusal.rule : `${refusal.rule} (${about})` }]
}

/** The events expected must have been told in this order, with any others between them. */
function told(expected: readonly unknown[], events: readonly unknown[]): Difference[] {
  let from = 0
  for (const [index, one] of expected.entries()) {
    const where = events.findIndex((event, place) => place >= from && differences(one as never, event).length === 0)
    if (where < 0) {
      const rest = events.slice(from).map((event) => JSON.stringify(event))
      return [{ path: `events[${index}]`, expected: JSON.stringify(one), found: rest.length > 0 ? rest.join('\n') : 'no more events' }]
    }
    from = where + 1
  }
  return []
}
