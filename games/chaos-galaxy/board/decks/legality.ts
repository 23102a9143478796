import type { Refusal } from '@orrery/kernel'
import { FACES, RACES, type Race } from '../face.ts'
import { type Cards, countsOf, entriesOf, sizeOfDeck } from './deck.ts'

/** The race that each race is opposed to, CG-DECK-3. */
export const OPPOSED: Readonly<Record<Race, Race>> = {
  human: 'xeno',
  xeno: 'human',
  insectoid: 'carnoplant',
  carnoplant: 'insectoid',
  cerebrite: 'zarg',
  zarg: 'cerebrite',
  triciplite: 'spaceshark',
  spaceshark: 'triciplite',
}

/** The race of a deck of one race, CG-MONO-1. */
export function monoOf(cards: Cards): Race | null {
  const { races } = countsOf(cards)
  return races.size === 1 ? ([...races.keys()][0] ?? null) : null
}

/** Every reason why a deck may not enter a game, CG-DECK-6. */
export function deckRefusals(cards: Cards): Refusal[] {
  const reasons: Refusal[] = []
  const size = sizeOfDeck(cards)
  const mono = monoOf(cards)
  if (size !== 45 && !(mono === 'human' && size === 50)) reasons.push({ rule: 'CG-DECK-1', params: { size, mono: mono ?? 'none' } })
  for (const { face, copies } of entriesOf(cards, 'en')) {
    if (copies > 3) reasons.push({ rule: 'CG-DECK-2', params: { card: face.id, copies } })
  }
  const { races } = countsOf(cards)
  for (const race of RACES) {
    const other = OPPOSED[race]
    if (RACES.indexOf(race) < RACES.indexOf(other) && races.has(race) && races.has(other)) {
      reasons.push({ rule: 'CG-DECK-4', params: { race, other } })
    }
  }
  return reasons
}

/** How one rule of deck building stands for a deck: broken with its reasons, kept, or only something to know. */
export interface Standing {
  readonly rule: string
  readonly kept: boolean
  readonly reasons: readonly Refusal[]
}

const CHECKED = ['CG-DECK-1', 'CG-DECK-2', 'CG-DECK-4'] as const

/** All rules of deck building and how the deck stands with each. */
export function standings(cards: Cards): Standing[] {
  const refusals = deckRefusals(cards)
  return CHECKED.map((rule) => {
    const reasons = refusals.filter((refusal) => refusal.rule === rule)
    return { rule, kept: reasons.length === 0, reasons }
  })
}

/** How many cards of each race there are in all. */
export const POOL_BY_RACE: ReadonlyMap<Race, number> = FACES.reduce(
  (counts, face) => counts.set(face.race, (counts.get(face.race) ?? 0) + 1),
  new Map<Race, number>(),
)
