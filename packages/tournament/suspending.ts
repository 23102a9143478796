import type { TournamentEvent } from './events.ts'
import { done, type Outcome } from './refused.ts'
import { active, type Tournament } from './state.ts'

/** Records which players the club has suspended. Later parts are paired without them until they may play again. */
export function suspend(t: Tournament, suspended: ReadonlySet<string>): Outcome {
  if (t.stage === 'over' || t.stage === 'cancelled') return done()
  const changed = active(t).filter((entrant) => (entrant.player !== null && suspended.has(entrant.player)) !== entrant.suspended)
  return done(...changed.map(({ id, suspended: was }): TournamentEvent => ({ type: 'suspended', entrant: id, is: !was })))
}
