import { readTold, type ScenarioWords } from '@orrery/kernel/scenario/words'
import { SUPPORT_TOKENS } from '../content/dice.ts'
import type { State } from '../state.ts'
import type { View } from '../view.ts'
import { layEvents, layLocations } from './decks.ts'
import { layEnemies } from './enemies.ts'
import { layMarines } from './marines.ts'
import { layRound } from './round.ts'
import { toldFrom } from './seen.ts'
import { layTerrain } from './terrain.ts'
import { told } from './told.ts'
import { settle, tokensPlaced } from './whole.ts'

/** Death Angel's words for scenarios. */
export const words: ScenarioWords<State> = {
  lay(g, raw) {
    const table = readTold(told, raw)
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
  told: (view) => toldFrom(view as View),
}
