import type { Database } from './database.ts'
import type { OrderStore } from './orders.ts'

/** Orders on any database. */
export function ordersOn({ read, transaction }: Database): OrderStore {
  return {
    of: async (table, seat) =>
      (await read.selectFrom('orders').selectAll().where('table_id', '=', table).where('seat', '=', seat).executeTakeFirst()) ?? null,
    keep: (row) =>
      transaction(async (db) => {
        const at = await db
          .selectFrom('orders')
          .select('revision')
          .where('table_id', '=', row.table_id)
          .where('seat', '=', row.seat)
          .executeTakeFirst()
        if ((at?.revision ?? 0) !== row.revision - 1) return 'behind'
        if (at === undefined) await db.insertInto('orders').values(row).execute()
        else await db.updateTable('orders').set(row).where('table_id', '=', row.table_id).where('seat', '=', row.seat).execute()
        return 'kept'
      }),
    async tables() {
      const standing = read.selectFrom('orders').innerJoin('tables', 'tables.id', 'orders.table_id').select('orders.table_id')
      const rows = await standing.where('orders.stands', '=', 1).where('tables.stage', '=', 'playing').distinct().execute()
      return rows.map(({ table_id }) => table_id)
    },
    async answered(table, seat, player, count) {
      const given = read.selectFrom('answers').select('seq').where('table_id', '=', table).where('seat', '=', seat)
      const ordered = given.where('player', '=', player).where('ref', 'like', 'order:%').where('void', '=', 0)
      return (await ordered.orderBy('seq', 'desc').limit(count).execute()).map(({ seq }) => seq)
    },
  }
}
