import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import type { Schema } from '../schema.ts'
import type { NoticeRow } from './rows.ts'

/** A new notice. */
export type NewNotice = Pick<NoticeRow, 'id' | 'player' | 'kind' | 'way' | 'place' | 'about' | 'due'>

/**
 * The durable queue of notices: due, claimed by a server, leaving, then sent or gone. What a killed server had only claimed is sent
 * afterwards. What was leaving may have arrived: it is sent again only if the receiver treats two with the same name as one.
 */
export interface NoticeQueue {
  /** Adds notices; existing ones stay as they are. */
  add(notices: readonly NewNotice[], now: number): Promise<void>
  /** Those of these that are or were in the queue, with when they are due; null: they no longer wait. */
  known(ids: readonly string[]): Promise<ReadonlyMap<string, number | null>>
  /** Lets notices that wait be due earlier. */
  hasten(notices: readonly Pick<NoticeRow, 'id' | 'due'>[]): Promise<void>
  /** Claims due notices, longest due first; no other server gets them. */
  begin(now: number, count: number): Promise<NoticeRow[]>
  /** Claims a player's other due mails: they are sent as one. */
  beginLetters(player: string, now: number): Promise<NoticeRow[]>
  /** Records that notices leave now, and returns those that may: another server has the others by now. */
  leave(begun: readonly Begun[]): Promise<ReadonlySet<string>>
  /** Returns notices claimed before a time and never finished: their server was killed. */
  recover(before: number, now: number): Promise<void>
  /** Finishes notices: sent, or gone. */
  end(ids: readonly string[], state: 'sent' | 'gone'): Promise<void>
  /** Returns notices to the queue until `due`. `tries`: the number of failures. */
  putBack(ids: readonly string[], due: number, tries: number): Promise<void>
  /** When the next one is due; null: none waits. */
  nextDue(): Promise<number | null>
  /** Deletes finished notices made before a time. */
  forget(before: number): Promise<void>
}

/** A notice and when it was claimed, in milliseconds since 1970. */
export type Begun = Pick<NoticeRow, 'id' | 'due'>

const AT_ONCE = 100

/** Notices that wait to be sent, kept in a database, so that any server sends them. */
export function noticeQueueIn({ read, transaction }: Database): NoticeQueue {
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
      if (ids.length === 0) return new Map()
      const rows = await read.selectFrom('notices').select(['id', 'due', 'state']).where('id', 'in', ids).execute()
      return new Map(rows.map(({ id, due, state }) => [id, state === 'due' ? due : null]))
    },
    hasten: (notices) =>
      transaction(async (db) => {
        for (const { id, due } of notices)
          await db.updateTable('notices').set({ due }).where('id', '=', id).where('state', '=', 'due').where('due', '>', due).execute()
      }),
    async begin(now, count) {
      const waiting = read.selectFrom('notices').select('id').where('state', '=', 'due').where('due', '<=', now)
      // No write if no notice waits.
      if ((await waiting.limit(1).executeTakeFirst()) === undefined) return []
      return transaction((db) => begun(db, now, (due) => due.where('due', '<=', now).orderBy('due').orderBy('id').limit(count)))
    },
    beginLetters: (player, now) =>
      transaction((db) =>
        begun(db, now, (due) => due.where('player', '=', player).where('way', '=', 'mail').where('due', '<=', now).orderBy('id')),
      ),
    leave: (rows) =>
      transaction(async (db) => {
        const left = new Set<string>()
        for (const { id, due } of rows) {
          const leaving = db.updateTable('notices').set({ state: 'leaving' }).where('id', '=', id)
          const { numUpdatedRows } = await leaving.where('state', '=', 'begun').where('due', '=', due).executeTakeFirst()
          if (numUpdatedRows > 0n) left.add(id)
        }
        return left
      }),
    recover: (before, now) =>
      transaction(async (db) => {
        const lost = db.updateTable('notices').where('due', '<', before)
        const again = { state: 'due', due: now }
        await lost.set(again).where('state', '=', 'begun').execute()
        const leaving = lost.where('state', '=', 'leaving')
        // Pushes of one topic and messages of one transaction count once.
        await leaving.set(again).where('way', '=', 'push').execute()
        const rooms = db.selectFrom('webhooks').select('id').where('form', '=', 'matrix')
        await leaving.set(again).where('way', '=', 'webhook').where('place', 'in', rooms).execute()
        await leaving.set({ state: 'gone' }).execute()
      }),
    end: (ids, state) => transaction(async (db) => void (await db.updateTable('notices').set({ state }).where('id', 'in', ids).execute())),
    putBack: (ids, due, tries) =>
      transaction(async (db) => {
        await db
          .updateTable('notices')
          .set({ state: 'due', due, tries })
          .where('id', 'in', ids)
          .where('state', 'in', ['begun', 'leaving'])
          .execute()
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

/** Claims notices. While a notice is claimed, `due` is the time of the claim. */
async function begun(db: Kysely<Schema>, now: number, which: (due: Due) => Due): Promise<NoticeRow[]> {
  const rows = await which(dueIn(db)).execute()
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) await db.updateTable('notices').set({ state: 'begun', due: now }).where('id', 'in', ids).execute()
  return rows.map((row) => ({ ...row, due: now }))
}
