import type { Json } from '@orrery/kernel'
import type { Circumstances } from './advancing.ts'
import { paired } from './advancing.ts'
import type { TournamentEvent } from './events.ts'
import { after } from './events.ts'
import { done, type Outcome, refused } from './refused.ts'
import { active, entrantFor, isJudge, type Tournament } from './state.ts'

/** The most entrants of a tournament. */
export const MOST_ENTRANTS = 128

/** A player who wants to enter. */
export interface Applicant {
  readonly player: string
  readonly name: string
  /** What the player brings, checked by the game; null if it needs nothing. */
  readonly brings: Json
}

/** Registers a player, with what they bring to all games (CG-TOUR-11). Late entrants may join before the second round. */
export function register(t: Tournament, { player, name, brings }: Applicant): Outcome {
  const known = entrantFor(t, player)
  if (known !== null && !known.dropped) return refused('registered-twice')
  // An entrant who dropped out in the first round cannot enter again.
  if (known !== null && t.rounds.length > 0) return refused('dropped-out')
  const closed = againstEntrants(t, 1)
  if (closed !== null) return closed
  const checkedIn = t.stage !== 'registration'
  return done({ type: 'registered', player, name, bot: null, brings, checkedIn })
}

/** A judge fills the tournament up with bots, which are there from the start. */
export function registerBots(
  t: Tournament,
  by: string,
  bots: readonly { readonly name: string; readonly level: string; readonly brings: Json }[],
): Outcome {
  if (!isJudge(t, by)) return refused('not-judge')
  const closed = againstEntrants(t, bots.length)
  if (closed !== null) return closed
  return done(
    ...bots.map(
      ({ name, level, brings }): TournamentEvent => ({ type: 'registered', player: null, name, bot: level, brings, checkedIn: true }),
    ),
  )
}

function againstEntrants(t: Tournament, count: number): ReturnType<typeof refused> | null {
  const isOpen = t.stage === 'registration' || t.stage === 'check-in' || (t.stage === 'swiss' && t.rounds.length === 1)
  if (!isOpen) return refused('registration-closed')
  return active(t).length + count > MOST_ENTRANTS ? refused('full') : null
}

/** A judge opens the check-in, in which registered players say that they are here. */
export function openCheckIn(t: Tournament, by: string): Outcome {
  if (!isJudge(t, by)) return refused('not-judge')
  return t.stage === 'registration' ? done({ type: 'check-in-opened' }) : refused('begun-already')
}

/** A registered player checks in. */
export function checkIn(t: Tournament, player: string): Outcome {
  const entrant = entrantFor(t, player)
  if (entrant === null) return refused('not-entrant')
  if (t.stage !== 'check-in') return refused('not-checking-in')
  if (entrant.dropped) return refused('dropped-out')
  if (entrant.checkedIn) return refused('checked-in-already')
  return done({ type: 'checked-in', entrant: entrant.id })
}

/** Begins the first round with those who are there; a player who has not checked in does not play. */
export function begin(t: Tournament, by: string, circumstances: Circumstances): Outcome {
  if (!isJudge(t, by)) return refused('not-judge')
  if (t.stage !== 'check-in') return refused(t.stage === 'registration' ? 'not-checking-in' : 'begun-already')
  const absent = active(t).filter(({ checkedIn }) => !checkedIn)
  const drops = absent.map(({ id }): TournamentEvent => ({ type: 'dropped', entrant: id }))
  const then = drops.reduce(after, t)
  if (active(then).length < 2) return refused('too-few')
  return done(...drops, paired(then, circumstances))
}

/** Makes anybody with the judges' code a judge. */
export function becomeJudge(t: Tournament, judge: { readonly player: string; readonly name: string }, code: string): Outcome {
  if (code !== t.code) return refused('wrong-code')
  if (t.stage === 'over' || t.stage === 'cancelled') return refused('over')
  return isJudge(t, judge.player) ? refused('judge-already') : done({ type: 'judge-named', judge })
}
