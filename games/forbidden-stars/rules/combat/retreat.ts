import { choose, option, type Rule } from '@orrery/kernel'
import { tell } from '../../events.ts'
import { type AreaId, NONE, type State, type SystemId, type UnitId } from '../../state.ts'
import { areasOf, directionTo, edgeOf, isStormy, isWorld, systemOf, systemsBeside } from '../areas.ts'
import { presence } from '../control.ts'
import { destroyUnit } from '../destroy.ts'
import { areaTerm, placeParams, unitTerm } from '../names.ts'
import { bitOf, friendlyBits, reachOf, waysBetween } from '../paths.ts'
import { isToken, placeUnit, removeUnit } from '../units.ts'
import { layDown, mayBeRouted } from './rout.ts'
import { ATTACKER, combatOf, DEFENDER, type Side, sideOf, unitsOfSide } from './sides.ts'

/** FS-MAP-14: the active system; outside orders the system of the contested area. */
export function activeSystem(g: State): SystemId {
  const { area, ofOrder } = combatOf(g)
  return ofOrder ? g.order.system : systemOf(area)
}

/** FS-RET-26: whether the seat's units of this kind may cross warp storms in this combat. */
function crossesStorms(g: State, seat: number, world: boolean): boolean {
  if (!combatOf(g).ofOrder || g.order.seat !== seat) return false
  return world ? g.order.warpGround : g.order.warpShips
}

/** FS-RET-3, FS-RET-4, FS-RET-10: whether a side's units have an open path to an area. */
function isWayOpen(g: State, side: Side, to: AreaId, found: readonly number[]): boolean {
  const { area } = combatOf(g)
  const { seat } = sideOf(g, side)
  const [system, other] = [systemOf(area), systemOf(to)]
  const world = isWorld(g, area)
  const throughStorms = crossesStorms(g, seat, world)
  if (!world) {
    const direction = system === other ? NONE : directionTo(g, system, other)
    return direction === NONE || throughStorms || !isStormy(g, edgeOf(g, system, direction))
  }
  const second = system === other ? NONE : other
  const ways = waysBetween(g, system, second, friendlyBits(found, seat, system, second), throughStorms)
  return (reachOf(ways, area) & bitOf(ways, to)) !== 0
}

/** FS-RET-11, FS-RET-12, FS-RET-17, FS-RET-18: whether a retreat may end in an area, apart from the path to it. */
function mayEnter(g: State, side: Side, to: AreaId, found: readonly number[]): boolean {
  const { area, origins } = combatOf(g)
  const mine = 1 << sideOf(g, side).seat
  if (to === area || isWorld(g, to) !== isWorld(g, area)) return false
  if ((found[to] as number) !== 0 && (found[to] as number) !== mine) return false
  if (side === ATTACKER) return origins.includes(to)
  if (origins.includes(to)) return false
  return !origins.some((origin) => systemOf(origin) !== systemOf(area) && systemOf(origin) === systemOf(to))
}

/** The systems to which units of a side may retreat. // FS-RET-16 */
function systemsFor(g: State, side: Side): SystemId[] {
  if (side === ATTACKER) return combatOf(g).origins.map((origin) => systemOf(origin))
  const active = activeSystem(g)
  return [active, ...systemsBeside(g, active)]
}

/** FS-RET-15, FS-RET-19, FS-RET-21: where units of a side can retreat to: friendly areas; if a defender has none, uncontrolled ones. */
export function retreatAreas(g: State, side: Side): AreaId[] {
  const found = presence(g)
  const areas: AreaId[] = []
  for (const system of systemsFor(g, side)) {
    for (const to of areasOf(system)) {
      if (!areas.includes(to) && mayEnter(g, side, to, found) && isWayOpen(g, side, to, found)) areas.push(to)
    }
  }
  if (side === ATTACKER) return areas
  const friendly = areas.filter((area) => (found[area] as number) !== 0)
  return friendly.length > 0 ? friendly : areas
}

/** FS-RET-13, FS-RET-14: whether a unit may retreat at all: an attacking unit only if it came by an advance order. */
export function mayRetreat(g: State, side: Side, unit: UnitId): boolean {
  return side === DEFENDER || (g.units.from[unit] as number) !== NONE
}

/** The units of a side that could retreat now. */
export function retreaters(g: State, side: Side): UnitId[] {
  if (retreatAreas(g, side).length === 0) return []
  return unitsOfSide(g, side).filter((unit) => mayRetreat(g, side, unit))
}

/** FS-REINF-9: a reinforcement token that would leave the combat returns to the supply. Returns whether the unit was one. */
export function returnToken(g: State, unit: UnitId): boolean {
  if (!isToken(unit)) return false
  const seat = g.units.seat[unit] as number
  removeUnit(g, unit)
  tell(g, { type: 'token-returned', rule: 'FS-REINF-9', on: `player:${seat}`, seat, count: 1 })
  return true
}

/** FS-RET-1, FS-RET-20: units of a side retreat together to a place that their owner chooses. There must be such a place. */
export function* retreatTogether(g: State, side: Side, units: readonly UnitId[]): Rule {
  const { seat } = sideOf(g, side)
  const { area } = combatOf(g)
  const options = retreatAreas(g, side).map((to) => ({
    ...option(`retreat-to:${to}`, to, 'FS-RET-20', `area:${to}`),
    params: placeParams(g, to),
  }))
  const prompt = {
    name: 'combat.retreat',
    rule: 'FS-RET-1',
    message: 'combat-retreat',
    on: `area:${area}`,
    params: { count: units.length, area: areaTerm(g, area) },
  }
  const to = yield* choose(seat, prompt, options)
  for (const unit of units) retreatTo(g, unit, to)
}

/** FS-RET-6, FS-ROUT-8, FS-ROUT-12, FS-ROUT-13: one unit has left the combat and becomes routed, as far as it can. */
function retreatTo(g: State, unit: UnitId, to: AreaId): void {
  if (returnToken(g, unit)) return
  const seat = g.units.seat[unit] as number
  const lies = !mayBeRouted(g, unit)
  const wasRouted = g.units.routed[unit] as number
  placeUnit(g, unit, to)
  g.units.routed[unit] = wasRouted
  const params = { unit: unitTerm(unit), ...placeParams(g, to) }
  tell(g, { type: 'unit-retreated', rule: 'FS-RET-6', on: `unit:${unit}`, to: `area:${to}`, seat, ...params })
  if (!lies) layDown(g, unit, 'FS-ROUT-8')
}

/** FS-RES-2, FS-RET-9, FS-RET-13, FS-RET-14: all units of a side must retreat; those that cannot are destroyed. */
export function* retreatAll(g: State, side: Side): Rule {
  const units = unitsOfSide(g, side)
  const able = retreatAreas(g, side).length === 0 ? [] : units.filter((unit) => mayRetreat(g, side, unit))
  const lost = units.filter((unit) => !able.includes(unit) && !returnToken(g, unit))
  for (const unit of lost) destroyUnit(g, unit, (g.units.from[unit] as number) === NONE && side === ATTACKER ? 'FS-RET-13' : 'FS-RET-9')
  const plastic = able.filter((unit) => !returnToken(g, unit))
  if (plastic.length > 0) yield* retreatTogether(g, side, plastic)
}
