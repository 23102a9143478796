import { choose, option, plan, type Rule } from '@orrery/kernel'
import { shipType } from '../../content/ships.ts'
import { wingType } from '../../content/wings.ts'
import { tell } from '../../events.ts'
import { flightParams, shipParams } from '../../names.ts'
import { type FlightId, NONE, PLACE, type ShipId, type SquadronId, type State, type WingId } from '../../state.ts'
import { at, numberAt } from '../at.ts'
import { commandDistance, isInCommand } from '../command.ts'
import { isCloaked } from '../fire/shots.ts'
import { holdsFor } from '../in-force.ts'
import { wingsAboard } from '../leave.ts'
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
  const squadron = numberAt(g.ships.squadron, ship)
  const prompt = {
    name: 'wing.launch',
    rule: 'FA-WING-6',
    message: 'wing-launch',
    on: `ship:${ship}` as const,
    params: shipParams(g, ship),
  }
  const options = flights.map((flight) => ({
    ...option<FlightId>(`launch:${flight}`, flight, 'FA-WING-6', `flight:${flight}`),
    params: { wing: wingType(at(g.flights, flight).type).term, count: unspentAboard(g, flight, squadron).length },
  }))
  const flight = yield* choose(seat, prompt, [...options, { ...option('done', NONE, 'FA-WING-6'), message: 'no-launch' }])
  if (flight === NONE) return
  const placed = yield* placeFlight(g, flight, ship, launchReach(g, ship))
  if (holdsFor(g, 'A10', squadron) && isInCommand(g, ship)) for (const wing of placed) g.wings.boost[wing] = 4
}

/** FA-WING-6, FA-TRAIT/quickLaunch: the distance from the ship within which its wings may be placed. */
function launchReach(g: State, ship: ShipId): number {
  const squadron = numberAt(g.ships.squadron, ship)
  const scramble = holdsFor(g, 'A10', squadron) && isInCommand(g, ship) ? 8000 : LAUNCH_REACH
  const quick = shipType(numberAt(g.ships.type, ship)).traits.includes('quickLaunch') ? commandDistance(g, squadron) : LAUNCH_REACH
  return Math.max(scramble, quick)
}

/** FA-DMG-8, FA-DMG-17, FA-DEF-7: whether a ship can launch wings at all now. */
export function mayLaunch(g: State, ship: ShipId): boolean {
  const { stats } = shipType(numberAt(g.ships.type, ship))
  return stats.wc > 0 && !isDerelict(g, ship) && !suffers(g, ship, 'systemsOffline') && !isCloaked(g, ship)
}

/** The flights that a ship could launch now. */
function launchable(g: State, ship: ShipId): FlightId[] {
  if (!mayLaunch(g, ship)) return []
  const squadron = numberAt(g.ships.squadron, ship)
  const found: FlightId[] = []
  for (let flight = 0; flight < g.flights.length; flight++) {
    const wings = unspentAboard(g, flight, squadron)
    if (wings.length > 0 && placesAround(launchBounds(g, wings, ship, launchReach(g, ship)), poseOf(g, ship)) !== null) found.push(flight)
  }
  return found
}

/** FA-WING-22: the wings of a flight that are aboard a squadron and not spent; others may have landed on other carriers. */
export function unspentAboard(g: State, flight: FlightId, squadron: SquadronId): WingId[] {
  return wingsAboard(g, squadron).filter((wing) => g.wings.flight[wing] === flight && g.wings.spent[wing] === 0)
}

/** Places the wings of a flight around a ship. Returns them. */
export function* placeFlight(g: State, flight: FlightId, ship: ShipId, reach: number): Rule<readonly WingId[]> {
  const wings = unspentAboard(g, flight, numberAt(g.ships.squadron, ship))
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
  return wings
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
