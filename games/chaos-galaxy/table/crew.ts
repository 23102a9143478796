import type { Seat } from '@orrery/kernel'
import { permitted } from '../effects/read/restrictions.ts'
import { fighterOf } from '../effects/read/standing.ts'
import { tell } from '../events.ts'
import { isGoing } from '../gone.ts'
import { kindOf } from '../kinds.ts'
import { aboardOf, carrierOf, carry, controllerOf, inPlay, turnedOf } from '../marks.ts'
import { isMono, seatOf } from '../seats.ts'
import { type CardId, NONE, type State, TURNED, ZONE } from '../state.ts'
import { freeCrewSlots } from './ships.ts'
import { loseTarget } from './zones.ts'

/** CG-CREW-4 to CG-CREW-6, CG-SHIP-2: the crew that might board the ship as far as everybody can see; none if the ship is full. */
export function couldBoard(g: State, ship: CardId): CardId[] {
  const found: CardId[] = []
  if (freeCrewSlots(g, ship) <= 0) return found
  const controller = controllerOf(g, ship)
  const usedToo = permitted(g, ship, 'boardUsed')
  for (const card of seatOf(g, controller).cantina) {
    const turned = g.turned[card]
    if (isGoing(g, card)) continue // CG-MULTI-15
    if (g.zones[card] === ZONE.cantina && (turned === TURNED.active || (turned === TURNED.used && usedToo))) found.push(card)
  }
  return found
}

/** CG-CREW-9: whether crew that could board the ship may: a ship has at most one captain. */
export function mayBoard(g: State, card: CardId, ship: CardId): boolean {
  if (g.settings.ruleset !== 'revised' || !isCaptain(g, card)) return true
  return !aboardOf(g, ship).some((other) => g.zones[other] === ZONE.boarded && isCaptain(g, other))
}

/** CG-CREW-9, CG-SHIP-2: whether an effect may put the card on the ship: crew in a cantina, onto a participating ship with room. */
export function mayBePlaced(g: State, card: CardId, ship: CardId): boolean {
  if (!inPlay(g, card) || g.zones[card] !== ZONE.cantina) return false
  return fighterOf(g, ship)?.in === true && freeCrewSlots(g, ship) > 0 && mayBoard(g, card, ship)
}

/** CG-CREW-9: whether the card is a captain; the true subtype counts, also of face-down cards. */
export function isCaptain(g: State, card: CardId): boolean {
  return kindOf(g, card).subtype === 'captain'
}

/** CG-CREW-14: moves crew from its cantina to a ship; it keeps its place in the cantina's row. */
export function board(g: State, card: CardId, ship: CardId): void {
  carry(g, card, ship)
  g.zones[card] = ZONE.boarded
  tell(g, { type: 'boarded', rule: 'CG-CREW-4', seat: controllerOf(g, card), card, ship })
  if (g.combat?.targetCard === card) loseTarget(g) // CG-EQUIP-6
}

/** CG-CREW-7, CG-CREW-8, CG-MONO-3: crew returns from its ship, turned according to the ship's state unless `spared`. */
export function disembark(g: State, card: CardId, spared: boolean): void {
  const seat = controllerOf(g, card)
  const ship = carrierOf(g, card)
  carry(g, card, NONE)
  g.zones[card] = ZONE.cantina
  if (returnsUsed(g, seat, turnedOf(g, ship)) && !spared && g.turned[card] === TURNED.active) g.turned[card] = TURNED.used
  tell(g, { type: 'disembarked', rule: 'CG-CREW-8', seat, card, used: g.turned[card] !== TURNED.active })
}

/** CG-CREW-8, CG-MONO-3: whether crew returns used from a ship in this state. */
export function returnsUsed(g: State, seat: Seat, turned: number): boolean {
  if (turned === TURNED.active) return false
  return turned === TURNED.damaged || g.settings.monoXenoLiteral || !isMono(g, seat, 'xeno')
}
