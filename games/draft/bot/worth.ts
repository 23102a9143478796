import type { Option } from '@orrery/kernel'
import { type Card, cardOf } from '../../chaos-galaxy/content/cards.ts'
import type { OperationName } from '../../chaos-galaxy/effects/language/vocabulary.ts'

/** The extra worth of operations in a card's text. */
const TEXT_WORTH: Readonly<Partial<Record<OperationName, number>>> = {
  draw: 1.2,
  mill: 1.4,
  gainCredits: 1,
  develop: 0.8,
  destroy: 1.2,
  damage: 0.9,
  preventBombing: 0.9,
  addCounters: 0.8,
  payFor: 0.6,
  search: 0.8,
  ready: 0.6,
  modify: 0.4,
  modifyCost: 0.6,
  neutralise: 0.6,
  gainControl: 1,
  stealCredits: 1,
}
const MOST_TEXT = 2.4
const RARITY_WORTH = { common: 0, uncommon: 0.2, rare: 0.6, ultrarare: 0.8 } as const
const KEYWORD_WORTH = 0.7

const known: number[] = []

/**
 * The worth of a card by itself, about 1 to 7: its figures relative to its price, and the effects of its text. The weights of types
 * come from the results of 2,053 duels of random sealed decks: ships help to win, expensive ones most; weaponry does not.
 */
export function worthOf(number: number): number {
  known[number] ??= computedWorth(cardOf(number))
  return known[number]
}

function computedWorth(card: Card): number {
  let text = 0
  for (const { op } of card.program.operations) text += TEXT_WORTH[op] ?? 0.2
  return byType(card) + Math.min(MOST_TEXT, text) + RARITY_WORTH[card.rarity]
}

function byType({ type, subtype, values, price, limit, keywords }: Card): number {
  const [speed, firepower, armour, bombing] = values
  const figures = 0.6 * speed + firepower + armour + 1.3 * bombing + KEYWORD_WORTH * keywords.length
  if (type === 'ship') return 3.4 + 0.25 * (figures - price) + 0.1 * price
  if (type === 'crew') return subtype === 'passenger' ? 1.9 : 2 + 0.3 * (figures - price)
  if (type === 'weaponry') return 1.4 + 0.3 * (figures - price)
  if (type === 'base') return subtype === 'trap' ? 1.8 : 2 - 0.15 * limit
  return 2.6 - 0.05 * price
}

/** The first of the options with the highest value. */
export function best(options: readonly Option[], of: (number: number) => number): Option {
  let most = Number.NEGATIVE_INFINITY
  let first: Option | undefined
  for (const option of options) {
    const value = of(option.value as number)
    if (value <= most) continue
    most = value
    first = option
  }
  if (first === undefined) throw new RangeError('there is no option')
  return first
}
