import type { Database } from '../database.ts'
import type { SessionRow } from '../members.ts'

/** A session as its member sees it. */
export type SessionLine = Omit<SessionRow, 'hash' | 'player'>

/** The sessions of members. */
export interface Sessions {
  add(row: SessionRow): Promise<void>
  /** The unexpired session with that hash, with its player's name; null if there is none. */
  find(hash: string, now: number): Promise<(Omit<SessionRow, 'hash'> & { readonly name: string }) | null>
  /** A player's sessions, latest first. */
  of(player: string, now: number): Promise<SessionLine[]>
  /** Those of these sessions that have not ended by then. */
  alive(ids: readonly string[], now: number): Promise<ReadonlySet<string>>
  /** Ends a player's session; false if there is none with that id. */
  end(player: string, id: string): Promise<boolean>
  /** Ends all sessions of a player but one; returns how many. */
  endAll(player: string, but: string | null): Promise<number>
  /** Records that it was seen, and extends it. */
  touch(id: string, seen: number, until: number): Promise<void>
}

/** The sessions in a database. */
export function sessionsIn({ read, transaction }: Database): Sessions {
  return {
    add: (row) => transaction(async (db) => void (await db.insertInto('sessions').values(row).execute())),
    async find(hash, now) {
      const found = await read
        .selectFrom('sessions')
        .innerJoin('players', 'players.id', 'sessions.player')
        .select(['sessions.id', 'sessions.player', 'device', 'sessions.created', 'seen', 'until', 'players.name'])
        .where('hash', '=', hash)
        .where('until', '>', now)
        .executeTakeFirst()
      return found ?? null
    },
    of: (player, now) =>
      read
        .selectFrom('sessions')
        .select(['id', 'device', 'created', 'seen', 'until'])
        .where('player', '=', player)
        .where('until', '>', now)
        .orderBy('created', 'desc')
        .orderBy('id')
        .execute(),
    async alive(ids, now) {
      const rows = await read.selectFrom('sessions').select('id').where('id', 'in', ids).where('until', '>', now).execute()
      return new Set(rows.map(({ id }) => id))
    },
    end: (player, id) =>
      transaction(async (db) => {
        const { numDeletedRows } = await db.deleteFrom('sessions').where('player', '=', player).where('id', '=', id).executeTakeFirst()
        return numDeletedRows === 1n
      }),
    endAll: (player, but) =>
      transaction(async (db) => {
        const { numDeletedRows } = await db
          .deleteFrom('sessions')
          .where('player', '=', player)
          .where('id', '<>', but ?? '')
          .executeTakeFirst()
        return Number(numDeletedRows)
      }),
    touch: (id, seen, until) =>
      transaction(async (db) => void (await db.updateTable('sessions').set({ seen, until }).where('id', '=', id).execute())),
  }
}
