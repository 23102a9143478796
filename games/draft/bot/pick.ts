import { cardOf } from '../../chaos-galaxy/content/cards.ts'
import { RACES, type Race, type Type } from '../../chaos-galaxy/effects/language/vocabulary.ts'
import { OPPOSED } from '../../chaos-galaxy/rules/deck.ts'
import { worthOf } from './worth.ts'

/** The weight of the races that a seat has, at the last pick; early on the better card counts more. */
const LOYALTY = 4
/** The loss for a card that no deck of the best races can hold. */
const APART = 1.5
const SHARE: Readonly<Record<Type, number>> = { ship: 0.48, crew: 0.14, base: 0.1, weaponry: 0.08, event: 0.1, interrupt: 0.1 }
const SHORT = 3
/** From this many cards on, the shares of types count. */
const SETTLED = 10
const MOST_RACES = 4

/** How much a seat with this pool, which will have this many cards, wants each card: by its worth, its races, and the types it lacks. */
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

/** How much more cards of a type are wanted because the pool has too few of them. */
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

/** The strongest races that may be combined. */
function chosenRaces(sums: Readonly<Record<string, number>>, degree: number): readonly Race[] {
  const chosen: Race[] = []
  for (const race of RACES.toSorted((a, b) => (sums[b] ?? 0) - (sums[a] ?? 0)))
    if (degree === 2 || (chosen.length < MOST_RACES && (degree === 1 || !chosen.includes(OPPOSED[race])))) chosen.push(race)
  return chosen
}
