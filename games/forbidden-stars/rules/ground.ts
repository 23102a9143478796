import { type Bound, chooseSome, no, type Option, type Rule, type Verdict, yes } from '@orrery/kernel'
import { type AreaId, NONE, type State, type SystemId, type UnitId } from '../state.ts'
import { areasOf, isWorld, systemOf, systemsBeside } from './areas.ts'
import { presence } from './control.ts'
import { MOST_TOGETHER, type Move, moveAll, moveBounds, moveOption } from './moves.ts'
import { codeOf } from './names.ts'
import { bitOf, friendlyBits, reachOf, type Ways, waysBetween } from './paths.ts'
import { isShip, isUnrouted, unitsIn, unitsOnBoard } from './units.ts'

/** How many units Ork Roks let through. */
const ROKS_UNITS = 2

/** FS-GROUND-8, FS-GROUND-9, FS-GROUND-10, FS-OPT-2: the paths open to the order's ground units; `more` areas also count as friendly. */
export function groundWays(g: State, found: readonly number[], more: readonly AreaId[] = []): Ways {
  return waysFrom(g, found, more, g.order.source, g.order.warpGround)
}

/** The same, with this neighbouring system instead of the order's source. */
function waysFrom(g: State, found: readonly number[], more: readonly AreaId[], other: SystemId, throughStorms: boolean): Ways {
  const { seat, system, friendlyBefore } = g.order
  let open = friendlyBits(found, seat, system, other)
  if (g.settings.pathsBeforeShips) {
    open = 0
    for (const area of friendlyBefore) open |= bitOf({ system, other }, area)
  }
  for (const area of more) open |= bitOf({ system, other }, area)
  return waysBetween(g, system, other, open, throughStorms)
}

/** FS-ADV-6, FS-GROUND-1, FS-ADV-3: whether a ground unit may take part in the advance order under way. */
export function mayGroundUnitMove(g: State, unit: UnitId): Verdict {
  const { system, source } = g.order
  const from = g.units.area[unit] as number
  if (from === NONE) return no('FS-GROUND-1')
  if (g.units.routed[unit] !== 0) return no('FS-ADV-6')
  return systemOf(from) === system || systemOf(from) === source ? yes : no('FS-ADV-3', { code: codeOf(g, systemOf(from)) })
}

/** FS-GROUND-1, FS-GROUND-4, FS-GROUND-13, FS-ADV-4: whether ground units of the order may enter that area. */
export function mayGroundUnitsEnter(g: State, area: AreaId, present: number): Verdict {
  const { seat, system, target } = g.order
  if (!isWorld(g, area)) return no('FS-GROUND-13')
  if (systemOf(area) !== system) return no('FS-GROUND-1')
  return present === 0 || present === 1 << seat || area === target ? yes : no('FS-ADV-4')
}

/**
 * FS-GROUND-2, FS-GROUND-8: whether one of the order's ground units elsewhere has a legal path to a world; `more` areas also count as
 * friendly. Yes if the order has no ground unit elsewhere.
 */
export function mayGroundUnitsReach(g: State, area: AreaId, more: readonly AreaId[]): Verdict {
  const found = presence(g)
  const friendly = g.order.roks === NONE ? more : [...more, g.order.roks]
  const starts = movableGroundUnits(g).map((unit) => g.units.area[unit] as number)
  const elsewhere = starts.filter((from) => from !== area)
  const leads = (ways: Ways, from: AreaId) => (reachOf(ways, from) & bitOf(ways, area)) !== 0
  const ways = groundWays(g, found, friendly)
  if (elsewhere.some((from) => leads(ways, from))) return yes
  for (const other of systemsBeside(g, g.order.system, true)) {
    const through = waysFrom(g, found, friendly, other, true)
    for (const from of groundAreas(g, other)) if (leads(through, from)) return no('FS-GROUND-8', { code: codeOf(g, other) })
  }
  return elsewhere.length === 0 ? yes : no('FS-GROUND-2')
}

/** The areas of a system with unrouted ground units of the order's seat. */
function groundAreas(g: State, system: SystemId): AreaId[] {
  return areasOf(system).filter((area) => unitsIn(g, g.order.seat, area).some((unit) => !isShip(unit) && isUnrouted(g, unit)))
}

/** The seat's unrouted ground units that may take part, in the order of their ids. */
export function movableGroundUnits(g: State): UnitId[] {
  return unitsOnBoard(g, g.order.seat).filter((unit) => !isShip(unit) && mayGroundUnitMove(g, unit) === true)
}

interface Paths {
  readonly options: Option<Move>[]
  /** The moves that need the void that Ork Roks make friendly. */
  readonly byRoks: string[]
}

/** FS-GROUND-2, FS-GROUND-3, FS-GROUND-11, FS-GROUND-12: every move along a legal path, judged before any unit moves. */
function groundMoves(g: State, units: readonly UnitId[]): Paths {
  const found = presence(g)
  const { system, roks } = g.order
  const ways = groundWays(g, found)
  const rokWays = roks === NONE ? ways : groundWays(g, found, [roks])
  const worlds = areasOf(system).filter((area) => mayGroundUnitsEnter(g, area, found[area] as number) === true)
  const options: Option<Move>[] = []
  const byRoks: string[] = []
  let from = NONE
  let reach = 0
  let rokReach = 0
  for (const unit of units) {
    if (g.units.area[unit] !== from) {
      from = g.units.area[unit] as number
      reach = reachOf(ways, from)
      rokReach = roks === NONE ? reach : reachOf(rokWays, from)
    }
    for (const area of worlds) {
      // FS-GROUND-15
      if (area === from || (rokReach & bitOf(ways, area)) === 0) continue
      const move = moveOption(g, unit, area, 'FS-GROUND-1')
      options.push(move)
      if ((reach & bitOf(ways, area)) === 0) byRoks.push(move.id)
    }
  }
  return { options, byRoks }
}

/** FS-ADV-1, FS-ADV-2: step 2: any ground units move together to worlds of the active system. */
export function* moveGroundUnits(g: State): Rule {
  const { seat, system } = g.order
  const units = movableGroundUnits(g)
  if (units.length === 0) return
  const { options, byRoks } = groundMoves(g, units)
  if (options.length === 0) return
  const bounds: Bound[] = moveBounds(g, seat, options)
  if (byRoks.length > ROKS_UNITS) bounds.push({ rule: 'FS-GROUND-2', of: byRoks, most: ROKS_UNITS })
  const params = { code: codeOf(g, system), most: MOST_TOGETHER }
  const prompt = { name: 'advance.ground', rule: 'FS-ADV-1', message: 'advance-ground', on: `system:${system}`, params }
  const moves = yield* chooseSome(seat, prompt, options, { least: 0, most: units.length, bounds })
  moveAll(g, seat, moves, 'FS-GROUND-1')
}
