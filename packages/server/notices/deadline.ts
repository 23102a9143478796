import { runsOut, type TimeControl, timePassing } from '@orrery/play'
import type { AccountCalendar } from '@orrery/protocol'
import { storedTime } from '../rooms/timing.ts'
import type { AskingTable } from '../store/notices/waiting.ts'

/** A person's seat that is to answer. */
export interface AskedSeat {
  readonly seat: number
  readonly player: string
  /** Since when, in milliseconds since 1970. */
  readonly since: number
  /** The remaining reserve, in milliseconds. */
  readonly reserve: number
  /** How often in a row its time has run out. */
  readonly late: number
}

/** The people's seats that are to answer. */
export function askedAt({ row, seats }: AskingTable): AskedSeat[] {
  if (row.stage !== 'playing') return []
  const waiting = new Set(JSON.parse(row.waiting) as number[])
  return seats.flatMap(({ seat, player, bot, asked_at: since, reserve, late }) =>
    waiting.has(seat) && player !== null && bot === null && since !== null ? [{ seat, player, since, reserve, late }] : [],
  )
}

/** A table's time control; null: none, or a setting of its game. */
export const controlOf = ({ row }: AskingTable): TimeControl | null => storedTime(row.time)

/** When a seat's time runs out, by its own clock and its player's calendar, in milliseconds since 1970; null: it does not. */
export function deadlineOf(table: AskingTable, { seat, since, reserve }: AskedSeat, calendar: AccountCalendar): number | null {
  const control = controlOf(table)
  // A game's own limit ignores calendars.
  if (control === null) return table.row.due
  const passing = timePassing({ ...calendar, weekendsOff: control.weekendsOff })
  return runsOut({ control, passingFor: () => passing }, seat, since, reserve)
}
