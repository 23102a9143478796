import type { Rule } from '@orrery/kernel'
import type { State } from '../../state.ts'
import type { Operation } from '../language/vocabulary.ts'
import type { Context } from '../read/reading.ts'

/**
 * Carries out operations one after the other in a context, whose `last` they fill. The one of the game is `run` in
 * operations.ts. Operations destroy, and what is destroyed may be replaced by operations: so whatever may destroy is told
 * by its caller what carries them out, and needs no import of what stands above it.
 */
export type Runner = (g: State, ctx: Context, operations: readonly Operation[]) => Rule
