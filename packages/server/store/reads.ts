import type { Kysely } from 'kysely'
import type { Schema } from './schema.ts'
import type { Store, StoredLine } from './store.ts'

/** What is read of one table, or of one player. */
type OneRead = Pick<
  Store,
  'playerOf' | 'readTable' | 'revisionOf' | 'lastAnswers' | 'answersOf' | 'startOf' | 'eventsBefore' | 'chatOf' | 'replayOf' | 'resultOf'
>

/** Lists of tables that people see. */
type Lists = Pick<Store, 'liveTables' | 'openTables' | 'tablesOf' | 'countUnfinished'>

/** Lists of tables with which the server has something to do. */
type Work = Pick<Store, 'botTables' | 'dueTables' | 'nextDue' | 'endedBefore'>

/** A store's reads, the same on every engine. */
export function readsOn(db: Kysely<Schema>): OneRead & Lists & Work {
  return { ...oneRead(db), ...listsOn(db), ...workOn(db) }
}

function oneRead(db: Kysely<Schema>): OneRead {
  return {
    async playerOf(token) {
      return (await db.selectFrom('players').select(['id', 'name']).where('token', '=', token).executeTakeFirst()) ?? null
    },
    async readTable(id) {
      for (;;) {
        const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
        if (row === undefined) return null
        const seats = await db.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('seat').execute()
        const position = (await db.selectFrom('positions').selectAll().where('table_id', '=', id).executeTakeFirst()) ?? null
        const since = await answers(db, id)
          .selectAll()
          .where('seq', '>', position?.seq ?? -1)
          .orderBy('seq')
          .execute()
        // Somebody may have changed it between these.
        const now = await db.selectFrom('tables').select('revision').where('id', '=', id).executeTakeFirst()
        if (now?.revision === row.revision) return { row, seats, position, since }
      }
    },
    async revisionOf(id) {
      return (await db.selectFrom('tables').select('revision').where('id', '=', id).executeTakeFirst())?.revision ?? null
    },
    lastAnswers: (table, count, below = Number.MAX_SAFE_INTEGER) =>
      answers(db, table)
        .select(['seq', 'kind', 'seat', 'player', 'ref', 'void', 'used'])
        .where('seq', '<', below)
        .orderBy('seq', 'desc')
        .limit(count)
        .execute(),
    answersOf: (table) =>
      answers(db, table).select(['seq', 'seat', 'answer']).where('kind', '=', 'answer').where('void', '=', 0).orderBy('seq').execute(),
    async startOf(table) {
      const begun = db.selectFrom('starts').innerJoin('answers', 'answers.table_id', 'starts.table_id').where('starts.table_id', '=', table)
      return (await begun.where('answers.seq', '=', 0).select(['position', 'events']).executeTakeFirst()) ?? null
    },
    eventsBefore: (table, before, count) =>
      answers(db, table)
        .select(['seq', 'events'])
        .where('seq', '<', before)
        .where('void', '=', 0)
        .where('events', '<>', '[]')
        .orderBy('seq', 'desc')
        .limit(count)
        .execute(),
    chatOf: (table, player, count) =>
      db
        .selectFrom('chat')
        .selectAll()
        .where('table_id', '=', table)
        .where((is) => is.or([is('to_player', 'is', null), is('to_player', '=', player), is('by_player', '=', player)]))
        .orderBy('id', 'desc')
        .limit(count)
        .execute(),
    async replayOf(table) {
      return (await db.selectFrom('replays').select('replay').where('table_id', '=', table).executeTakeFirst())?.replay ?? null
    },
    async resultOf(table) {
      const row = await db.selectFrom('results').selectAll().where('table_id', '=', table).executeTakeFirst()
      if (row === undefined) return null
      const seats = await db.selectFrom('result_seats').selectAll().where('table_id', '=', table).orderBy('seat').execute()
      return { row, seats }
    },
  }
}

function listsOn(db: Kysely<Schema>): Lists {
  return {
    async liveTables(since, count) {
      const live = lines(db).where('stage', '=', 'playing').where('listed', '=', 1).where('changed', '>', since)
      return withSeats(db, await live.orderBy('changed', 'desc').limit(count).execute())
    },
    async openTables(since, count) {
      const rows = await lines(db)
        .where('stage', '=', 'gathering')
        .where('listed', '=', 1)
        .where('created', '>', since)
        .where(({ exists, selectFrom }) => {
          const seats = selectFrom('seats').select('seats.table_id').whereRef('seats.table_id', '=', 'tables.id')
          return exists(seats.where('player', 'is', null).where('bot', 'is', null))
        })
        .orderBy('created', 'desc')
        .limit(count)
        .execute()
      return withSeats(db, rows)
    },
    async tablesOf(player, count) {
      const held = db.selectFrom('seats').select('table_id').where('player', '=', player)
      return withSeats(db, await lines(db).where('id', 'in', held).orderBy('changed', 'desc').limit(count).execute())
    },
    async countUnfinished(host) {
      const { count } = await db
        .selectFrom('tables')
        .select((read) => read.fn.countAll<number>().as('count'))
        .where('host', '=', host)
        .where('stage', '<>', 'over')
        .executeTakeFirstOrThrow()
      return count
    },
  }
}

function workOn(db: Kysely<Schema>): Work {
  return {
    async botTables() {
      return (await db.selectFrom('tables').select('id').where('bot_due', '=', 1).execute()).map(({ id }) => id)
    },
    async dueTables(by) {
      return (await db.selectFrom('tables').select('id').where('due', '<=', by).orderBy('due').execute()).map(({ id }) => id)
    },
    async nextDue(after) {
      const first = await db.selectFrom('tables').select('due').where('due', '>', after).orderBy('due').limit(1).executeTakeFirst()
      return first?.due ?? null
    },
    async endedBefore(time) {
      const over = db.selectFrom('tables').select('id').where('stage', '=', 'over').where('changed', '<', time)
      return (await over.orderBy('changed').execute()).map(({ id }) => id)
    },
  }
}

function answers(db: Kysely<Schema>, table: string) {
  return db.selectFrom('answers').where('table_id', '=', table)
}

function lines(db: Kysely<Schema>) {
  return db.selectFrom('tables').select(['id', 'game', 'stage', 'waiting', 'due', 'created', 'changed'])
}

async function withSeats(db: Kysely<Schema>, rows: readonly StoredLine['row'][]): Promise<StoredLine[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const seats = await db
    .selectFrom('seats')
    .select(['table_id', 'seat', 'player', 'name', 'bot'])
    .where('table_id', 'in', ids)
    .orderBy('seat')
    .execute()
  const byTable = Map.groupBy(seats, (seat) => seat.table_id)
  return rows.map((row) => ({ row, seats: byTable.get(row.id) ?? [] }))
}
