import type { Database } from './database.ts'

/** The notes of players on tables. */
export interface Notes {
  /** What a player has written about a table; empty where nothing. */
  of(table: string, player: string): Promise<string>
  /** Puts something else in its place; nothing is kept of an empty note. */
  set(table: string, player: string, note: string): Promise<void>
}

/** The notes in a database. */
export function notesIn({ read, transaction }: Database): Notes {
  return {
    async of(table, player) {
      const row = await read
        .selectFrom('notes')
        .select('note')
        .where('table_id', '=', table)
        .where('player', '=', player)
        .executeTakeFirst()
      return row?.note ?? ''
    },
    set: (table, player, note) =>
      transaction(async (db) => {
        if (note === '') {
          await db.deleteFrom('notes').where('table_id', '=', table).where('player', '=', player).execute()
          return
        }
        const put = db.insertInto('notes').values({ table_id: table, player, note })
        await put.onConflict((conflict) => conflict.columns(['table_id', 'player']).doUpdateSet({ note })).execute()
      }),
  }
}
