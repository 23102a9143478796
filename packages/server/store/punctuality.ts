import type { Database } from './database.ts'

/** How somebody has played by day. */
export interface Punctuality {
  /** At how many of their last tables by day they have answered. */
  readonly tables: number
  /** The answers that they gave there, without those by orders. */
  readonly answers: number
  /** Their thinking time there in all, in milliseconds, without their calendar's pauses. */
  readonly spent: number
  /** How often their time ran out there. */
  readonly timeouts: number
}

/** How many of the last tables by day count. */
const TABLES = 50

/** How a player has played by day lately. */
export async function punctualityOf({ read }: Database, player: string): Promise<Punctuality> {
  const seats = await read
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select(['seats.table_id', 'seats.spent'])
    .where('seats.player', '=', player)
    .where('tables.time', 'like', '%"pace":"day"%')
    .orderBy('tables.changed', 'desc')
    .limit(TABLES)
    .execute()
  const ids = [...new Set(seats.map(({ table_id }) => table_id))]
  if (ids.length === 0) return { tables: 0, answers: 0, spent: 0, timeouts: 0 }
  const answers = read.selectFrom('answers').select('answers.table_id').where('answers.table_id', 'in', ids).where('answers.void', '=', 0)
  const given = await answers
    .where('answers.kind', '=', 'answer')
    .where('answers.player', '=', player)
    .where((where) => where.or([where('answers.ref', 'is', null), where('answers.ref', 'not like', 'order:%')]))
    .execute()
  const late = await answers
    .innerJoin('seats', (join) => join.onRef('seats.table_id', '=', 'answers.table_id').onRef('seats.seat', '=', 'answers.seat'))
    .where('seats.player', '=', player)
    .where('answers.ref', 'like', 'clock:%')
    .execute()
  const tables = new Set([...given, ...late].map(({ table_id }) => table_id)).size
  return { tables, answers: given.length, spent: seats.reduce((sum, { spent }) => sum + spent, 0), timeouts: late.length }
}

/** After this many consecutive time-outs at a table a player is asked before new ones. */
const LATE_IN_A_ROW = 2

/** Whether a player's last decisions at a table by day were answered by time: at a running one, or one that has changed since then. */
export async function isLateInARow({ read }: Database, player: string, since: number): Promise<boolean> {
  const seat = await read
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select('seats.table_id')
    .where('seats.player', '=', player)
    .where('seats.late', '>=', LATE_IN_A_ROW)
    .where('tables.time', 'like', '%"pace":"day"%')
    .where((where) => where.or([where('tables.stage', '=', 'playing'), where('tables.changed', '>=', since)]))
    .limit(1)
    .executeTakeFirst()
  return seat !== undefined
}
