import { type Kysely, sql } from 'kysely'
import type { Schema } from '../schema.ts'
import { RUNNING, stoodStill } from '../tournaments/standing-still.ts'

/** Moves all clocks on by the time since the last beat, within a transaction. Returns that beat's time; null if there was none. */
export async function resumeClocks(db: Kysely<Schema>, now: number): Promise<number | null> {
  const last = (await db.selectFrom('pulse').select('at').executeTakeFirst())?.at ?? null
  if (last !== null && last !== now) await moveOn(db, now - last, now)
  await db.deleteFrom('pulse').execute()
  await db.insertInto('pulse').values({ one: 1, at: now }).execute()
  return last
}

async function moveOn(db: Kysely<Schema>, later: number, now: number): Promise<void> {
  await db
    .updateTable('tables')
    .set(({ eb }) => ({ due: eb('due', '+', later) }))
    .where('due', 'is not', null)
    .execute()
  await db
    .updateTable('seats')
    .set(({ eb }) => ({ asked_at: eb('asked_at', '+', later) }))
    .where('asked_at', 'is not', null)
    .execute()
  await db
    .insertInto('tournament_events')
    .columns(['tournament_id', 'seq', 'event', 'at'])
    .expression((eb) =>
      eb
        .selectFrom('tournaments')
        .select([
          'id',
          sql<number>`version + 1`.as('seq'),
          sql<string>`${stoodStill(later)}::text`.as('event'),
          sql<number>`${now}::bigint`.as('at'),
        ])
        .where('stage', 'in', RUNNING),
    )
    .execute()
  await db
    .updateTable('tournaments')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('stage', 'in', RUNNING)
    .execute()
}
