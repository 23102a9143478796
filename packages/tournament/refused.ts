import type { TournamentEvent } from './events.ts'

/** Why a request to a tournament is refused. */
export type Reason =
  | 'not-judge'
  | 'not-entrant'
  | 'not-your-game'
  | 'registered-twice'
  | 'registration-closed'
  | 'full'
  | 'not-checking-in'
  | 'checked-in-already'
  | 'dropped-out'
  | 'too-few'
  | 'begun-already'
  | 'nothing-rests'
  | 'no-such-match'
  | 'no-game-running'
  | 'no-result-yet'
  | 'too-late-to-complain'
  | 'not-for-third'
  | 'too-much-time'
  | 'wrong-code'
  | 'judge-already'
  | 'over'

/** The result of a request: events, or the refusal, after which nothing has changed. */
export type Outcome = { readonly events: readonly TournamentEvent[] } | { readonly refused: Reason }

/** The outcome of a request that is refused. */
export function refused(reason: Reason): { readonly refused: Reason } {
  return { refused: reason }
}

/** The outcome of a request that is carried out. */
export function done(...events: TournamentEvent[]): { readonly events: readonly TournamentEvent[] } {
  return { events }
}
