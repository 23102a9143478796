import { readTable, type ScenarioFormat } from '@orrery/kernel/scenario/format'
import { readOptions } from '../rules/options.ts'
import { setUp } from '../rules/setup.ts'
import type { State } from '../state.ts'
import type { View } from '../view.ts'
import { layCards } from './cards.ts'
import { layFleets } from './fleets.ts'
import { layRound } from './round.ts'
import { tableFrom } from './seen.ts'
import { laySpace } from './space.ts'
import { scenarioTable } from './table.ts'
import { settle } from './whole.ts'

/** Any seed will do, because the random streams of the existing table continue. */
const NO_SEED = '00000000000000000000000000000001'

/** Firestorm Armada's scenario format. */
export const format: ScenarioFormat<State> = {
  lay(g, raw) {
    const table = readTable(scenarioTable, raw)
    const { random, settings, seats } = g
    const fleets = Array.from({ length: seats }, () => ({ race: 'terrans' as const, flagship: '', squadrons: [] }))
    Object.assign(g, setUp({ ...readOptions({}, seats), fleets }, seats, NO_SEED), { random, settings })
    g.turn = table.turn ?? 1
    layFleets(g, table)
    laySpace(g, table)
    layCards(g, table)
    layRound(g, table)
    settle(g)
  },
  settle,
  describe: (view) => tableFrom(view as View),
}
