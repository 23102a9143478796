import { chooseSome, no, type Option, type Rule, type Verdict, yes } from '@orrery/kernel'
import { type AreaId, NONE, type State, type SystemId, type UnitId } from '../state.ts'
import { areasOf, isStormBetween, isWorld, systemOf } from './areas.ts'
import { presence } from './control.ts'
import { MOST_TOGETHER, type Move, moveAll, moveBounds, moveOption } from './moves.ts'
import { codeOf } from './names.ts'
import { isShip, unitsOnBoard } from './units.ts'

/** FS-ADV-6, FS-SHIP-1, FS-SHIP-3, FS-SHIP-4, FS-ADV-3: whether a ship may take part in the advance order under way. */
export function mayShipMove(g: State, ship: UnitId): Verdict {
  const { system, source, warpShips } = g.order
  const from = g.units.area[ship] as number
  if (from === NONE) return no('FS-SHIP-1')
  if (g.units.routed[ship] !== 0) return no('FS-ADV-6')
  if (systemOf(from) === system) return yes
  if (systemOf(from) !== source) return no('FS-ADV-3', { code: codeOf(g, systemOf(from)) })
  return warpShips || !isStormBetween(g, system, source) ? yes : no('FS-SHIP-4', { code: codeOf(g, source) })
}

/** FS-SHIP-1, FS-SHIP-5, FS-ADV-4: whether ships of the order may enter that area. */
export function mayShipsEnter(g: State, area: AreaId, present: number): Verdict {
  const { seat, system, target } = g.order
  if (isWorld(g, area)) return no('FS-SHIP-5')
  if (systemOf(area) !== system) return no('FS-SHIP-3')
  return present === 0 || present === 1 << seat || area === target ? yes : no('FS-ADV-4')
}

/** The seat's unrouted ships that may take part, in the order of their ids. */
export function movableShips(g: State): UnitId[] {
  return unitsOnBoard(g, g.order.seat).filter((unit) => isShip(unit) && mayShipMove(g, unit) === true)
}

/** The voids of the active system that ships of the order may enter. */
export function openVoids(g: State, system: SystemId, found = presence(g)): AreaId[] {
  return areasOf(system).filter((area) => mayShipsEnter(g, area, found[area] as number) === true)
}

/** FS-ADV-1, FS-ADV-2, FS-SHIP-2: step 1: any ships move together into voids of the active system. */
export function* moveShips(g: State): Rule {
  const { seat, system } = g.order
  const ships = movableShips(g)
  if (ships.length === 0) return
  const voids = openVoids(g, system)
  const options: Option<Move>[] = []
  for (const ship of ships) {
    for (const area of voids) if (area !== g.units.area[ship]) options.push(moveOption(g, ship, area, 'FS-SHIP-1'))
  }
  if (options.length === 0) return
  const params = { code: codeOf(g, system), most: MOST_TOGETHER }
  const prompt = { name: 'advance.ships', rule: 'FS-ADV-1', message: 'advance-ships', on: `system:${system}`, params }
  const moves = yield* chooseSome(seat, prompt, options, { least: 0, most: ships.length, bounds: moveBounds(g, seat, options) })
  moveAll(g, seat, moves, 'FS-SHIP-1')
}
