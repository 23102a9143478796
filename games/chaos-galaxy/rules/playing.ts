import type { Rule, Seat } from '@orrery/kernel'
import type { State } from '../state.ts'
import { type Answer, answered, answerWith } from './stack.ts'

/** CG-INT-1: the asked seat plays an interrupt, uses an ability or pays; that may be answered, then takes effect. */
export function* playNow(g: State, seat: Seat, answer: Answer): Rule {
  yield* answered(g, yield* answerWith(g, seat, answer))
}
