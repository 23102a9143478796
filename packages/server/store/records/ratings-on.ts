import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import type { Schema } from '../schema.ts'
import { insertAll, partsOf } from './in-bulk.ts'
import type { RatingRow, RatingStepRow } from './rows.ts'
import { STEP_INDEXES } from './schema.ts'

/** A table's place in the order of a ladder: by its end, then by id. */
export interface Moment {
  readonly ended: number
  readonly table: string
}

/** The order in which tables are applied. */
export function inOrder(one: Moment, other: Moment): number {
  return one.ended - other.ended || (one.table < other.table ? -1 : one.table > other.table ? 1 : 0)
}

/** The steps of a ladder at a moment and after it. */
function stepsFrom(db: Kysely<Schema>, ladder: string, from: Moment) {
  return db
    .selectFrom('rating_steps')
    .selectAll()
    .where('ladder', '=', ladder)
    .where(isFrom(from))
    .orderBy('ended')
    .orderBy('table_id')
    .execute()
}

/** At a moment or later. The bound on the end alone comes first: the index is used for it, not for the alternatives. */
function isFrom({ ended, table }: Moment) {
  return ({ or, and, eb }: ExpressionBuilder<Schema, 'rating_steps'>) =>
    and([eb('ended', '>=', ended), or([eb('ended', '>', ended), eb('table_id', '>=', table)])])
}

/** Undoes what was applied on a ladder at a moment and later: ratings are as they were before. Returns the tables to apply again. */
export async function takeBack(db: Kysely<Schema>, ladder: string, from: Moment): Promise<string[]> {
  const steps = await stepsFrom(db, ladder, from)
  if (steps.length === 0) return []
  await db.deleteFrom('rating_steps').where('ladder', '=', ladder).where(isFrom(from)).execute()
  for (const [subject, own] of Map.groupBy(steps, (step) => step.subject)) await restore(db, ladder, subject, own)
  return [...new Set(steps.map(({ table_id }) => table_id))]
}

async function restore(db: Kysely<Schema>, ladder: string, subject: string, steps: readonly RatingStepRow[]): Promise<void> {
  const before = await db
    .selectFrom('rating_steps')
    .select(['ended', 'mu', 'sigma'])
    .where('subject', '=', subject)
    .where('ladder', '=', ladder)
    .orderBy('ended', 'desc')
    .orderBy('table_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (before === undefined) {
    await db.deleteFrom('ratings').where('ladder', '=', ladder).where('subject', '=', subject).execute()
    return
  }
  const won = steps.filter((step) => step.won === 1).length
  await db
    .updateTable('ratings')
    .set((eb) => ({
      ...{ mu: before.mu, sigma: before.sigma, last: before.ended },
      ...{ games: eb('games', '-', steps.length), won: eb('won', '-', won) },
    }))
    .where('ladder', '=', ladder)
    .where('subject', '=', subject)
    .execute()
}

/** Stores ratings and their steps. */
export async function keepRatings(db: Kysely<Schema>, ratings: readonly RatingRow[], steps: readonly RatingStepRow[]): Promise<void> {
  await insertAll(db, 'rating_steps', steps)
  for (const part of partsOf(ratings)) {
    await db
      .insertInto('ratings')
      .values(part)
      .onConflict((conflict) =>
        conflict.columns(['ladder', 'subject']).doUpdateSet(({ ref }) => ({
          ...{ mu: ref('excluded.mu'), sigma: ref('excluded.sigma'), games: ref('excluded.games') },
          ...{ won: ref('excluded.won'), last: ref('excluded.last') },
        })),
      )
      .execute()
  }
}

/**
 * Deletes all ratings and their steps, and stores new ones in their place. The indexes of the steps are built once after all of them:
 * an index that grows with a million rows is written at random places.
 */
export async function replaceRatings<T extends { readonly ratings: readonly RatingRow[] }>(
  db: Kysely<Schema>,
  make: (keep: (steps: readonly RatingStepRow[]) => Promise<void>) => Promise<T>,
): Promise<T> {
  for (const index of Object.keys(STEP_INDEXES)) await sql`drop index ${sql.id(index)}`.execute(db)
  await db.deleteFrom('rating_steps').execute()
  await db.deleteFrom('ratings').execute()
  const made = await make((steps) => insertAll(db, 'rating_steps', steps))
  await keepRatings(db, made.ratings, [])
  for (const statement of Object.values(STEP_INDEXES)) await sql.raw(statement).execute(db)
  return made
}

/** The ratings of some subjects on a ladder. */
export async function ratingsOf(db: Kysely<Schema>, ladder: string, subjects: readonly string[]): Promise<RatingRow[]> {
  if (subjects.length === 0) return []
  return db.selectFrom('ratings').selectAll().where('ladder', '=', ladder).where('subject', 'in', subjects).execute()
}
