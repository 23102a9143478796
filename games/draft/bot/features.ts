import { type Features, inputsOf, type Put, type Seat } from '@orrery/kernel'
import { CARDS, cardOf } from '../../chaos-galaxy/content/cards.ts'
import { RACES, TYPES } from '../../chaos-galaxy/effects/language/vocabulary.ts'
import { packsOf } from '../rules/packs.ts'
import { at, type State } from '../state.ts'
import { deckSoFar } from './so-far.ts'

/** The names of the price classes: up to 2, up to 4, up to 6, above. */
const PRICES = ['low', 'middle', 'high', 'top']

function priceClass(price: number): number {
  return price <= 2 ? 0 : price <= 4 ? 1 : price <= 6 ? 2 : 3
}

const { names, from } = inputsOf({
  card: CARDS.map(({ id }) => id),
  race: RACES,
  type: TYPES,
  price: PRICES,
  draft: ['cards', 'far', 'races', 'sealed', 'built'],
})

/** The number of cards of one race, type or price that counts as 1. */
const MANY = 10
/** The number of cards in a deck. */
const WHOLE = 40

/** Writes the inputs: what is in the seat's deck, or in the best one that its pool gives so far. */
function read(g: State, seat: Seat, put: Put): void {
  const numbers = deckSoFar(g, seat)
  const counts = new Array<number>(names.length).fill(0)
  const add = (input: number, value: number): void => {
    counts[input] = at(counts, input) + value
  }
  for (const number of numbers) {
    const { race, typeNumber, price } = cardOf(number)
    add(from.card + number, 1)
    add(from.race + RACES.indexOf(race), 1 / MANY)
    add(from.type + typeNumber, 1 / MANY)
    add(from.price + priceClass(price), 1 / MANY)
  }
  const races = RACES.filter((_, race) => at(counts, from.race + race) > 0).length
  add(from.draft, numbers.length / WHOLE)
  add(from.draft + 1, g.packs.length / packsOf(g))
  add(from.draft + 2, races / RACES.length)
  add(from.draft + 3, g.settings.format === 'sealed' ? 1 : 0)
  add(from.draft + 4, at(g.decks, seat).length > 0 ? 1 : 0)
  for (const [input, value] of counts.entries()) if (value !== 0) put(input, value)
}

/**
 * The features of the draft's learned evaluation. A deck is worth the same however many drafted: one network for all tables. It judges
 * decks when all are built. Before that it would learn what the policy makes of a pool: who has many ships early picks other cards later.
 */
export const features: Features<State> = {
  version: 1,
  names: () => names,
  network: (g) => (g.decks.every((deck) => deck.length > 0) ? 'deck' : null),
  read,
}
