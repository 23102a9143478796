import { type Answer, questionFor, type Seat } from '@orrery/kernel'
import { Trouble } from '../trouble.ts'
import type { House } from './house.ts'
import { give } from './play.ts'
import { isBot, type Room, waitingOf } from './room.ts'

/** A seat that has to answer within a time. */
interface Limited {
  /** The version at which it was asked. */
  readonly asked: number
  readonly timer: NodeJS.Timeout
}

/** What a room remembers of its seats' times. */
interface Times {
  readonly limited: Map<Seat, Limited>
  /** Time-outs in a row. */
  readonly timeouts: Map<Seat, number>
}

const times = new WeakMap<Room, Times>()

/**
 * Gives every person who is waited for the time that the table sets, from when the question came, and answers as little
 * as possible for who lets it run out; a seat that does so too often in a row gives up. Called after everything that
 * may have changed who is waited for; `next` wakes the bots after such an answer.
 */
export function limitTimes(house: House, room: Room, next: () => void): void {
  const limit = room.game?.timeLimit
  const seconds = limit === undefined ? 0 : Number(room.settings[limit.setting] ?? 0)
  if (limit === undefined || !(seconds > 0) || room.table === null) return
  const known = times.get(room) ?? { limited: new Map<Seat, Limited>(), timeouts: new Map<Seat, number>() }
  times.set(room, known)
  const waiting = room.stage === 'playing' && !house.closing ? waitingOf(room.table) : []
  for (const [seat, held] of known.limited) {
    if (waiting.includes(seat) && !isBot(room, seat) && room.table.asked[seat] === held.asked) continue
    clearTimeout(held.timer)
    known.limited.delete(seat)
  }
  for (const seat of waiting) {
    if (isBot(room, seat) || known.limited.has(seat)) continue
    const asked = room.table.asked[seat] as number
    const timer = setTimeout(() => void runOut(house, room, seat, asked, known, next), seconds * 1000)
    timer.unref()
    known.limited.set(seat, { asked, timer })
  }
}

/** A person has answered: the count of time-outs in a row begins anew. */
export function answeredInTime(room: Room, seat: Seat): void {
  times.get(room)?.timeouts.delete(seat)
}

async function runOut(house: House, room: Room, seat: Seat, asked: number, known: Times, next: () => void): Promise<void> {
  known.limited.delete(seat)
  const limit = room.game?.timeLimit
  const question = room.table === null ? null : questionFor(room.table, seat)
  if (limit === undefined || question === null || house.closing || isBot(room, seat) || room.table?.asked[seat] !== asked) return
  const timeouts = (known.timeouts.get(seat) ?? 0) + 1
  known.timeouts.set(seat, timeouts)
  const answer: Answer = timeouts >= limit.timeouts && room.game?.concede !== undefined ? { concede: true } : limit.least(question)
  try {
    await give(house, room, { player: null, ref: null }, seat, answer)
  } catch (error) {
    if (!(error instanceof Trouble)) throw error
  }
  next()
}
