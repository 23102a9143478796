import { type Random, type Seat, shuffle } from '@orrery/kernel'
import { bestDeck } from './bot/deck.ts'
import { boundsOf, numbersIn } from './rules/build.ts'
import { drawnBeside, freshPack, holderOf, leftIn, PACK_SIZE, packOf } from './rules/packs.ts'
import { at, NONE, type Pack, type State } from './state.ts'

/**
 * Deals again what the seat does not know. It remembers the contents of packs it has held, and when a pack comes round again it sees which
 * cards are gone, not who took which; of other packs it knows nothing.
 */
export function determinize(g: State, seat: Seat, random: Random): void {
  for (const [round, opened] of g.packs.entries())
    for (let owner = 0; owner < g.seats; owner++)
      opened[owner] =
        g.settings.format === 'sealed' ? sealed(g, at(opened, owner), owner === seat, random) : anew(g, seat, round, owner, random)
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

/** A possible content of a pack, from what the seat knows. */
function anew(g: State, seat: Seat, round: number, owner: Seat, random: Random): Pack {
  const { cards, taken } = at(at(g.packs, round), owner)
  const held: number[] = []
  for (let pick = 0; pick <= taken.length && pick < PACK_SIZE; pick++) if (holderOf(g.seats, round, owner, pick) === seat) held.push(pick)
  const first = held[0]
  if (first === undefined) {
    const fresh = freshPack(g, random)
    return { ...fresh, taken: mixed(fresh.cards, random).slice(0, taken.length) }
  }
  const seen = cards.filter((card) => !taken.slice(0, first).includes(card))
  const unseen = mixed(drawnBeside(g, random, seen, first), random)
  const all = [...seen, ...unseen].sort((a, b) => a - b)
  const gone = unseen
  for (const [time, pick] of held.entries()) {
    const own = taken[pick]
    if (own === undefined) break
    gone.push(own)
    const again = held[time + 1]
    const until = again ?? taken.length
    // If the pack comes round again, the cards that are gone are known; if not, any card that was left may be.
    const may = again === undefined ? all.filter((card) => !gone.includes(card)) : taken.slice(pick + 1, again)
    gone.push(...mixed(may, random).slice(0, until - pick - 1))
  }
  return { cards: all, taken: gone }
}

/** The cards in random order. */
function mixed(cards: readonly number[], random: Random): number[] {
  const order = cards.toSorted((a, b) => a - b)
  shuffle(random, order)
  return order
}
