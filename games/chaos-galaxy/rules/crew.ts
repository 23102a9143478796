import { no, type Seat, type Verdict, yes } from '@orrery/kernel'
import { permitted } from '../effects/restrictions.ts'
import { tell } from '../events.ts'
import { aboardOf, carrierOf, carry, controllerOf, turnedOf } from '../marks.ts'
import { type CardId, NONE, type State, TURNED, ZONE } from '../state.ts'
import { isMono } from './bases.ts'
import { freeCrewSlots } from './ships.ts'
import { kindOf, loseTarget } from './zones.ts'

/** Whether the crew might board the ship as far as all can see. // CG-CREW-4 to CG-CREW-6 */
export function couldBoard(g: State, card: CardId, ship: CardId): Verdict {
  const turned = g.turned[card]
  if (g.zones[card] !== ZONE.cantina || g.controllers[card] !== controllerOf(g, ship)) return no('CG-CREW-4', {}, 'board')
  if (turned === TURNED.damaged || (turned === TURNED.used && !permitted(g, ship, 'boardUsed'))) return no('CG-CREW-5', {}, 'board')
  return freeCrewSlots(g, ship) > 0 ? yes : no('CG-SHIP-2', {}, 'board')
}

/** Whether the crew may board the ship. // CG-CREW-9 */
export function mayBoard(g: State, card: CardId, ship: CardId): Verdict {
  const could = couldBoard(g, card, ship)
  if (could !== true) return could
  if (
    g.settings.ruleset === 'revised' &&
    isCaptain(g, card) &&
    aboardOf(g, ship).some((other) => g.zones[other] === ZONE.boarded && isCaptain(g, other))
  )
    return no('CG-CREW-9', {}, 'board')
  return yes
}

/** The true subtype counts, also of face-down cards. // CG-CREW-9 */
function isCaptain(g: State, card: CardId): boolean {
  return kindOf(g, card).subtype === 'captain'
}

/** Puts crew from its cantina on a ship; it keeps its place in the row. // CG-CREW-14 */
export function board(g: State, card: CardId, ship: CardId): void {
  carry(g, card, ship)
  g.zones[card] = ZONE.boarded
  tell(g, { type: 'boarded', rule: 'CG-CREW-4', seat: controllerOf(g, card), card, ship })
  if (g.combat?.targetCard === card) loseTarget(g) // CG-EQUIP-6
}

/** Crew comes back from its ship, turned as the ship's state says unless `spared`. // CG-CREW-7, CG-CREW-8, CG-MONO-3 */
export function disembark(g: State, card: CardId, spared: boolean): void {
  const seat = controllerOf(g, card)
  const ship = carrierOf(g, card)
  carry(g, card, NONE)
  g.zones[card] = ZONE.cantina
  if (returnsUsed(g, seat, turnedOf(g, ship)) && !spared && g.turned[card] === TURNED.active) g.turned[card] = TURNED.used
  tell(g, { type: 'disembarked', rule: 'CG-CREW-8', seat, card, used: g.turned[card] !== TURNED.active })
}

/** Whether crew from a ship so turned comes back used. // CG-CREW-8, CG-MONO-3 */
export function returnsUsed(g: State, seat: Seat, turned: number): boolean {
  if (turned === TURNED.active) return false
  return turned === TURNED.damaged || g.settings.monoXenoLiteral || !isMono(g, seat, 'xeno')
}
