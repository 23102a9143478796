import type { Random } from '@orrery/kernel'

/** The cards of a rarity, and its weight among the others. */
export interface Rarity {
  readonly weight: number
  readonly cards: readonly string[]
}

/**
 * Draws a pack: every card draws its rarity by weight, then an equally likely card of that rarity that is not yet in the pack. A rarity is
 * skipped once all its cards are in the pack.
 */
export function drawPack(random: Random, rarities: readonly Rarity[], size: number): string[] {
  const drawn: string[] = []
  const left = rarities.filter(({ weight }) => weight > 0).map(({ weight, cards }) => ({ weight, cards: [...cards] }))
  while (drawn.length < size) {
    const open = left.filter(({ cards }) => cards.length > 0)
    const total = open.reduce((sum, { weight }) => sum + weight, 0)
    if (total === 0) throw new RangeError(`there are only ${drawn.length} cards for a pack of ${size}`)
    drawn.push(takenFrom(random, weighed(open, random.below(total)).cards))
  }
  return drawn
}

/** The item at a point on all weights laid end to end. */
function weighed<T extends { readonly weight: number }>(all: readonly T[], point: number): T {
  let end = 0
  return all.find(({ weight }) => {
    end += weight
    return point < end
  }) as T
}

/** Draws this many different cards from a list, all equally likely. */
export function drawSome(random: Random, cards: readonly string[], count: number): string[] {
  if (count > cards.length) throw new RangeError(`there are only ${cards.length} cards, not ${count}`)
  const left = [...cards]
  return Array.from({ length: count }, () => takenFrom(random, left))
}

/** Removes a random card from the list; the list's order does not matter. */
function takenFrom(random: Random, cards: string[]): string {
  const at = random.below(cards.length)
  const card = cards[at] as string
  const last = cards.pop() as string
  if (at < cards.length) cards[at] = last
  return card
}
