import type { RequestOf } from '@orrery/protocol'
import { STUDY_LIMITS } from '@orrery/protocol'
import type { Kysely } from 'kysely'
import { freshId } from '../ids.ts'
import { RequestError } from '../request-error.ts'
import type { Database } from '../store/database.ts'
import type { Schema } from '../store/schema.ts'
import { type Reader, readable } from './reading.ts'

/** What somebody does to a study, and when. */
interface Act {
  readonly reader: Reader
  readonly at: number
}

/**
 * Makes a study of a finished table and gives its id. Throws a `RequestError` where the table still goes on, where it was not listed
 * and the maker did not sit there, and where they have as many studies as anybody may.
 */
export function makeStudy(
  { transaction }: Database,
  { table, title }: Pick<RequestOf<'make-study'>, 'table' | 'title'>,
  { reader, at }: Act,
) {
  return transaction(async (db) => {
    const game = await finishedGame(db, table, reader.id)
    const mine = await db
      .selectFrom('studies')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('player', '=', reader.id)
      .executeTakeFirstOrThrow()
    if (Number(mine.count) >= STUDY_LIMITS.each) throw new RequestError('too-many', `a member has at most ${STUDY_LIMITS.each} studies`)
    const id = freshId()
    const row = { id, player: reader.id, table_id: table, game, title, sharing: 'none', created: at, changed: at }
    await db.insertInto('studies').values(row).execute()
    return id
  })
}

/** The game of a table that is over and may be studied: one that was listed, or at which the reader sat. */
async function finishedGame(db: Kysely<Schema>, table: string, reader: string): Promise<string> {
  const open = await db.selectFrom('tables').select(['stage', 'listed']).where('id', '=', table).executeTakeFirst()
  const result = await db.selectFrom('results').select('game').where('table_id', '=', table).executeTakeFirst()
  // A running table hides hands: what a study shows must all be known.
  if (open !== undefined && open.stage !== 'over') throw new RequestError('not-now', 'the table is not over')
  if (result === undefined) throw new RequestError('unknown-table', 'no table of that id has ended')
  const sat = await db
    .selectFrom('result_seats')
    .select('seat')
    .where('table_id', '=', table)
    .where('player', '=', reader)
    .executeTakeFirst()
  const finished = await db.selectFrom('finished').select('public').where('table_id', '=', table).executeTakeFirst()
  if (sat === undefined && open?.listed !== 1 && finished?.public !== 1)
    throw new RequestError('forbidden', 'the table was not listed, and you did not sit there')
  return result.game
}

/** Throws a `RequestError` where the study is another's. */
async function needOwner(db: Kysely<Schema>, study: string, reader: Reader): Promise<void> {
  const row = await readable(db, study, reader)
  if (row.player !== reader.id) throw new RequestError('forbidden', 'the study is another person’s')
}

/** Changes the title of a study and who reads it. */
export function setStudy({ transaction }: Database, { study, title, sharing }: RequestOf<'set-study'>, { reader, at }: Act): Promise<void> {
  return transaction(async (db) => {
    await needOwner(db, study, reader)
    await db.updateTable('studies').set({ title, sharing, changed: at }).where('id', '=', study).execute()
  })
}

/** Takes a study away, with everything in it. */
export function dropStudy({ transaction }: Database, { study }: RequestOf<'drop-study'>, { reader }: Act): Promise<void> {
  return transaction(async (db) => {
    await needOwner(db, study, reader)
    await db.deleteFrom('study_comments').where('study', '=', study).execute()
    await db.deleteFrom('study_branches').where('study', '=', study).execute()
    await db.deleteFrom('study_likes').where('study', '=', study).execute()
    await db.deleteFrom('studies').where('id', '=', study).execute()
  })
}

/** Adds a branch to a study that its author may read, and gives its number. */
export function addBranch({ transaction }: Database, request: RequestOf<'add-branch'>, { reader, at }: Act): Promise<number> {
  const { study, title, from, steps } = request
  return transaction(async (db) => {
    await readable(db, study, reader)
    const { last, count } = await db
      .selectFrom('study_branches')
      .select(({ fn }) => [fn.max('branch').as('last'), fn.countAll<number>().as('count')])
      .where('study', '=', study)
      .executeTakeFirstOrThrow()
    if (Number(count) >= STUDY_LIMITS.branches) throw new RequestError('too-many', `a study has at most ${STUDY_LIMITS.branches} branches`)
    const branch = Number(last ?? 0) + 1
    const row = { study, branch, player: reader.id, title, from_step: from, steps: JSON.stringify(steps), length: steps.length }
    await db.insertInto('study_branches').values(row).execute()
    await db.updateTable('studies').set({ changed: at }).where('id', '=', study).execute()
    return branch
  })
}

/** Takes a branch away with what was said on it: its author, or the study's owner. */
export function dropBranch({ transaction }: Database, { study, branch }: RequestOf<'drop-branch'>, { reader, at }: Act): Promise<void> {
  return transaction(async (db) => {
    const { player: owner } = await readable(db, study, reader)
    const row = await db
      .selectFrom('study_branches')
      .select('player')
      .where('study', '=', study)
      .where('branch', '=', branch)
      .executeTakeFirst()
    if (row === undefined) return
    if (row.player !== reader.id && owner !== reader.id) throw new RequestError('forbidden', 'the branch is another person’s')
    await db.deleteFrom('study_branches').where('study', '=', study).where('branch', '=', branch).execute()
    await db.deleteFrom('study_comments').where('study', '=', study).where('branch', '=', branch).execute()
    await db.updateTable('studies').set({ changed: at }).where('id', '=', study).execute()
  })
}

/** Says something at a moment of a study that its author may read. Throws a `RequestError` where the study is full. */
export function comment({ transaction }: Database, request: RequestOf<'comment-study'>, { reader, at }: Act): Promise<void> {
  const { study, branch, step, text, marks = [] } = request
  return transaction(async (db) => {
    await readable(db, study, reader)
    const { last, count } = await db
      .selectFrom('study_comments')
      .select(({ fn }) => [fn.max('comment').as('last'), fn.countAll<number>().as('count')])
      .where('study', '=', study)
      .executeTakeFirstOrThrow()
    if (Number(count) >= STUDY_LIMITS.comments) throw new RequestError('too-many', `a study has at most ${STUDY_LIMITS.comments} comments`)
    const row = { study, comment: Number(last ?? 0) + 1, player: reader.id, branch, step, text, at, marks: JSON.stringify(marks) }
    await db.insertInto('study_comments').values(row).execute()
    await db.updateTable('studies').set({ changed: at }).where('id', '=', study).execute()
  })
}

/** Takes a comment away: its author, or the study's owner. */
export function dropComment({ transaction }: Database, { study, comment }: RequestOf<'drop-comment'>, { reader }: Act): Promise<void> {
  return transaction(async (db) => {
    const { player: owner } = await readable(db, study, reader)
    const dropped = db.deleteFrom('study_comments').where('study', '=', study).where('comment', '=', comment)
    await (owner === reader.id ? dropped : dropped.where('player', '=', reader.id)).execute()
  })
}

/** Notes that a member likes a study of somebody else, or does so no more. Throws a `RequestError` where the study is their own. */
export function likeStudy({ transaction }: Database, { study, on }: RequestOf<'like-study'>, { reader }: Act): Promise<void> {
  return transaction(async (db) => {
    const { player: owner } = await readable(db, study, reader)
    if (owner === reader.id) throw new RequestError('forbidden', 'the study is your own')
    await db.deleteFrom('study_likes').where('study', '=', study).where('player', '=', reader.id).execute()
    if (on) await db.insertInto('study_likes').values({ study, player: reader.id }).execute()
  })
}
