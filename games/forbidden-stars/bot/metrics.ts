import type { Seat } from '@orrery/kernel'
import { at } from '../rules/at.ts'
import { presence } from '../rules/control.ts'
import { incomes } from '../rules/refresh.ts'
import { seatOf } from '../rules/seats.ts'
import { factionOfObjective } from '../rules/setup-objectives.ts'
import { friendlyWorlds, unitCounts } from '../rules/winning.ts'
import { NONE, type State } from '../state.ts'

/**
 * What a player would count: collected objectives, objectives held now, worlds, their income, materiel, upgrades, units, and those of
 * others.
 */
export function metrics(g: State, seat: Seat) {
  const { collected, materiel, upgrades } = at(g.players, seat)
  const found = presence(g)
  const units = unitCounts(g)
  let held = 0
  for (const [area, objective] of g.objectives.entries())
    if (objective !== NONE && found[area] === 1 << seat && seatOf(g, factionOfObjective(objective)) === seat) held++
  const own = units[seat] as number
  return {
    objectives: collected.length,
    held,
    worlds: friendlyWorlds(g, found)[seat] as number,
    income: incomes(g, found)[seat] as number,
    materiel,
    upgrades: upgrades.length,
    units: own,
    enemies: units.reduce((sum, count) => sum + count, 0) - own,
  }
}
