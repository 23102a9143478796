import { drawPack, drawSome, type Pack, type Rarity } from '@orrery/collecting'
import { type Edition, fromStream, type Random, type Seed, streamOf } from '@orrery/kernel'
import { CARD_CATALOGUE, cardOf } from '../content/cards.ts'
import { RARITIES } from '../effects/language/vocabulary.ts'

/** CG-COLL-4: the rarity of each card of a booster is drawn by these weights; CG-COLL-3: no booster has ultra-rare cards. */
export const BOOSTER = { size: 14, weights: { common: 30, uncommon: 10, rare: 3, ultrarare: 0 } } as const

/** CG-COLL-4: the exact content of a set of 43 cards. */
const SET = { common: 30, uncommon: 10, rare: 3, ultrarare: 0 } as const

/** CG-COLL-3: what each of a tournament's first three players gets. */
const PRIZE = { common: 0, uncommon: 0, rare: 0, ultrarare: 1 } as const

/** The cards of an edition by rarity, in the order of the rulebook. */
function cardsOf(edition: Edition<'cards'>) {
  const cards = CARD_CATALOGUE.edition(edition).map(cardOf)
  return RARITIES.map((rarity) => ({ rarity, cards: cards.filter((card) => card.rarity === rarity).map(({ id }) => id) }))
}

function weighed(edition: Edition<'cards'>): readonly Rarity[] {
  return cardsOf(edition).map(({ rarity, cards }) => ({ weight: BOOSTER.weights[rarity], cards }))
}

const WEIGHED = weighed('')
const CARDS_OF = cardsOf('')

/** The cards of a pack, determined by its seed and the edition alone. */
export function openPack(pack: Pack, seed: Seed, edition: Edition<'cards'> = ''): readonly string[] {
  const random = fromStream(streamOf(seed, pack))
  if (pack === 'booster') return drawPack(random, edition === '' ? WEIGHED : weighed(edition), BOOSTER.size)
  return exactly(random, pack === 'set' ? SET : PRIZE)
}

/** CG-COLL-4: draws this many cards as if from a booster that already contains `cards`. */
export function drawBeside(random: Random, cards: readonly string[], size: number, edition: Edition<'cards'> = ''): readonly string[] {
  const others = (edition === '' ? WEIGHED : weighed(edition)).map((rarity) => ({
    ...rarity,
    cards: rarity.cards.filter((id) => !cards.includes(id)),
  }))
  return drawPack(random, others, size)
}

function exactly(random: Random, counts: typeof SET | typeof PRIZE): string[] {
  return CARDS_OF.flatMap(({ rarity, cards }) => drawSome(random, cards, counts[rarity]))
}
