import type { Seat } from '@orrery/kernel'
import { boundsOf, numbersIn } from '../rules/build.ts'
import { poolOf } from '../rules/packs.ts'
import { at, NONE, type State } from '../state.ts'
import { bestDeck } from './deck.ts'

/** The cards of the deck that a seat has built; before that of the best one that its pool gives, or all of it while it is too small. */
export function deckSoFar(g: State, seat: Seat): readonly number[] {
  const built = at(g.decks, seat)
  if (built.length > 0) return built
  const bounds = boundsOf(g, seat)
  const pool = poolOf(g, seat)
  const picked = at(g.picks, seat)
  if (pool.length >= bounds.size) return numbersIn(bestDeck(bounds))
  return picked === NONE ? pool : [...pool, picked]
}
