import { cardById } from '../../chaos-galaxy/content/cards.ts'
import { RACES, type Race } from '../../chaos-galaxy/effects/language/vocabulary.ts'
import { type Deck, LIMITED_SIZE, OPPOSED } from '../../chaos-galaxy/rules/deck.ts'

const TOGETHER = 4

/** All sets of `count` races. */
function setsOf(count: number, from: readonly Race[]): Race[][] {
  if (count === 0) return [[]]
  return from.flatMap((race, place) => setsOf(count - 1, from.slice(place + 1)).map((rest) => [race, ...rest]))
}

const ANY_FOUR = setsOf(TOGETHER, RACES)
const BY_DEGREE: readonly (readonly (readonly Race[])[])[] = [
  ANY_FOUR.filter((races) => races.every((race) => !races.includes(OPPOSED[race]))),
  ANY_FOUR,
  [RACES],
]

/** The largest sets of races that may be in one deck (CG-DECK-4, CG-SIMR-1, CG-SIMR-2). */
export function raceSets(degree: number): readonly (readonly Race[])[] {
  return BY_DEGREE[degree] ?? []
}

/** DR-BUILD-2, DR-BUILD-3: the degree for a pool: the table's, or the next looser one that allows a deck. */
export function degreeFor(pool: Deck, degree: number): number {
  const counts: Record<string, number> = {}
  for (const [id, copies] of Object.entries(pool)) {
    const race = cardById(id)?.race ?? ''
    counts[race] = (counts[race] ?? 0) + copies
  }
  const allows = (one: number) => raceSets(one).some((races) => races.reduce((sum, race) => sum + (counts[race] ?? 0), 0) >= LIMITED_SIZE)
  return [degree, degree + 1].find(allows) ?? 2
}
