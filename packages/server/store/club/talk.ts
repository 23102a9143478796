import type { Database } from '../database.ts'
import type { ReportRow, TalkRow } from './rows.ts'

/** A line around a reported one. */
export interface ReportedLine {
  readonly id: number
  readonly by: string | null
  readonly name: string
  readonly text: string
  readonly at: number
}

/** Talk outside tables, and reports of all talk, on any database. */
export function talkOn({ read, transaction }: Database) {
  return {
    /** Adds a line and returns its number. */
    add: (row: Omit<TalkRow, 'id'>): Promise<number> =>
      transaction(async (db) => {
        const { last } = await db
          .selectFrom('talk')
          .select(({ fn }) => fn.max('id').as('last'))
          .where('room', '=', row.room)
          .executeTakeFirstOrThrow()
        const id = Math.max(Number(last ?? 0) + 1, row.at)
        await db
          .insertInto('talk')
          .values({ ...row, id })
          .execute()
        return id
      }),
    /** The last lines of a room before one, oldest first. */
    async lines(room: string, count: number, before = Number.MAX_SAFE_INTEGER): Promise<TalkRow[]> {
      const rows = await read
        .selectFrom('talk')
        .selectAll()
        .where('room', '=', room)
        .where('id', '<', before)
        .orderBy('id', 'desc')
        .limit(count)
        .execute()
      return rows.reverse()
    },
    /** A line of a room with this many before and after it, oldest first. */
    async around(room: string, id: number, count: number): Promise<TalkRow[]> {
      const lines = read.selectFrom('talk').selectAll().where('room', '=', room)
      const [until, after] = await Promise.all([
        lines
          .where('id', '<=', id)
          .orderBy('id', 'desc')
          .limit(count + 1)
          .execute(),
        lines.where('id', '>', id).orderBy('id').limit(count).execute(),
      ])
      return [...until.reverse(), ...after]
    },
    report: (row: ReportRow): Promise<void> =>
      transaction(async (db) => {
        await db.insertInto('reports').values(row).execute()
      }),
    /** Deletes lines of the hall from before a time. */
    forget: (room: string, before: number): Promise<void> =>
      transaction(async (db) => {
        await db.deleteFrom('talk').where('room', '=', room).where('at', '<', before).execute()
      }),
  }
}
