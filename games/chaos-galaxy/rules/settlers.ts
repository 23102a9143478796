import { CARDS, type Card, cardById } from '../content/cards.ts'
import type { Race } from '../effects/language/vocabulary.ts'

/** How many lasting bases a starter deck has in a settlement, as far as its races provide them. */
const ENOUGH = 9

/** CG-SETL-2: whether the base stays in play after payment, and so counts for a settlement. */
export function isLasting(card: Card): boolean {
  return card.type === 'base' && (card.subtype === 'building' || card.subtype === 'bunker')
}

/** How readily a deck gives up a card, the highest first: other bases, then events and interrupts, then the rest, ships last. */
function dispensable({ type }: Card): number {
  return type === 'base' ? 3 : type === 'event' || type === 'interrupt' ? 2 : type === 'ship' ? 0 : 1
}

/**
 * CG-SETL-2: the deck with enough lasting bases of its own races to win a settlement. Each of them replaces the most dispensable card, and
 * of several the one with the most copies.
 */
export function withBases(deck: Readonly<Record<string, number>>, most: number): Readonly<Record<string, number>> {
  const settled: Record<string, number> = { ...deck }
  const cards = Object.keys(deck).flatMap((id) => cardById(id) ?? [])
  const races: readonly Race[] = cards.map(({ race }) => race)
  const lasting = CARDS.filter((card) => isLasting(card) && races.includes(card.race)).sort((one, other) => one.limit - other.limit)
  const count = (): number => lasting.reduce((sum, { id }) => sum + (settled[id] ?? 0), 0)
  while (count() < ENOUGH) {
    const base = lasting.find(({ id }) => (settled[id] ?? 0) < most)
    const spare = cards
      .filter((card) => (settled[card.id] ?? 0) > 0 && !isLasting(card))
      .sort((one, other) => dispensable(other) - dispensable(one) || (settled[other.id] ?? 0) - (settled[one.id] ?? 0))[0]
    if (base === undefined || spare === undefined) break
    settled[base.id] = (settled[base.id] ?? 0) + 1
    settled[spare.id] = (settled[spare.id] ?? 0) - 1
  }
  return Object.fromEntries(Object.entries(settled).filter(([, copies]) => copies > 0))
}
