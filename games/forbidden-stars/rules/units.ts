import { FACTIONS, type FactionId } from '../content/factions.ts'
import { basicKindOf, UNIT_CATALOGUE, UNIT_KINDS, UNIT_PIECE_CATALOGUE, type Unit, type UnitKind, unitKind } from '../content/units.ts'
import { type AreaId, LATER, NONE, type State, type UnitId } from '../state.ts'
import { isWorld } from './areas.ts'
import { at } from './at.ts'

/** The kind of every plastic unit; units of one kind have consecutive ids. */
const KIND_OF_UNIT: readonly UnitKind[] = UNIT_PIECE_CATALOGUE.entries.flatMap(({ key }) => UNIT_CATALOGUE.find(key) ?? [])

/** The first unit of every kind; a last entry marks the end. */
const FIRST_OF_KIND: readonly UnitId[] = [...UNIT_KINDS.map(({ id }) => KIND_OF_UNIT.indexOf(id)), KIND_OF_UNIT.length]

/** The first reinforcement token; plastic units come before it. */
export const FIRST_TOKEN: UnitId = KIND_OF_UNIT.length
/** Plastic units and reinforcement tokens together. */
export const PIECES = UNIT_PIECE_CATALOGUE.keys.length

/** Level 0 kinds of a faction: its first ground unit and its first ship. */
export function basicKind(faction: FactionId, ship: boolean): UnitKind {
  return basicKindOf(faction, ship)
}

/** Whether a unit is a reinforcement token. */
export function isToken(unit: UnitId): boolean {
  return unit >= FIRST_TOKEN
}

/** The kind of a unit; a reinforcement token counts as a level 0 unit of the kind that fits its area (FS-REINF-4). */
export function kindOf(g: State, unit: UnitId): UnitKind {
  if (unit < FIRST_TOKEN) return KIND_OF_UNIT[unit] as number
  return basicKind(at(g.players, g.units.seat[unit] as number).faction, !isWorld(g, g.units.area[unit] as number))
}

/** The kind of a plastic unit. */
export function plasticKind(unit: UnitId): UnitKind {
  return KIND_OF_UNIT[unit] as number
}

/** The printed values of a unit's kind. */
export function figuresOf(g: State, unit: UnitId): Unit {
  return unitKind(kindOf(g, unit))
}

/** Whether a plastic unit is a ship. */
export function isShip(unit: UnitId): boolean {
  return unitKind(KIND_OF_UNIT[unit] as number).ship
}

const FIRST_OF_FACTION: readonly UnitId[] = FACTIONS.map(({ id }) => KIND_OF_UNIT.findIndex((kind) => unitKind(kind).faction === id))
const END_OF_FACTION: readonly UnitId[] = FACTIONS.map(({ id }) => KIND_OF_UNIT.findLastIndex((kind) => unitKind(kind).faction === id) + 1)

/** The first plastic unit of a faction. */
export function firstUnitOf(faction: FactionId): UnitId {
  return FIRST_OF_FACTION[faction] as number
}

/** The plastic unit after the last one of a faction. */
export function endOfUnits(faction: FactionId): UnitId {
  return END_OF_FACTION[faction] as number
}

/** The seat's units in an area, routed ones and reinforcement tokens included. */
export function unitsIn(g: State, seat: number, area: AreaId): UnitId[] {
  const found: UnitId[] = []
  const { faction } = at(g.players, seat)
  const places = g.units.area
  const end = endOfUnits(faction)
  for (let unit = firstUnitOf(faction); unit < end; unit++) if (places[unit] === area) found.push(unit)
  for (let unit = FIRST_TOKEN; unit < PIECES; unit++) if (places[unit] === area && g.units.seat[unit] === seat) found.push(unit)
  return found
}

/** How many plastic units of the seat are in an area. */
export function plasticIn(g: State, seat: number, area: AreaId): number {
  let count = 0
  const { faction } = at(g.players, seat)
  const places = g.units.area
  const end = endOfUnits(faction)
  for (let unit = firstUnitOf(faction); unit < end; unit++) if (places[unit] === area) count++
  return count
}

/** The seat's plastic units on the board. */
export function unitsOnBoard(g: State, seat: number): UnitId[] {
  const found: UnitId[] = []
  const { faction } = at(g.players, seat)
  const end = endOfUnits(faction)
  for (let unit = firstUnitOf(faction); unit < end; unit++) if (g.units.area[unit] !== NONE) found.push(unit)
  return found
}

/** Whether a unit is not routed. */
export function isUnrouted(g: State, unit: UnitId): boolean {
  return g.units.routed[unit] === 0
}

/**
 * FS-COMP-14: a unit of the kind in the supply, or NONE. Units without a seat are in no supply: nobody has their faction, or
 * they joined the game after this table began.
 */
export function inSupply(g: State, kind: UnitKind): UnitId {
  const end = FIRST_OF_KIND[kind + 1] as number
  for (let unit = FIRST_OF_KIND[kind] as number; unit < end; unit++) {
    if (g.units.area[unit] === NONE && (g.units.seat[unit] as number) > NONE) return unit
  }
  return NONE
}

/** FS-COMP-14: the number of units of the kind in the supply. */
export function unitsInSupply(g: State, kind: UnitKind): number {
  let count = 0
  const end = FIRST_OF_KIND[kind + 1] as number
  for (let unit = FIRST_OF_KIND[kind] as number; unit < end; unit++) {
    if (g.units.area[unit] === NONE && (g.units.seat[unit] as number) > NONE) count++
  }
  return count
}

/** FS-ROUT-1: puts a unit into an area, unrouted. */
export function placeUnit(g: State, unit: UnitId, area: AreaId): void {
  g.units.area[unit] = area
  g.units.routed[unit] = 0
  g.units.damage[unit] = 0
  g.units.from[unit] = NONE
}

/** FS-COMP-15, FS-REINF-8: returns a unit to its supply. */
export function removeUnit(g: State, unit: UnitId): void {
  g.units.area[unit] = NONE
  g.units.routed[unit] = 0
  g.units.from[unit] = NONE
  if (unit >= FIRST_TOKEN) g.units.seat[unit] = NONE
}

/** FS-COMP-9, FS-REINF-7: puts a reinforcement token of the supply into a combat for the seat. Returns it, or NONE if there is none. */
export function placeToken(g: State, seat: number, area: AreaId): UnitId {
  for (let unit = FIRST_TOKEN; unit < PIECES; unit++) {
    if (g.units.area[unit] !== NONE || g.units.seat[unit] === LATER) continue
    g.units.seat[unit] = seat
    placeUnit(g, unit, area)
    return unit
  }
  return NONE
}
