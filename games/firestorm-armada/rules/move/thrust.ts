import { no, type Plan, plan, planName, type Rule, type Verdict, yes } from '@orrery/kernel'
import { settled } from '../../geometry/landing.ts'
import { pathOf } from '../../geometry/path.ts'
import { shipParams } from '../../names.ts'
import type { ShipId, State } from '../../state.ts'
import { numberAt } from '../at.ts'
import { goesOn } from '../end/victory.ts'
import { isActivated } from '../ships.ts'
import { bodiesOf, halfOf, poseOf, shipStands } from '../stands.ts'
import { flyShip } from './fly.ts'
import { tellArrival } from './move.ts'

/** Cards A11 and R10: how far a ship may move straight ahead, in thousandths of an inch. */
export const THRUST = 2000

/** Everything on which the distance depends by which a card may move a ship. */
export type ThrustBounds = { ship: number; most: number }

/** The plan for the distance by which a card moves a ship. */
export const THRUST_PLAN = planName<ThrustBounds, number>('thrust')

/** Cards A11, R10: a ship moves straight ahead, as far as its owner chooses. */
export function* thrust(g: State, ship: ShipId, rule: string): Rule {
  const bounds: ThrustBounds = { ship, most: THRUST }
  const prompt = { name: 'card.distance', rule, message: 'card-distance', on: `ship:${ship}` as const, params: shipParams(g, ship) }
  const straight = yield* plan(numberAt(g.ships.owner, ship), prompt, THRUST_PLAN, bounds)
  if (straight === 0) return
  const around = { others: shipStands(g, ship), bodies: bodiesOf(g), width: g.settings.width, depth: g.settings.depth }
  const path = settled(pathOf(poseOf(g, ship), [{ straight }]), halfOf(g, ship), 0, around)
  const before = isActivated(g, ship) ? numberAt(g.ships.flown, ship) : 0
  const length = yield* flyShip(g, ship, path, { before, byCard: true })
  g.ships.flown[ship] = before + length
  // FA-MOVE-27: a ship that moves by a card is no longer at Full Stop.
  if (length > 0) g.ships.fullStop[ship] = 0
  if (goesOn(g, ship)) tellArrival(g, ship, length)
}

/** The plan `thrust`: a whole number of thousandths of an inch straight ahead. */
export const thrustPlan: Plan<State, ThrustBounds> = {
  validate(question, value): Verdict {
    const { most } = question.bounds
    if (typeof value !== 'number' || !Number.isInteger(value)) return no('FA-GEN-2')
    return value >= 0 && value <= most ? yes : no(question.rule, { most: most / 1000 })
  },
  sample(_g, question, random) {
    const { most } = question.bounds
    return random.below(5) * Math.floor(most / 4)
  },
}
