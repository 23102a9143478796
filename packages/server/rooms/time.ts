import { type Answer, questionFor, type Seat } from '@orrery/kernel'
import { Trouble } from '../trouble.ts'
import type { House } from './house.ts'
import { give } from './play.ts'
import { isBot, type Room, type RoomSeat, waitingOf } from './room.ts'

/** A seat that has to answer within a time. */
interface Limited {
  /** The version at which it was asked. */
  readonly asked: number
  readonly timer: NodeJS.Timeout
}

const limited = new WeakMap<Room, Map<Seat, Limited>>()

/**
 * Gives every person who is waited for the time that the table sets, from when the question came, and answers as little
 * as possible for who lets it run out; a seat that does so too often in a row gives up. Called after everything that
 * may have changed who is waited for; `next` wakes the bots after such an answer.
 */
export function limitTimes(house: House, room: Room, next: () => void): void {
  const limit = room.game?.timeLimit
  const seconds = limit === undefined ? 0 : Number(room.settings[limit.setting] ?? 0)
  if (limit === undefined || !(seconds > 0) || room.table === null) return
  const known = limited.get(room) ?? new Map<Seat, Limited>()
  limited.set(room, known)
  const waiting = room.stage === 'playing' && !house.closing ? waitingOf(room.table) : []
  for (const [seat, held] of known) {
    if (waiting.includes(seat) && !isBot(room, seat) && room.table.asked[seat] === held.asked) continue
    clearTimeout(held.timer)
    known.delete(seat)
  }
  for (const seat of waiting) {
    if (isBot(room, seat) || known.has(seat)) continue
    const asked = room.table.asked[seat] as number
    const timer = setTimeout(() => void runOut(house, room, seat, asked, known, next), seconds * 1000)
    timer.unref()
    known.set(seat, { asked, timer })
  }
}

async function runOut(house: House, room: Room, seat: Seat, asked: number, known: Map<Seat, Limited>, next: () => void): Promise<void> {
  known.delete(seat)
  const limit = room.game?.timeLimit
  const question = room.table === null ? null : questionFor(room.table, seat)
  if (limit === undefined || question === null || house.closing || isBot(room, seat) || room.table?.asked[seat] !== asked) return
  const holder = room.seats[seat] as RoomSeat
  const timeouts = ++holder.timeouts
  const answer: Answer = timeouts >= limit.timeouts && room.game?.concede !== undefined ? { concede: true } : limit.least(question)
  try {
    await give(house, room, { player: null, ref: null }, seat, answer)
  } catch (error) {
    if (!(error instanceof Trouble)) throw error
  }
  next()
}
