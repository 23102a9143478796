import { kindOf } from '../../kinds.ts'
import { developmentsOf, isUnpaid } from '../../marks.ts'
import { type CardId, type StackItem, type State, ZONE } from '../../state.ts'
import { TYPES } from '../language/vocabulary.ts'
import { fighterOf } from './standing.ts'

const [BASE, WEAPONRY, CREW] = [TYPES.indexOf('base'), TYPES.indexOf('weaponry'), TYPES.indexOf('crew')]

/** CG-BLUFF-2: whether the face-down card belongs where it lies: a bluff can never be paid. */
export function liesWhereItBelongs(g: State, card: CardId): boolean {
  const zone = g.zones[card]
  const asked = zone === ZONE.surface ? BASE : zone === ZONE.mounted ? WEAPONRY : CREW
  return kindOf(g, card).typeNumber === asked
}

/** CG-BASE-5, CG-BASE-6, CG-TRAP-6: whether a base has the developments that its payment requires. */
export function isDeveloped(g: State, card: CardId): boolean {
  const kind = kindOf(g, card)
  return kind.type !== 'base' || developmentsOf(g, card) >= kind.limit
}

/**
 * CG-STACK-11: whether an announced payment is still possible: the card is there, unpaid and its player's, a base has the developments
 * (CG-BASE-5, CG-TRAP-6), and what is paid in the payment step is on a ship in the combat (CG-PAY-7).
 */
export function isStillPayable(g: State, { card, controller }: StackItem): boolean {
  if (!isUnpaid(g, card) || g.controllers[card] !== controller || !isDeveloped(g, card)) return false
  return g.combat?.step !== 'payment' || fighterOf(g, card)?.in === true
}
