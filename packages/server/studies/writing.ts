import type { RequestOf } from '@orrery/protocol'
import { STUDY_LIMITS } from '@orrery/protocol'
import type { Kysely } from 'kysely'
import { freshId } from '../ids.ts'
import { RequestError } from '../request-error.ts'
import type { Database } from '../store/database.ts'
import type { Schema } from '../store/schema.ts'
import type { StudyRow } from '../store/studies/rows.ts'
import { type Reader, readable } from './reading.ts'
import type { RecordFault, VerifyOutcome } from './record.ts'

/** Who changes a study, and when. */
interface Act {
  readonly reader: Reader
  readonly at: number
}

/** How many answers a finished table has. */
export type LengthOf = (table: string) => Promise<number>

/**
 * Makes a study of a finished table and returns its id. Throws a `RequestError` if the table is still in play, if it was not listed and the
 * maker did not sit there, or if they have the most studies allowed.
 */
export async function makeStudy(
  { read, transaction }: Database,
  { table, title }: Pick<RequestOf<'make-study'>, 'table' | 'title'>,
  { reader, at }: Act,
  lengthOf: LengthOf,
): Promise<string> {
  const game = await finishedGame(read, table, reader.id)
  const length = await lengthOf(table)
  return transaction((db) => insertStudy(db, { table_id: table, game, title, length }, { reader, at }))
}

/**
 * Makes a study of a game that the server did not have, or of a scenario, and returns its id. `verify` plays the record by the rules.
 * Throws a `RequestError` if the record does not fit, or the maker has the most of such studies allowed.
 */
export async function uploadStudy(
  { read, transaction }: Database,
  { game, title, record }: Pick<RequestOf<'upload-study'>, 'game' | 'title' | 'record'>,
  { reader, at }: Act,
  verify: (game: string, record: string, owner: string) => Promise<VerifyOutcome>,
): Promise<string> {
  // It is counted before the record is played, too: that costs far more.
  await needUpload(read, reader)
  const found = await verify(game, record, reader.id)
  if ('fault' in found) throw refusalOf(found.fault)
  return transaction(async (db) => {
    await needUpload(db, reader)
    const study = await insertStudy(db, { table_id: '', game, title, length: found.length }, { reader, at })
    await db.insertInto('study_records').values({ study, player: reader.id, record: found.record }).execute()
    return study
  })
}

async function needUpload(db: Kysely<Schema>, { id }: Reader): Promise<void> {
  const { count } = await db
    .selectFrom('study_records')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('player', '=', id)
    .executeTakeFirstOrThrow()
  if (Number(count) >= STUDY_LIMITS.uploads)
    throw new RequestError('too-many', `a member has at most ${STUDY_LIMITS.uploads} studies of games that were not played here`)
}

function refusalOf(fault: RecordFault): RequestError {
  if (fault === 'unfinished') return new RequestError('not-now', 'the game is not over')
  if (fault === 'too-long') return new RequestError('too-large', `a record has at most ${STUDY_LIMITS.recordSteps} answers`)
  if (fault === 'other-version') return new RequestError('bad-record', 'the record is of another version of the rules')
  return new RequestError('bad-record', fault === 'unfit' ? 'the record does not fit the rules' : 'this is no record of that game')
}

/** Throws a `RequestError` if the maker has the most studies allowed. */
async function insertStudy(
  db: Kysely<Schema>,
  about: Pick<StudyRow, 'table_id' | 'game' | 'title' | 'length'>,
  { reader, at }: Act,
): Promise<string> {
  const mine = await db
    .selectFrom('studies')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('player', '=', reader.id)
    .executeTakeFirstOrThrow()
  if (Number(mine.count) >= STUDY_LIMITS.each) throw new RequestError('too-many', `a member has at most ${STUDY_LIMITS.each} studies`)
  const id = freshId()
  const row = { ...about, id, player: reader.id, sharing: 'none', created: at, changed: at }
  await db
    .insertInto('studies')
    .values({ ...row, last_branch: 0, last_comment: 0 })
    .execute()
  return id
}

/** The game of a finished table that the reader may study: one that was listed, or at which they sat. */
async function finishedGame(db: Kysely<Schema>, table: string, reader: string): Promise<string> {
  const open = await db.selectFrom('tables').select(['stage', 'listed']).where('id', '=', table).executeTakeFirst()
  const result = await db.selectFrom('results').select('game').where('table_id', '=', table).executeTakeFirst()
  // A study shows everything, and a table in play hides hands.
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

/** Throws a `RequestError` if the study belongs to somebody else. */
async function needOwner(db: Kysely<Schema>, study: string, reader: Reader): Promise<void> {
  const row = await readable(db, study, reader)
  if (row.player !== reader.id) throw new RequestError('forbidden', 'the study is another person’s')
}

/** Changes the title of a study and with whom it is shared. */
export function setStudy({ transaction }: Database, { study, title, sharing }: RequestOf<'set-study'>, { reader, at }: Act): Promise<void> {
  return transaction(async (db) => {
    await needOwner(db, study, reader)
    await db.updateTable('studies').set({ title, sharing, changed: at }).where('id', '=', study).execute()
  })
}

/** Deletes a study with everything in it. */
export function dropStudy({ transaction }: Database, { study }: RequestOf<'drop-study'>, { reader }: Act): Promise<void> {
  return transaction(async (db) => {
    await needOwner(db, study, reader)
    await db.deleteFrom('study_comments').where('study', '=', study).execute()
    await db.deleteFrom('study_branches').where('study', '=', study).execute()
    await db.deleteFrom('study_likes').where('study', '=', study).execute()
    await db.deleteFrom('study_records').where('study', '=', study).execute()
    await db.deleteFrom('studies').where('id', '=', study).execute()
  })
}

/** The number of answers of a study's game; counted and stored if an older program made the study. */
async function gameLength({ read, transaction }: Database, study: string, reader: Reader, lengthOf: LengthOf): Promise<number> {
  const { table_id, length } = await readable(read, study, reader)
  if (length !== null) return length
  const found = await lengthOf(table_id)
  await transaction((db) => db.updateTable('studies').set({ length: found }).where('id', '=', study).execute())
  return found
}

/** A number that no branch, or no comment, of the study had before. Raising the counter locks the row, so simultaneous writers wait. */
async function nextNumber(db: Kysely<Schema>, study: string, counter: 'last_branch' | 'last_comment', at: number): Promise<number> {
  await db
    .updateTable('studies')
    .set(({ eb }) => ({ changed: at, [counter]: eb(counter, '+', 1) }))
    .where('id', '=', study)
    .execute()
  const row = await db.selectFrom('studies').select(counter).where('id', '=', study).executeTakeFirstOrThrow()
  return Number(row[counter])
}

/**
 * Adds a branch to a study that its author may read, and returns its number, which no branch of the study had before. Throws a
 * `RequestError` if the game has no such step, or the study has the most branches allowed.
 */
export async function addBranch(
  database: Database,
  request: RequestOf<'add-branch'>,
  { reader, at }: Act,
  lengthOf: LengthOf,
): Promise<number> {
  const { study, title, from, steps } = request
  const length = await gameLength(database, study, reader, lengthOf)
  if (from > length) throw new RequestError('unknown-moment', `the game ends after step ${length}`)
  return database.transaction(async (db) => {
    await readable(db, study, reader)
    const { count } = await db
      .selectFrom('study_branches')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('study', '=', study)
      .executeTakeFirstOrThrow()
    if (Number(count) >= STUDY_LIMITS.branches) throw new RequestError('too-many', `a study has at most ${STUDY_LIMITS.branches} branches`)
    const branch = await nextNumber(db, study, 'last_branch', at)
    const row = { study, branch, player: reader.id, title, from_step: from, steps: JSON.stringify(steps), length: steps.length }
    await db.insertInto('study_branches').values(row).execute()
    return branch
  })
}

/** Deletes a branch with its comments. Only its author and the study's owner may. */
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

/** Throws a `RequestError` if the study has no such moment for its reader. */
async function needMoment(db: Kysely<Schema>, { study, branch, step }: RequestOf<'comment-study'>, length: number, { apart }: Reader) {
  if (branch === 0) {
    if (step > length) throw new RequestError('unknown-moment', `the game ends after step ${length}`)
    return
  }
  const row = await db
    .selectFrom('study_branches')
    .select(['player', 'from_step', 'length'])
    .where('study', '=', study)
    .where('branch', '=', branch)
    .executeTakeFirst()
  if (row === undefined || apart.has(row.player)) throw new RequestError('unknown-moment', 'the study has no such line')
  const last = row.from_step + row.length
  if (step > last) throw new RequestError('unknown-moment', `the line ends after step ${last}`)
}

/**
 * Adds a comment at a moment of a study that its author may read. Throws a `RequestError` if there is no such moment, or the study is
 * full.
 */
export async function comment(
  database: Database,
  request: RequestOf<'comment-study'>,
  { reader, at }: Act,
  lengthOf: LengthOf,
): Promise<void> {
  const { study, branch, step, text, marks = [] } = request
  const length = await gameLength(database, study, reader, lengthOf)
  return database.transaction(async (db) => {
    await readable(db, study, reader)
    await needMoment(db, request, length, reader)
    const { count } = await db
      .selectFrom('study_comments')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('study', '=', study)
      .executeTakeFirstOrThrow()
    if (Number(count) >= STUDY_LIMITS.comments) throw new RequestError('too-many', `a study has at most ${STUDY_LIMITS.comments} comments`)
    const number = await nextNumber(db, study, 'last_comment', at)
    const row = { study, comment: number, player: reader.id, branch, step, text, at, marks: JSON.stringify(marks) }
    await db.insertInto('study_comments').values(row).execute()
  })
}

/** Deletes a comment. Only its author and the study's owner may. */
export function dropComment({ transaction }: Database, { study, comment }: RequestOf<'drop-comment'>, { reader }: Act): Promise<void> {
  return transaction(async (db) => {
    const { player: owner } = await readable(db, study, reader)
    const dropped = db.deleteFrom('study_comments').where('study', '=', study).where('comment', '=', comment)
    await (owner === reader.id ? dropped : dropped.where('player', '=', reader.id)).execute()
  })
}

/** Records that a member likes somebody else's study, or no longer does. Throws a `RequestError` if it is their own. */
export function likeStudy({ transaction }: Database, { study, on }: RequestOf<'like-study'>, { reader }: Act): Promise<void> {
  return transaction(async (db) => {
    const { player: owner } = await readable(db, study, reader)
    if (owner === reader.id) throw new RequestError('forbidden', 'the study is your own')
    await db.deleteFrom('study_likes').where('study', '=', study).where('player', '=', reader.id).execute()
    if (on) await db.insertInto('study_likes').values({ study, player: reader.id }).execute()
  })
}
