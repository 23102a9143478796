import type { Combat, Combatant, State, UnitId } from '../../state.ts'
import { at } from '../at.ts'
import { bastionsOf } from '../structures.ts'
import { isUnrouted, unitsIn } from '../units.ts'

/** A side of a combat: its place in `combat.sides`. */
export type Side = 0 | 1
export const ATTACKER: Side = 0
export const DEFENDER: Side = 1

/** The combat under way. */
export function combatOf(g: State): Combat {
  if (g.combat === null) throw new Error('there is no combat')
  return g.combat
}

/** What one side has. */
export function sideOf(g: State, side: Side): Combatant {
  return at(combatOf(g).sides, side)
}

/** The other side. */
export function otherSide(side: Side): Side {
  return side === ATTACKER ? DEFENDER : ATTACKER
}

/** The seat of a side. */
export function seatOfSide(g: State, side: Side): number {
  return sideOf(g, side).seat
}

/** The side of a seat in the combat under way, or null if it does not take part. */
export function sideOfSeat(g: State, seat: number): Side | null {
  if (g.combat === null) return null
  if (at(g.combat.sides, ATTACKER).seat === seat) return ATTACKER
  return at(g.combat.sides, DEFENDER).seat === seat ? DEFENDER : null
}

/** The side's units in the combat, routed ones and reinforcement tokens included. */
export function unitsOfSide(g: State, side: Side): UnitId[] {
  return unitsIn(g, seatOfSide(g, side), combatOf(g).area)
}

/** The side's unrouted units in the combat. */
export function standingOf(g: State, side: Side): UnitId[] {
  return unitsOfSide(g, side).filter((unit) => isUnrouted(g, unit))
}

/** The side's units in the combat that are routed. */
export function routedOf(g: State, side: Side): UnitId[] {
  return unitsOfSide(g, side).filter((unit) => !isUnrouted(g, unit))
}

/** How many bastions a side controls in the combat. */
export function bastionsOfSide(g: State, side: Side): number {
  return bastionsOf(g, seatOfSide(g, side), combatOf(g).area).length
}

/** Whether a side has units or a bastion in the combat. */
export function hasPieces(g: State, side: Side): boolean {
  return unitsOfSide(g, side).length > 0 || bastionsOfSide(g, side) > 0
}

/** FS-COMBAT-21: whether neither side has a unit or bastion left. */
export function isDeserted(g: State): boolean {
  return !hasPieces(g, ATTACKER) && !hasPieces(g, DEFENDER)
}
