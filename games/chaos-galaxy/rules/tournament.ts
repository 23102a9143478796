import type { Json, Seat, TournamentRules } from '@orrery/kernel'
import { STARTER_DECKS } from '../content/decks.ts'
import type { State } from '../state.ts'
import { placesAtLast } from './winning.ts'

/** CG-SIMC-1, CG-SIMR-4: the original combat and the original race restrictions; CG-OPT-5: the hour is the only clock. */
const SETTINGS = { simplifiedCombat: false, raceDegree: 0, decisionTime: 0 } as const

/** What tournaments of this game ask of it; the rest is the same for all games. */
export const tournament: TournamentRules<State> = { settings: SETTINGS, timeUp, bring }

/** CG-TOUR-11: each bot plays one starter deck throughout. */
function bring(number: number): Json {
  const deck = STARTER_DECKS[number % STARTER_DECKS.length]
  return { deck: deck?.id ?? '' }
}

/**
 * CG-TOUR-5, CG-TOUR-8: the winner of a game whose time is over: by the larger colony, then more credits, then more paid cards, then the
 * later seat.
 */
function timeUp(g: State): Seat {
  const first = placesAtLast(g)[0]?.[0]
  if (first === undefined) throw new RangeError('nobody plays')
  return first
}
