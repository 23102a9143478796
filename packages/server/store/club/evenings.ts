import type { Database } from '../database.ts'
import type { EveningRow } from './rows.ts'

/** Tables on a date, on any database. */
export function eveningsOn({ read, transaction }: Database) {
  return {
    add: (row: EveningRow): Promise<void> =>
      transaction(async (db) => {
        await db.insertInto('evenings').values(row).execute()
        await db.insertInto('evening_guests').values({ evening_id: row.id, player: row.host, comes: 1, since: row.created }).execute()
      }),
    read: async (id: string): Promise<EveningRow | null> =>
      (await read.selectFrom('evenings').selectAll().where('id', '=', id).executeTakeFirst()) ?? null,
    /** Cancels it for its host, who does not come either; false if it cannot be cancelled. */
    callOff: (id: string, host: string): Promise<boolean> =>
      transaction(async (db) => {
        const off = db.updateTable('evenings').set({ stage: 'off' }).where('id', '=', id).where('host', '=', host)
        if ((await off.where('stage', '=', 'planned').executeTakeFirst()).numUpdatedRows !== 1n) return false
        await db.updateTable('evening_guests').set({ comes: 0 }).where('evening_id', '=', id).where('player', '=', host).execute()
        return true
      }),
    /**
     * Evenings that begin after a time: the club's, those of these hosts, and those that the player joined. One that was called off only if
     * the player was to come.
     */
    for: (player: string, hosts: readonly string[], after: number): Promise<EveningRow[]> =>
      read
        .selectFrom('evenings')
        .selectAll()
        .where('at', '>', after)
        .where((eb) => {
          const answered = eb.selectFrom('evening_guests').select('evening_id').where('player', '=', player)
          const concerns = eb.or([eb('club', '=', 1), eb('host', 'in', [player, ...hosts]), eb('id', 'in', answered)])
          return eb.or([eb('stage', '<>', 'off').and(concerns), eb('id', 'in', answered.where('comes', '=', 1))])
        })
        .orderBy('at')
        .limit(60)
        .execute(),
    /** Evenings that are due and have no table yet. */
    due: (by: number): Promise<EveningRow[]> =>
      read.selectFrom('evenings').selectAll().where('stage', '=', 'planned').where('at', '<=', by).execute(),
    open: (id: string, stage: 'open' | 'off'): Promise<void> =>
      transaction(async (db) => {
        await db.updateTable('evenings').set({ stage }).where('id', '=', id).where('stage', '=', 'planned').execute()
      }),
    /** Evenings that begin by a time and had fewer reminders than `times`: each is given to one server only. */
    async remind(now: number, by: number, times: number): Promise<EveningRow[]> {
      const soon = () =>
        read
          .selectFrom('evenings')
          .selectAll()
          .where('stage', '=', 'planned')
          .where('at', '>', now)
          .where('at', '<=', by)
          .where('reminded', '<', times)
      const rows = await soon().execute()
      if (rows.length === 0) return []
      return transaction(async (db) => {
        const taken: EveningRow[] = []
        for (const row of rows) {
          const mark = db.updateTable('evenings').set({ reminded: times }).where('id', '=', row.id).where('reminded', '=', row.reminded)
          if ((await mark.executeTakeFirst()).numUpdatedRows === 1n) taken.push(row)
        }
        return taken
      })
    },
    /** Whether a player hosts or has answered an evening that begins after a time. */
    async concern(player: string, after: number): Promise<boolean> {
      const answered = read.selectFrom('evening_guests').select('evening_id').where('player', '=', player)
      const one = read.selectFrom('evenings').select('id').where('at', '>', after).where('stage', '<>', 'off').limit(1)
      return (await one.where((eb) => eb.or([eb('host', '=', player), eb('id', 'in', answered)])).executeTakeFirst()) !== undefined
    },
    async countOf(host: string, after: number): Promise<number> {
      const own = read.selectFrom('evenings').select('id').where('host', '=', host).where('stage', '=', 'planned')
      return (await own.where('at', '>', after).execute()).length
    },
  }
}
