import type { Database } from './database.ts'

/** Players' calendars, as JSON. */
export interface Calendars {
  /** The calendars of these players, if any. */
  of(players: readonly string[]): Promise<{ readonly player: string; readonly calendar: string }[]>
  set(player: string, calendar: string): Promise<void>
  /** The running tables by day at which a player sits and time is limited. */
  tables(player: string): Promise<string[]>
}

/** Players' calendars, kept in a database. */
export function calendarsIn({ read, transaction }: Database): Calendars {
  return {
    async of(players) {
      return players.length === 0 ? [] : read.selectFrom('calendars').selectAll().where('player', 'in', players).execute()
    },
    set: (player, calendar) =>
      transaction(async (db) => {
        const put = db.insertInto('calendars').values({ player, calendar })
        await put.onConflict((conflict) => conflict.column('player').doUpdateSet({ calendar })).execute()
      }),
    async tables(player) {
      const rows = await read
        .selectFrom('seats')
        .innerJoin('tables', 'tables.id', 'seats.table_id')
        .select('tables.id')
        .distinct()
        .where('seats.player', '=', player)
        .where('tables.stage', '=', 'playing')
        .where('tables.time', 'is not', null)
        .execute()
      return rows.map(({ id }) => id)
    },
  }
}
