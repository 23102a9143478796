import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import type { SessionRow } from '../members.ts'
import type { Schema } from '../schema.ts'

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
  /** Ends a session that is not the player's own any more, with the unopened links by which an address would become theirs. */
  endForeign(player: string, id: string): Promise<void>
  /** Ends all sessions of a player but one, with the unopened links by which an address would become theirs; returns how many ended. */
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
    end: (player, id) => transaction((db) => endOne(db, player, id)),
    endForeign: (player, id) =>
      transaction(async (db) => {
        await endOne(db, player, id)
        await dropConfirmations(db, player)
      }),
    endAll: (player, but) => transaction((db) => endOthers(db, player, but)),
    touch: (id, seen, until) =>
      transaction(async (db) => void (await db.updateTable('sessions').set({ seen, until }).where('id', '=', id).execute())),
  }
}

async function endOne(db: Kysely<Schema>, player: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('sessions').where('player', '=', player).where('id', '=', id).executeTakeFirst()
  return numDeletedRows === 1n
}

/**
 * Ends all sessions of a player but one. Somebody who used one of them may have asked for a link to an address of their own, by which they
 * could sign in later: such links do not work any more.
 */
export async function endOthers(db: Kysely<Schema>, player: string, but: string | null): Promise<number> {
  const others = db
    .deleteFrom('sessions')
    .where('player', '=', player)
    .where('id', '<>', but ?? '')
  const { numDeletedRows } = await others.executeTakeFirst()
  await dropConfirmations(db, player)
  return Number(numDeletedRows)
}

/** Deletes the unopened links by which an address would become a player's. */
export async function dropConfirmations(db: Kysely<Schema>, player: string): Promise<void> {
  const links = db.deleteFrom('mail_links').where('player', '=', player).where('purpose', '=', 'confirm')
  await links.where('used', 'is', null).execute()
}
