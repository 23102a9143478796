import type { Rule } from '@orrery/kernel'
import type { State } from '../../state.ts'
import type { Operation, OperationName } from '../language/vocabulary.ts'
import type { Context } from '../read/reading.ts'
import { removeDead } from './destroying.ts'
import { CARDS } from './operations/cards.ts'
import { CHOICES } from './operations/choices.ts'
import { COMBAT } from './operations/combat.ts'
import { CREDITS } from './operations/credits.ts'
import type { Handler, Handlers } from './operations/handler.ts'
import { LASTING } from './operations/lasting.ts'
import { PILES } from './operations/piles.ts'
import { STACK } from './operations/stack.ts'

/** The handler of each operation of the vocabulary. */
const HANDLERS: Handlers<OperationName> = { ...LASTING, ...COMBAT, ...CARDS, ...PILES, ...CREDITS, ...STACK, ...CHOICES }

/** Carries out operations one after another. */
export function* run(g: State, ctx: Context, operations: readonly Operation[]): Rule {
  for (const operation of operations) {
    // Each handler takes its own operation; TypeScript cannot express that for the table as a whole.
    const rule = (HANDLERS[operation.op] as Handler<OperationName>)(g, ctx, operation, run)
    if (rule !== undefined) yield* rule
  }
  if (ctx.gathered === undefined) yield* removeDead(g, run)
}
