import { cardOf } from '../../chaos-galaxy/content/cards.ts'
import { RACES, type Race } from '../../chaos-galaxy/effects/language/vocabulary.ts'
import { OPPOSED } from '../../chaos-galaxy/rules/deck.ts'
import { worthOf } from './worth.ts'

/** The weight of a card's race, from the middle of the draft on; before that it is less, so that the better card counts more. */
const LOYALTY = 5
/** The loss for a card that does not go with the seat's races. */
const APART = 2
/** What a card counts for its race besides its worth: races with many cards fill a deck. */
const PRESENCE = 5
const MOST_RACES = 4

/** How much a seat with this pool, which will have `ofAll` cards, wants each card: by its worth and its race. */
export function wantsOf(pool: readonly number[], ofAll: number, degree: number): (number: number) => number {
  if (pool.length === 0) return worthOf
  const far = Math.min(1, pool.length / (ofAll / 2))
  const races = strengths(pool)
  const mine = chosenRaces(races, degree)
  const strongest = Math.max(1, ...Object.values(races))
  return (number) => {
    const { race } = cardOf(number)
    return worthOf(number) + (mine.includes(race) ? LOYALTY * far * Math.max(0, (races[race] ?? 0) / strongest) : -APART * far)
  }
}

/** The strength of each race in a pool. */
function strengths(pool: readonly number[]): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const number of pool) sums[cardOf(number).race] = (sums[cardOf(number).race] ?? 0) + PRESENCE + worthOf(number)
  return sums
}

/** The strongest races that may be in one deck. */
function chosenRaces(sums: Readonly<Record<string, number>>, degree: number): readonly Race[] {
  const chosen: Race[] = []
  for (const race of RACES.toSorted((a, b) => (sums[b] ?? 0) - (sums[a] ?? 0)))
    if (degree === 2 || (chosen.length < MOST_RACES && (degree === 1 || !chosen.includes(OPPOSED[race])))) chosen.push(race)
  return chosen
}
