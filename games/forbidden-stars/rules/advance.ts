import { choose, type Option, option, type Rule } from '@orrery/kernel'
import { type AreaId, NONE, type State, type SystemId, type UnitId } from '../state.ts'
import { areasOf, isStormBetween, isWorld, systemOf, systemsBeside } from './areas.ts'
import { presence, presenceIn } from './control.ts'
import { groundWays, movableGroundUnits, moveGroundUnits } from './ground.ts'
import { areaTerm, codeOf, factionTerm } from './names.ts'
import { bitOf, reachOf } from './paths.ts'
import { movableShips, moveShips, openVoids } from './ships.ts'
import { isShip, isUnrouted, unitsOnBoard } from './units.ts'
import { beginAdvance } from './upgrades/advance.ts'

/** FS-ADV-1: steps 1 and 2 of an advance order: ships, then ground units. The combat or orbital strike follows. */
export function* advance(g: State): Rule {
  const { order } = g
  yield* beginAdvance(g)
  const found = presence(g)
  order.friendlyBefore = found.flatMap((here, area) => (here === 1 << order.seat ? [area] : []))
  order.source = yield* chooseSource(g)
  order.target = yield* chooseTarget(g)
  yield* moveShips(g)
  yield* moveGroundUnits(g)
  // FS-ADV-5, FS-ADV-7
  const fights = order.target !== NONE && (presenceIn(g, order.target) & (1 << order.seat)) !== 0
  if (fights) g.attacker = order.seat
  else order.target = NONE
  g.step = fights ? 'fight' : 'strike'
}

/** The neighbouring systems from which a unit could come. */
function sources(g: State): SystemId[] {
  const { seat, system, warpShips, warpGround } = g.order
  const units = unitsOnBoard(g, seat).filter((unit) => isUnrouted(g, unit))
  return systemsBeside(g, system).filter((other) => {
    const stormy = isStormBetween(g, system, other)
    const passes = (unit: UnitId) => !stormy || (isShip(unit) ? warpShips : warpGround)
    return units.some((unit) => systemOf(g.units.area[unit] as number) === other && passes(unit))
  })
}

/** FS-ADV-3: the one neighbouring system from which units may come. If there is only one, nothing is asked. */
function* chooseSource(g: State): Rule<SystemId> {
  const { seat, system } = g.order
  const found = sources(g)
  if (found.length === 0) return NONE
  const options = found.map((other) => ({
    ...option(`source:${other}`, other, 'FS-ADV-3', `system:${other}`),
    params: { code: codeOf(g, other) },
  }))
  const params = { code: codeOf(g, system) }
  return yield* choose(
    seat,
    { name: 'advance.source', rule: 'FS-ADV-3', message: 'advance-source', on: `system:${system}`, params },
    options,
  )
}

/** The enemy areas that units of the order could enter once ships have opened every path that they can. */
export function targets(g: State): AreaId[] {
  const { seat, system } = g.order
  const found = presence(g)
  const mine = 1 << seat
  const isEnemyArea = (area: AreaId) => found[area] !== 0 && found[area] !== mine
  const ships = movableShips(g)
  const open = ships.length === 0 ? [] : openVoids(g, system, found)
  let ways = groundWays(g, found, g.settings.pathsBeforeShips ? [] : open)
  if (g.order.roks !== NONE) ways = { ...ways, open: ways.open | bitOf(ways, g.order.roks) }
  let reached = 0
  let from = NONE
  for (const unit of movableGroundUnits(g)) {
    if (g.units.area[unit] === from) continue
    from = g.units.area[unit] as number
    reached |= reachOf(ways, from)
  }
  const areas: AreaId[] = []
  for (const area of areasOf(system)) {
    if (!isEnemyArea(area)) continue
    if (isWorld(g, area) ? (reached & bitOf(ways, area)) !== 0 : ships.length > 0) areas.push(area)
  }
  return areas
}

/** The other seat with pieces in an area; `found` has a bit for each seat. */
function otherSeatIn(found: number, seat: number): number {
  let others = found & ~(1 << seat)
  let other = 0
  while ((others & 1) === 0) {
    others >>= 1
    other++
  }
  return other
}

/** FS-ADV-4: the one area that the order may make contested, or none. */
function* chooseTarget(g: State): Rule<AreaId> {
  const { seat, system } = g.order
  const found = targets(g)
  if (found.length === 0) return NONE
  const options: Option<AreaId>[] = found.map((area) => ({
    ...option(`attack:${area}`, area, 'FS-ADV-4', `area:${area}`),
    params: { area: areaTerm(g, area), code: codeOf(g, system), faction: factionTerm(g, otherSeatIn(presenceIn(g, area), seat)) },
  }))
  options.push(option('peace', NONE, 'FS-ADV-2'))
  const params = { code: codeOf(g, system) }
  return yield* choose(
    seat,
    { name: 'advance.target', rule: 'FS-ADV-4', message: 'advance-target', on: `system:${system}`, params },
    options,
  )
}
