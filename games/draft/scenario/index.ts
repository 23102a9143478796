import { readTable, type ScenarioFormat } from '@orrery/kernel/scenario/format'
import type { State } from '../state.ts'
import type { View } from '../view.ts'
import { lay } from './lay.ts'
import { tableFrom } from './seen.ts'
import { scenarioTable } from './table.ts'
import { settle } from './whole.ts'

/** The scenario format of limited play. */
export const format: ScenarioFormat<State> = {
  lay(g, raw) {
    lay(g, readTable(scenarioTable, raw))
    settle(g)
  },
  settle,
  describe: (view, viewer) => tableFrom(view as View, viewer),
}
