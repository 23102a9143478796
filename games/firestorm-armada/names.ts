import type { Params } from '@orrery/kernel'
import { shipType } from './content/ships.ts'
import { wingType } from './content/wings.ts'
import { at, numberAt } from './rules/at.ts'
import { type FlightId, PLACE, type ShipId, type SquadronId, type State, type WingId } from './state.ts'

/** The place of a ship in its squadron, from 1; 0 for one that has always flown alone. */
export function numberOfShip(g: State, ship: ShipId): number {
  const { squadron } = g.ships
  let number = 1
  for (let other = ship - 1; other >= 0 && squadron[other] === squadron[ship]; other--) number++
  return number === 1 && squadron[ship + 1] !== squadron[ship] ? 0 : number
}

/** How messages name a ship: its type and its number in the squadron. */
export function shipParams(g: State, ship: ShipId): Params {
  return { ship: shipType(numberAt(g.ships.type, ship)).term, number: numberOfShip(g, ship) }
}

/** How messages name a ship that is a target. */
export function targetParams(g: State, ship: ShipId): Params {
  return { target: shipType(numberAt(g.ships.type, ship)).term, targetNumber: numberOfShip(g, ship) }
}

/** The same, with the target's index in the list for programs. */
export function aimParams(g: State, ship: ShipId): Params {
  return { ...targetParams(g, ship), aim: ship }
}

/** How messages name a squadron: the type of its ships and how many of them are not lost. */
export function squadronParams(g: State, squadron: SquadronId): Params {
  let count = 0
  for (let ship = 0; ship < g.ships.squadron.length; ship++) {
    if (g.ships.squadron[ship] === squadron && numberAt(g.ships.place, ship) <= PLACE.table) count++
  }
  return { ship: shipType(at(g.squadrons, squadron).type).term, count, squadron: squadron + 1 }
}

/** How messages name a flight: the type of its wings and how many there are in the list. */
export function flightParams(g: State, flight: FlightId): Params {
  let count = 0
  for (const of of g.wings.flight) if (of === flight) count++
  return { wing: wingType(at(g.flights, flight).type).term, count }
}

/** How messages name a wing: its type and its number in the flight. */
export function wingParams(g: State, wing: WingId): Params {
  const { flight } = g.wings
  let number = 1
  for (let other = wing - 1; other >= 0; other--) if (flight[other] === flight[wing]) number++
  return { wing: wingType(numberAt(g.wings.type, wing)).term, number }
}
