import { shipType } from '../content/ships.ts'
import { at, numberAt } from '../rules/at.ts'
import { pointsOf } from '../rules/end/victory.ts'
import { sideOf, sideOfShip } from '../rules/ships.ts'
import { LASTING, PLACE, type ShipId, type State } from '../state.ts'

/** A seat's prospects, 0 to 1: the points scored and those as good as scored, compared with the fleet value. */
export function evaluate(g: State, seat: number): number {
  const side = sideOf(seat)
  const part = leadOf(g, side) / g.settings.value
  return 0.5 + 0.5 * (part / (0.25 + Math.abs(part)))
}

function leadOf(g: State, side: number): number {
  if (g.end !== 'none') return at(g.points, side) - at(g.points, 1 - side)
  let lead = pointsOf(g, side) - pointsOf(g, 1 - side)
  for (let ship = 0; ship < g.ships.type.length; ship++) {
    const wrecked = wreckOf(g, ship)
    lead += sideOfShip(g, ship) === side ? -wrecked : wrecked
  }
  return lead
}

/** The worth of losing all hull points, all crew, and of a critical effect, as shares of a ship's points. */
const HULL = 0.7
const CREW = 0.25
const EFFECT = 0.04

const EFFECTS = Object.values(LASTING)

/** The points of a ship on the table that are as good as lost: a damaged ship fires less and is destroyed sooner. */
export function wreckOf(g: State, ship: ShipId): number {
  if (g.ships.place[ship] !== PLACE.table || at(g.squadrons, numberAt(g.ships.squadron, ship)).free) return 0
  const { points, stats } = shipType(numberAt(g.ships.type, ship))
  const hull = Math.min(numberAt(g.ships.hull, ship) / stats.hp, 1)
  const crew = stats.cp === 0 ? 0 : Math.min(numberAt(g.ships.crew, ship) / stats.cp, 1)
  const suffered = numberAt(g.ships.effects, ship)
  let effects = 0
  for (const effect of EFFECTS) if ((suffered & effect) !== 0) effects++
  return points * Math.min(HULL * hull + CREW * crew + EFFECT * effects, 1)
}
