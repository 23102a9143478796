import type { Database } from '../database.ts'
import type { JobStore } from '../jobs.ts'

/** How many jobs are added at once. */
const AT_ONCE = 200

/** The queue in a database. */
export function jobsIn({ read, transaction }: Database): JobStore {
  return {
    ask: (jobs) =>
      transaction(async (db) => {
        const rows = jobs.map((job) => ({ ...job, taken: 0, tries: 0, done: null, outcome: null }))
        for (let at = 0; at < rows.length; at += AT_ONCE)
          await db
            .insertInto('jobs')
            .values(rows.slice(at, at + AT_ONCE))
            .onConflict((conflict) => conflict.column('id').doNothing())
            .execute()
      }),
    async take(now, until, lately) {
      // No write if no job waits.
      const waiting = () => read.selectFrom('jobs').where('done', 'is', null).where('taken', '<=', now)
      if ((await waiting().select('id').limit(1).executeTakeFirst()) === undefined) return null
      return transaction(async (db) => {
        const free = db.selectFrom('jobs').where('done', 'is', null).where('taken', '<=', now)
        const owners = await free
          .select(({ fn }) => ['owner', fn.min('asked').as('since')])
          .groupBy('owner')
          .orderBy('since')
          .orderBy('owner')
          .execute()
        const next = owners.toSorted((one, other) => lately.indexOf(one.owner) - lately.indexOf(other.owner))[0]
        if (next === undefined) return null
        const row = await free.selectAll().where('owner', '=', next.owner).orderBy('asked').orderBy('id').limit(1).executeTakeFirstOrThrow()
        const held = { taken: until, tries: row.tries + 1 }
        await db.updateTable('jobs').set(held).where('id', '=', row.id).execute()
        return { ...row, ...held }
      })
    },
    finish: (id, outcome, now) =>
      transaction(async (db) => {
        const { numUpdatedRows } = await db
          .updateTable('jobs')
          .set({ done: now, outcome })
          .where('id', '=', id)
          .where('done', 'is', null)
          .executeTakeFirst()
        return numUpdatedRows === 1n
      }),
    giveBack: (id, at) =>
      transaction(
        async (db) => void (await db.updateTable('jobs').set({ taken: at }).where('id', '=', id).where('done', 'is', null).execute()),
      ),
    giveBackAll: () => transaction(async (db) => void (await db.updateTable('jobs').set({ taken: 0 }).where('done', 'is', null).execute())),
    async of(id) {
      return (await read.selectFrom('jobs').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
    },
    batch: (batch) => read.selectFrom('jobs').selectAll().where('batch', '=', batch).orderBy('id').execute(),
    async batches(kind, count) {
      const rows = await read
        .selectFrom('jobs')
        .select(({ fn }) => ['batch', fn.min('asked').as('since')])
        .where('kind', '=', kind)
        .where('batch', 'is not', null)
        .groupBy('batch')
        .orderBy('since', 'desc')
        .limit(count)
        .execute()
      return rows.flatMap(({ batch }) => batch ?? [])
    },
  }
}
