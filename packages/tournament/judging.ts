import { decide } from './playing.ts'
import { done, type Outcome, refused } from './refused.ts'
import { isJudge, type Match, otherSide, runningGame, type Side, type Tournament } from './state.ts'

/** The most time that a judge may give at once. */
const MOST_TIME = 3_600_000

/** CG-TOUR-5, CG-TOUR-6: a judge says who won the current game. */
export function rule(t: Tournament, by: string, match: number, winner: Side, now: number): Outcome {
  const against = notFor(t, by, match)
  return against ?? decide(t, match, winner, 'judged', now)
}

/** A judge gives the current game more time. */
export function giveTime(t: Tournament, by: string, match: number, milliseconds: number): Outcome {
  const against = notFor(t, by, match)
  if (against !== null) return against
  if (runningGame(t.matches[match] as Match) === null) return refused('no-game-running')
  return milliseconds > 0 && milliseconds <= MOST_TIME ? done({ type: 'time-given', match, milliseconds }) : refused('too-much-time')
}

/**
 * CG-TOUR-6: a judge counts the last game of a match for the other side. It is too late once a new game of the match, or the next round,
 * has begun.
 */
export function reverse(t: Tournament, by: string, match: number, now: number): Outcome {
  const against = notFor(t, by, match)
  if (against !== null) return against
  const played = t.matches[match] as Match
  if (played.round !== t.rounds.length) return refused('too-late-to-complain')
  const last = played.games.at(-1)
  if (last === undefined || last.winner === null) return refused(played.games.length > 1 ? 'too-late-to-complain' : 'no-result-yet')
  // An entrant who dropped out lost the whole match: there is no game to review.
  if (last.how === 'withdrawn' || last.how === 'absent') return refused('no-result-yet')
  return done({ type: 'reversed', match, winner: otherSide(last.winner), at: now })
}

/** A judge cancels the tournament. */
export function cancel(t: Tournament, by: string): Outcome {
  if (!isJudge(t, by)) return refused('not-judge')
  return t.stage === 'over' || t.stage === 'cancelled' ? refused('over') : done({ type: 'cancelled' })
}

function notFor(t: Tournament, by: string, match: number): ReturnType<typeof refused> | null {
  if (!isJudge(t, by)) return refused('not-judge')
  if (t.stage === 'over' || t.stage === 'cancelled') return refused('over')
  return t.matches[match] === undefined ? refused('no-such-match') : null
}
