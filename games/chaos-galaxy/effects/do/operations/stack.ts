import { cardsOf, stackItemOf } from '../../read/reading.ts'
import { copyItem, retargetItem } from '../stacked.ts'

import type { Handlers } from './handler.ts'

/** Operations on what waits on the stack. */
export const STACK: Handlers<'neutralise' | 'retarget' | 'copy'> = {
  neutralise(g, ctx, operation) {
    for (const ref of cardsOf(g, ctx, operation.who)) {
      const item = stackItemOf(g, ref)
      if (item !== undefined) item.neutralised = true
    }
  },
  *retarget(g, ctx, operation) {
    for (const card of cardsOf(g, ctx, operation.who)) yield* retargetItem(g, ctx, stackItemOf(g, card))
  },
  *copy(g, ctx, operation) {
    for (const card of cardsOf(g, ctx, operation.who)) yield* copyItem(g, ctx, stackItemOf(g, card))
  },
}
