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

const place = (name: (typeof MEASURES)[number]): number => MEASURES.indexOf(name)
const STANDING = place('standing')
const FREE = place('free')
const UNITS = place('units')
const NEAR = place('near')

/** How much a unit's price counts as near, by its distance to the seat's aims in systems; farther away it does not. */
const NEARNESS = [1, 0.6, 0.25]
const FARTHEST = 4

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
    if (here === 1 << owner) row[STANDING] = (row[STANDING] as number) + 1 / g.seats
    else {
      if (here === 0) row[FREE] = (row[FREE] as number) + 1 / g.seats
      at(near, owner).push(area >> 2)
    }
  }
  for (let unit = 0; unit < FIRST_TOKEN; unit++) {
    const area = g.units.area[unit] as number
    if (area === NONE) continue
    const seat = g.units.seat[unit] as number
    const row = at(rows, seat)
    const price = priceOf(plasticKind(unit)) * (g.units.routed[unit] === 0 ? 1 : 0.6)
    row[UNITS] = (row[UNITS] as number) + price
    if (isShip(unit)) continue
    let closest = FARTHEST
    for (const system of at(near, seat)) closest = Math.min(closest, distance(g, area >> 2, system))
    row[NEAR] = (row[NEAR] as number) + price * (NEARNESS[closest] ?? 0)
  }
  return rows
}
