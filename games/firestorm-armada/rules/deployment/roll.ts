import { choose, option, type Rule } from '@orrery/kernel'
import { RACE_CATALOGUE } from '../../content/races.ts'
import { shipType } from '../../content/ships.ts'
import { tell } from '../../events.ts'
import { INCH } from '../../geometry/place.ts'
import { NONE, PLACE, type Side, type State } from '../../state.ts'
import { at } from '../at.ts'
import { rollOff } from '../initiative.ts'
import { addSquadron } from '../setup.ts'
import { allShipsOf, orderFrom, scenarioOfTable, sideOf, speakerOf } from '../ships.ts'
import { layTerrain } from './terrain.ts'
import { EDGES } from './zones.ts'

/** FA-SETUP-6, FA-SETUP-8, FA-SCEN-7: the deployment roll, the choice of role or edge, the terrain, and the scenario's models. */
export function* deploymentRoll(g: State): Rule {
  const winner = rollOff(g, 'FA-SETUP-6')
  g.order = orderFrom(g, winner)
  g.lastOrder = g.order.slice()
  tell(g, { type: 'deployment-won', rule: 'FA-SETUP-6', seat: speakerOf(winner) })
  if (scenarioOfTable(g).roles) yield* chooseRole(g, winner)
  else yield* chooseEdge(g, winner)
  layTerrain(g)
  addModels(g)
  g.step = 'secrets'
}

/** FA-SETUP-6: the winner chooses a long edge; the other side gets the opposite one. */
function* chooseEdge(g: State, winner: Side): Rule {
  const prompt = { name: 'setup.edge', rule: 'FA-SETUP-6', message: 'setup-edge' }
  const options = [
    { ...option('edge:south', EDGES.south, 'FA-SETUP-6'), message: 'edge-south' },
    { ...option('edge:north', EDGES.north, 'FA-SETUP-6'), message: 'edge-north' },
  ]
  const edge: number = yield* choose(speakerOf(winner), prompt, options)
  g.edges[winner] = edge
  g.edges[1 - winner] = 1 - edge
}

/** FA-SCEN-7, FA-FLEET-13: the winner chooses to attack or defend; a side with installations can only defend. */
function* chooseRole(g: State, winner: Side): Rule {
  const prompt = { name: 'setup.role', rule: 'FA-SCEN-7', message: 'setup-role' }
  const options = [
    ...(hasInstallations(g, winner) ? [] : [option('attack', winner, 'FA-SCEN-7')]),
    ...(hasInstallations(g, 1 - winner) ? [] : [option('defend', 1 - winner, 'FA-SCEN-7')]),
  ]
  g.attacker = yield* choose(speakerOf(winner), prompt, options)
  tell(g, { type: 'role-chosen', rule: 'FA-SCEN-7', seat: speakerOf(winner), role: g.attacker === winner ? 'attack' : 'defend' })
  const { id } = scenarioOfTable(g)
  const defender = 1 - g.attacker
  // FA-SCEN-2, 4, 5, 6, 11: each side owns the edge of its zone.
  if (id === 'convoy') [g.edges[defender], g.edges[g.attacker]] = [EDGES.west, EDGES.east]
  else if (id === 'asteroidAmbush') [g.edges[defender], g.edges[g.attacker]] = [EDGES.west, EDGES.east]
  else if (id === 'rescueMission') [g.edges[defender], g.edges[g.attacker]] = [EDGES.south, EDGES.north]
  else [g.edges[defender], g.edges[g.attacker]] = [EDGES.north, EDGES.south]
}

function hasInstallations(g: State, side: Side): boolean {
  return g.squadrons.some(({ owner, type }) => sideOf(owner) === side && shipType(type).installation)
}

/** FA-SCEN-4, FA-SCEN-5, FA-SCEN-8: adds the defender's free models; the scenario determines the place of the station. */
function addModels(g: State): void {
  const { models, pods, id } = scenarioOfTable(g)
  for (const { x, y, value } of pods) g.pods.push({ x: x * INCH, y: y * INCH, value, ship: NONE, carriedOff: NONE })
  if (g.attacker === NONE) return
  const owner = speakerOf(1 - g.attacker)
  const race = RACE_CATALOGUE.of(at(g.races, owner))
  for (const { type, squadrons, size } of models) {
    const ship = type === 'transport' ? 'neutral-transport' : (race[type] ?? '')
    for (let i = 0; i < squadrons; i++) {
      const squadron = addSquadron(g, owner, ship, size, true)
      if (type === 'station') placeStation(g, squadron)
    }
  }
  if (id === 'rescueMission') {
    for (const squadron of g.squadrons) if (sideOf(squadron.owner) === g.attacker) squadron.arrival = 'enter'
  }
}

function placeStation(g: State, squadron: number): void {
  at(g.squadrons, squadron).arrival = 'fixed'
  for (const ship of allShipsOf(g, squadron)) {
    g.ships.place[ship] = PLACE.table
    g.ships.x[ship] = 36 * INCH
    g.ships.y[ship] = 36 * INCH
    g.ships.heading[ship] = 18_000
  }
}
