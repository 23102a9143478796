import { noSuch, placeOfKey } from '@orrery/kernel/scenario/format'
import { FACTIONS } from '../content/factions.ts'
import { TILE_SIDES } from '../content/tiles.ts'
import { UNIT_KINDS } from '../content/units.ts'
import { at } from '../rules/at.ts'
import type { AreaId, OrderType, State, SystemId } from '../state.ts'

/** The corners of a system, clockwise. */
export const CORNERS: readonly string[] = ['nw', 'ne', 'se', 'sw']
/** The sides of a system, clockwise. */
export const DIRECTIONS: readonly string[] = ['north', 'east', 'south', 'west']
/** The types of orders. */
export const ORDERS: readonly string[] = ['advance', 'deploy', 'strategize', 'dominate']

/** The index of a name in a list. Throws a `RangeError` that suggests the nearest one. */
export function oneOfNames(names: readonly string[], name: string, what: string): number {
  const found = names.indexOf(name)
  if (found < 0) throw new RangeError(`${what}: ${noSuch(name, names)}`)
  return found
}

/** The faction of that key. */
export function factionNamed(key: string): number {
  return placeOfKey(FACTIONS, key, 'factions')
}

/** The kind of units of that key. */
export function unitNamed(key: string): number {
  return placeOfKey(UNIT_KINDS, key, 'units')
}

/** The type of orders of that name. */
export function orderNamed(name: string): OrderType {
  return oneOfNames(ORDERS, name, 'orders') as OrderType
}

/** A seat by its number in a text. */
export function seatNamed(g: State, text: string): number {
  const seat = Number(text)
  if (g.players[seat] === undefined) throw new RangeError(`there is no seat '${text}'; there are ${g.seats}`)
  return seat
}

/** The system with that tile side. */
export function systemNamed(g: State, code: string): SystemId {
  const codes = g.systems.map(({ side }) => at(TILE_SIDES, side).code)
  return oneOfNames(codes, code, 'systems')
}

/** The area at a corner of a system as it lies on the table: `10A.nw`. */
export function areaNamed(g: State, name: string): AreaId {
  const [code = '', corner = ''] = name.split('.')
  return 4 * systemNamed(g, code) + oneOfNames(CORNERS, corner, name)
}
