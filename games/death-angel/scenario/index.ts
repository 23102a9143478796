import { readTable, type ScenarioFormat } from '@orrery/kernel/scenario/format'
import { SUPPORT_TOKENS } from '../content/dice.ts'
import type { State } from '../state.ts'
import type { View } from '../view.ts'
import { layEvents, layLocations } from './decks.ts'
import { layEnemies } from './enemies.ts'
import { layMarines } from './marines.ts'
import { layRound } from './round.ts'
import { tableFrom } from './seen.ts'
import { scenarioTable } from './table.ts'
import { layTerrain } from './terrain.ts'
import { settle, tokensPlaced } from './whole.ts'

/** Death Angel's scenario format. */
export const format: ScenarioFormat<State> = {
  lay(g, raw) {
    const table = readTable(scenarioTable, raw)
    layMarines(g, table)
    layEnemies(g, table)
    layTerrain(g, table)
    layLocations(g, table)
    layEvents(g, table)
    layRound(g, table)
    g.supply = SUPPORT_TOKENS - tokensPlaced(g)
    g.artefactHolder = table.artefact ?? -1
    settle(g)
  },
  settle,
  describe: (view) => tableFrom(view as View),
}
