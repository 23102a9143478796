import type { Result } from '@orrery/kernel'
import type { MemberStore } from '../store/members/index.ts'
import { reopenSeasons } from '../store/records/seasons-on.ts'

/** A judge's correction of a finished table. */
export interface Correction {
  readonly judge: string
  readonly table: string
  /** The seats that won; none: a draw. */
  readonly winners: readonly number[]
  readonly reason: string
  readonly at: number
}

/** The ending of a corrected result. */
const JUDGED = { rule: 'TABLE-4', message: 'judged' } as const

/**
 * Corrects a finished table: its result is counted again, and everything after it on its ladder moves, including winners of seasons that
 * have ended since. `unknown`: no such table has ended, or it has no such seat. `forbidden`: the sender is no judge, or sat at the table.
 */
export async function correctResult(
  members: Pick<MemberStore, 'actAs'>,
  { judge, table, winners, reason, at }: Correction,
): Promise<'done' | 'unknown' | 'forbidden'> {
  const noted = {
    at,
    actor: judge,
    kind: 'result-turned',
    subject: null,
    detail: JSON.stringify({ table, winners: winners.join(', '), reason }),
  }
  const outcome = await members
    .actAs(['host', 'judge'], noted, async (db) => {
      const row = await db.selectFrom('results').select(['game', 'ended']).where('table_id', '=', table).executeTakeFirst()
      const seats = await db.selectFrom('result_seats').select(['seat', 'player']).where('table_id', '=', table).execute()
      if (row === undefined || winners.some((seat) => !seats.some((one) => one.seat === seat))) throw new Untold('unknown')
      if (seats.some(({ player }) => player === judge)) throw new Untold('forbidden')
      const result: Result = { ...JUDGED, winners: [...new Set(winners)].toSorted((one, other) => one - other) }
      await db
        .updateTable('results')
        .set({ result: JSON.stringify(result), counted: 0 })
        .where('table_id', '=', table)
        .execute()
      for (const { seat } of seats)
        await db
          .updateTable('result_seats')
          .set({ place: result.winners.includes(seat) ? 1 : result.winners.length + 1 })
          .where('table_id', '=', table)
          .where('seat', '=', seat)
          .execute()
      await reopenSeasons(db, row.game, row.ended)
    })
    .catch((error: unknown) => {
      if (error instanceof Untold) return error.why
      throw error
    })
  return typeof outcome === 'string' ? outcome : 'done'
}

/** Ends the transaction without changes. */
class Untold extends Error {
  readonly why: 'unknown' | 'forbidden'
  constructor(why: 'unknown' | 'forbidden') {
    super(why)
    this.why = why
  }
}
