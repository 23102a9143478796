import { SCENARIO_CATALOGUE } from '../../content/scenarios.ts'
import { shipType } from '../../content/ships.ts'
import type { Point } from '../../geometry/place.ts'
import { NONE, type ShipId, type State } from '../../state.ts'
import { numberAt } from '../at.ts'
import { sideOfShip } from '../ships.ts'

/** FA-SCEN-4, FA-SCEN-6: the rule by which a ship that leaves the table at a point has escaped rather than withdrawn, or null. */
export function leavesByExit(g: State, ship: ShipId, point: Point): string | null {
  if (g.attacker === NONE || sideOfShip(g, ship) === g.attacker || point.x <= g.settings.width) return null
  const { id } = SCENARIO_CATALOGUE.of(g.settings.scenario)
  if (id === 'convoy') return shipType(numberAt(g.ships.type, ship)).class === 'transport' ? 'FA-SCEN-4' : null
  return id === 'asteroidAmbush' ? 'FA-SCEN-6' : null
}
