import { fighterOf, hasKeyword } from '../effects/read/reading.ts'
import { isPassengerAboard } from '../effects/read/standing.ts'
import { tell } from '../events.ts'
import { isMounted, turnedOf } from '../marks.ts'
import { type CardId, type State, TURNED, ZONE } from '../state.ts'

/** CG-WEAP-11, CG-CREW-12: whether the card itself may turn: weaponry on a ship and passengers aboard never do. */
function mayTurn(g: State, card: CardId): boolean {
  return !isMounted(g, card) && !isPassengerAboard(g, card)
}

/** CG-STATE-3, CG-STATE-13: turns a card used; a damaged one stays damaged. */
export function turnUsed(g: State, card: CardId, rule: string): void {
  if (turnedOf(g, card) !== TURNED.active || !mayTurn(g, card)) return
  g.turned[card] = TURNED.used
  tell(g, { type: 'turned-used', rule, card })
}

/** CG-SHIP-6, CG-ABIL-31: a hit turns a card damaged, or only used if it has repair. */
export function turnByHit(g: State, card: CardId, rule: string): void {
  const repaired = g.zones[card] === ZONE.hangar && hasKeyword(g, card, 'repair')
  if (repaired) turnUsed(g, card, 'CG-ABIL-31')
  else turnDamaged(g, card, rule)
}

/** CG-STATE-6, CG-STATE-13: an effect or a cost turns a card damaged; repair does not help against that. */
export function turnDamaged(g: State, card: CardId, rule: string): void {
  if (turnedOf(g, card) === TURNED.damaged || !mayTurn(g, card)) return
  g.turned[card] = TURNED.damaged
  tell(g, { type: 'turned-damaged', rule, card })
}

/** Turns a card active from any state. */
export function turnActive(g: State, card: CardId, rule: string): void {
  if (turnedOf(g, card) === TURNED.active) return
  g.turned[card] = TURNED.active
  tell(g, { type: 'turned-active', rule, card })
}

/** CG-SHIP-6, CG-SHIP-7: the card has lost armour: a ship in the combat is marked to turn, any other card turns at once. */
export function markHit(g: State, card: CardId): void {
  const fighter = fighterOf(g, card)
  if (fighter !== null) fighter.hit = true
  if (fighter?.in === true) fighter.due = true
  if (fighter?.in !== true) turnByHit(g, card, g.zones[card] === ZONE.surface ? 'CG-BASE-13' : 'CG-SHIP-6')
}

/** CG-FIRE-16, CG-CPAY-6, CG-BOMB-14: ships of the combat that were marked as hit turn damaged. */
export function turnHitShips(g: State, rule: string): void {
  for (const fighter of g.combat?.fighters ?? []) {
    if (fighter.in && fighter.due) turnByHit(g, fighter.ship, rule)
    fighter.due = false
  }
}
