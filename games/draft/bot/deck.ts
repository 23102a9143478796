import { cardOf } from '../../chaos-galaxy/content/cards.ts'
import { RACES } from '../../chaos-galaxy/effects/language/vocabulary.ts'
import type { Deck } from '../../chaos-galaxy/rules/deck.ts'
import { copiesOf, type DeckBounds, numbersIn } from '../rules/build.ts'
import { raceSets } from '../rules/races.ts'
import { worthOf } from './worth.ts'

/** The cards of the given number that are worth most. */
export function bestOf(numbers: readonly number[], size: number): number[] {
  return numbers.toSorted((a, b) => worthOf(b) - worthOf(a) || a - b).slice(0, size)
}

/** The set of races whose best cards are worth most for a deck of the given size; all races if no set has enough cards. */
function bestRaces(numbers: readonly number[], size: number, degree: number): readonly string[] {
  const byRace: Record<string, number[]> = Object.fromEntries(RACES.map((race) => [race, []]))
  for (const number of numbers) byRace[cardOf(number).race]?.push(worthOf(number))
  let best: readonly string[] = RACES
  let most = Number.NEGATIVE_INFINITY
  for (const races of raceSets(degree)) {
    const worths = races.flatMap((race) => byRace[race] ?? [])
    if (worths.length < size) continue
    const sum = worths
      .sort((a, b) => b - a)
      .slice(0, size)
      .reduce((total, worth) => total + worth, 0)
    if (sum > most) [best, most] = [races, sum]
  }
  return best
}

/** The deck that a bot builds from a pool: of the best races, the cards that are worth most. */
export function bestDeck({ pool, size, degree }: DeckBounds): Deck {
  const numbers = numbersIn(pool)
  const races = bestRaces(numbers, size, degree)
  const fitting = numbers.filter((number) => races.includes(cardOf(number).race))
  return copiesOf(bestOf(fitting, size))
}
