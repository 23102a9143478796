import { gameEntry } from '@orrery/games'
import { type Replay, type ReplayStart, seedOf, startOf } from '@orrery/kernel'
import type { Scenario } from '@orrery/kernel/scenario'
import { scenarioTable } from '@orrery/kernel/scenario/table'

/** The start of a scenario's table. Rejects with a `RangeError` if the table cannot be reached. */
export async function scenarioStart(scenario: Scenario): Promise<ReplayStart> {
  const { load, scenario: words } = gameEntry(scenario.game)
  const table = scenarioTable(await load(), scenario, scenario.table === undefined ? undefined : await words?.())
  return JSON.parse(JSON.stringify(startOf(table, [])))
}

/** The record of a scenario in which nobody has answered yet. Rejects with a `RangeError` if its table cannot be reached. */
export async function scenarioReplay(scenario: Scenario): Promise<Replay> {
  const start = await scenarioStart(scenario)
  const { game, options = {}, seed = 1 } = scenario
  const about = { format: 1, game, gameVersion: start.position.gameVersion, options, seats: start.position.seats } as const
  return { ...about, seed: seedOf(String(seed)), commitment: null, start, steps: [], result: null }
}
