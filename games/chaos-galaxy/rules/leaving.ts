import { choose, type Rule } from '@orrery/kernel'
import { figure } from '../effects/reading.ts'
import { FIGURES } from '../effects/vocabulary.ts'
import { cardOption } from '../events.ts'
import { isPaid } from '../marks.ts'
import { type CardId, type State, ZONE } from '../state.ts'
import { putAway } from './zones.ts'

/** Keeps the values of a ship that is about to leave play with what lies on it. */
export function keepValues(g: State, card: CardId): void {
  if (g.zones[card] !== ZONE.hangar) return
  const values = FIGURES.map((_, at) => figure(g, card, at))
  g.lastKnown = [...g.lastKnown.filter((known) => known.card !== card), { card, values }]
}

/** Cards leave play at one moment; the owner of several unpaid ones chooses their order. // CG-ZONE-16 */
export function* putAwayAll(g: State, cards: readonly CardId[]): Rule {
  for (const card of cards) keepValues(g, card)
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
