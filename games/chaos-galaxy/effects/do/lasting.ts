import { cardOf } from '../../content/cards.ts'
import { tell } from '../../events.ts'
import { type CardId, type Holds, NONE, type State, UNTIL } from '../../state.ts'
import type { Duration, Operation } from '../language/vocabulary.ts'
import type { Context } from '../read/reading.ts'

/** What a lasting effect applies to, and what it remembers. */
export interface Held {
  readonly cards?: readonly CardId[]
  readonly seat?: number
  readonly holds?: Holds
  readonly left?: number
}

/**
 * An operation starts to last until its duration is over. Without a running exchange or combat, one that should last for it does not begin.
 */
export function begin(g: State, ctx: Context, operation: Operation, until: Duration | undefined, held: Held): void {
  const lasts = until ?? 'turn'
  if (lasts === 'exchange' && (g.combat === null || g.combat.shooter === NONE)) return
  if (lasts === 'combat' && g.combat === null) return
  const number = cardOf(ctx.print).program.operations.indexOf(operation)
  if (number < 0) throw new Error(`an operation of ${cardOf(ctx.print).id} is not its own`)
  g.lasting.push({
    id: ++g.made,
    print: ctx.print,
    operation: number,
    source: ctx.self,
    controller: ctx.controller,
    opponent: ctx.opponent,
    cards: held.cards?.slice() ?? [],
    seat: held.seat ?? NONE,
    holds: held.holds ?? { what: 'nothing' },
    left: held.left ?? NONE,
    until: lasts === 'oppTurn' ? UNTIL.turn : UNTIL[lasts],
    turn: g.turn,
    whose: lasts === 'oppTurn' ? ctx.opponent : NONE,
  })
  tell(g, {
    type: 'effect',
    rule: 'CG-GOAL-5',
    card: ctx.self,
    name: `@card-${cardOf(ctx.print).id}`,
    does: operation.op,
    cards: held.cards?.slice() ?? [],
    until: lasts,
  })
}
