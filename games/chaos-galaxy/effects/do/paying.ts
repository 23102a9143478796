import type { Seat } from '@orrery/kernel'
import { kindOf } from '../../kinds.ts'
import type { CardId, State } from '../../state.ts'
import { COST_WORDS, fits, STATIC_USES, usesLeft } from '../read/prices.ts'
import { contextOfLasting, operationOf, playersOf, said } from '../read/reading.ts'

/** A card was paid: changes of cost that last for so many payments are used up by it. */
export function spendUses(g: State, seat: Seat, card: CardId): void {
  for (const lasting of g.lasting) {
    const operation = operationOf(lasting)
    if (operation.op !== 'modifyCost' || lasting.left <= 0 || lasting.seat !== seat) continue
    const ctx = contextOfLasting(g, lasting)
    if (fits(g, ctx, seat, card, operation)) lasting.left--
  }
  g.lasting = g.lasting.filter((lasting) => lasting.left !== 0)
  for (const { ctx, operation } of said(g, COST_WORDS)) {
    if (operation.uses === undefined || !playersOf(g, ctx, operation.player).includes(seat)) continue
    if (usesLeft(g, ctx.self, operation) === 0 || !fits(g, ctx, seat, card, operation)) continue
    const effect = STATIC_USES + kindOf(g, ctx.self).program.operations.indexOf(operation)
    const use = g.uses.find((one) => one.card === ctx.self && one.effect === effect)
    if (use === undefined) g.uses.push({ card: ctx.self, effect, inTurn: 1, inCombat: 0 })
    else use.inTurn++
  }
}
