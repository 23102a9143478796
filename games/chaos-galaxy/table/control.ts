import { reveal, type Seat } from '@orrery/kernel'
import { fighterOf } from '../effects/read/reading.ts'
import { tell } from '../events.ts'
import { remember } from '../information.ts'
import { nameOf } from '../kinds.ts'
import { aboardOf, carrierOf, carry, controllerOf, isPaid, zoneOf } from '../marks.ts'
import { seatOf } from '../seats.ts'
import { type CardId, NONE, type State, ZONE } from '../state.ts'
import { turnByHit } from './states.ts'
import { loseTarget, rowOf, without } from './zones.ts'

/** CG-DEF-5, CG-EQUIP-10: another player controls the card, and the cards it carries, from now on. */
export function changeControl(g: State, card: CardId, seat: Seat): void {
  const before = controllerOf(g, card)
  if (before === seat) return
  const zone = zoneOf(g, card)
  if (zone === ZONE.boarded) {
    carry(g, card, NONE)
    g.zones[card] = ZONE.cantina
  }
  // Weaponry stays on its ship, whoever controls that.
  if (zone !== ZONE.mounted) {
    without(rowOf(g, before, zoneOf(g, card)), card)
    rowOf(g, seat, zoneOf(g, card)).push(card)
  }
  command(g, card, seat)
  for (const aboard of aboardOf(g, card)) {
    if (g.zones[aboard] === ZONE.boarded) {
      without(seatOf(g, controllerOf(g, aboard)).cantina, aboard)
      seatOf(g, seat).cantina.push(aboard)
    }
    command(g, aboard, seat)
  }
  if (g.foes.length > 0) g.foes = g.foes.filter((foe) => foe.card !== card && carrierOf(g, foe.card) !== card)
  tell(g, { type: 'control-changed', rule: 'CG-DEF-5', seat, card, ...(isPaid(g, card) ? { name: nameOf(g, card) } : {}) })
  leaveCombat(g, card)
  if (g.combat?.targetCard === card) loseTarget(g) // CG-ATK-9
}

/** CG-INFO-5: a player that gains control of a face-down card may look at it; the player who laid it knows it. */
export function command(g: State, card: CardId, seat: Seat): void {
  const before = controllerOf(g, card)
  if (before === seat) return
  if (!isPaid(g, card)) {
    reveal(g)
    remember(g, before, card)
  }
  g.controllers[card] = seat
}

/** CG-EQUIP-11, CG-ABIL-31: a ship leaves the combat; if it was hit, it turns at once: with repair only used. */
export function leaveCombat(g: State, ship: CardId): void {
  const fighter = fighterOf(g, ship)
  if (fighter === null || fighter.ship !== ship || !fighter.in) return
  fighter.in = false
  fighter.bombs = false
  tell(g, { type: 'left-combat', rule: 'CG-EQUIP-11', card: ship })
  if (fighter.due) turnByHit(g, ship, 'CG-EQUIP-11')
}
