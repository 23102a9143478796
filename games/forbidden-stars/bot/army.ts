import { capacityOf, isWorld } from '../rules/areas.ts'
import { at } from '../rules/at.ts'
import { MOST_TOGETHER, type Move } from '../rules/moves.ts'
import { bitOf, reachOf, type Ways } from '../rules/paths.ts'
import { plasticKind } from '../rules/units.ts'
import { type AreaId, NONE, type UnitId } from '../state.ts'
import { isThreatened } from './spending.ts'
import { addUnit, enemyIn, forceIn, isBuiltOn, might, noForce, type Outlook, odds, priceOf, seenAreas, seenUnits } from './worth.ts'

/** The worth of enemy losses, and of the seat's own. */
export const KILLS = 0.6
export const LOSSES = 0.55
/** A world entered by a single unit may be lost again. */
const SPREAD = 0.85
/** At these odds no more units are sent. */
const ENOUGH = 0.93
const CLOSER = 0.1
/** The share of a structure's world that counts as lost if no unit stays: it remains friendly until an enemy enters. */
export const OPEN_HOME = 0.25

/** What the ground units of an order do, and what that gains. */
export interface Army {
  readonly moves: Move[]
  readonly value: number
}

/** An army while its units get their orders. */
interface Muster {
  readonly view: Outlook
  readonly ways: Ways
  readonly ready: readonly UnitId[]
  /** The areas that each of them can reach by a legal path, as bits. */
  readonly reach: readonly number[]
  /** Which of them already have an order. */
  readonly sent: boolean[]
  readonly moves: Move[]
}

/** The ground moves of an order: an attack on the target, then empty worlds, then units that should be closer to the seat's aims. */
export function armyMoves(view: Outlook, ways: Ways, target: AreaId): Army {
  const { g } = view
  const { ground } = seenUnits(view)
  const here = at(ground, ways.system)
  const ready = ways.other === NONE ? here : [...here, ...at(ground, ways.other)]
  const reach = ready.map((unit) => reachOf(ways, g.units.area[unit] as number))
  const muster: Muster = { view, ways, ready, reach, sent: ready.map(() => false), moves: [] }
  let value = 0
  if (target !== NONE && isWorld(g, target)) value += attack(muster, target)
  value += settleWorlds(muster)
  value += gather(muster)
  return { moves: muster.moves, value }
}

/** How many of the seat's units stay in an area by the orders given so far. */
function staying({ view, ready, sent }: Muster, area: AreaId): number {
  const { g } = view
  let count = at(seenUnits(view).own, area)
  for (let i = 0; i < ready.length; i++) if (sent[i] === true && g.units.area[ready[i] as number] === area) count--
  return count
}

/** The cost of taking one more unit from its world: the world itself for the last one. */
function leaving(muster: Muster, unit: UnitId): number {
  const { g, seat } = muster.view
  const area = g.units.area[unit] as number
  if (staying(muster, area) > 1) return 0
  return (seenAreas(muster.view).worth[area] as number) * (isBuiltOn(g, seat, area) ? OPEN_HOME : 1)
}

function send(muster: Muster, place: number, to: AreaId): void {
  muster.sent[place] = true
  muster.moves.push({ unit: muster.ready[place] as number, to })
}

/** Attacks a world with as many units as make it worth most. */
function attack(muster: Muster, target: AreaId): number {
  const { view, ways, ready, reach, sent } = muster
  const { g, seat } = view
  const { found, worth } = seenAreas(view)
  const enemy = enemyIn(found[target] as number, seat)
  const theirs = forceIn(g, enemy, target)
  const defence = theirs.units === 0 && theirs.dice === 0 ? 0 : might(g, enemy, theirs)
  const bit = bitOf(ways, target)
  const places = ready.map((_, place) => place).filter((place) => ((reach[place] as number) & bit) !== 0)
  // Without defenders the cheapest units go first, otherwise the strongest.
  const order = (place: number) => priceOf(plasticKind(ready[place] as number))
  places.sort((one, other) => (defence === 0 ? order(one) - order(other) : order(other) - order(one)))
  const mine = noForce()
  let cost = 0
  let best = 0
  let most = -1
  const chosen: number[] = []
  for (const place of places) {
    const unit = ready[place] as number
    if (chosen.length === MOST_TOGETHER) break
    cost += leaving(muster, unit)
    sent[place] = true
    chosen.push(place)
    addUnit(mine, plasticKind(unit), false)
    const chance = odds(might(g, seat, mine), defence)
    const held = (worth[target] as number) * (chosen.length === 1 ? SPREAD : 1)
    const value = chance * (held + KILLS * theirs.price) - (1 - chance) * LOSSES * mine.price - cost
    if (value > best) {
      best = value
      most = chosen.length
    }
    if (chance > ENOUGH) break
  }
  for (const place of chosen) sent[place] = false
  if (most < 0) return 0
  for (const place of chosen.slice(0, most)) send(muster, place, target)
  return best
}

/** Sends one unit, the cheapest, to each empty world that is worth it. */
function settleWorlds(muster: Muster): number {
  const { view, ways, ready, reach, sent } = muster
  const { g } = view
  const { found, worth } = seenAreas(view)
  const worlds: AreaId[] = []
  for (let area = 4 * ways.system; area < 4 * ways.system + 4; area++)
    if ((found[area] as number) === 0 && isWorld(g, area)) worlds.push(area)
  worlds.sort((one, other) => (worth[other] as number) - (worth[one] as number))
  let value = 0
  for (const area of worlds) {
    const bit = bitOf(ways, area)
    let place = NONE
    let least = (worth[area] as number) * SPREAD
    for (let i = 0; i < ready.length; i++) {
      if (sent[i] === true || ((reach[i] as number) & bit) === 0) continue
      const cost = leaving(muster, ready[i] as number) + 0.05 * priceOf(plasticKind(ready[i] as number))
      if (cost < least) {
        least = cost
        place = i
      }
    }
    if (place === NONE) continue
    value += (worth[area] as number) * SPREAD - least
    send(muster, place, area)
  }
  return value
}

/** Whether a unit is the last one in a world with a structure of the seat, which enemies beside it could then walk into. */
function guardsHome(muster: Muster, unit: UnitId): boolean {
  const { view } = muster
  const area = view.g.units.area[unit] as number
  return staying(muster, area) <= 1 && isBuiltOn(view.g, view.seat, area) && isThreatened(view, area >> 2)
}

/** Sends units that their world does not need to worlds closer to the seat's aims, or where more is at stake. */
function gather(muster: Muster): number {
  const { view, ways, ready, reach, sent } = muster
  const { g, seat } = view
  const { found, worth, pull } = seenAreas(view)
  let value = 0
  for (let i = 0; i < ready.length; i++) {
    const unit = ready[i] as number
    if (sent[i] === true || guardsHome(muster, unit)) continue
    const from = g.units.area[unit] as number
    const cost = leaving(muster, unit)
    let best = cost
    let to = NONE
    for (let area = 4 * ways.system; area < 4 * ways.system + 4; area++) {
      if (area === from || ((reach[i] as number) & bitOf(ways, area)) === 0 || !isWorld(g, area)) continue
      const arriving = muster.moves.filter((move) => move.to === area).length
      const friendly = (found[area] as number) === 1 << seat
      if (!friendly && arriving === 0) continue
      if (staying(muster, area) + arriving >= Math.min(capacityOf(g, area), MOST_TOGETHER)) continue
      const closer = (pull[area >> 2] as number) - (pull[from >> 2] as number)
      const stake = Math.min(6, worth[area] as number) - Math.min(6, worth[from] as number)
      const gain = CLOSER * priceOf(plasticKind(unit)) * (closer + 0.25 * stake)
      if (gain > best) {
        best = gain
        to = area
      }
    }
    if (to === NONE) continue
    value += best - cost
    send(muster, i, to)
  }
  return value
}
