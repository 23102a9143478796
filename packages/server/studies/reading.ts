import type {
  BoardMark,
  StudyBranchMessage,
  StudyCommentsMessage,
  StudyLine,
  StudyMessage,
  StudyRecordMessage,
  WhichStudies,
} from '@orrery/protocol'
import { STUDY_LIMITS } from '@orrery/protocol'
import type { Kysely } from 'kysely'
import { RequestError } from '../request-error.ts'
import type { Database } from '../store/database.ts'
import { playerNames } from '../store/player-names.ts'
import type { Schema } from '../store/schema.ts'
import type { StudyRow } from '../store/studies/rows.ts'

/** The most studies in a reply. */
const PAGE = 30
/** The most moments with comments that are sent with a study. */
const MOMENTS = 2000

/** A reader of studies, and the people from whom they are kept apart. */
export interface Reader {
  readonly id: string
  readonly apart: ReadonlySet<string>
  readonly friends: readonly string[]
}

/** A moment of a study. */
interface Moment {
  readonly branch: number
  readonly step: number
}

/** Whether somebody may read a study: its owner may, and those with whom it is shared, unless they are kept apart. */
function mayRead({ player, sharing }: StudyRow, { id, apart, friends }: Reader): boolean {
  if (player === id) return true
  if (apart.has(player)) return false
  return sharing === 'all' || (sharing === 'friends' && friends.includes(player))
}

/** A study that the reader may read. Throws the same `RequestError` if it is not theirs to read and if it does not exist. */
export async function readable(db: Kysely<Schema>, study: string, reader: Reader): Promise<StudyRow> {
  const row = await db.selectFrom('studies').selectAll().where('id', '=', study).executeTakeFirst()
  if (row === undefined || !mayRead(row, reader)) throw new RequestError('unknown-study', 'there is no such study')
  return row
}

/** A study with its branches and its moments with comments. */
export async function studyOf({ read }: Database, study: string, reader: Reader): Promise<Omit<StudyMessage, 'ref'>> {
  const row = await readable(read, study, reader)
  const [head] = await listed(read, [row], reader)
  const apart = [...reader.apart]
  let lines = read
    .selectFrom('study_branches')
    .innerJoin('players', 'players.id', 'study_branches.player')
    .select(['branch', 'player', 'title', 'from_step', 'length', 'players.name'])
    .where('study', '=', study)
  if (apart.length > 0) lines = lines.where('player', 'not in', apart)
  const branches = await lines.orderBy('branch').execute()
  let comments = read
    .selectFrom('study_comments')
    .select(({ fn }) => ['branch', 'step', fn.countAll<number>().as('comments')])
    .where('study', '=', study)
    .where('branch', 'in', [0, ...branches.map(({ branch }) => branch)])
  if (apart.length > 0) comments = comments.where('player', 'not in', apart)
  const said = await comments.groupBy(['branch', 'step']).orderBy('branch').orderBy('step').limit(MOMENTS).execute()
  return {
    type: 'study',
    ...(head as StudyLine),
    lines: branches.map(({ branch, player, title, from_step, length, name }) => ({
      ...{ branch, title, from: from_step, length, by: { person: player, name } },
      mayDrop: row.player === reader.id || player === reader.id,
    })),
    said: said.map(({ branch, step, comments }) => ({ branch, step, comments: Number(comments) })),
  }
}

/** The record of a study that has no table. Throws a `RequestError` if the reader may not read it, or it has a table. */
export async function studyRecordOf(database: Database, study: string, reader: Reader): Promise<Omit<StudyRecordMessage, 'ref'>> {
  await readable(database.read, study, reader)
  return { type: 'study-record', record: await recordOfStudy(database, study) }
}

/** The record of a study that has no table, whoever may read it. Throws a `RequestError` if it has a table. */
export async function recordOfStudy({ read }: Database, study: string): Promise<string> {
  const row = await read.selectFrom('study_records').select('record').where('study', '=', study).executeTakeFirst()
  if (row === undefined) throw new RequestError('not-now', 'the study is of a table of this server')
  return row.record
}

/** The answers of a branch. Throws a `RequestError` if the reader may not read it. */
export async function branchOf(
  { read }: Database,
  study: string,
  branch: number,
  reader: Reader,
): Promise<Omit<StudyBranchMessage, 'ref'>> {
  await readable(read, study, reader)
  const row = await read
    .selectFrom('study_branches')
    .select(['player', 'from_step', 'steps'])
    .where('study', '=', study)
    .where('branch', '=', branch)
    .executeTakeFirst()
  if (row === undefined || reader.apart.has(row.player)) throw new RequestError('unknown-study', 'the study has no such branch')
  return { type: 'study-branch', from: row.from_step, steps: JSON.parse(row.steps) as StudyBranchMessage['steps'] }
}

/** The comments at a moment after the given one, oldest first, without those of people from whom the reader is kept apart. */
export async function commentsOf(
  { read }: Database,
  study: string,
  { branch, step }: Moment,
  after: number,
  reader: Reader,
): Promise<Omit<StudyCommentsMessage, 'ref'>> {
  const { player: owner } = await readable(read, study, reader)
  let query = read
    .selectFrom('study_comments')
    .innerJoin('players', 'players.id', 'study_comments.player')
    .select(['comment', 'player', 'text', 'at', 'marks', 'players.name'])
    .where('study', '=', study)
    .where('branch', '=', branch)
    .where('step', '=', step)
    .where('comment', '>', after)
  if (reader.apart.size > 0) query = query.where('player', 'not in', [...reader.apart])
  const rows = await query
    .orderBy('comment')
    .limit(STUDY_LIMITS.page + 1)
    .execute()
  return {
    type: 'study-comments',
    comments: rows.slice(0, STUDY_LIMITS.page).map(({ comment, player, text, at, marks, name }) => ({
      ...{ comment, text, at, marks: JSON.parse(marks) as BoardMark[], by: { person: player, name } },
      mayDrop: owner === reader.id || player === reader.id,
    })),
    more: rows.length > STUDY_LIMITS.page,
  }
}

/** A page of comments from the one that is `around` places before a comment, for a report. Throws if the reader may not read the study. */
export async function commentsAround(database: Database, study: string, comment: number, around: number, reader: Reader) {
  await readable(database.read, study, reader)
  const row = await database.read
    .selectFrom('study_comments')
    .select(['branch', 'step'])
    .where('study', '=', study)
    .where('comment', '=', comment)
    .executeTakeFirst()
  if (row === undefined) return []
  const before = await database.read
    .selectFrom('study_comments')
    .select('comment')
    .where('study', '=', study)
    .where('branch', '=', row.branch)
    .where('step', '=', row.step)
    .where('comment', '<', comment)
    .orderBy('comment', 'desc')
    .limit(around + 1)
    .execute()
  const first = before.length > around ? (before.at(-1)?.comment ?? 0) : 0
  return (await commentsOf(database, study, row, first, reader)).comments
}

/** Studies, last changed first: the reader's own, those shared by friends, or those shared with everybody. */
export async function studiesFor(
  { read }: Database,
  which: WhichStudies,
  reader: Reader,
  before?: { readonly at: number; readonly study: string },
): Promise<{ readonly studies: StudyLine[]; readonly more: boolean }> {
  let query = read.selectFrom('studies').selectAll()
  if (which === 'mine') query = query.where('player', '=', reader.id)
  else if (which === 'all') query = query.where('sharing', '=', 'all')
  else if (reader.friends.length === 0) return { studies: [], more: false }
  else query = query.where('player', 'in', reader.friends).where('sharing', 'in', ['friends', 'all'])
  if (reader.apart.size > 0) query = query.where('player', 'not in', [...reader.apart])
  if (before !== undefined)
    query = query.where('changed', '<=', before.at).where(({ or, eb }) => or([eb('changed', '<', before.at), eb('id', '<', before.study)]))
  const rows = await query
    .orderBy('changed', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute()
  return { studies: await listed(read, rows.slice(0, PAGE), reader), more: rows.length > PAGE }
}

/** Studies as they are sent: with the names of their owners, and counts of what the reader may read. */
async function listed(db: Kysely<Schema>, rows: readonly StudyRow[], reader: Reader): Promise<StudyLine[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const names = await playerNames(
    db,
    rows.map(({ player }) => player),
  )
  const countOf = async (table: 'study_branches' | 'study_comments' | 'study_likes'): Promise<ReadonlyMap<string, number>> => {
    let own = db
      .selectFrom(table)
      .select(({ fn }) => ['study', fn.countAll<number>().as('count')])
      .where('study', 'in', ids)
    if (reader.apart.size > 0) own = own.where('player', 'not in', [...reader.apart])
    const counts = await own.groupBy('study').execute()
    return new Map(counts.map(({ study, count }) => [study, Number(count)]))
  }
  const [branches, comments, likes] = await Promise.all([countOf('study_branches'), countOf('study_comments'), countOf('study_likes')])
  const own = await db.selectFrom('study_likes').select('study').where('study', 'in', ids).where('player', '=', reader.id).execute()
  const liked = new Set(own.map(({ study }) => study))
  return rows.map(({ id, player, table_id, game, title, sharing, created, changed }) => ({
    ...{ study: id, table: table_id === '' ? null : table_id, game, title, created, changed, sharing: sharing as StudyLine['sharing'] },
    ...{ by: { person: player, name: names.get(player) ?? '' }, mine: player === reader.id },
    ...{ branches: branches.get(id) ?? 0, comments: comments.get(id) ?? 0 },
    ...{ likes: likes.get(id) ?? 0, liked: liked.has(id) },
  }))
}
