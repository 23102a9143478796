import { choose, chooseSome, type Option, option, plan, type Rule } from '@orrery/kernel'
import { shipType } from '../../content/ships.ts'
import { wingType } from '../../content/wings.ts'
import { tell } from '../../events.ts'
import { shipParams, squadronParams } from '../../names.ts'
import { NONE, PLACE, type Side, type SquadronId, type State } from '../../state.ts'
import { at, numberAt } from '../at.ts'
import { fleetHas, isAttacker, isAway, orderFrom, scenarioOfTable, seatsOf, shipsOf, sideOf } from '../ships.ts'
import { poseOf } from '../stands.ts'
import { launchBounds, placeFlight, unspentAboard } from '../wing/launch.ts'
import { placesAround } from '../wing/places.ts'
import { firstPlace } from './places.ts'
import { DEPLOYMENT } from './plan.ts'
import { type Arrival, deployBounds, inward, isInZone } from './zones.ts'

/** FA-WING-5: the distance from its carrier within which a flight may start. */
const FLIGHT_REACH = 4000

/** FA-SETUP-7, FA-SETUP-13: one squadron is placed; the sides alternate. */
export function* deploy(g: State): Rule {
  const seat = deployer(g)
  if (seat === NONE) {
    g.step = 'late'
    return
  }
  const waiting = waitingOf(g, seat, 'zone')
  const squadron = yield* chooseSquadron(g, seat, waiting)
  yield* placeOrKeep(g, squadron, isRest(g, seat) ? 'rocks' : 'zone')
  g.lastActor[sideOf(seat)] = seat
  g.toAct = 1 - sideOf(seat)
}

function* chooseSquadron(g: State, seat: number, waiting: readonly SquadronId[]): Rule<SquadronId> {
  const prompt = { name: 'deploy.squadron', rule: 'FA-SETUP-7', message: 'deploy-squadron' }
  return yield* choose(
    seat,
    prompt,
    waiting.map((squadron) => squadronOption(g, 'deploy', squadron, 'FA-SETUP-7')),
  )
}

/** An option about a squadron, with the squadron's name. */
function squadronOption(g: State, verb: string, squadron: SquadronId, rule: string): Option<SquadronId> {
  return { ...option(`${verb}:${squadron}`, squadron, rule, `squadron:${squadron}`), params: squadronParams(g, squadron) }
}

/** The squadrons of a seat that have still to be placed at set-up, by how they arrive. */
function waitingOf(g: State, seat: number, arrival: 'zone' | 'late'): SquadronId[] {
  const found: SquadronId[] = []
  for (let squadron = 0; squadron < g.squadrons.length; squadron++) {
    const { owner, arrival: how } = at(g.squadrons, squadron)
    if (owner !== seat || how !== arrival) continue
    if (isAway(g, squadron)) found.push(squadron)
  }
  return found
}

/** The seat that places the next squadron, or NONE if all are placed. */
function deployer(g: State): number {
  if (scenarioOfTable(g).id === 'asteroidAmbush') return ambushDeployer(g)
  const first = nextOf(g, g.toAct)
  return first === NONE ? nextOf(g, 1 - g.toAct) : first
}

/** FA-ALLY-6: of a side's seats that have a squadron to place, the one that did not place last. */
function nextOf(g: State, side: Side): number {
  const able = seatsOf(g, side).filter((seat) => waitingOf(g, seat, 'zone').length > 0)
  return able.find((seat) => seat !== g.lastActor[side]) ?? able[0] ?? NONE
}

/** FA-SCEN-6: the attacker places the first half, then the defender places everything, then the attacker the rest. */
function ambushDeployer(g: State): number {
  const attacker = seatsOf(g, g.attacker).find((seat) => waitingOf(g, seat, 'zone').length > 0) ?? NONE
  const defender = seatsOf(g, 1 - g.attacker).find((seat) => waitingOf(g, seat, 'zone').length > 0) ?? NONE
  return !isFirstHalfDone(g) || defender === NONE ? attacker : defender
}

/** FA-SCEN-6, FA-SETUP-13: squadrons that come late belong to the rest, unless too few others are left for the first half. */
function isFirstHalfDone(g: State): boolean {
  const own = g.squadrons.filter(({ owner }) => sideOf(owner) === g.attacker).length
  let waiting = 0
  let late = 0
  for (const seat of seatsOf(g, g.attacker)) {
    waiting += waitingOf(g, seat, 'zone').length
    late += waitingOf(g, seat, 'late').length
  }
  return waiting === 0 || own - waiting - late >= own >> 1
}

/** FA-SCEN-6: whether the attacker places the rest of its squadrons, which start at the asteroids. */
function isRest(g: State, seat: number): boolean {
  return scenarioOfTable(g).id === 'asteroidAmbush' && isAttacker(g, seat) && isFirstHalfDone(g)
}

/** FA-SETUP-7, FA-SETUP-11, FA-SETUP-13: places a squadron, with its cloaks and flights. */
export function* placeSquadron(g: State, squadron: SquadronId, arrival: Arrival): Rule {
  const { owner } = at(g.squadrons, squadron)
  const bounds = deployBounds(g, squadron, arrival)
  const prompt = {
    name: 'deploy.plan',
    rule: 'FA-SETUP-7',
    message: 'deploy-plan',
    on: `squadron:${squadron}` as const,
    params: squadronParams(g, squadron),
  }
  const { ships } = yield* plan(owner, prompt, DEPLOYMENT, bounds)
  for (const { ship, x, y, heading } of ships) {
    g.ships.place[ship] = PLACE.table
    g.ships.x[ship] = x
    g.ships.y[ship] = y
    g.ships.heading[ship] = heading
    tell(g, { type: 'ship-placed', rule: 'FA-SETUP-7', on: `ship:${ship}`, ship, x, y, heading })
  }
  // FA-DISORDER-1: a squadron that enters in the middle of a turn begins it with all ships.
  at(g.squadrons, squadron).strength = ships.length
  yield* cloakAtDeployment(g, squadron)
  yield* startFlights(g, squadron)
}

/** FA-SETUP-11: places a squadron, or says that there is no place for it. Returns whether it came. */
export function* placeIfAble(g: State, squadron: SquadronId, arrival: Arrival): Rule<boolean> {
  if (hasPlace(g, squadron, arrival)) {
    yield* placeSquadron(g, squadron, arrival)
    return true
  }
  tell(g, { type: 'no-place', rule: 'FA-SETUP-11', on: `squadron:${squadron}`, squadron })
  return false
}

/** FA-SETUP-11: a squadron for which there is no place at set-up stays in reserve, whatever the scenario says of reserves. */
function* placeOrKeep(g: State, squadron: SquadronId, arrival: Arrival): Rule {
  if (!(yield* placeIfAble(g, squadron, arrival))) at(g.squadrons, squadron).arrival = 'reserve'
}

/** Whether there is a place for a squadron. */
function hasPlace(g: State, squadron: SquadronId, arrival: Arrival): boolean {
  const { owner } = at(g.squadrons, squadron)
  return firstPlace(deployBounds(g, squadron, arrival), [inward(g, sideOf(owner))]) !== null
}

/** FA-DEF-7: cloaking fields are off at deployment unless the owner declares otherwise. */
function* cloakAtDeployment(g: State, squadron: SquadronId): Rule {
  const { owner, type } = at(g.squadrons, squadron)
  if (!shipType(type).stats.cloak) return
  const prompt = { name: 'deploy.cloak', rule: 'FA-DEF-7', message: 'deploy-cloak', on: `squadron:${squadron}` as const }
  const options = shipsOf(g, squadron).map((ship) => ({
    ...option(`cloak:${ship}`, ship, 'FA-DEF-7', `ship:${ship}`),
    params: shipParams(g, ship),
  }))
  const cloaked = yield* chooseSome(owner, prompt, options, { least: 0, most: options.length })
  for (const ship of shipsOf(g, squadron)) g.ships.cloak[ship] = cloaked.includes(ship) ? 1 : 0
}

/** FA-WING-5, FA-SETUP-13: flights start aboard, or on the table within 4 inches of a carrier of the squadron. */
function* startFlights(g: State, squadron: SquadronId): Rule {
  const carriers = shipsOf(g, squadron).filter((ship) => shipType(numberAt(g.ships.type, ship)).stats.wc > 0 && g.ships.cloak[ship] === 0)
  for (let flight = 0; flight < g.flights.length; flight++) {
    const wings = unspentAboard(g, flight, squadron)
    if (wings.length === 0) continue
    const able = carriers.filter((ship) => placesAround(launchBounds(g, wings, ship, FLIGHT_REACH), poseOf(g, ship)) !== null)
    if (able.length === 0) continue
    const prompt = {
      name: 'deploy.flight',
      rule: 'FA-WING-5',
      message: 'deploy-flight',
      on: `flight:${flight}` as const,
      params: { wing: wingType(at(g.flights, flight).type).term, count: wings.length },
    }
    const options = [
      option('aboard', NONE, 'FA-WING-5', `flight:${flight}`),
      ...able.map((ship) => ({ ...option(`beside:${ship}`, ship, 'FA-WING-5', `ship:${ship}`), params: shipParams(g, ship) })),
    ]
    const ship = yield* choose(at(g.squadrons, squadron).owner, prompt, options)
    if (ship !== NONE) yield* placeFlight(g, flight, ship, FLIGHT_REACH)
  }
}

/** FA-SETUP-13, FA-ALLY-6: squadrons that traits place after all others; the side that lost the deployment roll begins. */
export function* deployLate(g: State): Rule {
  for (const seat of orderFrom(g, 1 - sideOf(at(g.order, 0)))) {
    for (const squadron of waitingOf(g, seat, 'late')) {
      const { traits } = shipType(at(g.squadrons, squadron).type)
      if (traits.includes('ambush')) {
        if (hasPlace(g, squadron, 'ambush')) {
          yield* placeSquadron(g, squadron, 'ambush')
          continue
        }
        tell(g, { type: 'no-ambush', rule: 'FA-TRAIT/ambush', on: `squadron:${squadron}`, squadron })
      }
      yield* placeOrKeep(g, squadron, isRest(g, seat) ? 'rocks' : 'zone')
    }
  }
  g.step = 'scouts'
}

/** FA-TRAIT/silentApproach, FA-TRAIT/ambush: before deployment the owner names the squadrons that come late. */
export function* nameLate(g: State): Rule {
  for (const seat of g.order) {
    const waiting = waitingOf(g, seat, 'zone')
    const ambushers = waiting.filter((squadron) => shipType(at(g.squadrons, squadron).type).traits.includes('ambush'))
    const silent = waiting.filter((squadron) => {
      const { tier } = shipType(at(g.squadrons, squadron).type)
      return tier > 1 && fleetHas(g, seat, 'silentApproach') && !ambushers.includes(squadron)
    })
    if (ambushers.length > 0) {
      const prompt = { name: 'setup.ambush', rule: 'FA-SETUP-13', message: 'setup-ambush' }
      const options = ambushers.map((squadron) => squadronOption(g, 'late', squadron, 'FA-SETUP-13'))
      const late = yield* chooseSome(seat, prompt, options, { least: 0, most: options.length })
      for (const squadron of late) at(g.squadrons, squadron).arrival = 'late'
    }
    if (silent.length > 0) {
      const prompt = { name: 'setup.silent', rule: 'FA-SETUP-13', message: 'setup-silent' }
      const options = silent.map((squadron) => squadronOption(g, 'late', squadron, 'FA-SETUP-13'))
      const late = yield* choose(seat, prompt, [...options, option('done', NONE, 'FA-SETUP-13')])
      if (late !== NONE) at(g.squadrons, late).arrival = 'late'
    }
  }
}

/** FA-TRAIT/scout: the side with more scouts on the table may place one of its squadrons again. */
export function* scouts(g: State): Rule {
  g.step = 'turn-cards'
  const counts = [0, 1].map((side) => scoutsOf(g, side))
  if (counts[0] === counts[1]) return
  const side = at(counts, 0) > at(counts, 1) ? 0 : 1
  const seat = side
  const able = g.squadrons.flatMap(({ owner, arrival }, squadron) => {
    return sideOf(owner) === side && (arrival === 'zone' || arrival === 'late') && shipsOf(g, squadron).length > 0 ? [squadron] : []
  })
  if (able.length === 0) return
  const prompt = { name: 'setup.scouts', rule: 'FA-SETUP-13', message: 'setup-scouts' }
  const options = able.map((squadron) => squadronOption(g, 'redeploy', squadron, 'FA-SETUP-13'))
  const squadron = yield* choose(seat, prompt, [...options, option('done', NONE, 'FA-SETUP-13')])
  if (squadron === NONE) return
  const arrival = isRest(g, seat) && !isInZone(g, squadron) ? 'rocks' : 'zone'
  const { ships, wings } = g
  const before = { ships: ships.place.slice(), wings: wings.place.slice() }
  for (const ship of shipsOf(g, squadron)) ships.place[ship] = PLACE.away
  // FA-WING-5: its flights start beside it again, or aboard.
  for (const [wing, its] of wings.squadron.entries()) if (its === squadron) wings.place[wing] = PLACE.away
  if (yield* placeIfAble(g, squadron, arrival)) return
  ships.place = before.ships
  wings.place = before.wings
}

function scoutsOf(g: State, side: Side): number {
  let count = 0
  for (let ship = 0; ship < g.ships.type.length; ship++) {
    if (g.ships.place[ship] !== PLACE.table || sideOf(numberAt(g.ships.owner, ship)) !== side) continue
    if (shipType(numberAt(g.ships.type, ship)).traits.includes('scout')) count++
  }
  return count
}
