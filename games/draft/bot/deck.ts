import { cardOf } from '../../chaos-galaxy/content/cards.ts'
import { RACES, type Type } from '../../chaos-galaxy/effects/language/vocabulary.ts'
import type { Deck } from '../../chaos-galaxy/rules/deck.ts'
import { copiesOf, type DeckBounds, numbersIn } from '../rules/build.ts'
import { raceSets } from '../rules/races.ts'
import { worthOf } from './worth.ts'

/** The best number of cards of each type in a deck of 40: a typical starter deck, with more ships. */
const WANTED: Readonly<Record<Type, number>> = { ship: 19, crew: 6, base: 4, weaponry: 3, event: 4, interrupt: 4 }
/** The loss of worth for each card above that. */
const TOO_MANY = 0.35
/** The best number of cards of each price class (up to 2, up to 4, up to 6, above), and the loss of worth for each card above that. */
const WANTED_PRICES = [17, 11, 8, 7]
const DEAR = 0.25

function priceClass(price: number): number {
  return price <= 2 ? 0 : price <= 4 ? 1 : price <= 6 ? 2 : 3
}

/** The worth that a card adds to a deck with the given counts of types and price classes. */
function addedWorth(number: number, types: Readonly<Record<Type, number>>, prices: readonly number[]): number {
  const { type, price } = cardOf(number)
  const crowd = Math.max(0, types[type] + 1 - WANTED[type])
  const dear = Math.max(0, (prices[priceClass(price)] ?? 0) + 1 - (WANTED_PRICES[priceClass(price)] ?? 0))
  return worthOf(number) - TOO_MANY * crowd - DEAR * dear
}

/** Builds a deck of the given size greedily: each time it takes the card that adds most worth. */
export function bestOf(numbers: readonly number[], size: number): number[] {
  const left = numbers.toSorted((a, b) => worthOf(b) - worthOf(a) || a - b)
  const types: Record<Type, number> = { ship: 0, crew: 0, base: 0, weaponry: 0, event: 0, interrupt: 0 }
  const prices = [0, 0, 0, 0]
  const taken: number[] = []
  while (taken.length < size && left.length > 0) {
    let best = 0
    let most = Number.NEGATIVE_INFINITY
    for (const [place, number] of left.entries()) {
      const more = addedWorth(number, types, prices)
      if (more > most) [best, most] = [place, more]
    }
    const [number = 0] = left.splice(best, 1)
    taken.push(number)
    const { type, price } = cardOf(number)
    types[type]++
    prices[priceClass(price)] = (prices[priceClass(price)] ?? 0) + 1
  }
  return taken
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

/** The deck that a bot builds from a pool: the best races, then a balance of types and prices. */
export function bestDeck({ pool, size, degree }: DeckBounds): Deck {
  const numbers = numbersIn(pool)
  const races = bestRaces(numbers, size, degree)
  const fitting = numbers.filter((number) => races.includes(cardOf(number).race))
  return copiesOf(bestOf(fitting, size))
}
