import { choose, option, plan, type Rule } from '@orrery/kernel'
import { shipType } from '../../content/ships.ts'
import { wingType } from '../../content/wings.ts'
import { tell } from '../../events.ts'
import { flightParams, shipParams } from '../../names.ts'
import { type FlightId, NONE, PLACE, type ShipId, type State, type WingId } from '../../state.ts'
import { at, numberAt } from '../at.ts'
import { commandDistance, isInCommand } from '../command.ts'
import { isCloaked } from '../fire/shots.ts'
import { holdsFor } from '../in-force.ts'
import { isDerelict, suffers } from '../ships.ts'
import { poseOf, shipStands, wallsOfWings, wingStands } from '../stands.ts'
import { placesAround, standRow, WINGS, type WingBounds } from './places.ts'

/** FA-WING-6: the distance from its carrier within which a wing is launched. */
const LAUNCH_REACH = 4000

/** FA-WING-6, FA-WING-24: after its move a carrier may launch one flight that is aboard. */
export function* launchFrom(g: State, ship: ShipId): Rule {
  const flights = launchable(g, ship)
  if (flights.length === 0) return
  const seat = numberAt(g.ships.owner, ship)
  const prompt = {
    name: 'wing.launch',
    rule: 'FA-WING-6',
    message: 'wing-launch',
    on: `ship:${ship}` as const,
    params: shipParams(g, ship),
  }
  const options = flights.map((flight) => ({
    ...option<FlightId>(`launch:${flight}`, flight, 'FA-WING-6', `flight:${flight}`),
    params: { wing: wingType(at(g.flights, flight).type).term, count: unspentAboard(g, flight).length },
  }))
  const flight = yield* choose(seat, prompt, [...options, { ...option('done', NONE, 'FA-WING-6'), message: 'no-launch' }])
  if (flight === NONE) return
  yield* placeFlight(g, flight, ship, launchReach(g, ship))
  if (holdsFor(g, 'A10', numberAt(g.ships.squadron, ship)) && isInCommand(g, ship)) {
    for (let wing = 0; wing < g.wings.flight.length; wing++) if (g.wings.flight[wing] === flight) g.wings.boost[wing] = 4
  }
}

/** FA-WING-6, FA-TRAIT/quickLaunch: the distance from the ship within which its wings may be placed. */
function launchReach(g: State, ship: ShipId): number {
  const squadron = numberAt(g.ships.squadron, ship)
  const scramble = holdsFor(g, 'A10', squadron) && isInCommand(g, ship) ? 8000 : LAUNCH_REACH
  const quick = shipType(numberAt(g.ships.type, ship)).traits.includes('quickLaunch') ? commandDistance(g, squadron) : LAUNCH_REACH
  return Math.max(scramble, quick)
}

/** The flights that a ship could launch now. */
function launchable(g: State, ship: ShipId): FlightId[] {
  const { stats } = shipType(numberAt(g.ships.type, ship))
  if (stats.wc === 0 || isDerelict(g, ship) || suffers(g, ship, 'systemsOffline') || isCloaked(g, ship)) return []
  const squadron = numberAt(g.ships.squadron, ship)
  const found: FlightId[] = []
  for (let flight = 0; flight < g.flights.length; flight++) {
    const wings = unspentAboard(g, flight)
    const home = wings.length > 0 && g.wings.squadron[at(wings, 0)] === squadron
    if (home && placesAround(launchBounds(g, wings, ship, launchReach(g, ship)), poseOf(g, ship)) !== null) found.push(flight)
  }
  return found
}

/** The wings of a flight that are aboard and not spent. */
export function unspentAboard(g: State, flight: FlightId): WingId[] {
  const found: WingId[] = []
  for (let wing = 0; wing < g.wings.flight.length; wing++) {
    if (g.wings.flight[wing] === flight && g.wings.place[wing] === PLACE.away && g.wings.spent[wing] === 0) found.push(wing)
  }
  return found
}

/** Places the wings of a flight around a ship. */
export function* placeFlight(g: State, flight: FlightId, ship: ShipId, reach: number): Rule {
  const wings = unspentAboard(g, flight)
  const prompt = {
    name: 'wing.place',
    rule: 'FA-WING-6',
    message: 'wing-place',
    on: `flight:${flight}` as const,
    params: flightParams(g, flight),
  }
  const bounds = launchBounds(g, wings, ship, reach)
  const placed = yield* plan(numberAt(g.ships.owner, ship), prompt, WINGS, bounds)
  for (const { wing, x, y } of placed.wings) {
    g.wings.place[wing] = PLACE.table
    g.wings.x[wing] = x
    g.wings.y[wing] = y
    tell(g, { type: 'wing-launched', rule: 'FA-WING-6', on: `wing:${wing}`, wing, ship, x, y })
  }
}

/** The bounds for placing the wings of a flight around a ship. */
export function launchBounds(g: State, wings: readonly WingId[], ship: ShipId, reach: number): WingBounds {
  const { x, y } = poseOf(g, ship)
  return {
    wings: wings.map((wing) => ({ wing, x, y, reach, driven: false })),
    flies: false,
    stands: [...shipStands(g, NONE), ...wingStands(g, NONE)].map(standRow),
    enemies: [],
    shunned: [],
    walls: wallsOfWings(g).map((wall) => [wall.x, wall.y, wall.radius]),
    width: g.settings.width,
    depth: g.settings.depth,
  }
}
