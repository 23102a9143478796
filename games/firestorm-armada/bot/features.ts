import { type Features, inputsOf, type Put, type Seat } from '@orrery/kernel'
import { RACE_IDS } from '../content/races.ts'
import { SHIPS, shipType } from '../content/ships.ts'
import { WING_IDS } from '../content/wings.ts'
import { at, numberAt } from '../rules/at.ts'
import { pointsOf } from '../rules/end/victory.ts'
import { sideOf, sideOfShip, wingsOfSide } from '../rules/ships.ts'
import { LASTING, PLACE, type ShipId, type State } from '../state.ts'
import { evaluate, wreckOf } from './evaluate.ts'

const SIDES = ['own', 'other'] as const
type Side = (typeof SIDES)[number]

/** A side's measures, as shares of the fleet value or of its ships. */
const MEASURES = [
  'points',
  'fleet',
  'hull',
  'crew',
  'ships',
  'large',
  'effects',
  'wings',
  'cards',
  'command',
  'mines',
  'cloaked',
  'wrecked',
  'ready',
] as const
/** Distances in inches: for each, the points of a side's ships that have an enemy within it are an input. */
const BANDS = [8, 16, 24, 36] as const
const TURNS = Array.from({ length: 8 }, (_, turn) => `${turn + 1}`)
const ships = SHIPS.map(({ id }) => id)
const bands = BANDS.map((inches) => `${inches}`)

const { names, from } = inputsOf({
  own: MEASURES,
  other: MEASURES,
  'own-near': bands,
  'other-near': bands,
  'own-race': RACE_IDS,
  'other-race': RACE_IDS,
  'own-ship': ships,
  'other-ship': ships,
  'own-wing': WING_IDS,
  'other-wing': WING_IDS,
  turn: TURNS,
  table: ['lead', 'close', 'left', 'initiative', 'ahead', 'judged', 'acts'],
})

const EFFECTS = Object.values(LASTING)
const INCH = 1000

/** Writes the inputs for a seat: points, ships and their places, all of which are public. */
function read(g: State, seat: Seat, put: Put): void {
  const side = sideOf(seat)
  const own = readSide(g, side, 'own', put)
  const other = readSide(g, 1 - side, 'other', put)
  const { value, turns } = g.settings
  // The lead in points scored and as good as scored, which counts more as the end approaches.
  const lead = (pointsOf(g, side) - pointsOf(g, 1 - side)) / value
  const left = Math.max(0, turns - g.turn + 1)
  put(from.turn + Math.min(TURNS.length, Math.max(1, g.turn)) - 1, 1)
  putSome(put, from.table, lead)
  putSome(put, from.table + 1, lead / (0.05 + Math.abs(lead)))
  putSome(put, from.table + 2, left / 8)
  putSome(put, from.table + 3, g.order[0] !== undefined && sideOf(g.order[0]) === side ? 1 : 0)
  putSome(put, from.table + 4, (lead * 4) / (1 + left) + (own - other))
  // The evaluation by hand, so that what is learned begins with it.
  const judged = evaluate(g, seat)
  putSome(put, from.table + 5, Math.log((judged + EDGE) / (1 - judged + EDGE)))
  putSome(put, from.table + 6, g.toAct === side ? 1 : 0)
}

/** Keeps the odds of an evaluation of 0 or 1 finite. */
const EDGE = 0.01

function putSome(put: Put, input: number, value: number): void {
  if (value !== 0) put(input, value)
}

/** Writes one side's inputs. Returns what its ships are still worth, as a share of the fleet value. */
function readSide(g: State, side: number, name: Side, put: Put): number {
  const { value } = g.settings
  const counts = new Array<number>(names.length).fill(0)
  const add = (input: number, value: number): void => {
    counts[input] = at(counts, input) + value
  }
  const found: Record<(typeof MEASURES)[number], number> = {
    points: pointsOf(g, side) / value,
    fleet: 0,
    hull: 0,
    crew: 0,
    ships: 0,
    large: 0,
    effects: 0,
    wings: 0,
    cards: 0,
    command: 0,
    mines: 0,
    cloaked: 0,
    wrecked: 0,
    ready: 0,
  }
  for (let ship = 0; ship < g.ships.type.length; ship++) {
    const place = g.ships.place[ship]
    if (sideOfShip(g, ship) !== side || (place !== PLACE.table && place !== PLACE.away)) continue
    addShip(g, ship, found, value)
    add(from[`${name}-ship`] + numberAt(g.ships.type, ship), 1)
  }
  for (const wing of wingsOfSide(g, side)) {
    found.wings += 0.25
    add(from[`${name}-wing`] + numberAt(g.wings.type, wing), 0.25)
  }
  for (let seat = side; seat < g.seats; seat += 2) {
    found.cards += at(g.hands, seat).length / 5
    found.command += numberAt(g.tactics, seat) / 3
    add(from[`${name}-race`] + numberAt(g.races, seat), 1)
  }
  for (const mine of g.mines) if (sideOf(mine.owner) === side) found.mines += mine.ad / 10
  for (const [place, measure] of MEASURES.entries()) putSome(put, from[name] + place, found[measure])
  for (const [input, count] of counts.entries()) putSome(put, input, count)
  readNear(g, side, name, put)
  return found.hull
}

function addShip(g: State, ship: ShipId, found: Record<(typeof MEASURES)[number], number>, value: number): void {
  const { points, stats, capital } = shipType(numberAt(g.ships.type, ship))
  const share = points / value
  const suffered = numberAt(g.ships.effects, ship)
  found.fleet += share
  found.hull += share * Math.max(0, 1 - numberAt(g.ships.hull, ship) / stats.hp)
  found.crew += stats.cp === 0 ? 0 : share * Math.max(0, 1 - numberAt(g.ships.crew, ship) / stats.cp)
  found.ships += 0.1
  if (capital) found.large += 0.2
  for (const effect of EFFECTS) if ((suffered & effect) !== 0) found.effects += share
  if (numberAt(g.ships.cloak, ship) !== 0) found.cloaked += share
  found.wrecked += wreckOf(g, ship) / value
  // In the middle of a turn, the fleet that is still to act is worth more than one that has acted.
  if (at(g.squadrons, numberAt(g.ships.squadron, ship)).acted !== g.turn) found.ready += share
}

/** Writes the share of a side, by points, that has an enemy within each distance. */
function readNear(g: State, side: number, name: Side, put: Put): void {
  const near = BANDS.map(() => 0)
  for (let ship = 0; ship < g.ships.type.length; ship++) {
    if (sideOfShip(g, ship) !== side || g.ships.place[ship] !== PLACE.table) continue
    const apart = nearest(g, ship, side)
    const share = shipType(numberAt(g.ships.type, ship)).points / g.settings.value
    for (const [place, inches] of BANDS.entries()) if (apart <= inches * INCH) near[place] = at(near, place) + share
  }
  for (const [place, share] of near.entries()) putSome(put, from[`${name}-near`] + place, share)
}

function nearest(g: State, ship: ShipId, side: number): number {
  let least = Number.POSITIVE_INFINITY
  for (let other = 0; other < g.ships.type.length; other++) {
    if (sideOfShip(g, other) === side || g.ships.place[other] !== PLACE.table) continue
    const apart = Math.hypot(numberAt(g.ships.x, other) - numberAt(g.ships.x, ship), numberAt(g.ships.y, other) - numberAt(g.ships.y, ship))
    least = Math.min(least, apart)
  }
  return least
}

/** The features of Firestorm Armada's learned evaluation, with a network for each number of players. */
export const features: Features<State> = { version: 2, names: () => names, network: (g) => `${g.seats}`, read }
