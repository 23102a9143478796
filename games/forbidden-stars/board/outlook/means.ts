import { MOST_DICE } from '../../content/combat-cards.ts'
import { unitKind } from '../../content/units.ts'
import type { View, ViewArea } from '../../view.ts'
import { areaOf } from '../combat/fighter.ts'

/** What an orbital strike would be: its dice, the damage that is sure to destroy somebody, and the chance of so much. */
export interface StrikeMeans {
  readonly target: ViewArea
  readonly dice: number
  /** FS-ORB-8: what is not destroyed forgets the damage, and whom it hits its owner decides: the health of the toughest. */
  readonly needed: number
  readonly chance: number
}

/** FS-ORB-5, FS-ORB-6: the chance that a strike from a void destroys somebody on a world, before upgrades; three of six sides show attack. */
export function strikeMeans(view: View, from: number, to: number): StrikeMeans | null {
  const [ships, target] = [areaOf(view, from), areaOf(view, to)]
  if (ships === undefined || target === undefined) return null
  const standing = ships.units.filter(({ routed }) => !routed)
  const dice = Math.min(
    MOST_DICE,
    standing.reduce((sum, { kind }) => sum + unitKind(kind).dice, 0),
  )
  const needed = Math.max(0, ...target.units.map(({ kind }) => unitKind(kind).health))
  return { target, dice, needed, chance: needed === 0 ? 0 : atLeast(needed, dice) }
}

/** The chance that at least so many of some even chances come up. */
function atLeast(wanted: number, dice: number): number {
  let ways = 0
  let all = 1
  // The ways of choosing 0, 1, 2 ... of the dice, one from the other.
  let choose = 1
  for (let hits = 0; hits <= dice; hits++) {
    if (hits >= wanted) ways += choose
    choose = (choose * (dice - hits)) / (hits + 1)
  }
  for (let die = 0; die < dice; die++) all *= 2
  return ways / all
}

/** FS-RET-7, FS-CAP-6: how an area would be filled by so many more of a seat's units. */
export function roomIn(view: View, area: number, seat: number, coming: number): { readonly area: ViewArea; readonly over: number } | null {
  const there = areaOf(view, area)
  if (there === undefined) return null
  const own = there.units.filter((unit) => unit.seat === seat && !unit.token).length
  return { area: there, over: Math.max(0, own + coming - there.capacity) }
}
