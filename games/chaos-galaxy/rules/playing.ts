import type { Rule, Seat } from '@orrery/kernel'
import { resolveItem } from '../effects/resolve.ts'
import type { State } from '../state.ts'
import { type Answer, announced, answerWith } from './stack.ts'

/** A seat whose turn it is plays an interrupt, uses an ability or pays; that may be answered and takes effect. // CG-INT-1 */
export function* playNow(g: State, seat: Seat, answer: Answer): Rule {
  const item = yield* answerWith(g, seat, answer)
  yield* announced(g, item, () => resolveItem(g, item))
  if (item.neutralised) yield* resolveItem(g, item)
}
