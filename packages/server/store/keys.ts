import type { Database } from './database.ts'
import type { ApiKeyRow } from './schema.ts'

/** A key as its player sees it. */
export type KeyLine = Omit<ApiKeyRow, 'hash' | 'player'>

/** The keys by which programs act for players. */
export interface Keys {
  /** Adds a key; false if its player has `most` already. */
  add(row: ApiKeyRow, most: number): Promise<boolean>
  /** The key with that hash, with its player's name; null if there is none. */
  find(hash: string): Promise<(Pick<ApiKeyRow, 'id' | 'player' | 'per_minute' | 'used'> & { readonly playerName: string }) | null>
  /** A player's keys, oldest first. */
  of(player: string): Promise<KeyLine[]>
  /** Removes a player's key; false if there is none. */
  remove(player: string, id: string): Promise<boolean>
  /** Records its use. */
  touch(id: string, at: number): Promise<void>
}

/** Keys for programs, kept in a database as SHA-256. */
export function keysIn({ read, transaction }: Database): Keys {
  return {
    add: (row, most) =>
      transaction(async (db) => {
        const held = await db.selectFrom('api_keys').select('id').where('player', '=', row.player).execute()
        if (held.length >= most) return false
        await db.insertInto('api_keys').values(row).execute()
        return true
      }),
    async find(hash) {
      const found = await read
        .selectFrom('api_keys')
        .innerJoin('players', 'players.id', 'api_keys.player')
        .select(['api_keys.id', 'api_keys.player', 'api_keys.per_minute', 'api_keys.used', 'players.name as playerName'])
        .where('api_keys.hash', '=', hash)
        .executeTakeFirst()
      return found ?? null
    },
    of: (player) =>
      read
        .selectFrom('api_keys')
        .select(['id', 'name', 'per_minute', 'created', 'used'])
        .where('player', '=', player)
        .orderBy('created')
        .orderBy('id')
        .execute(),
    remove: (player, id) =>
      transaction(async (db) => {
        const { numDeletedRows } = await db
          .deleteFrom('api_keys')
          .where('player', '=', player)
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
        return Number(numDeletedRows) > 0
      }),
    touch: (id, at) => transaction(async (db) => void (await db.updateTable('api_keys').set({ used: at }).where('id', '=', id).execute())),
  }
}
