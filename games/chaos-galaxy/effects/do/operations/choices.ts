import { choose, confirm, option, type Rule } from '@orrery/kernel'
import type { State } from '../../../state.ts'
import type { OperationOf } from '../../language/vocabulary.ts'
import { canPay } from '../../read/costs.ts'
import { type Context, hold, playersOf } from '../../read/reading.ts'
import { choiceParams } from '../announce.ts'
import { payCosts } from '../costs.ts'
import type { Runner } from '../runner.ts'
import type { Handlers } from './handler.ts'

/** Operations that let somebody choose between operations, or make operations depend on a condition. */
export const CHOICES: Handlers<'choose' | 'if' | 'may' | 'unless'> = {
  *choose(g, ctx, operation, run) {
    return yield* chooseOptions(g, ctx, operation, run)
  },
  *if(g, ctx, operation, run) {
    return yield* run(g, ctx, hold(g, ctx, operation.if) ? operation.do : (operation.else ?? []))
  },
  *may(g, ctx, operation, run) {
    const cost = operation.cost ?? []
    if (!canPay(g, ctx, cost)) return
    if (!(yield* confirm(ctx.controller, { rule: 'CG-GOAL-5', message: 'effect-may', on: `card:${ctx.self}` }))) return
    yield* payCosts(g, ctx, cost, run)
    return yield* run(g, ctx, operation.do)
  },
  *unless(g, ctx, operation, run) {
    const [seat] = playersOf(g, ctx, operation.player)
    if (seat !== undefined) {
      const payer: Context = { ...ctx, controller: seat }
      const pays =
        canPay(g, payer, operation.cost) && (yield* confirm(seat, { rule: 'CG-GOAL-5', message: 'effect-unless', on: `card:${ctx.self}` }))
      if (pays) return yield* payCosts(g, payer, operation.cost, run)
    }
    return yield* run(g, ctx, operation.do)
  },
}

/** The controller chooses different options; they are carried out in printed order. */
function* chooseOptions(g: State, ctx: Context, operation: OperationOf<'choose'>, run: Runner): Rule {
  const chosen: number[] = []
  for (let left = Math.min(operation.n, operation.options.length); left > 0; left--) {
    const picked: number = yield* choose(
      ctx.controller,
      { rule: 'CG-STACK-9', message: 'stack-choose', on: `card:${ctx.self}` },
      operation.options.flatMap((_one, at) =>
        chosen.includes(at) ? [] : [{ ...option(`choose:${at + 1}`, at, 'CG-STACK-9'), params: choiceParams(ctx.print, operation, at) }],
      ),
    )
    chosen.push(picked)
  }
  chosen.sort((a, b) => a - b)
  for (const at of chosen) yield* run(g, ctx, operation.options[at]?.do ?? [])
}
