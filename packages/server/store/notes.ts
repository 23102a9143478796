import type { Database } from './database.ts'

/** Players' notes on tables. */
export interface Notes {
  /** A player's notes on a table; empty if none. */
  of(table: string, player: string): Promise<string>
  /** Replaces them; empty notes are deleted. */
  set(table: string, player: string, note: string): Promise<void>
}

/** Players' notes on tables, kept in a database. */
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
