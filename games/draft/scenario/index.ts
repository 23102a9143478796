import { readTold, type ScenarioWords } from '@orrery/kernel/scenario/words'
import type { State } from '../state.ts'
import type { View } from '../view.ts'
import { lay } from './lay.ts'
import { toldFrom } from './seen.ts'
import { told } from './told.ts'
import { settle } from './whole.ts'

/** The words for scenarios of limited play. */
export const words: ScenarioWords<State> = {
  lay(g, raw) {
    lay(g, readTold(told, raw))
    settle(g)
  },
  settle,
  told: (view, viewer) => toldFrom(view as View, viewer),
}
