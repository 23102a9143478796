import { queuesByName } from '../../queues.ts'
import { OF_TABLE, SEAT, TABLE } from '../columns.ts'
import { readsOn } from '../reads.ts'
import type { ChatRow, SeatRow, TableRow } from '../schema.ts'
import type { Store } from '../store.ts'
import { appending } from './append.ts'
import { postgresDatabase } from './database.ts'
import type { Link } from './link.ts'
import { resumeClocks } from './resuming.ts'
import { prepareSchema } from './schema.ts'
import { isTwice } from './trouble.ts'

/** How often a line of chat is renumbered because another came between. */
const TRIES = 50

const given = (parameter: number, table: string): string => `json_populate_recordset(null::${table}, $${parameter}::text::json)`

const ADD_TABLE = `
  with made as (
    insert into tables (${TABLE.join(', ')}) select ${TABLE.join(', ')} from ${given(1, 'tables')} on conflict (id) do nothing returning id
  ), seated as (
    insert into seats (${SEAT.join(', ')}) select ${SEAT.join(', ')} from ${given(2, 'seats')} where exists (select from made)
  )
  select id from made`

/** Adds a table. The statement may run twice: a table that is there with this very seed was added by the first time. */
async function addedTable(link: Link, row: TableRow, seats: readonly SeatRow[]): Promise<'kept' | 'there'> {
  const { rows } = await link.patient(ADD_TABLE, [JSON.stringify([row]), JSON.stringify(seats)])
  if (rows.length > 0) return 'kept'
  const there = await link.patient('select seed from tables where id = $1', [row.id])
  return there.rows[0]?.seed === row.seed ? 'kept' : 'there'
}

const ADD_CHAT = `
  insert into chat (table_id, id, seat, name, text, at, by_player, to_player, to_seat, to_name, among)
  values ($1, (select greatest(coalesce(max(id), 0) + 1, $5) from chat where table_id = $1), $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`

const VISIT = `
  insert into visitors (table_id, player, at) values ($1, $2, $3)
  on conflict (table_id, player) do update set at = least(visitors.at, excluded.at) returning at`

const BEAT = 'insert into pulse (one, at) values (1, $1) on conflict (one) do update set at = greatest(pulse.at, excluded.at)'

/** Adds a line of chat; if another server's comes between, it is renumbered. */
async function addedChat(link: Link, row: Omit<ChatRow, 'id'>): Promise<number> {
  const { table_id, seat, name, text, at, by_player, to_player, to_seat, to_name, among } = row
  const values = [table_id, seat, name, text, at, by_player, to_player, to_seat, to_name, among]
  for (let tries = 0; ; tries++) {
    try {
      return Number((await link.run(ADD_CHAT, values)).rows[0]?.id)
    } catch (error) {
      if (!isTwice(error) || tries === TRIES) throw error
    }
  }
}

/** Upgrades the database and makes a store of it. Rejects with a clear `Error` if it is not Orrery's, or of a newer version. */
export async function postgresStore(link: Link): Promise<Store> {
  await prepareSchema(link)
  const database = postgresDatabase(link)
  const count = { commits: 0, writes: 0 }
  /** Lines of one table are numbered in order. */
  const talk = queuesByName()
  const append = appending(link, count)
  const wrote = async <T>(done: Promise<T>): Promise<T> => {
    const value = await done
    count.commits++
    count.writes++
    return value
  }
  return {
    database,
    ...readsOn(database.read),
    append,
    addPlayer: async ({ id, name, token, created }) =>
      void (await wrote(
        link.patient('insert into players (id, name, token, created) values ($1, $2, $3, $4) on conflict (id) do nothing', [
          ...[id, name, token, created],
        ]),
      )),
    renamePlayer: async (id, was, name) =>
      void (await wrote(
        link.patient(
          'with renamed as (update players set name = $3 where id = $1) update seats set name = $3 where player = $1 and name = $2',
          [id, was, name],
        ),
      )),
    addTable: (row, seats) => wrote(addedTable(link, row, seats)),
    addChat: (row) => talk.inTurn(row.table_id, () => wrote(addedChat(link, row))),
    async visit(table, player, at) {
      const { rows } = await wrote(link.patient(VISIT, [table, player, at]))
      return Number(rows[0]?.at)
    },
    forgetTable: (expected, replay) =>
      wrote(
        database.transaction(async (db) => {
          const { table_id } = replay
          const gone = await db.deleteFrom('tables').where('id', '=', table_id).where('revision', '=', expected).executeTakeFirst()
          if (gone.numDeletedRows === 0n) return 'behind'
          await db.insertInto('replays').values(replay).execute()
          for (const from of OF_TABLE) await db.deleteFrom(from).where('table_id', '=', table_id).execute()
          return 'kept'
        }),
      ),
    beat: async (now) => void (await wrote(link.run(BEAT, [now]))),
    resumeClocks: (now) => wrote(database.transaction((db) => resumeClocks(db, now))),
    count,
    flush: () => undefined,
    close: () => void link.close(),
  }
}
