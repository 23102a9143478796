import type { Rule } from '@orrery/kernel'
import type { State } from '../../state.ts'
import { repair } from '../damage/end.ts'
import { testDisorder } from '../disorder.ts'

/** FA-END-5: step 3, damage repair, followed by the tests of the variant FA-DISORDER-1. */
export function* endRepair(g: State): Rule {
  yield* repair(g)
  if (g.settings.disorder) yield* testDisorder(g)
  g.step = 'end-markers'
}
