import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import type { Schema } from '../schema.ts'
import type { NoticeRow } from './rows.ts'

/** A notice that is put into the line. */
export type NewNotice = Pick<NoticeRow, 'id' | 'player' | 'kind' | 'way' | 'place' | 'about' | 'due'>

/** The durable line of notices. What a server has begun and was killed at is not sent again: nobody knows whether it arrived. */
export interface NoticeLine {
  /** Puts notices into the line; those that are there already stay as they are. */
  add(notices: readonly NewNotice[], now: number): Promise<void>
  /** Which of these are in the line, or were. */
  known(ids: readonly string[]): Promise<ReadonlySet<string>>
  /** Begins with the notices that are due, longest ago first; nobody else gets them then. */
  begin(now: number, count: number): Promise<NoticeRow[]>
  /** Begins with the other letters of a player that are due: they go as one. */
  beginLetters(player: string, now: number): Promise<NoticeRow[]>
  /** Ends notices: sent, or gone. */
  end(ids: readonly string[], state: 'sent' | 'gone'): Promise<void>
  /** Puts notices back: they are to be sent then. `tries`: how often it has failed. */
  putBack(ids: readonly string[], due: number, tries: number): Promise<void>
  /** When the next one is due; null: none waits. */
  nextDue(): Promise<number | null>
  /** Forgets notices that ended and were made before a time. */
  forget(before: number): Promise<void>
}

const AT_ONCE = 100

/** The line in a database. */
export function noticeLineIn({ read, transaction }: Database): NoticeLine {
  return {
    add: (notices, now) =>
      transaction(async (db) => {
        const rows = notices.map((notice) => ({ ...notice, made: now, tries: 0, state: 'due' }))
        for (let at = 0; at < rows.length; at += AT_ONCE)
          await db
            .insertInto('notices')
            .values(rows.slice(at, at + AT_ONCE))
            .onConflict((conflict) => conflict.column('id').doNothing())
            .execute()
      }),
    async known(ids) {
      if (ids.length === 0) return new Set()
      const rows = await read.selectFrom('notices').select('id').where('id', 'in', ids).execute()
      return new Set(rows.map(({ id }) => id))
    },
    async begin(now, count) {
      const waiting = read.selectFrom('notices').select('id').where('state', '=', 'due').where('due', '<=', now)
      // Nobody writes where nothing waits.
      if ((await waiting.limit(1).executeTakeFirst()) === undefined) return []
      return transaction((db) => begun(db, (due) => due.where('due', '<=', now).orderBy('due').orderBy('id').limit(count)))
    },
    beginLetters: (player, now) =>
      transaction((db) =>
        begun(db, (due) => due.where('player', '=', player).where('way', '=', 'mail').where('due', '<=', now).orderBy('id')),
      ),
    end: (ids, state) => transaction(async (db) => void (await db.updateTable('notices').set({ state }).where('id', 'in', ids).execute())),
    putBack: (ids, due, tries) =>
      transaction(async (db) => {
        await db.updateTable('notices').set({ state: 'due', due, tries }).where('id', 'in', ids).where('state', '=', 'begun').execute()
      }),
    async nextDue() {
      const { next } = await read
        .selectFrom('notices')
        .select(({ fn }) => fn.min('due').as('next'))
        .where('state', '=', 'due')
        .executeTakeFirstOrThrow()
      return next === null ? null : Number(next)
    },
    forget: (before) =>
      transaction(async (db) => void (await db.deleteFrom('notices').where('made', '<', before).where('state', '<>', 'due').execute())),
  }
}

type Due = ReturnType<typeof dueIn>

function dueIn(db: Kysely<Schema>) {
  return db.selectFrom('notices').selectAll().where('state', '=', 'due')
}

async function begun(db: Kysely<Schema>, which: (due: Due) => Due): Promise<NoticeRow[]> {
  const rows = await which(dueIn(db)).execute()
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await db.updateTable('notices').set({ state: 'begun' }).where('id', 'in', ids).execute()
  return rows
}
