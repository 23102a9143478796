import type { Kysely } from 'kysely'
import type { Database } from './database.ts'
import type { SanctionRow, SanctionStore } from './sanctions.ts'
import type { Schema } from './schema.ts'

/** Reports and sanctions on any database. */
export function sanctionsOn({ read, transaction }: Database): SanctionStore {
  return {
    async inForce(players, now) {
      if (players.length === 0) return []
      return read
        .selectFrom('sanctions')
        .select(['player', 'kind', 'until'])
        .where('player', 'in', players)
        .where('kind', '<>', 'warning')
        .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>', now)]))
        .execute()
    },
    sanctionsOf: (player) =>
      read.selectFrom('sanctions').selectAll().where('player', '=', player).orderBy('since', 'desc').orderBy('id').execute(),
    async tell(player) {
      const unsaid = read.selectFrom('sanctions').selectAll().where('player', '=', player).where('notified', '=', 0)
      const rows = await unsaid.orderBy('since').orderBy('id').execute()
      if (rows.length === 0) return []
      const ids = rows.map(({ id }) => id)
      await transaction(async (db) => void (await db.updateTable('sanctions').set({ notified: 1 }).where('id', 'in', ids).execute()))
      return rows
    },
    appeal: (id, player, text, at) =>
      transaction(async (db) => {
        const kept = await db
          .updateTable('sanctions')
          .set({ appeal: text, appealed: at })
          .where('id', '=', id)
          .where('player', '=', player)
          .where('kind', '<>', 'warning')
          .where('appeal', 'is', null)
          .where('verdict', 'is', null)
          .executeTakeFirst()
        return kept.numUpdatedRows === 1n
      }),
    openReports: (count) => read.selectFrom('reports').selectAll().where('stage', '=', 'open').orderBy('at').limit(count).execute(),
    async standingSanctions(now, count) {
      const rows = await read
        .selectFrom('sanctions')
        .selectAll()
        .where('kind', '<>', 'warning')
        .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>', now)]))
        .orderBy('since', 'desc')
        .limit(count)
        .execute()
      const waits = (row: (typeof rows)[number]): boolean => row.appeal !== null && row.verdict === null
      return rows.toSorted((one, other) => Number(waits(other)) - Number(waits(one)))
    },
    async overAmong(tables) {
      if (tables.length === 0) return new Set()
      const rows = await read.selectFrom('tables').select(['id', 'stage']).where('id', 'in', tables).execute()
      const open = new Set(rows.filter(({ stage }) => stage !== 'over').map(({ id }) => id))
      return new Set(tables.filter((table) => !open.has(table)))
    },
  }
}

/** Adds a sanction. */
export async function giveSanction(db: Kysely<Schema>, row: SanctionRow): Promise<void> {
  await db.insertInto('sanctions').values(row).execute()
}

/** Settles an open report; false if it is settled already. */
export async function settleReport(db: Kysely<Schema>, id: string, stage: 'dismissed' | 'answered'): Promise<boolean> {
  const settled = await db.updateTable('reports').set({ stage }).where('id', '=', id).where('stage', '=', 'open').executeTakeFirst()
  return settled.numUpdatedRows === 1n
}

/** Decides on a sanction; returns its player, or null if it was decided already. `lifted`: it ends now. */
export async function decideSanction(
  db: Kysely<Schema>,
  id: string,
  verdict: 'upheld' | 'lifted',
  now: number,
): Promise<SanctionRow | null> {
  const row = await db.selectFrom('sanctions').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined || row.verdict === 'lifted' || row.verdict === verdict) return null
  const ended = verdict === 'lifted' && (row.until === null || row.until > now) ? { until: now } : {}
  await db
    .updateTable('sanctions')
    .set({ verdict, notified: 0, ...ended })
    .where('id', '=', id)
    .execute()
  return row
}
