import { freshTable, type Seed, shuffleIn } from '@orrery/kernel'
import { DECK } from '../content/cards.ts'
import type { FleetList } from '../content/fleets.ts'
import { RACE_CATALOGUE, raceOf } from '../content/races.ts'
import { SCENARIO_CATALOGUE, scenarioOf, TABLE } from '../content/scenarios.ts'
import { shipTypeById } from '../content/ships.ts'
import { WING_CATALOGUE } from '../content/wings.ts'
import { INCH } from '../geometry/place.ts'
import { begunActivation, DEEDS, NONE, PLACE, type Ships, type State, type Wings } from '../state.ts'
import type { Options } from './options.ts'
import { handLimit } from './ships.ts'

/** FA-SETUP-1, 4, 5: the first state: fleets are beside the table, the deck is shuffled, opening hands are dealt. */
export function setUp(options: Options, seats: number, seed: Seed): State {
  const scenario = scenarioOf(options.scenario)
  const g: State = {
    ...freshTable(seed, 'shuffles', 'dice', 'table'),
    seats,
    settings: {
      value: options.value,
      scenario: SCENARIO_CATALOGUE.kind(options.scenario),
      width: TABLE[0] * INCH,
      depth: TABLE[1] * INCH,
      turns: scenario.turns,
      allies: seats > 2,
      disorder: options.disorder,
      winnerChooses: options.initiativeWinnerChooses,
      pdMinimumOne: options.pdMinimumOne,
      ownSystemsLink: options.ownSystemsLink,
      drivenOffImmuneToAll: options.drivenOffImmuneToAll,
    },
    turn: 0,
    step: 'roll',
    order: perSeat(seats, (seat) => seat),
    lastOrder: [],
    toAct: 0,
    lastActor: [NONE, NONE],
    activation: begunActivation('none', NONE, NONE),
    attacker: NONE,
    edges: [0, 1],
    end: 'none',
    conceded: NONE,
    races: options.fleets.map(({ race }) => RACE_CATALOGUE.kind(race)),
    tactics: options.fleets.map(tacticsOf),
    flagships: perSeat(seats, () => NONE),
    flagshipRepair: perSeat(seats, () => 0),
    stubbornRepair: perSeat(seats, () => 0),
    layeredShields: perSeat(seats, () => 0),
    ships: noShips(),
    squadrons: [],
    wings: noWings(),
    flights: [],
    drivenBy: [],
    attacked: [],
    mines: [],
    terrain: [],
    boarders: [],
    pods: [],
    agent: NONE,
    extracted: NONE,
    agentKnown: false,
    cleared: [],
    deck: DECK.slice(),
    discard: [],
    hands: perSeat(seats, () => []),
    faceDown: perSeat(seats, () => NONE),
    extraCards: perSeat(seats, () => 0),
    inForce: [],
    points: [0, 0],
    score: [],
    deeds: DEEDS.flatMap(() => [0, 0]),
    rolls: [],
  }
  for (const [seat, fleet] of options.fleets.entries()) addFleet(g, seat, fleet)
  shuffleIn(g, 'shuffles', g.deck)
  for (let seat = 0; seat < seats; seat++) g.hands[seat] = g.deck.splice(0, handLimit(g, seat))
  return g
}

function perSeat<T>(seats: number, value: (seat: number) => T): T[] {
  return Array.from({ length: seats }, (_, seat) => value(seat))
}

/** FA-INIT-1 to 3, FA-ALLY-5: a fleet's bonus: the lowest tactics bonus of its races. */
function tacticsOf({ race, squadrons }: FleetList): number {
  const races = squadrons.map(({ ship }) => shipTypeById(ship)?.race ?? race)
  return Math.min(...[race, ...races].map((id) => raceOf(id).tacticsBonus))
}

/** Adds a seat's fleet to the table's lists, beside the table. */
function addFleet(g: State, seat: number, { flagship, squadrons }: FleetList): void {
  for (const { ship, size, flights = [] } of squadrons) {
    const squadron = addSquadron(g, seat, ship, size, false)
    if (ship === flagship && g.flagships[seat] === NONE) g.flagships[seat] = g.ships.type.length - size
    for (const { wing, size: wings } of flights) addFlight(g, seat, squadron, wing, wings)
  }
}

/** Adds a squadron of new ships beside the table. Returns its number. */
export function addSquadron(g: State, seat: number, ship: string, size: number, free: boolean): number {
  const type = shipTypeById(ship)
  if (type === undefined) throw new RangeError(`there is no ship type '${ship}'`)
  g.squadrons.push({
    owner: seat,
    type: type.number,
    acted: 0,
    arrival: 'zone',
    free,
    sCard: 0,
    aCard: 0,
    torpedoes: 0,
    disordered: false,
    strength: 0,
  })
  const squadron = g.squadrons.length - 1
  for (let i = 0; i < size; i++) {
    for (const column of Object.values(g.ships) as number[][]) column.push(0)
    const id = g.ships.type.length - 1
    g.ships.type[id] = type.number
    g.ships.owner[id] = seat
    g.ships.squadron[id] = squadron
    g.ships.place[id] = PLACE.away
    g.ships.ap[id] = type.stats.ap
  }
  return squadron
}

/** Adds a flight aboard a squadron. Returns its number. */
export function addFlight(g: State, seat: number, squadron: number, wing: string, size: number): number {
  const type = WING_CATALOGUE.kind(wing)
  g.flights.push({ owner: seat, type, acted: 0 })
  const flight = g.flights.length - 1
  for (let i = 0; i < size; i++) {
    for (const column of Object.values(g.wings) as number[][]) column.push(0)
    const id = g.wings.type.length - 1
    g.wings.type[id] = type
    g.wings.owner[id] = seat
    g.wings.flight[id] = flight
    g.wings.squadron[id] = squadron
    g.wings.place[id] = PLACE.away
  }
  return flight
}

function noShips(): Ships {
  return {
    type: [],
    owner: [],
    squadron: [],
    place: [],
    x: [],
    y: [],
    heading: [],
    hull: [],
    crew: [],
    ap: [],
    effects: [],
    cloak: [],
    fullStop: [],
    enginesCut: [],
    fold: [],
    named: [],
    sector: [],
    transfer: [],
    rammed: [],
    moved: [],
    flown: [],
    turned: [],
    fired: [],
    firedTurn: [],
    pdSpent: [],
    mines: [],
    minesNow: [],
  }
}

function noWings(): Wings {
  return {
    type: [],
    owner: [],
    flight: [],
    squadron: [],
    place: [],
    x: [],
    y: [],
    spent: [],
    drivenOff: [],
    landed: [],
    moved: [],
    boost: [],
  }
}
