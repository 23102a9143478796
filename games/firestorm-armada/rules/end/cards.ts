import { chooseSome, option, type Rule, reveal, shuffleIn } from '@orrery/kernel'
import { cardOf } from '../../content/cards.ts'
import { tell } from '../../events.ts'
import type { State } from '../../state.ts'
import { at } from '../at.ts'
import { handLimit } from '../ships.ts'

/** FA-END-2, 4, 7: in the order of initiative each player discards down to the limit, or further, and then draws up to it. */
export function* endCards(g: State): Rule {
  for (const seat of g.order) {
    yield* discardUnwanted(g, seat)
    const limit = handLimit(g, seat)
    drawCards(g, seat, Math.max(limit - at(g.hands, seat).length, 0) + (limit > 0 ? at(g.extraCards, seat) : 0))
    g.extraCards[seat] = 0
  }
  g.step = 'turn-cards'
}

/** FA-END-2, FA-END-3: cards are discarded before the draw, so the drawn ones stay until the next end phase. */
function* discardUnwanted(g: State, seat: number): Rule {
  const hand = at(g.hands, seat)
  if (hand.length === 0) return
  const least = Math.max(hand.length - handLimit(g, seat), 0)
  const prompt = { name: 'end.discard', rule: 'FA-END-2', message: 'end-discard', params: { least }, always: true }
  const options = hand.map((card, i) => ({
    // Each copy of a card is an option of its own; the number of copies before it distinguishes it.
    ...option(
      `card:${cardOf(card).id}:${hand.slice(0, i).filter((other) => other === card).length}`,
      card,
      'FA-END-2',
      `card:${cardOf(card).id}`,
    ),
    params: { card: cardOf(card).term },
  }))
  for (const card of yield* chooseSome(seat, prompt, options, { least, most: hand.length })) {
    hand.splice(hand.indexOf(card), 1)
    g.discard.push(card)
    tell(g, { type: 'card-discarded', rule: 'FA-END-2', seat, card: cardOf(card).term })
  }
}

/** FA-CARD-9: draws cards; when the deck is empty, the discard pile becomes the deck. */
export function drawCards(g: State, seat: number, count: number): void {
  let drawn = 0
  for (; drawn < count; drawn++) {
    if (g.deck.length === 0 && g.discard.length > 0) {
      g.deck = g.discard
      g.discard = []
      g.deck.sort((a, b) => a - b)
      shuffleIn(g, 'shuffles', g.deck)
    }
    const card = g.deck.shift()
    if (card === undefined) break
    at(g.hands, seat).push(card)
  }
  if (drawn === 0) return
  reveal(g)
  tell(g, { type: 'cards-drawn', rule: 'FA-END-4', seat, count: drawn })
}
