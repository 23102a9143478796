import { wordsIn } from '@orrery/kernel/scenario/format'
import { RACE_CATALOGUE, raceOf } from '../content/races.ts'
import { SHIPS, shipType } from '../content/ships.ts'
import { WING_IDS } from '../content/wings.ts'
import { at, numberAt } from '../rules/at.ts'
import { addFlight, addSquadron } from '../rules/setup.ts'
import { allShipsOf } from '../rules/ships.ts'
import { LASTING, NONE, PLACE, type ShipId, type State, type WingId } from '../state.ts'
import { ARRIVALS, ASIDE, figure, inches, indexNamed, named, SECTORS, seatNamed } from './names.ts'
import type { ScenarioTable } from './table.ts'

const EFFECTS = Object.keys(LASTING) as (keyof typeof LASTING)[]
/** Marks of a ship without a value. */
const SIGNS = ['cloak', 'fullStop', 'enginesCut', 'fold', 'named', 'moved'] as const
/** Marks of a ship with a number, such as `hull=2`. */
const COUNTS = ['hull', 'crew', 'ap', 'mines'] as const

/** Lays squadrons with their ships, and flights with their wings. */
export function layFleets(g: State, table: ScenarioTable): void {
  for (const line of table.squadrons) laySquadron(g, line)
  for (const line of table.flights ?? []) layFlight(g, line)
  for (let seat = 0; seat < g.seats; seat++) layRace(g, seat, table)
}

/** Splits a line: the part before the colon, and the parts after it. */
function partsOf(line: string, like: string): { readonly head: string[]; readonly parts: string[] } {
  const [head, tail] = line.split(':')
  if (head === undefined || tail === undefined) throw new RangeError(`'${line}' is not like '${like}'`)
  return { head: wordsIn(head), parts: tail.split(',').map((part) => part.trim()) }
}

function laySquadron(g: State, line: string): void {
  const { head, parts } = partsOf(line, '0 terrans-teuton: 20 20 90')
  const [seatText = '', name = '', ...marks] = head
  const ids = SHIPS.map(({ id }) => id)
  const squadron = addSquadron(g, seatNamed(g, seatText, line), named(ids, name, 'ships'), parts.length, marks.includes('free'))
  const held = at(g.squadrons, squadron)
  for (const mark of marks) {
    const known = named(['acted', 'free', 'disordered', ...ARRIVALS], mark, `'${line}'`)
    if (known === 'acted') held.acted = g.turn
    else if (known === 'disordered') held.disordered = true
    else if (known !== 'free') held.arrival = known
  }
  const ships = allShipsOf(g, squadron)
  for (const [i, part] of parts.entries()) layShip(g, at(ships, i), part)
  held.strength = ships.filter((ship) => g.ships.place[ship] === PLACE.table).length
}

function layShip(g: State, ship: ShipId, part: string): void {
  const [first = '', ...rest] = wordsIn(part)
  const aside = ASIDE.find((place) => place === first)
  g.ships.place[ship] = PLACE[aside ?? 'table']
  if (aside === undefined) {
    const [north = '', heading = '', ...marks] = rest
    g.ships.x[ship] = inches(first, part)
    g.ships.y[ship] = inches(north, part)
    g.ships.heading[ship] = figure(heading, 100, part)
    for (const mark of marks) markShip(g, ship, mark)
  } else for (const mark of rest) markShip(g, ship, mark)
}

function markShip(g: State, ship: ShipId, mark: string): void {
  const [name = '', value] = mark.split('=')
  const sign = SIGNS.find((one) => one === mark)
  const effect = EFFECTS.find((one) => one === mark)
  if (sign !== undefined) g.ships[sign][ship] = 1
  else if (effect !== undefined) g.ships.effects[ship] = numberAt(g.ships.effects, ship) | LASTING[effect]
  else if (mark === 'flagship') g.flagships[numberAt(g.ships.owner, ship)] = ship
  else if (value === undefined)
    named([...SIGNS, ...EFFECTS, 'flagship', 'sector=', 'fired=', ...COUNTS.map((one) => `${one}=`)], mark, 'marks of ships')
  else if (name === 'fired') fire(g, ship, value, mark)
  else if (name === 'sector') g.ships.sector[ship] = SECTORS.indexOf(named(SECTORS, value, 'sectors')) + 1
  else g.ships[named(COUNTS, name, 'marks of ships')][ship] = figure(value, 1, mark)
}

/** Marks weapons as used this turn, by their places on the ship's card: `0+2`. */
function fire(g: State, ship: ShipId, weapons: string, mark: string): void {
  const { weapons: carried } = shipType(numberAt(g.ships.type, ship))
  let bits = 0
  for (const weapon of weapons.split('+')) bits |= 1 << indexNamed(carried, weapon, 'weapon', mark)
  g.ships.fired[ship] = bits
  g.ships.firedTurn[ship] = bits
}

function layFlight(g: State, line: string): void {
  const { head, parts } = partsOf(line, '0 fighter of 2: 20 20, away')
  const [seatText = '', wing = '', of = '', squadronText = '', ...marks] = head
  const squadron = of === 'of' ? indexNamed(g.squadrons, squadronText, 'squadron', line) : NONE
  const flight = addFlight(g, seatNamed(g, seatText, line), squadron, named(WING_IDS, wing, 'wings'), parts.length)
  for (const mark of of === 'of' ? marks : head.slice(2)) {
    named(['acted'], mark, `'${line}'`)
    at(g.flights, flight).acted = g.turn
  }
  const first = g.wings.type.length - parts.length
  for (const [i, part] of parts.entries()) layWing(g, first + i, part)
}

function layWing(g: State, wing: WingId, part: string): void {
  const [first = '', ...rest] = wordsIn(part)
  const aside = ASIDE.find((place) => place === first)
  g.wings.place[wing] = PLACE[aside ?? 'table']
  const [north = '', ...marks] = aside === undefined ? rest : ['', ...rest]
  if (aside === undefined) {
    g.wings.x[wing] = inches(first, part)
    g.wings.y[wing] = inches(north, part)
  }
  for (const mark of marks) {
    if (named(['spent', 'drivenOff'], mark, 'marks of wings') === 'spent') g.wings.spent[wing] = 1
    else g.wings.drivenOff[wing] = g.turn
  }
}

function layRace(g: State, seat: number, table: ScenarioTable): void {
  const first = g.squadrons.find(({ owner }) => owner === seat)
  const race = table.races?.[seat] ?? (first === undefined ? 'neutral' : shipType(first.type).race)
  g.races[seat] = RACE_CATALOGUE.kind(race)
  g.tactics[seat] = table.tactics?.[seat] ?? raceOf(race).tacticsBonus
}
