import { type Random, type Seat, shuffle } from '@orrery/kernel'
import { bestDeck } from './bot/deck.ts'
import { boundsOf, numbersIn } from './rules/build.ts'
import { drawnBeside, freshPack, holderOf, leftIn, PACK_SIZE, packOf } from './rules/packs.ts'
import { at, NONE, type Pack, type State } from './state.ts'

/**
 * Deals anew what the seat does not know. The seat remembers the contents of packs that it has held; when a pack comes round again, it sees
 * which cards are gone, not who took which. It knows nothing about other packs.
 */
export function determinize(g: State, seat: Seat, random: Random): void {
  for (const [round, opened] of g.packs.entries())
    for (let owner = 0; owner < g.seats; owner++)
      opened[owner] =
        g.settings.format === 'sealed' ? sealed(g, at(opened, owner), owner === seat, random) : imaginedPack(g, seat, round, owner, random)
  for (let other = 0; other < g.seats; other++) {
    if (other === seat) continue
    if (g.picks[other] !== NONE) g.picks[other] = drawn(leftIn(packOf(g, other)), random)
    if (at(g.decks, other).length > 0) g.decks[other] = numbersIn(bestDeck(boundsOf(g, other)))
  }
}

function sealed(g: State, pack: Pack, own: boolean, random: Random): Pack {
  return own ? pack : freshPack(g, random)
}

function drawn(cards: readonly number[], random: Random): number {
  return at(cards, random.below(cards.length))
}

/** A pack that fits everything the seat knows about the real one. */
function imaginedPack(g: State, seat: Seat, round: number, owner: Seat, random: Random): Pack {
  const { cards, taken } = at(at(g.packs, round), owner)
  const held: number[] = []
  for (let pick = 0; pick <= taken.length && pick < PACK_SIZE; pick++) if (holderOf(g.seats, round, owner, pick) === seat) held.push(pick)
  const first = held[0]
  if (first === undefined) {
    const fresh = freshPack(g, random)
    return { ...fresh, taken: shuffled(fresh.cards, random).slice(0, taken.length) }
  }
  const seen = cards.filter((card) => !taken.slice(0, first).includes(card))
  const unseen = shuffled(drawnBeside(g, random, seen, first), random)
  const all = [...seen, ...unseen].sort((a, b) => a - b)
  const gone = unseen
  for (const [time, pick] of held.entries()) {
    const own = taken[pick]
    if (own === undefined) break
    gone.push(own)
    const again = held[time + 1]
    const until = again ?? taken.length
    // If the pack came round again, the seat knows which cards are gone; if not, any card left at that time may be.
    const may = again === undefined ? all.filter((card) => !gone.includes(card)) : taken.slice(pick + 1, again)
    gone.push(...shuffled(may, random).slice(0, until - pick - 1))
  }
  return { cards: all, taken: gone }
}

/** The cards in random order. They are sorted first, so that the outcome does not depend on the hidden order. */
function shuffled(cards: readonly number[], random: Random): number[] {
  const order = cards.toSorted((a, b) => a - b)
  shuffle(random, order)
  return order
}
