import type { Plan } from '@orrery/kernel'
import { shuffle } from '@orrery/kernel'
import { cardOf } from '../chaos-galaxy/content/cards.ts'
import { bestDeck } from './bot/deck.ts'
import { copiesOf, type DeckBounds, numbersIn, validate } from './rules/build.ts'
import { raceSets } from './rules/races.ts'
import type { State } from './state.ts'

/** A deck, in copies by card id. */
const deck: Plan<State, DeckBounds> = {
  validate,
  sample(_g, question, random) {
    const { pool, size, degree } = question.bounds
    const numbers = numbersIn(pool)
    shuffle(random, numbers)
    const sets = raceSets(degree).map((races) => numbers.filter((number) => races.includes(cardOf(number).race)))
    const enough = sets.filter((fitting) => fitting.length >= size)
    return { ...copiesOf((enough[random.below(enough.length)] ?? numbersIn(bestDeck(question.bounds))).slice(0, size)) }
  },
}

/** The plans that are asked for. */
export const plans = { deck }
