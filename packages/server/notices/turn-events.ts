import { orderRef } from '@orrery/play'
import type { AskingTable, LastVisit } from '../store/notices/waiting.ts'
import type { Event } from './about.ts'
import { type AskedSeat, controlOf } from './deadline.ts'

const HOUR = 3_600_000
/** The shortest and longest time before a deadline at which a reminder is sent, in milliseconds. */
const REMINDED = { least: HOUR, most: 12 * HOUR }

/** What an absent player is told about a seat that is to answer: that it is their turn, and that their time runs out. */
export function turnEvents(
  table: AskingTable,
  { seat, player, late }: AskedSeat,
  /** `due`: the deadline; null: there is none that a reminder comes before. */
  { visit, due, now }: { readonly visit: LastVisit; readonly due: number | null; readonly now: number },
): Event[] {
  const { row } = table
  const control = controlOf(table)
  const about = { table: row.id, seat, game: row.game, visit: visit.version }
  const name = `${row.id}:${seat}:${visit.version}:${player}`
  const told: Event = { name: `turn:${name}`, player, kind: 'turn', about: { kind: 'turn', ...about }, at: now }
  // A player who left in the middle of a visit knows that it is their turn.
  const isNew = visit.othersSince || visit.ref === null || isByOrder(visit.ref, seat)
  const events = isNew ? [told] : []
  if (control === null || due === null) return events
  const before = Math.min(REMINDED.most, Math.max(REMINDED.least, (control.perDecision ?? control.reserve) / 4))
  // The notice of a turn names the deadline: where it comes that late, it is the reminder, too.
  const isTold = isNew && due - before <= now
  const reminded: Event = {
    ...{ name: `deadline:${name}:${late}`, player, kind: 'deadline', about: { kind: 'deadline', ...about, before } },
    ...{ at: Math.max(now, due - before), ...(isTold ? { unless: 'turn' } : {}) },
  }
  return due > now ? [...events, reminded] : events
}

/** Whether an answer was given by its player's orders. */
function isByOrder(ref: string, seat: number): boolean {
  return ref.startsWith(orderRef(0, seat).replace(/\d+$/, ''))
}
