import type { SeenMatch } from '@orrery/tournament'
import type { Shown } from './followed.ts'

/** The match of the round under way in which the reader plays; undefined where there is none. */
export function ownMatch({ seen, mine }: Pick<Shown, 'seen' | 'mine'>): SeenMatch | undefined {
  const { entrant } = mine
  return entrant === null ? undefined : seen.matches.find((one) => one.round === seen.rounds.length && one.sides.includes(entrant))
}

/**
 * Who judges may play as well: which of both is to do something first, and has the page's one primary button. Others wait for who
 * checks in or plays; entering oneself has time, what the judge does goes before it.
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
