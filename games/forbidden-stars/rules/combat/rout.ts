import { choose, option, type Rule } from '@orrery/kernel'
import { AMBUSH, MORALE, SHOW_NO_FEAR } from '../../content/combat-cards.ts'
import { eventCard, GITZ_DEM } from '../../content/events.ts'
import { tell } from '../../events.ts'
import type { State, UnitId } from '../../state.ts'
import { at } from '../at.ts'
import { destroyUnit } from '../destroy.ts'
import { unitTerm } from '../names.ts'
import { discardScheme } from '../schemes.ts'
import { isUnrouted } from '../units.ts'
import { loseDice } from './dice.ts'
import { lastingOf } from './lasting.ts'
import { otherSide, type Side, sideOf, sideOfSeat, unitsOfSide } from './sides.ts'

/** FS-ROUT-2, FS-GOLD-3: whether a unit of a combat may become routed. */
export function mayBeRouted(g: State, unit: UnitId): boolean {
  if (!isUnrouted(g, unit)) return false
  const side = sideOfSeat(g, g.units.seat[unit] as number)
  return side === null || lastingOf(g, side, SHOW_NO_FEAR) === 0
}

/** The units of a side that may become routed. */
export function routable(g: State, side: Side): UnitId[] {
  return unitsOfSide(g, side).filter((unit) => mayBeRouted(g, unit))
}

/** FS-ROUT-1: routs a unit. */
export function layDown(g: State, unit: UnitId, rule: string): void {
  g.units.routed[unit] = 1
  tell(g, { type: 'unit-routed', rule, on: `unit:${unit}`, seat: g.units.seat[unit] as number, unit: unitTerm(unit) })
}

/** Rallies a routed unit. */
export function rally(g: State, unit: UnitId, rule: string): void {
  g.units.routed[unit] = 0
  tell(g, { type: 'unit-rallied', rule, on: `unit:${unit}`, seat: g.units.seat[unit] as number, unit: unitTerm(unit) })
}

/**
 * A unit of a combat becomes routed, if it may, and the other side reacts: Ambush destroys it instead unless a morale die is spent for it,
 * and Gitz Dem! destroys it. Returns whether it has become routed.
 */
export function* rout(g: State, unit: UnitId, rule: string): Rule<boolean> {
  if (!mayBeRouted(g, unit)) return false
  const seat = g.units.seat[unit] as number
  const side = sideOfSeat(g, seat)
  if (side !== null && lastingOf(g, otherSide(side), AMBUSH) > 0 && !(yield* savedFromAmbush(g, side, unit))) {
    destroyUnit(g, unit, 'FS-CARD-3')
    return false
  }
  layDown(g, unit, rule)
  if (side !== null) yield* gitzDem(g, otherSide(side), unit)
  return true
}

const SAVE = [{ ...option('spend:morale', true, 'FS-CARD-3'), params: { face: '@face-morale' } }, option('perish', false, 'FS-CARD-3')]

function* savedFromAmbush(g: State, side: Side, unit: UnitId): Rule<boolean> {
  const { seat, dice } = sideOf(g, side)
  if (dice[MORALE] === 0) return false
  const prompt = {
    name: 'combat.ambush',
    rule: 'FS-CARD-3',
    message: 'combat-ambush',
    on: `unit:${unit}`,
    params: { unit: unitTerm(unit) },
  }
  if (!(yield* choose(seat, prompt, SAVE))) return false
  loseDice(g, seat, dice, MORALE, 1, 'dice-spent')
  return true
}

/** FS-CLAR-10: the Ork player of the combat may destroy an opposing unit that has just become routed. */
function* gitzDem(g: State, side: Side, unit: UnitId): Rule {
  const { seat } = sideOf(g, side)
  if (at(g.players, seat).scheme !== GITZ_DEM) return
  const { term } = eventCard(GITZ_DEM)
  const options = [option('use', true, 'FS-CLAR-10', `event:${GITZ_DEM}`), option('decline', false, 'FS-CLAR-10')]
  const prompt = {
    name: 'scheme.rout',
    rule: 'FS-CLAR-10',
    message: 'scheme-rout',
    on: `unit:${unit}`,
    params: { card: term, unit: unitTerm(unit) },
  }
  if (!(yield* choose(seat, prompt, options))) return
  discardScheme(g, seat)
  destroyUnit(g, unit, 'FS-CLAR-10')
}
