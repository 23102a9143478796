import type { Seat } from '@orrery/kernel'
import { keeperOf } from '../../marks.ts'
import type { CardId, State } from '../../state.ts'
import { operationSet } from '../language/program.ts'
import type { OperationOf, Selector } from '../language/vocabulary.ts'
import { type Context, cardsOf, contextOfLasting, matches, operationOf, playersOf, said, selected } from './reading.ts'

const RESTRICT_OPERATIONS = operationSet('restrict')
const PERMIT_OPERATIONS = operationSet('permit')

type Restriction = OperationOf<'restrict'>['cannot']
type Permission = OperationOf<'permit'>['may']

/** Whether an effect forbids a seat an action. */
export function forbidden(g: State, seat: Seat, what: Restriction): boolean {
  for (const lasting of g.lasting) {
    const operation = operationOf(lasting)
    if (operation.op === 'restrict' && operation.cannot === what && lasting.seat === seat) return true
  }
  for (const { ctx, operation } of said(g, RESTRICT_OPERATIONS)) {
    if (operation.cannot !== what || operation.player === undefined) continue
    if (playersOf(g, ctx, operation.player).includes(seat)) return true
  }
  return false
}

/**
 * Whether an effect forbids an action with the card, which `who` or `sel` names. With `byOpponent` only effects count whose opponent is
 * that seat.
 */
export function cardForbidden(g: State, card: CardId, what: Restriction, byOpponent: Seat | null): boolean {
  for (const lasting of g.lasting) {
    const operation = operationOf(lasting)
    if (operation.op !== 'restrict' || operation.cannot !== what) continue
    if (byOpponent !== null && byOpponent !== lasting.opponent) continue
    const ctx = contextOfLasting(g, lasting)
    if (lasting.cards.includes(card) || (operation.sel !== undefined && inSelector(g, ctx, operation.sel, card))) return true
  }
  for (const { ctx, operation } of said(g, RESTRICT_OPERATIONS)) {
    if (operation.cannot !== what || (byOpponent !== null && byOpponent !== ctx.opponent)) continue
    if (operation.sel !== undefined && inSelector(g, ctx, operation.sel, card)) return true
    if (operation.who !== undefined && cardsOf(g, ctx, operation.who).includes(card)) return true
  }
  return false
}

/** Whether the card may not be chosen as the target of an attack. */
export function isProtectedFromAttack(g: State, card: CardId): boolean {
  return cardForbidden(g, card, 'beAttacked', null)
}

/** Whether the card matches a selector, with or without a zone. */
export function inSelector(g: State, ctx: Context, sel: Selector, card: CardId): boolean {
  if (sel.zone !== undefined) return selected(g, ctx, sel).includes(card)
  const controller = keeperOf(g, card)
  if (sel.player === 'you' && controller !== ctx.controller) return false
  if (sel.player === 'opponent' && controller !== ctx.opponent) return false
  return matches(g, ctx, card, sel)
}

/** Whether an effect allows the card what the rules do not. */
export function permitted(g: State, card: CardId, what: Permission): boolean {
  for (const lasting of g.lasting) {
    const operation = operationOf(lasting)
    if (operation.op === 'permit' && operation.may === what && lasting.cards.includes(card)) return true
  }
  return said(g, PERMIT_OPERATIONS).some(({ ctx, operation }) => operation.may === what && cardsOf(g, ctx, operation.who).includes(card))
}
