import { RACES } from '../content/races.ts'
import { SCENARIO_CATALOGUE, type Scenario } from '../content/scenarios.ts'
import { shipType } from '../content/ships.ts'
import type { FleetTrait } from '../content/traits.ts'
import { LASTING, NONE, PLACE, type ShipId, type Side, type SquadronId, type State, type WingId } from '../state.ts'
import { at, numberAt } from './at.ts'

/** FA-ALLY-2: the side of a seat. */
export function sideOf(seat: number): Side {
  return seat & 1
}

/** The side of a ship. */
export function sideOfShip(g: State, ship: ShipId): Side {
  return sideOf(numberAt(g.ships.owner, ship))
}

/** Whether the ship is on the table. */
export function isOnTable(g: State, ship: ShipId): boolean {
  return g.ships.place[ship] === PLACE.table
}

/** Whether the ship's squadron is active. */
export function isActivated(g: State, ship: ShipId): boolean {
  return g.activation.kind === 'squadron' && g.activation.id === g.ships.squadron[ship]
}

/** Whether the wing is on the table. */
export function isFlying(g: State, wing: WingId): boolean {
  return g.wings.place[wing] === PLACE.table
}

/** All ships of a squadron, in the order of the fleet list, on the table or not. */
export function allShipsOf(g: State, squadron: SquadronId): ShipId[] {
  const found: ShipId[] = []
  const { squadron: of } = g.ships
  for (let ship = 0; ship < of.length; ship++) if (of[ship] === squadron) found.push(ship)
  return found
}

/** Whether a squadron has still to come to the table, from reserve or at set-up; it comes as a whole. */
export function isAway(g: State, squadron: SquadronId): boolean {
  return allShipsOf(g, squadron).some((ship) => g.ships.place[ship] === PLACE.away)
}

/** The ships of a squadron that are on the table. */
export function shipsOf(g: State, squadron: SquadronId): ShipId[] {
  const found: ShipId[] = []
  const { squadron: of, place } = g.ships
  for (let ship = 0; ship < of.length; ship++) if (of[ship] === squadron && place[ship] === PLACE.table) found.push(ship)
  return found
}

/** The ships of a side that are on the table. */
export function shipsOfSide(g: State, side: Side): ShipId[] {
  const found: ShipId[] = []
  const { owner, place } = g.ships
  for (let ship = 0; ship < owner.length; ship++)
    if (place[ship] === PLACE.table && sideOf(numberAt(owner, ship)) === side) found.push(ship)
  return found
}

/** The wings of a flight that are on the table. */
export function wingsOf(g: State, flight: number): WingId[] {
  const found: WingId[] = []
  const { flight: of, place } = g.wings
  for (let wing = 0; wing < of.length; wing++) if (of[wing] === flight && place[wing] === PLACE.table) found.push(wing)
  return found
}

/** The wings of a side that are on the table. */
export function wingsOfSide(g: State, side: Side): WingId[] {
  const found: WingId[] = []
  const { owner, place } = g.wings
  for (let wing = 0; wing < owner.length; wing++)
    if (place[wing] === PLACE.table && sideOf(numberAt(owner, wing)) === side) found.push(wing)
  return found
}

/** Whether the ship suffers from a lasting critical effect. */
export function suffers(g: State, ship: ShipId, effect: keyof typeof LASTING): boolean {
  return (numberAt(g.ships.effects, ship) & LASTING[effect]) !== 0
}

/** FA-BOARD-20: the number of enemy assault teams aboard a ship. */
export function teamsAboard(g: State, ship: ShipId): number {
  let teams = 0
  for (const boarders of g.boarders) if (boarders.ship === ship) teams += boarders.teams
  return teams
}

/** The flagship of a seat if it is on the table, otherwise NONE. */
export function flagshipOf(g: State, seat: number): ShipId {
  const ship = at(g.flagships, seat)
  return isOnTable(g, ship) ? ship : NONE
}

/** FA-FLEET-10: whether the fleet of a seat has the trait of its race, which counts for all its ships, even of another race (FA-ALLY-5). */
export function fleetHas(g: State, seat: number, trait: FleetTrait): boolean {
  return at(RACES, at(g.races, seat)).fleetTraits.includes(trait)
}

/** FA-FLEET-10: whether the fleet of a ship has a trait. */
export function fleetOfShipHas(g: State, ship: ShipId, trait: FleetTrait): boolean {
  return fleetHas(g, numberAt(g.ships.owner, ship), trait)
}

/** FA-DMG-17: whether a ship has lost its crew and nobody has captured it. Unmanned ships have no crew to lose. */
export function isDerelict(g: State, ship: ShipId): boolean {
  const { stats, traits } = shipType(numberAt(g.ships.type, ship))
  return numberAt(g.ships.crew, ship) >= stats.cp && !traits.includes('unmanned')
}

/** FA-ALLY-6: the seats of a side, the first one at set-up before the other. */
export function seatsOf(g: State, side: Side): number[] {
  return side + 2 < g.seats ? [side, side + 2] : [side]
}

/** FA-ALLY-6: all seats in turn, beginning with a side. */
export function orderFrom(g: State, first: Side): number[] {
  return [...seatsOf(g, first), ...seatsOf(g, 1 - first)]
}

/** The scenario of the table. */
export function scenarioOfTable(g: State): Scenario {
  return SCENARIO_CATALOGUE.of(g.settings.scenario)
}

/** FA-SETUP-5, FA-END-10: whether a squadron counts for cards: escorts, installations and free models do not. */
export function countsForCards(g: State, squadron: SquadronId): boolean {
  const { type, free } = at(g.squadrons, squadron)
  const { class: kind, installation } = shipType(type)
  return !free && !installation && kind !== 'escort'
}

/** FA-END-10: whether a squadron still has a ship on the table, in reserve or to enter. */
export function isLeft(g: State, squadron: SquadronId): boolean {
  return allShipsOf(g, squadron).some((ship) => g.ships.place[ship] === PLACE.table || g.ships.place[ship] === PLACE.away)
}

/** FA-END-1, FA-END-8: the number of cards that a seat may hold. */
export function handLimit(g: State, seat: number): number {
  let left = 0
  for (let squadron = 0; squadron < g.squadrons.length; squadron++) {
    if (at(g.squadrons, squadron).owner === seat && countsForCards(g, squadron) && isLeft(g, squadron)) left++
  }
  return Math.min(left, 5)
}

/** FA-VP-2: whether a side has a ship on the table, in reserve or still to come. */
export function hasShips(g: State, side: Side): boolean {
  for (let ship = 0; ship < g.ships.place.length; ship++) {
    const place = g.ships.place[ship]
    if ((place === PLACE.table || place === PLACE.away) && sideOfShip(g, ship) === side) return true
  }
  return false
}

/** The seat that decides for both players of a side, which is the first one. */
export function speakerOf(side: Side): number {
  return side
}

/** FA-SCEN-7: whether a seat's side attacks. */
export function isAttacker(g: State, seat: number): boolean {
  return sideOf(seat) === g.attacker
}

/** FA-END-11: all ships, first those of the side that won the initiative, each side's in the order of the fleet lists. */
export function shipsInOrder(g: State): ShipId[] {
  const winner = sideOf(at(g.order, 0))
  const ships: ShipId[] = []
  for (const side of [winner, 1 - winner]) {
    for (const seat of g.order) {
      if (sideOf(seat) !== side) continue
      for (let ship = 0; ship < g.ships.type.length; ship++) if (g.ships.owner[ship] === seat) ships.push(ship)
    }
  }
  return ships
}
