import { MOST_DICE } from '../../content/combat-cards.ts'
import { BASTION, structureKind } from '../../content/structures.ts'
import { unitKind } from '../../content/units.ts'
import type { View, ViewArea } from '../../view.ts'
import { areaOf } from '../combat/fighter.ts'

/** An orbital strike's odds: its dice, the damage that is certain to destroy something, and the chance of that much. */
export interface StrikeMeans {
  readonly target: ViewArea
  readonly dice: number
  /** FS-ORB-8: damage to a survivor is forgotten and the owner assigns hits, so this is the health of the toughest target. */
  readonly needed: number
  readonly chance: number
}

/**
 * FS-ORB-5, FS-ORB-6: the odds that a strike from a void destroys something on a world, before upgrades; three of six sides show attack.
 */
export function strikeMeans(view: View, from: number, to: number): StrikeMeans | null {
  const [ships, target] = [areaOf(view, from), areaOf(view, to)]
  if (ships === undefined || target === undefined) return null
  const standing = ships.units.filter(({ routed }) => !routed)
  const dice = Math.min(
    MOST_DICE,
    standing.reduce((sum, { kind }) => sum + unitKind(kind).dice, 0),
  )
  // FS-DMG-1, FS-DMG-2: routed units suffer only where neither others nor bastions are.
  const bastions = target.structures.filter(({ kind }) => kind === BASTION).map(() => structureKind(BASTION).health)
  const struck = [...target.units.filter(({ routed }) => !routed).map(({ kind }) => unitKind(kind).health), ...bastions]
  const needed = Math.max(0, ...(struck.length > 0 ? struck : target.units.map(({ kind }) => unitKind(kind).health)))
  return { target, dice, needed, chance: needed === 0 ? 0 : atLeast(needed, dice) }
}

/** The chance of at least this many successes with dice that succeed half of the time. */
function atLeast(wanted: number, dice: number): number {
  let ways = 0
  let all = 1
  // Binomial coefficients, each from the previous one.
  let choose = 1
  for (let hits = 0; hits <= dice; hits++) {
    if (hits >= wanted) ways += choose
    choose = (choose * (dice - hits)) / (hits + 1)
  }
  for (let die = 0; die < dice; die++) all *= 2
  return ways / all
}

/** FS-RET-7, FS-CAP-6: how full an area would be with this many more of a seat's units. */
export function roomIn(view: View, area: number, seat: number, coming: number): { readonly area: ViewArea; readonly over: number } | null {
  const there = areaOf(view, area)
  if (there === undefined) return null
  const own = there.units.filter((unit) => unit.seat === seat && !unit.token).length
  return { area: there, over: Math.max(0, own + coming - there.capacity) }
}
