import { armourLeft } from '../effects/read/reading.ts'
import { kindOf } from '../kinds.ts'
import { aboardOf } from '../marks.ts'
import { type CardId, NONE, type State, ZONE } from '../state.ts'
import { slotsOf, surplusOn } from '../table/ships.ts'
import { keepAllSpeaking } from '../table/speaking.ts'

/** The list of a seat for each zone that has a list. */
const LISTS = ['colony', 'headquarters', 'trash', 'wasteland', 'surface', 'cantina', 'hangar'] as const
type List = (typeof LISTS)[number]

/** Records the texts in force. Throws a `RangeError` with the reason if the table is impossible. */
export function settle(g: State): void {
  checkSeats(g)
  checkZones(g)
  for (let card = 0; card < g.prints.length; card++) checkMarks(g, card)
  keepAllSpeaking(g)
  for (const { hangar } of g.seats) for (const ship of hangar) checkShip(g, ship)
}

function called(g: State, card: CardId): string {
  return `${kindOf(g, card).id} (card ${card})`
}

function checkSeats(g: State): void {
  for (const [name, seat] of Object.entries({ active: g.active, starter: g.starter }))
    if (g.seats[seat] === undefined) throw new RangeError(`${name} is seat ${seat}; there are ${g.seats.length} seats`)
  for (const [seat, { credits }] of g.seats.entries()) if (credits < 0) throw new RangeError(`seat ${seat} has ${credits} credits`)
}

/** The list that should contain a card, by its zone. */
function listOf(g: State, card: CardId): List | null {
  const zone = g.zones[card]
  if (zone === ZONE.boarded) return 'cantina'
  return LISTS.find((list) => ZONE[list] === zone) ?? null
}

/** Every card is in the list of its zone exactly once. */
function checkZones(g: State): void {
  const stands: Record<CardId, string> = {}
  for (const [seat, held] of g.seats.entries())
    for (const list of LISTS)
      for (const card of held[list]) {
        if (g.prints[card] === undefined) throw new RangeError(`${list} of seat ${seat}: there is no card ${card}`)
        const here = `${list} of seat ${seat}`
        if (stands[card] !== undefined) throw new RangeError(`${called(g, card)} is in two zones: ${stands[card]}, ${here}`)
        stands[card] = here
      }
  for (const [seat, held] of g.seats.entries())
    for (const list of LISTS)
      for (const card of held[list])
        if (listOf(g, card) !== list)
          throw new RangeError(`${called(g, card)} is in ${list} of seat ${seat}, but its zone is ${zoneName(g, card)}`)
  for (let card = 0; card < g.prints.length; card++) {
    if (listOf(g, card) !== null && stands[card] === undefined)
      throw new RangeError(`the zone of ${called(g, card)} is ${zoneName(g, card)}, but no seat has it there`)
    const lies = g.zones[card] === ZONE.mounted || g.zones[card] === ZONE.boarded
    const carrier = g.carriers[card] ?? NONE
    if (lies !== (carrier !== NONE) || lies !== g.aboard.includes(card))
      throw new RangeError(`${called(g, card)} is ${lies ? 'aboard, but on no ship' : 'on a ship, but not aboard'}`)
    if (lies && g.zones[carrier] !== ZONE.hangar) throw new RangeError(`${called(g, card)} lies on what is no ship in a hangar`)
  }
}

function zoneName(g: State, card: CardId): string {
  return Object.entries(ZONE).find(([, zone]) => zone === g.zones[card])?.[0] ?? `${g.zones[card]}`
}

const IN_PLAY: readonly number[] = [ZONE.surface, ZONE.cantina, ZONE.hangar, ZONE.mounted, ZONE.boarded]

/** Cards in play have a controller; other cards have neither a controller nor marks. */
function checkMarks(g: State, card: CardId): void {
  const plays = IN_PLAY.includes(g.zones[card] as number)
  if (plays !== (g.controllers[card] !== NONE))
    throw new RangeError(`${called(g, card)} is ${plays ? 'in play without a controller' : 'controlled, but not in play'}`)
  if (!plays && (g.paid[card] !== 0 || g.turned[card] !== NONE)) throw new RangeError(`${called(g, card)} has marks, but is not in play`)
  const developments = g.developments[card] ?? 0
  if (developments !== 0 && (g.zones[card] !== ZONE.surface || developments < 0))
    throw new RangeError(`${called(g, card)} has ${developments} developments`)
}

/** CG-SHIP-2, CG-SHIP-8: a ship has armour left, and room for the cards it carries. */
function checkShip(g: State, ship: CardId): void {
  if (surplusOn(g, ship).length > 0)
    throw new RangeError(`${called(g, ship)} has ${slotsOf(g, ship)} slots, and ${aboardOf(g, ship).length} cards lie on it`)
  if (g.combat === null && armourLeft(g, ship) <= 0) throw new RangeError(`${called(g, ship)} has no armour left`)
}
