import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { asScenario, type Report, runScenario, type Scenario } from '@orrery/kernel/scenario'
import { parse } from 'yaml'
import { loadGame } from '../game.ts'

const SUFFIX = '.scenario.yaml'

/** Reads a scenario file. Throws a `RangeError` if it is not a scenario. */
export function readScenario(path: string): Scenario {
  if (!existsSync(path)) throw new RangeError(`no file '${path}'`)
  try {
    return asScenario(parse(readFileSync(path, 'utf8')))
  } catch (error) {
    throw new RangeError(`${path}: ${error instanceof Error ? error.message : error}`)
  }
}

/** Plays a scenario file; named set-ups are read from the same folder. Throws a `RangeError` if it cannot be read. */
export async function runScenarioFile(path: string): Promise<Report> {
  const scenario = readScenario(path)
  const { game, format: words } = await loadGame(scenario.game, dirname(path))
  const setupOf = (name: string) => readScenario(join(dirname(path), `${name}${SUFFIX}`))
  return runScenario(game, scenario, { setupOf, format: await words() })
}
