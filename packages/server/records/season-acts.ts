import type { SiteBody } from '@orrery/protocol/people'
import type { Kysely } from 'kysely'
import { freshId } from '../ids.ts'
import { Problem } from '../members/problem.ts'
import type { MemberStore } from '../store/members/index.ts'
import type { Actor } from '../store/members/roles.ts'
import { beginSeason, endSeason, OPEN_END } from '../store/records/seasons-on.ts'
import type { Schema } from '../store/schema.ts'

const DAY = 24 * 3_600_000

/** What beginning and ending seasons needs. */
export interface SeasonParts {
  readonly members: Pick<MemberStore, 'actAs'>
  now(): number
  /** The ids of this server's games. */
  games(): Promise<readonly string[]>
  /** A season has ended: its winners are stored soon. */
  seasonEnded(): void
}

/** What hosts do about seasons; each throws a `Problem` if it is not possible, and then changes nothing. */
export function seasonHandlers({ members, now, games, seasonEnded }: SeasonParts) {
  async function act(actor: Actor, kind: string, detail: object, work: (db: Kysely<Schema>) => Promise<void>): Promise<void> {
    const noted = { at: now(), actor, kind, subject: null, detail: JSON.stringify(detail) }
    if ((await members.actAs(['host'], noted, work)) === 'forbidden') throw new Problem('forbidden')
  }
  return {
    async 'begin-season'(actor: Actor, { name, game, days }: SiteBody<'begin-season'>) {
      if (!(await games()).includes(game)) throw new Problem('malformed')
      const begins = now()
      const row = { id: freshId(), name, game, begins, ends: days === null ? OPEN_END : begins + days * DAY, closed: 0 }
      await act(actor, 'season-begun', { name, game }, async (db) => {
        if (!(await beginSeason(db, row))) throw new Problem('season-runs')
      })
      return {}
    },
    async 'end-season'(actor: Actor, { season }: SiteBody<'end-season'>) {
      await act(actor, 'season-ended', { season }, async (db) => {
        if (!(await endSeason(db, season, now()))) throw new Problem('decided')
      })
      seasonEnded()
      return {}
    },
  }
}
