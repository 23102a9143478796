import { type Copies, lacking, sizeOf, without } from './copies.ts'

/** A player's cards of a game, and those bound in registered decks. */
export interface Holding {
  readonly owned: Copies
  /** For every card the most copies that one registered deck needs: decks are played one at a time. */
  readonly locked: Copies
}

/** What may be given away. */
export function free({ owned, locked }: Holding): Copies {
  return without(owned, locked)
}

/** The cards that several decks lock: of each, the most copies that one deck needs. */
export function lockedBy(decks: readonly Copies[]): Copies {
  const locked: Record<string, number> = {}
  for (const deck of decks)
    for (const [card, count] of Object.entries(deck))
      locked[card] = Math.max(Object.hasOwn(locked, card) ? (locked[card] as number) : 0, count)
  return locked
}

/** What may be given away without missing it in any deck: copies beyond a deck's limit. */
export function spare(holding: Holding, copies: number): Copies {
  const kept = Object.fromEntries(Object.keys(holding.owned).map((card) => [card, copies]))
  const beyond = without(holding.owned, kept)
  return without(beyond, lacking(free(holding), beyond))
}

/** A deck, with the cards of it that a player does not own, and their number. */
export interface DeckWithMissing<D> {
  readonly deck: D
  readonly lacks: Copies
  readonly count: number
}

/** Decks by the number of missing cards, the fewest first. */
export function nearest<D extends { readonly cards: Copies }>(decks: readonly D[], owned: Copies): readonly DeckWithMissing<D>[] {
  return decks
    .map((deck) => ({ deck, lacks: lacking(owned, deck.cards) }))
    .map(({ deck, lacks }) => ({ deck, lacks, count: sizeOf(lacks) }))
    .sort((one, other) => one.count - other.count)
}
