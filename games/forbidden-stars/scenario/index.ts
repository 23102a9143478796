import { readTable, type ScenarioFormat } from '@orrery/kernel/scenario/format'
import { readOptions } from '../rules/options.ts'
import { setUp, takeFaction } from '../rules/setup.ts'
import type { State, Step } from '../state.ts'
import type { View } from '../view.ts'
import { layBoard } from './board.ts'
import { factionNamed } from './names.ts'
import { layPlayers } from './players.ts'
import { tableFrom } from './seen.ts'
import { scenarioTable } from './table.ts'
import { settle } from './whole.ts'

/** Any seed will do: the random streams of the described table continue. */
const NO_SEED = '00000000000000000000000000000001'
const FACTIONS_BY_SEAT: readonly string[] = ['space-marines', 'orks', 'eldar', 'chaos']

/** Forbidden Stars' scenario format. */
export const format: ScenarioFormat<State> = {
  lay(g, raw) {
    const table = readTable(scenarioTable, raw)
    const { random, settings, seats } = g
    Object.assign(g, setUp(readOptions({}), seats, NO_SEED), { random, settings })
    const factions = table.factions ?? FACTIONS_BY_SEAT
    if (factions.length < seats) throw new RangeError(`factions: ${seats} are needed, one for each seat`)
    for (const [seat, player] of g.players.entries()) {
      takeFaction(g, seat, factionNamed(factions[seat] as string))
      Object.assign(player, { force: [], factory: false, assets: [0, 0, 0] })
    }
    layBoard(g, table)
    g.round = table.round ?? 1
    g.first = table.first ?? 0
    g.active = table.active ?? 0
    g.step = table.step ?? 'turn'
    g.phase = phaseOf(g.step)
    g.done = 0
    layPlayers(g, table)
    settle(g)
  },
  settle,
  describe: (view) => tableFrom(view as View),
}

function phaseOf(step: Step): State['phase'] {
  if (['factions', 'tile', 'lay', 'storm', 'quick-map'].includes(step)) return 'setup'
  if (step === 'plan' || step === 'plan-end') return 'planning'
  return ['objectives', 'event', 'event-fight', 'event-end', 'round-end'].includes(step) ? 'refresh' : 'operations'
}
