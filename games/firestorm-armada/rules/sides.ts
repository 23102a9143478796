import { SCENARIO_CATALOGUE, type Scenario } from '../content/scenarios.ts'
import { shipType } from '../content/ships.ts'
import { PLACE, type Side, type SquadronId, type State } from '../state.ts'
import { at } from './at.ts'
import { allShipsOf, sideOf, sideOfShip } from './ships.ts'

/** The seats of a side, the one named first at set-up before the other (FA-ALLY-6). */
export function seatsOf(g: State, side: Side): number[] {
  return side + 2 < g.seats ? [side, side + 2] : [side]
}

/** All seats in the order of the sides given (FA-ALLY-6). */
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

/** FA-END-10: whether a squadron is left: a ship of it on the table, in reserve or still to enter. */
export function isLeft(g: State, squadron: SquadronId): boolean {
  return allShipsOf(g, squadron).some((ship) => g.ships.place[ship] === PLACE.table || g.ships.place[ship] === PLACE.away)
}

/** FA-END-1, FA-END-8: how many cards a seat may hold. */
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

/** The seat of a side that decides for both of its players: the one named first. */
export function speakerOf(side: Side): number {
  return side
}

/** Whether a side attacks (FA-SCEN-7). */
export function isAttacker(g: State, seat: number): boolean {
  return sideOf(seat) === g.attacker
}
