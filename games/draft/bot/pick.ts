import { cardOf } from '../../chaos-galaxy/content/cards.ts'
import { RACES, type Race, type Type } from '../../chaos-galaxy/effects/language/vocabulary.ts'
import { OPPOSED } from '../../chaos-galaxy/rules/deck.ts'
import { worthOf } from './worth.ts'

/** The weight of a card's race, from the middle of the draft on; before that it is less, so that the better card counts more. */
const LOYALTY = 4
/** The loss for a card that does not go with the seat's races. */
const APART = 1.5
const SHARE: Readonly<Record<Type, number>> = { ship: 0.48, crew: 0.14, base: 0.1, weaponry: 0.08, event: 0.1, interrupt: 0.1 }
const SHORT = 3
/** The size of pool from which the shares of types count. */
const SETTLED = 10
const MOST_RACES = 4

/** How much a seat with this pool, which will have `ofAll` cards, wants each card: by its worth, its race, and the types that are short. */
export function wantsOf(pool: readonly number[], ofAll: number, degree: number): (number: number) => number {
  if (pool.length === 0) return worthOf
  const far = Math.min(1, pool.length / (ofAll / 2))
  const races = strengths(pool)
  const mine = chosenRaces(races, degree)
  const strongest = Math.max(1, ...Object.values(races))
  return (number) => {
    const { race, type } = cardOf(number)
    const goes = mine.includes(race) ? LOYALTY * far * ((races[race] ?? 0) / strongest) : -APART * far
    return worthOf(number) + goes + lackOf(type, pool)
  }
}

/** How much more a card is wanted because the pool has few of its type; negative if it has many. */
function lackOf(type: Type, pool: readonly number[]): number {
  if (pool.length < SETTLED) return 0
  let have = 0
  for (const one of pool) if (cardOf(one).type === type) have++
  return SHORT * (SHARE[type] - have / pool.length)
}

/** The worth of a pool's cards by race. */
function strengths(pool: readonly number[]): Record<string, number> {
  const sums: Record<string, number> = {}
  for (const number of pool) sums[cardOf(number).race] = (sums[cardOf(number).race] ?? 0) + worthOf(number)
  return sums
}

/** The strongest races that may be in one deck. */
function chosenRaces(sums: Readonly<Record<string, number>>, degree: number): readonly Race[] {
  const chosen: Race[] = []
  for (const race of RACES.toSorted((a, b) => (sums[b] ?? 0) - (sums[a] ?? 0)))
    if (degree === 2 || (chosen.length < MOST_RACES && (degree === 1 || !chosen.includes(OPPOSED[race])))) chosen.push(race)
  return chosen
}
