import { choose, option, type Rule, reveal, type Seat } from '@orrery/kernel'
import { tell, tellOnly } from '../events.ts'
import { remember } from '../information.ts'
import { nameOf } from '../kinds.ts'
import type { CardId, State } from '../state.ts'

/** CG-INFO-9, CG-INFO-10: a seat looks at hidden cards once, which everybody hears of; it alone is shown what they are. */
export function* lookAt(g: State, seat: Seat, cards: readonly CardId[], rule: string): Rule {
  if (cards.length === 0) return
  learn(g, seat, cards, rule)
  yield* showOnce(g, seat, cards, rule)
}

/** CG-INFO-9: a seat learns what hidden cards are; everybody hears that it looks at them, and no log keeps which they are (CG-INFO-10). */
export function learn(g: State, seat: Seat, cards: readonly CardId[], rule: string): void {
  for (const card of cards) remember(g, seat, card)
  reveal(g)
  tell(g, { type: 'looked-hidden', rule, seat, count: cards.length })
  const names = cards.map((card) => nameOf(g, card))
  tellOnly(g, [seat], { type: 'looked', rule, seat, names, cards: cards.slice(), count: cards.length, fleeting: true })
}

/**
 * CG-INFO-10: shows a seat cards until it goes on. They stand in the question alone, so that neither the log nor a replay of the running game
 * names them afterwards.
 */
export function* showOnce(g: State, seat: Seat, cards: readonly CardId[], rule: string): Rule {
  const names = cards.map((card) => nameOf(g, card))
  yield* choose(seat, { rule, message: 'looked', params: { names }, always: true }, [option('seen', true, rule)])
}
