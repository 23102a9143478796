import { across, areasOf, isWorld } from '../rules/areas.ts'
import { at } from '../rules/at.ts'
import { seatOf } from '../rules/seats.ts'
import { factionOfObjective } from '../rules/setup-objectives.ts'
import type { StormMove } from '../rules/storms.ts'
import { endOfUnits, FIRST_TOKEN, firstUnitOf, isShip, plasticKind } from '../rules/units.ts'
import { type EdgeId, NONE, type State, type SystemId } from '../state.ts'
import { addUnit, enemyIn, forceIn, might, noForce, type Outlook, odds, seenAreas } from './worth.ts'

/** What an enemy's objective is worth to it when it can simply be taken, as a share of what it is worth to deny it. */
const TAKEN = 0.7
/** How much a unit that a storm keeps in counts where nothing is in reach, so that storms lie beside enemies rather than at the rim. */
const HAMPERED = 0.03

/** FS-STORM-2, FS-STORM-5: how much better a storm bars the enemies' ways, and frees the seat's own, where it goes than where it lies. */
export function stormWorth(view: Outlook, { storm, edge }: StormMove): number {
  return barred(view, edge) - barred(view, at(view.g.storms, storm).edge)
}

/** FS-SETUP-24: how much a storm on an edge helps the seat: what it keeps the enemies from, less what it keeps the seat from. */
export function barred(view: Outlook, edge: EdgeId): number {
  view.barred ??= []
  const worth = view.barred[edge] ?? barredNow(view, edge)
  view.barred[edge] = worth
  return worth
}

function barredNow(view: Outlook, edge: EdgeId): number {
  const { g, seat } = view
  const one = edge >> 2
  const two = across(g, one, edge & 3)
  if (two === NONE) return 0
  let worth = 0
  for (let mover = 0; mover < g.seats; mover++) {
    if (at(g.players, mover).eliminated) continue
    const lost = Math.max(prize(view, mover, one, two), prize(view, mover, two, one))
    worth += mover === seat ? -lost : lost
  }
  return worth
}

/** What a seat's ground units of one system could gain in the other: what the viewing seat would gain itself, or lose to an enemy. */
function prize(view: Outlook, mover: number, from: SystemId, to: SystemId): number {
  const { g, seat } = view
  const { found, worth } = seenAreas(view)
  const force = groundForce(g, mover, from)
  if (force.units === 0) return 0
  const strength = might(g, mover, force)
  let best = HAMPERED * force.units
  for (const area of areasOf(to)) {
    const here = found[area] as number
    if (!isWorld(g, area) || (here & (1 << mover)) !== 0) continue
    const enemy = enemyIn(here, mover)
    const chance = enemy === NONE ? 1 : odds(strength, might(g, enemy, forceIn(g, enemy, area)))
    best = Math.max(best, chance * (worth[area] as number) * (mover === seat ? 1 : harmOf(g, seat, mover, area, here)))
  }
  return best
}

/** How much of what an area is worth the seat loses when an enemy takes it. */
function harmOf(g: State, seat: number, mover: number, area: number, here: number): number {
  if ((here & (1 << seat)) !== 0) return 1
  const objective = g.objectives[area] as number
  return objective !== NONE && seatOf(g, factionOfObjective(objective)) === mover ? TAKEN : 0
}

/** The unrouted plastic ground units of a seat in a system. */
function groundForce(g: State, seat: number, system: SystemId) {
  const force = noForce()
  const { faction } = at(g.players, seat)
  const end = Math.min(FIRST_TOKEN, endOfUnits(faction))
  for (let unit = firstUnitOf(faction); unit < end; unit++) {
    const area = g.units.area[unit] as number
    if (area !== NONE && area >> 2 === system && g.units.routed[unit] === 0 && !isShip(unit)) addUnit(force, plasticKind(unit), false)
  }
  return force
}
