import type { Rule } from '@orrery/kernel'
import type { State } from '../../state.ts'
import type { Operation } from '../language/vocabulary.ts'
import type { Context } from '../read/reading.ts'

/**
 * Carries out operations one after another in a context and sets its `last`. The game's runner is `run` in operations.ts. Operations
 * destroy cards, and other operations may replace a destruction, so functions that may destroy get the runner as a parameter and need not
 * import the layer above.
 */
export type Runner = (g: State, ctx: Context, operations: readonly Operation[]) => Rule
