import type { TournamentAct } from '@orrery/protocol'
import { toast } from '../look/Toasts.tsx'
import type { FollowedTournament } from './followed.ts'
import { whyNot } from './words.ts'

/** Does something at the tournament, and shows the reason if it is refused. */
export interface Acting {
  (act: TournamentAct): void
  /** Does something, and rejects instead of showing the reason. */
  quietly(act: TournamentAct): Promise<void>
  /** Awaits a request, and shows the reason if it is refused. */
  told(asked: Promise<void>): void
}

/** How the reader acts at a tournament. */
export function actingAt(followed: FollowedTournament): Acting {
  const told = (asked: Promise<void>): void => void asked.catch((error: unknown) => toast('warn', whyNot(error)))
  return Object.assign((act: TournamentAct) => told(followed.act(act)), { quietly: followed.act, told })
}
