import { forfeited, higherSide } from './advancing.ts'
import { after, matchOf, type TournamentEvent } from './events.ts'
import { done, type Outcome, refused } from './refused.ts'
import {
  active,
  entrantFor,
  type How,
  isJudge,
  type Match,
  matchesOf,
  otherSide,
  runningGame,
  type Side,
  sideOf,
  type Tournament,
} from './state.ts'

/** A side arrives at its table. */
export function come(t: Tournament, match: number, side: Side): Outcome {
  const game = runningOf(t, match)
  if (game === null) return refused('no-game-running')
  return done(...(game.came[side] ? [] : [{ type: 'came', match, side } as const]))
}

/** A game of a match has a winner: by its table, or by the clock. An entrant who did not come drops out. */
export function decide(t: Tournament, match: number, winner: Side, how: How, now: number): Outcome {
  const played = t.matches[match]
  const game = runningOf(t, match)
  if (played === undefined || game === null) return refused('no-game-running')
  const absent = how === 'absent' ? played.sides.filter((_, side) => !game.came[side]) : []
  const events: TournamentEvent[] = [
    { type: 'decided', match, winner, how, whole: absent.length > 0, at: now },
    ...absent.map((entrant): TournamentEvent => ({ type: 'dropped', entrant })),
  ]
  return done(...endedIfAlone(t, events))
}

/** A player concedes the current game. */
export function concede(t: Tournament, player: string, match: number, now: number): Outcome {
  const played = t.matches[match]
  const entrant = entrantFor(t, player)
  const side = played === undefined || entrant === null ? null : sideOf(played, entrant.id)
  if (played === undefined) return refused('no-such-match')
  if (side === null) return refused('not-your-game')
  return decide(t, match, otherSide(side), 'conceded', now)
}

/** An entrant drops out, by own wish or by a judge's ruling. A match in progress is lost. */
export function dropOut(t: Tournament, by: string, entrant: number, now: number): Outcome {
  const leaving = t.entrants[entrant]
  if (leaving === undefined) return refused('not-entrant')
  if (leaving.player !== by && !isJudge(t, by)) return refused('not-judge')
  if (t.stage === 'over' || t.stage === 'cancelled') return refused('over')
  if (leaving.dropped) return refused('dropped-out')
  const event: TournamentEvent = { type: 'dropped', entrant }
  const then = after(t, event)
  const match = matchOf(then, entrant)
  return done(...endedIfAlone(t, [event, ...(match === null ? [] : forfeited(then, match, now))]))
}

/** The events, followed by the tournament's end if it has begun and everybody has left it. */
function endedIfAlone(t: Tournament, events: readonly TournamentEvent[]): TournamentEvent[] {
  const then = events.reduce(after, t)
  const isPlayed = t.stage === 'swiss' || t.stage === 'semifinal' || t.stage === 'final'
  return isPlayed && active(then).length === 0 ? [...events, { type: 'ended' }] : [...events]
}

/** CG-TOUR-3: one of the two does not play for third place, which goes to the one who ranked higher in the Swiss stage. */
export function waive(t: Tournament, player: string, now: number): Outcome {
  const entrant = entrantFor(t, player)
  const third = matchesOf(t, t.rounds.length).find(({ part }) => part === 'third')
  if (third === undefined || third.winner !== null || third.games.some(({ winner }) => winner !== null)) return refused('not-for-third')
  if (entrant === null || sideOf(third, entrant.id) === null) return refused('not-your-game')
  return done({ type: 'waived', match: third.id, winner: higherSide(t, third), at: now })
}

function runningOf(t: Tournament, match: number) {
  const played: Match | undefined = t.matches[match]
  return played === undefined || t.stage === 'cancelled' ? null : runningGame(played)
}
