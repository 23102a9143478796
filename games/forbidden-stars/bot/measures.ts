import { at } from '../rules/at.ts'
import { presence } from '../rules/control.ts'
import { incomes } from '../rules/refresh.ts'
import { seatOf } from '../rules/seats.ts'
import { factionOfObjective } from '../rules/setup-objectives.ts'
import { commandLevel } from '../rules/structures.ts'
import { FIRST_TOKEN, isShip, plasticKind } from '../rules/units.ts'
import { friendlyWorlds } from '../rules/winning.ts'
import { NONE, type State, type SystemId } from '../state.ts'
import { distance, priceOf } from './worth.ts'

/** The names of the measures. */
export const MEASURES = [
  'collected',
  'standing',
  'free',
  'worlds',
  'income',
  'materiel',
  'assets',
  'cities',
  'upgrades',
  'units',
  'near',
] as const

/**
 * The measures of each seat's chances: objectives collected (as a share), held and within reach; worlds, income, materiel, tokens, cities,
 * upgrades, units, and units close to its aims.
 */
export function measures(g: State): number[][] {
  const found = presence(g)
  const income = incomes(g, found)
  const worlds = friendlyWorlds(g, found)
  const left = Math.max(0, 9 - g.round) / 8
  const near: SystemId[][] = g.players.map(() => [])
  const rows = g.players.map((player, seat) => {
    const assets = player.assets.reduce((sum, count) => sum + count, 0)
    const share = player.collected.length / g.seats
    return [
      share,
      0,
      0,
      worlds[seat] as number,
      (income[seat] as number) * left,
      player.materiel * left,
      assets,
      commandLevel(g, seat),
      player.upgrades.length,
      0,
      0,
    ]
  })
  for (let area = 0; area < g.objectives.length; area++) {
    const objective = g.objectives[area] as number
    if (objective === NONE) continue
    const owner = seatOf(g, factionOfObjective(objective))
    const row = at(rows, owner)
    const here = found[area] as number
    if (here === 1 << owner) row[1] = (row[1] as number) + 1 / g.seats
    else {
      if (here === 0) row[2] = (row[2] as number) + 1 / g.seats
      at(near, owner).push(area >> 2)
    }
  }
  for (let unit = 0; unit < FIRST_TOKEN; unit++) {
    const area = g.units.area[unit] as number
    if (area === NONE) continue
    const seat = g.units.seat[unit] as number
    const row = at(rows, seat)
    const price = priceOf(plasticKind(unit)) * (g.units.routed[unit] === 0 ? 1 : 0.6)
    row[9] = (row[9] as number) + price
    if (isShip(unit)) continue
    let closest = 4
    for (const system of at(near, seat)) closest = Math.min(closest, distance(g, area >> 2, system))
    row[10] = (row[10] as number) + price * (closest === 0 ? 1 : closest === 1 ? 0.6 : closest === 2 ? 0.25 : 0)
  }
  return rows
}
