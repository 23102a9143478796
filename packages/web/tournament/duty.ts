import type { SeenMatch } from '@orrery/tournament'
import type { Shown } from './followed.ts'

/** The reader's match in the current round; undefined if there is none. */
export function ownMatch({ seen, mine }: Pick<Shown, 'seen' | 'mine'>): SeenMatch | undefined {
  const { entrant } = mine
  return entrant === null ? undefined : seen.matches.find((one) => one.round === seen.rounds.length && one.sides.includes(entrant))
}

/**
 * Whether a judge who also plays must first act as a player or as the judge; that part has the page's only primary button. Checking in and
 * playing come first, because others wait for them; the judge's actions come before registering, which can wait.
 */
export function dutyOf(shown: Pick<Shown, 'seen' | 'mine'>): 'player' | 'judge' {
  const { seen, mine } = shown
  if (!mine.judge) return 'player'
  const own = mine.entrant === null ? undefined : seen.entrants[mine.entrant]
  if (own === undefined || own.dropped) return 'judge'
  if (seen.stage === 'check-in') return own.checkedIn ? 'judge' : 'player'
  const match = ownMatch(shown)
  return match !== undefined && match.winner === null && match.games.at(-1)?.winner === null ? 'player' : 'judge'
}
