import { flyTo } from '../../../bot/sample-wings.ts'
import { gap, isInContact } from '../../../geometry/stand.ts'
import { at } from '../../../rules/at.ts'
import { shipsOfSide, sideOf, wingsOf } from '../../../rules/ships.ts'
import { standOf, standOfWing } from '../../../rules/stands.ts'
import type { WingBounds, WingPlan } from '../../../rules/wing/places.ts'
import type { ShipId, State } from '../../../state.ts'
import { type RunOdds, runOdds } from './dogfight.ts'

/** An enemy ship that a flight can reach: the plan of its wings, how many would touch the ship, and the result. */
export interface WingTarget {
  readonly ship: ShipId
  readonly plan: WingPlan
  readonly wings: number
  readonly run: RunOdds
}

/** FA-WING-11, FA-PD-8: how many wings of a plan would touch a ship and be able to attack it. */
export function touching(g: State, { wings }: WingPlan, ship: ShipId): number {
  const stand = standOf(g, ship)
  return wings.filter(({ wing, x, y }) => g.wings.spent[wing] !== 1 && isInContact(standOfWing(g, wing, { x, y }), stand)).length
}

let last: { readonly g: State; readonly bounds: WingBounds; readonly list: readonly WingTarget[] } | null = null

/** FA-WING-8, FA-WING-10: the enemy ships that a flight can attack this turn, the one that would lose most first. */
export function wingTargets(g: State, flight: number, bounds: WingBounds): readonly WingTarget[] {
  if (last?.g !== g || last.bounds !== bounds) last = { g, bounds, list: foundTargets(g, flight, bounds) }
  return last.list
}

function foundTargets(g: State, flight: number, bounds: WingBounds): WingTarget[] {
  const found: WingTarget[] = []
  for (const ship of shipsOfSide(g, 1 - sideOf(at(g.flights, flight).owner))) {
    const plan = flyTo(g, bounds, ship)
    const wings = touching(g, plan, ship)
    if (wings === 0) continue
    const run = runOdds(g, flight, wings, ship)
    if (run.dice > 0) found.push({ ship, plan, wings, run })
  }
  return found.sort((a, b) => hullOf(b) - hullOf(a))
}

/** FA-DMG-1, FA-DMG-2: the approximate number of hull points that an attack run costs. */
const hullOf = ({ run }: WingTarget): number => run.answered.hull + 2 * run.answered.critical

/** The enemy ship nearest to any wing of a flight, and its distance. */
export function nearestFoe(g: State, flight: number): { readonly ship: ShipId; readonly far: number } | null {
  const wings = wingsOf(g, flight).map((wing) => standOfWing(g, wing))
  let best: { readonly ship: ShipId; readonly far: number } | null = null
  for (const ship of shipsOfSide(g, 1 - sideOf(at(g.flights, flight).owner))) {
    const far = Math.min(...wings.map((wing) => gap(wing, standOf(g, ship))))
    if (far < (best?.far ?? Number.POSITIVE_INFINITY)) best = { ship, far }
  }
  return best
}
