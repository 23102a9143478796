import type { Seat } from '@orrery/kernel'
import { kindOf } from '../../kinds.ts'
import { type CardId, NONE, type State } from '../../state.ts'
import { operationSet } from '../language/program.ts'
import { isOpen } from '../language/selectors.ts'
import type { OperationOf } from '../language/vocabulary.ts'
import { useOf } from './limits.ts'
import { amountOf, type Context, contextOfLasting, matches, operationOf, playersOf, said } from './reading.ts'
import { amountHeld } from './standing.ts'

/** The operations that change costs. */
export const COST_OPERATIONS = operationSet('modifyCost')

/** CG-PAY-9, CG-MAIN-5, CG-MAIN-6: what a card costs the seat now: its printed cost, or the given X, plus all changes, at least 0. */
export function priceOf(g: State, seat: Seat, card: CardId, x = 0): number {
  const kind = kindOf(g, card)
  let price = kind.cost === 'X' ? x : kind.price
  for (const lasting of g.lasting) {
    const operation = operationOf(lasting)
    if (operation.op !== 'modifyCost' || lasting.seat !== seat || lasting.left === 0) continue
    const ctx = contextOfLasting(g, lasting)
    if (concerns(g, ctx, seat, card, operation)) price += amountHeld(lasting)
  }
  for (const { ctx, operation } of said(g, COST_OPERATIONS)) {
    if (!playersOf(g, ctx, operation.player).includes(seat)) continue
    if (operation.uses !== undefined && usesLeft(g, ctx.self, operation) === 0) continue
    if (concerns(g, ctx, seat, card, operation)) price += amountOf(g, ctx, operation.n)
  }
  return Math.max(0, price)
}

/** Whether a change of cost applies to the card. A card about to be paid is judged by what it is, even face down. */
export function concerns(g: State, ctx: Context, seat: Seat, card: CardId, operation: OperationOf<'modifyCost'>): boolean {
  const { player: _player, ...filter } = operation.sel
  const kind = kindOf(g, card)
  const type = filter.type
  if (type !== undefined && (typeof type === 'string' ? type !== kind.type : !type.includes(kind.type))) return false
  if (
    filter.subtype !== undefined &&
    (typeof filter.subtype === 'string' ? filter.subtype !== kind.subtype : !filter.subtype.includes(kind.subtype))
  )
    return false
  const { type: _type, subtype: _subtype, ...rest } = filter
  return isOpen(rest) || matches(g, { ...ctx, controller: seat }, card, rest)
}

/** How often a static change of cost may still be used this turn. */
export function usesLeft(g: State, card: CardId, operation: OperationOf<'modifyCost'>): number {
  const number = kindOf(g, card).program.operations.indexOf(operation)
  const use = useOf(g, card, NONE, number)
  return (operation.uses ?? 0) - (use?.inTurn ?? 0)
}
