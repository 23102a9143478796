import { answer, answerOf, begin, type Game, type Json, questionFor, restore, schema, type Table } from '../../index.ts'
import type { ScenarioFormat } from './format.ts'
import { arrange, checkStreams, scenarioSeed } from './given.ts'
import { differences } from './match.ts'
import { at } from './path.ts'
import type { Scenario, When } from './scenario.ts'

export { asScenario, type When } from './scenario.ts'

/** The table after a scenario's `position` (or its `table` and `given`) and `when`. Throws a `RangeError` if it cannot be reached. */
export function scenarioTable(game: Game, scenario: Scenario, format?: ScenarioFormat): Table {
  const table = scenario.position === undefined ? laid(game, scenario, format) : restore(game, scenario.position).table
  for (const when of scenario.when ?? []) doThere(table, when)
  return table
}

function laid(game: Game, scenario: Scenario, format?: ScenarioFormat): Table {
  const { options = {}, seats = game.seats.min } = scenario
  const g = game.setUp(game.options(options, seats), seats, scenarioSeed(scenario))
  checkStreams(g, scenario)
  arrange(g, scenario, format)
  schema.parse(game.state, g)
  return begin(game, g, seats)
}

/** Does one step at a table; options go to the seat that is asked for them, unless one is named. */
export function doThere(table: Table, when: When): void {
  if (typeof when !== 'string' && ('then' in when || 'undo' in when || 'forced' in when || 'concede' in when))
    throw new RangeError('only answers are given here')
  const written =
    typeof when === 'string'
      ? { option: when }
      : 'options' in when
        ? { options: when.options }
        : 'plan' in when
          ? { plan: when.plan }
          : { option: when.option }
  const named = typeof when === 'string' ? undefined : when.seat
  const seat =
    named ??
    table.questions.find((question) => {
      const answer = answerOf(table, question.seat, written)
      return question.kind !== 'plan' && 'option' in answer && question.options.some(({ id }) => id === answer.option)
    })?.seat ??
    table.questions[0]?.seat ??
    0
  const verdict = answer(table, seat, answerOf(table, seat, written))
  if (verdict !== true)
    throw new RangeError(`${JSON.stringify(when)} is refused: ${verdict.rule}; asked is ${questionFor(table, seat)?.name ?? 'nothing'}`)
}

/** Whether the values at the paths are as expected, matchers included. */
export function isAtPaths(expected: Readonly<Record<string, Json>>, found: unknown): boolean {
  return Object.entries(expected).every(([path, value]) => differences(value, at(found, path)).length === 0)
}

/** Whether something is as expected, matchers included. */
export function isAs(expected: Json, found: unknown): boolean {
  return differences(expected, found).length === 0
}
