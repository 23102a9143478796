import { capacityOf, isWorld } from '../rules/areas.ts'
import { at } from '../rules/at.ts'
import { MOST_TOGETHER, type Move } from '../rules/moves.ts'
import { bitOf, reachOf, type Ways } from '../rules/paths.ts'
import { plasticIn, plasticKind } from '../rules/units.ts'
import { type AreaId, NONE, type UnitId } from '../state.ts'
import { addUnit, enemyIn, forceIn, isBuiltOn, might, noForce, type Outlook, odds, priceOf, readyIn } from './worth.ts'

/** What enemy losses are worth, and own ones. */
export const KILLS = 0.6
export const LOSSES = 0.55
/** A world entered by one unit alone may be lost again. */
const SPREAD = 0.85
/** With such odds no more units are sent. */
const ENOUGH = 0.93
const CLOSER = 0.1

/** What the ground units of an order do, and what that gains. */
export interface Army {
  readonly moves: Move[]
  readonly value: number
}

/** An army while it is being ordered about. */
interface Muster {
  readonly view: Outlook
  readonly ways: Ways
  readonly ready: readonly UnitId[]
  /** Where a legal path leads each of them, as bits. */
  readonly reach: readonly number[]
  /** Which of them have their orders. */
  readonly sent: boolean[]
  readonly moves: Move[]
}

/** The ground units of an order: an attack on the target, then empty worlds, then what should stand closer to what is wanted. */
export function armyMoves(view: Outlook, ways: Ways, target: AreaId): Army {
  const { g, seat } = view
  const ready = readyIn(g, seat, ways.system, false)
  if (ways.other !== NONE) ready.push(...readyIn(g, seat, ways.other, false))
  const reach = ready.map((unit) => reachOf(ways, at(g.units.area, unit)))
  const muster: Muster = { view, ways, ready, reach, sent: ready.map(() => false), moves: [] }
  let value = 0
  if (target !== NONE && isWorld(g, target)) value += attack(muster, target)
  value += settleWorlds(muster)
  value += gather(muster)
  return { moves: muster.moves, value }
}

/** How many of the seat's units stay in an area, by the orders given so far. */
function staying({ view: { g, seat }, ready, sent }: Muster, area: AreaId): number {
  let count = plasticIn(g, seat, area)
  for (let i = 0; i < ready.length; i++) if (sent[i] === true && g.units.area[at(ready, i)] === area) count--
  return count
}

/** What it costs to take one more unit from where it stands: the world, where it is the last one. */
function leaving(muster: Muster, unit: UnitId): number {
  const { g, seat, worth } = muster.view
  const area = at(g.units.area, unit)
  if (staying(muster, area) > 1) return 0
  return at(worth, area) * (isBuiltOn(g, seat, area) ? 0.25 : 1)
}

function send(muster: Muster, place: number, to: AreaId): void {
  muster.sent[place] = true
  muster.moves.push({ unit: at(muster.ready, place), to })
}

/** Attacks a world with as many units as make it worth most. */
function attack(muster: Muster, target: AreaId): number {
  const { view, ways, ready, reach, sent } = muster
  const { g, seat, found, worth } = view
  const enemy = enemyIn(at(found, target), seat)
  const theirs = forceIn(g, enemy, target)
  const defence = theirs.units === 0 && theirs.dice === 0 ? 0 : might(g, enemy, theirs)
  const bit = bitOf(ways, target)
  const places = ready.map((_, place) => place).filter((place) => (at(reach, place) & bit) !== 0)
  // The cheapest to lose first where nobody defends, else the strongest.
  const order = (place: number) => priceOf(plasticKind(at(ready, place)))
  places.sort((one, other) => (defence === 0 ? order(one) - order(other) : order(other) - order(one)))
  const mine = noForce()
  let cost = 0
  let best = 0
  let most = -1
  const chosen: number[] = []
  for (const place of places) {
    const unit = at(ready, place)
    if (chosen.length === MOST_TOGETHER) break
    cost += leaving(muster, unit)
    sent[place] = true
    chosen.push(place)
    addUnit(mine, plasticKind(unit), false)
    const chance = odds(might(g, seat, mine), defence)
    const value = chance * (at(worth, target) + KILLS * theirs.price) - (1 - chance) * LOSSES * mine.price - cost
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

/** One unit for each empty world that is worth it, the cheapest one. */
function settleWorlds(muster: Muster): number {
  const { view, ways, ready, reach, sent } = muster
  const { g, found, worth } = view
  const worlds: AreaId[] = []
  for (let area = 4 * ways.system; area < 4 * ways.system + 4; area++) if (at(found, area) === 0 && isWorld(g, area)) worlds.push(area)
  worlds.sort((one, other) => at(worth, other) - at(worth, one))
  let value = 0
  for (const area of worlds) {
    const bit = bitOf(ways, area)
    let place = NONE
    let least = at(worth, area) * SPREAD
    for (let i = 0; i < ready.length; i++) {
      if (sent[i] === true || (at(reach, i) & bit) === 0) continue
      const cost = leaving(muster, at(ready, i)) + 0.05 * priceOf(plasticKind(at(ready, i)))
      if (cost < least) {
        least = cost
        place = i
      }
    }
    if (place === NONE) continue
    value += at(worth, area) * SPREAD - least
    send(muster, place, area)
  }
  return value
}

/** Units that are not needed where they stand go to worlds closer to what the seat wants, or where more is at stake. */
function gather(muster: Muster): number {
  const { view, ways, ready, reach, sent } = muster
  const { g, seat, found, worth, pull } = view
  let value = 0
  for (let i = 0; i < ready.length; i++) {
    if (sent[i] === true) continue
    const unit = at(ready, i)
    const from = at(g.units.area, unit)
    const cost = leaving(muster, unit)
    let best = cost
    let to = NONE
    for (let area = 4 * ways.system; area < 4 * ways.system + 4; area++) {
      if (area === from || (at(reach, i) & bitOf(ways, area)) === 0 || !isWorld(g, area)) continue
      const arriving = muster.moves.filter((move) => move.to === area).length
      const friendly = at(found, area) === 1 << seat
      if (!friendly && arriving === 0) continue
      if (staying(muster, area) + arriving >= Math.min(capacityOf(g, area), MOST_TOGETHER)) continue
      const closer = at(pull, area >> 2) - at(pull, from >> 2)
      const stake = Math.min(6, at(worth, area)) - Math.min(6, at(worth, from))
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
