import { gain, lose } from '../../../table/credits.ts'
import { amountOf, playersOf } from '../../read/reading.ts'
import { forbidden } from '../../read/restrictions.ts'
import type { Handlers } from './handler.ts'

/** How the operations are carried out that give, take and steal credits. */
export const CREDITS: Handlers<'gainCredits' | 'loseCredits' | 'stealCredits'> = {
  gainCredits(g, ctx, operation) {
    for (const seat of playersOf(g, ctx, operation.player)) gain(g, seat, amountOf(g, ctx, operation.n), 'CG-EVT-5')
  },
  loseCredits(g, ctx, operation) {
    for (const seat of playersOf(g, ctx, operation.player)) lose(g, seat, amountOf(g, ctx, operation.n), 'CG-PAY-12')
  },
  stealCredits(g, ctx, operation) {
    for (const seat of playersOf(g, ctx, operation.from)) {
      if (!forbidden(g, seat, 'beStolenFrom'))
        gain(g, ctx.controller, lose(g, seat, amountOf(g, ctx, operation.n), 'CG-PAY-12'), 'CG-EVT-5')
    }
  },
}
