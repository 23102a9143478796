import { reveal, type Seat } from '@orrery/kernel'
import { tellOnly } from '../events.ts'
import { remember } from '../information.ts'
import { nameOf } from '../kinds.ts'
import type { CardId, State } from '../state.ts'

/** CG-INFO-9, CG-INFO-10: a seat looks at hidden cards once: it learns what they are, the others only that it looked. */
export function lookAt(g: State, seat: Seat, cards: readonly CardId[], rule: string): void {
  if (cards.length === 0) return
  for (const card of cards) remember(g, seat, card)
  reveal(g)
  tellOnly(
    g,
    [seat],
    { type: 'looked', rule, seat, names: cards.map((card) => nameOf(g, card)), cards: cards.slice(), count: cards.length },
    { type: 'looked-hidden', rule, seat, count: cards.length },
  )
}
