import type { Following, Next, Result, Seat } from '@orrery/kernel'
import type { Deck } from '../../chaos-galaxy/rules/deck.ts'
import { at, type State } from '../state.ts'
import { boundsOf, copiesOf } from './build.ts'

/** The order of the steps, as data. */
export function next(g: State): Next {
  return g.step === 'over' ? { result: resultOf(g) } : { activity: g.step, args: null }
}

/** DR-END-1: the table is over when all have built; every seat counts as a winner. */
function resultOf(g: State): Result {
  return { winners: g.decks.map((_, seat) => seat), rule: 'DR-END-1', message: 'built', params: { seats: g.seats } }
}

/** Copies by id of the deck that a seat has built; empty before that. */
export function deckOf(g: State, seat: Seat): Deck {
  return copiesOf(at(g.decks, seat))
}

/** The greatest number of players of Chaos Galaxy. */
const MOST_TOGETHER = 6

/** DR-END-2: a table for these seats' limited decks, under the loosest degree of race restrictions that one of them needs; null if there is none. */
export function follows(g: State, seats: readonly Seat[]): Following | null {
  if (g.step !== 'over' || seats.length < 2 || seats.length > MOST_TOGETHER) return null
  const raceDegree = Math.max(...seats.map((seat) => boundsOf(g, seat).degree))
  return { game: 'chaos-galaxy', settings: { limited: true, raceDegree }, brought: seats.map((seat) => ({ deck: { ...deckOf(g, seat) } })) }
}
