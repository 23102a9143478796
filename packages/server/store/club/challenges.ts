import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import type { Schema } from '../schema.ts'
import type { GameChallengeRow } from './rows.ts'

/** What a player does with a challenge: counters the offer, accepts it, or ends the challenge. */
export type ChallengeMove =
  | { readonly kind: 'counter'; readonly terms: string; readonly brings: string | null; readonly until: number }
  | { readonly kind: 'accept'; readonly brings: string | null }
  | { readonly kind: 'end' }

export type ChallengeFault = 'unknown' | 'stale' | 'over' | 'own-offer'

/** Challenges on any database. */
export function challengesOn({ read, transaction }: Database) {
  const find = (db: Kysely<Schema>, id: string) => db.selectFrom('game_challenges').selectAll().where('id', '=', id).executeTakeFirst()
  return {
    add: (row: GameChallengeRow): Promise<void> =>
      transaction(async (db) => {
        await db.insertInto('game_challenges').values(row).execute()
      }),
    read: async (id: string): Promise<GameChallengeRow | null> => (await find(read, id)) ?? null,
    /** Challenges whose offer still stands and was made by a time. */
    waiting: (now: number, by: number): Promise<GameChallengeRow[]> =>
      read
        .selectFrom('game_challenges')
        .selectAll()
        .where('stage', '=', 'open')
        .where('until', '>', now)
        .where('changed', '<=', by)
        .execute(),
    /** Answers the offer of a round; repeated, it counts once. */
    answer: (id: string, player: string, round: number, move: ChallengeMove, now: number): Promise<GameChallengeRow | ChallengeFault> =>
      transaction(async (db) => {
        const row = await find(db, id)
        const side = row?.one === player ? 0 : row?.other === player ? 1 : null
        if (row === undefined || side === null) return 'unknown'
        const fault = faultOf(row, side, round, move, now)
        if (fault === 'done') return row
        if (fault !== null) return fault
        const after = moved(row, side, move, now)
        await db.updateTable('game_challenges').set(after).where('id', '=', id).execute()
        return after
      }),
    /** Records that the table of an agreed challenge exists, or cannot. */
    settle: (id: string, stage: 'played' | 'declined'): Promise<void> =>
      transaction(async (db) => {
        await db.updateTable('game_challenges').set({ stage }).where('id', '=', id).where('stage', '=', 'agreed').execute()
      }),
    /** A player's challenges that are open, or have changed since a time. */
    of: (player: string, now: number, since: number): Promise<GameChallengeRow[]> =>
      read
        .selectFrom('game_challenges')
        .selectAll()
        .where((eb) => eb.or([eb('one', '=', player), eb.and([eb('other', '=', player), eb('silent', '=', 0)])]))
        .where((eb) => eb.or([eb.and([eb('stage', 'in', ['open', 'agreed']), eb('until', '>', now)]), eb('changed', '>=', since)]))
        .orderBy('changed', 'desc')
        .limit(60)
        .execute(),
    async countOpen(player: string, now: number): Promise<number> {
      const open = read.selectFrom('game_challenges').select('id').where('one', '=', player).where('stage', '=', 'open')
      return (await open.where('until', '>', now).execute()).length
    },
  }
}

function faultOf(row: GameChallengeRow, side: 0 | 1, round: number, move: ChallengeMove, now: number): ChallengeFault | 'done' | null {
  if (move.kind === 'accept' && (row.stage === 'agreed' || row.stage === 'played') && row.round === round && row.side !== side)
    return 'done'
  if (row.stage !== 'open' || row.until <= now) return 'over'
  if (move.kind === 'end') return null
  if (row.round !== round) return 'stale'
  return row.side === side ? 'own-offer' : null
}

function moved(row: GameChallengeRow, side: 0 | 1, move: ChallengeMove, now: number): GameChallengeRow {
  if (move.kind === 'end') return { ...row, stage: row.side === side ? 'withdrawn' : 'declined', changed: now }
  const brings = side === 0 ? { one_brings: move.brings } : { other_brings: move.brings }
  if (move.kind === 'accept') return { ...row, ...brings, stage: 'agreed', changed: now }
  return { ...row, ...brings, terms: move.terms, round: row.round + 1, side, until: move.until, changed: now }
}
