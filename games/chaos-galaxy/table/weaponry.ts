import { no, type Seat, type Verdict, yes } from '@orrery/kernel'
import { kindOf } from '../kinds.ts'
import { isPaid } from '../marks.ts'
import { type CardId, type State, ZONE } from '../state.ts'

const NO_SALE = no('CG-WEAP-4', {}, 'sell')

/** CG-WEAP-4, CG-WEAP-5: whether the seat may sell the weapon. */
export function maySellWeapon(g: State, seat: Seat, card: CardId): Verdict {
  if (g.settings.ruleset !== 'revised') return no('CG-OPT-1', {}, 'sell')
  if (g.zones[card] !== ZONE.mounted || g.controllers[card] !== seat || !isPaid(g, card)) return NO_SALE
  return kindOf(g, card).subtype === 'weapon' ? yes : NO_SALE
}

/** CG-BASE-10, CG-WEAP-5, CG-MONO-5: the price of selling a building, a weapon or (mono-carnoplant) a ship. */
export function sellPrice(g: State, card: CardId): number {
  const kind = kindOf(g, card)
  if (kind.type === 'ship') return Math.max(0, kind.price - 1)
  return kind.type === 'base' ? kind.price : Math.floor(kind.price / 2)
}

/** CG-WEAP-6: whether the weaponry is locked to its ship. */
export function isLocked(g: State, card: CardId): boolean {
  return g.settings.ruleset === 'revised' && kindOf(g, card).subtype === 'shield'
}
