import { chooseSomeStill, type Rule, type Seat } from '@orrery/kernel'
import { figures } from '../effects/read/reading.ts'
import { cardOption } from '../events.ts'
import { isGoing } from '../gone.ts'
import { inPlay, isPaid } from '../marks.ts'
import { inTurnOrder } from '../seats.ts'
import { type CardId, type State, ZONE } from '../state.ts'
import { putAway } from './zones.ts'

/** Remembers the values of a ship that is about to leave play, with the cards that it carries. */
export function keepValues(g: State, card: CardId): void {
  if (g.zones[card] !== ZONE.hangar) return
  const values = figures(g, card)
  g.lastKnown = [...g.lastKnown.filter((known) => known.card !== card), { card, values }]
}

/**
 * CG-ZONE-16, CG-STACK-18: cards leave play at the same moment; the owner of several that go to a wasteland chooses their order, the
 * active player first. Nothing depends on the order of a trash, so nobody is asked about that.
 */
export function* putAwayAll(g: State, cards: readonly CardId[]): Rule {
  for (const card of cards) keepValues(g, card)
  for (const seat of inTurnOrder(g)) {
    const unpaid = cards.filter((card) => g.owners[card] === seat && !isPaid(g, card))
    for (const card of yield* inOwnersOrder(g, seat, unpaid)) putAway(g, card)
  }
  for (const card of cards) if (inPlay(g, card)) putAway(g, card)
}

/** CG-ZONE-16: cards that go to a wasteland together, in the order that their owner chooses. */
export function* inOwnersOrder(g: State, owner: Seat, cards: readonly CardId[]): Rule<readonly CardId[]> {
  if (cards.length < 2) return cards
  const prompt = { rule: 'CG-ZONE-16', name: 'zones-order', message: 'zones-order', params: { count: cards.length } }
  const ordered = yield* chooseSomeStill(owner, prompt, () => {
    // CG-MULTI-15: what goes with a player who leaves meanwhile is not asked about.
    const staying = cards.filter((card) => !isGoing(g, card))
    const options = staying.map((card) => cardOption(g, `first:${card}`, card, 'CG-ZONE-16', card, owner))
    return { options, amount: { least: options.length, most: options.length, ordered: true } }
  })
  return ordered === null ? cards : [...ordered, ...cards.filter((card) => !ordered.includes(card))]
}
