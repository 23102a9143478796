import type { Seat } from '@orrery/kernel'
import { shipType } from '../content/ships.ts'
import { numberAt } from '../rules/at.ts'
import { pointsOf } from '../rules/end/victory.ts'
import { sideOf, sideOfShip, wingsOfSide } from '../rules/ships.ts'
import { PLACE, type State } from '../state.ts'

/** The figures that a player would count for both sides: victory points, ships, remaining hull and crew, wings. */
export function metrics(g: State, seat: Seat) {
  const side = sideOf(seat)
  const counted = { ships: 0, enemies: 0, hull: 0, theirs: 0, crew: 0 }
  for (let ship = 0; ship < g.ships.type.length; ship++) {
    const place = g.ships.place[ship]
    if (place !== PLACE.table && place !== PLACE.away) continue
    const { stats } = shipType(numberAt(g.ships.type, ship))
    const hull = stats.hp - numberAt(g.ships.hull, ship)
    if (sideOfShip(g, ship) === side) {
      counted.ships++
      counted.hull += hull
      counted.crew += stats.cp - numberAt(g.ships.crew, ship)
    } else {
      counted.enemies++
      counted.theirs += hull
    }
  }
  return { points: pointsOf(g, side), lost: pointsOf(g, 1 - side), ...counted, wings: wingsOfSide(g, side).length }
}
