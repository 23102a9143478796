import type { Params } from '@orrery/kernel'
import { shipType } from './content/ships.ts'
import { wingType } from './content/wings.ts'
import { at, numberAt } from './rules/at.ts'
import { type FlightId, PLACE, type ShipId, type SquadronId, type State, type WingId } from './state.ts'

/** A ship's number in its squadron, from 1; 0 for a ship that has always been alone. */
export function numberOfShip(g: State, ship: ShipId): number {
  const { squadron } = g.ships
  let number = 1
  for (let other = ship - 1; other >= 0 && squadron[other] === squadron[ship]; other--) number++
  return number === 1 && squadron[ship + 1] !== squadron[ship] ? 0 : number
}

/** The parameters by which messages name a ship: its type and its number in the squadron. */
export function shipParams(g: State, ship: ShipId): Params {
  return { ship: shipType(numberAt(g.ships.type, ship)).term, number: numberOfShip(g, ship) }
}

/** The parameters by which messages name a target ship. */
export function targetParams(g: State, ship: ShipId): Params {
  return { target: shipType(numberAt(g.ships.type, ship)).term, targetNumber: numberOfShip(g, ship) }
}

/** `targetParams` with the target's id, for programs. */
export function aimParams(g: State, ship: ShipId): Params {
  return { ...targetParams(g, ship), aim: ship }
}

/** The parameters by which messages name a squadron: the type of its ships, and how many are not lost. */
export function squadronParams(g: State, squadron: SquadronId): Params {
  let count = 0
  for (let ship = 0; ship < g.ships.squadron.length; ship++) {
    if (g.ships.squadron[ship] === squadron && numberAt(g.ships.place, ship) <= PLACE.table) count++
  }
  return { ship: shipType(at(g.squadrons, squadron).type).term, count, squadron: squadron + 1 }
}

/** The parameters by which messages name a flight: the type of its wings, and how many are not lost. */
export function flightParams(g: State, flight: FlightId): Params {
  let count = 0
  for (let wing = 0; wing < g.wings.flight.length; wing++) {
    if (g.wings.flight[wing] === flight && numberAt(g.wings.place, wing) <= PLACE.table) count++
  }
  return { wing: wingType(at(g.flights, flight).type).term, count }
}

/** The parameters by which messages name a wing: its type and its number in the flight. */
export function wingParams(g: State, wing: WingId): Params {
  const { flight } = g.wings
  let number = 1
  for (let other = wing - 1; other >= 0; other--) if (flight[other] === flight[wing]) number++
  return { wing: wingType(numberAt(g.wings.type, wing)).term, number }
}
