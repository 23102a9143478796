import { shipType } from '../content/ships.ts'
import { distance } from '../geometry/place.ts'
import { numberAt } from '../rules/at.ts'
import { shipsOfSide, sideOf } from '../rules/ships.ts'
import { poseOf } from '../rules/stands.ts'
import type { WingBounds, WingPlan } from '../rules/wing/places.ts'
import type { ShipId, State } from '../state.ts'
import { flyTo } from './sample-wings.ts'
import { worthOfHull } from './worth.ts'

/** FA-WING-23: flies the wings to the enemy ship that is worth most within reach; null if they are driven off or there is none. */
export function bestFlight(g: State, bounds: WingBounds): WingPlan | null {
  const [first] = bounds.wings
  if (first === undefined || first.driven) return null
  const side = sideOf(numberAt(g.wings.owner, first.wing))
  let best: ShipId = -1
  let most = 0
  for (const ship of shipsOfSide(g, 1 - side)) {
    const away = distance(first, poseOf(g, ship))
    const { stats } = shipType(numberAt(g.ships.type, ship))
    const worth = (worthOfHull(g, ship) / (stats.pd + 2)) * (away - 1500 <= first.reach ? 1 : first.reach / away / 2)
    if (worth <= most) continue
    most = worth
    best = ship
  }
  return best < 0 ? null : flyTo(g, bounds, best)
}
