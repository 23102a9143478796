import { choose, type Rule } from '@orrery/kernel'
import { cardOption } from '../events.ts'
import { isPaid } from '../marks.ts'
import type { CardId, State } from '../state.ts'
import { putAway } from './zones.ts'

/** Cards leave play at one moment; the owner of several unpaid ones chooses their order. // CG-ZONE-16 */
export function* putAwayAll(g: State, cards: readonly CardId[]): Rule {
  const left = cards.slice()
  for (let seat = 0; seat < g.seats.length; seat++) {
    for (;;) {
      const unpaid = left.filter((card) => g.owners[card] === seat && !isPaid(g, card))
      if (unpaid.length < 2) break
      const first: CardId = yield* choose(
        seat,
        { rule: 'CG-ZONE-16', message: 'zones-order' },
        unpaid.map((card) => cardOption(g, `first:${card}`, card, 'CG-ZONE-16', card, seat)),
      )
      left.splice(left.indexOf(first), 1)
      putAway(g, first)
    }
  }
  for (const card of left) putAway(g, card)
}
