import type { Seat } from '@orrery/kernel'
import { ruleNumber } from '../effects/read/reading.ts'
import type { Speech } from '../effects/read/speech.ts'
import { tell } from '../events.ts'
import { kindOf, nameOf } from '../kinds.ts'
import { aboardOf, controllerOf, countAboard, isPaid } from '../marks.ts'
import { seatOf } from '../seats.ts'
import { type CardId, HAPPENED, HAPPENED_BITS, NONE, type State, ZONE } from '../state.ts'

/** CG-SHIP-2, CG-SHIP-3: how many cards fit on a ship: its size plus what effects change. */
export function slotsOf(g: State, ship: CardId, spoken?: Speech['rules']): number {
  return ruleNumber(g, 'slots', kindOf(g, ship).size, NONE, ship, spoken)
}

/** CG-SHIP-2: the free slots for weaponry; crew fills the crew slots first, in whatever order the cards came aboard. */
export function freeSlots(g: State, ship: CardId): number {
  const aboard = countAboard(g, ship)
  const forCrew = aboard === 0 ? 0 : crewSlots(g, ship)
  return slotsOf(g, ship) - aboard + (forCrew === 0 ? 0 : Math.min(forCrew, crewAboard(g, ship)))
}

/** CG-SHIP-2: the free slots for crew: crew slots and ordinary ones. */
export function freeCrewSlots(g: State, ship: CardId): number {
  return slotsOf(g, ship) - countAboard(g, ship) + crewSlots(g, ship)
}

/** The slots that only crew may fill. */
function crewSlots(g: State, ship: CardId): number {
  return ruleNumber(g, 'crewSlots', 0, NONE, ship)
}

function crewAboard(g: State, ship: CardId): number {
  return aboardOf(g, ship).filter((card) => g.zones[card] === ZONE.boarded).length
}

/** CG-SHIP-1, CG-SHIP-3: how many places a ship takes in its hangar. */
export function hangarSize(g: State, ship: CardId, spoken?: Speech['rules']): number {
  return ruleNumber(g, 'hangarSize', kindOf(g, ship).size, NONE, ship, spoken)
}

/** The cards of which one has to go: weaponry if there are too few slots for it, all cards if crew has too few; otherwise none. */
export function surplusOn(g: State, ship: CardId): readonly CardId[] {
  const aboard = aboardOf(g, ship)
  if (aboard.length === 0 || freeCrewSlots(g, ship) >= 0) {
    const weaponry = aboard.length === 0 ? aboard : aboard.filter((card) => g.zones[card] === ZONE.mounted)
    return weaponry.length > 0 && weaponry.length > slotsOf(g, ship) ? weaponry : []
  }
  return aboard
}

/** Tells that a card is destroyed, and records it for cards that ask. */
export function noteDestroyed(g: State, card: CardId): void {
  const zone = g.zones[card]
  const bit = zone === ZONE.hangar ? HAPPENED.shipDestroyed : zone === ZONE.surface ? HAPPENED.baseDestroyed : 0
  const seat = controllerOf(g, card)
  tell(g, {
    type: 'destroyed',
    rule: 'CG-DEF-3',
    card,
    seat,
    ...(isPaid(g, card) ? { name: nameOf(g, card) } : {}),
  })
  if (bit !== 0) note(g, seat, bit)
}

/** Records that something happened to a seat, for cards that ask. */
export function note(g: State, seat: Seat, bit: number): void {
  const held = seatOf(g, seat)
  held.thisTurn |= bit
  for (const other of g.seats) other.sinceLastTurn |= bit << (seat * HAPPENED_BITS)
}
