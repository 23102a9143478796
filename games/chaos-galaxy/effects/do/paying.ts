import type { Seat } from '@orrery/kernel'
import { kindOf } from '../../kinds.ts'
import { type CardId, NONE, type State } from '../../state.ts'
import { COST_OPERATIONS, concerns, usesLeft } from '../read/prices.ts'
import { contextOfLasting, operationOf, playersOf, said } from '../read/reading.ts'
import { countOneUse } from './triggers.ts'

/** Counts a payment against cost changes that last for a number of payments. */
export function spendUses(g: State, seat: Seat, card: CardId): void {
  for (const lasting of g.lasting) {
    const operation = operationOf(lasting)
    if (operation.op !== 'modifyCost' || lasting.left <= 0 || lasting.seat !== seat) continue
    const ctx = contextOfLasting(g, lasting)
    if (concerns(g, ctx, seat, card, operation)) lasting.left--
  }
  g.lasting = g.lasting.filter((lasting) => lasting.left !== 0)
  for (const { ctx, operation } of said(g, COST_OPERATIONS)) {
    if (operation.uses === undefined || !playersOf(g, ctx, operation.player).includes(seat)) continue
    if (usesLeft(g, ctx.self, operation) === 0 || !concerns(g, ctx, seat, card, operation)) continue
    countOneUse(g, ctx.self, NONE, kindOf(g, ctx.self).program.operations.indexOf(operation))
  }
}
