import type { Rule } from '@orrery/kernel'
import type { State } from '../../state.ts'
import type { Operation } from '../language/vocabulary.ts'
import type { Context } from '../read/reading.ts'

/** Carries out operations one after the other in a context, whose `last` they fill. */
export type Runner = (g: State, ctx: Context, operations: readonly Operation[]) => Rule

let runner: Runner | null = null

/**
 * Names the function that carries out operations. It needs most of the rules, and some of these need it (what happens
 * instead of being destroyed), so it comes to them through here.
 */
export function setRunner(run: Runner): void {
  runner = run
}

/** Carries out operations. */
export function run(g: State, ctx: Context, operations: readonly Operation[]): Rule {
  if (runner === null) throw new Error('the operations of cards are not loaded')
  return runner(g, ctx, operations)
}
