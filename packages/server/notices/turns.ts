import { orderRef } from '@orrery/play'
import { isLooking } from '../rooms/room.ts'
import type { ServerContext } from '../rooms/server-context.ts'
import type { AskingTable, Waiting } from '../store/notices/waiting.ts'
import type { Ways } from '../store/notices/ways.ts'
import type { Event } from './about.ts'
import type { Asking } from './asking.ts'
import { type AskedSeat, askedAt, controlOf, deadlineOf } from './deadline.ts'

/** How long a player must have been asked before they count as away, in milliseconds. */
export const AWAY_AFTER = 60_000
/** The factor for a player who has the table open in a page. */
const LOOKING_FACTOR = 15
/** How often absent players are looked for, at most, in milliseconds. */
const TICK = 1000
/** How often all who want notices are checked, in milliseconds: another server may have died with what it knew. */
const SWEEP = 10 * 60_000
/** When it is checked again after the start, in milliseconds: the lease of a server that has just died has run out by then. */
const AGAIN = 60_000
/** How many players are checked at once. */
const AT_ONCE = 200

const HOUR = 3_600_000
/** The shortest and longest time before a deadline at which a reminder is sent, in milliseconds. */
const REMINDED = { least: HOUR, most: 12 * HOUR }

/** Finds players who are asked and away. The result follows from the store alone: what a killed server did not send, another does. */
export interface Turns {
  /** A table has changed: somebody may be asked there. */
  changed(table: string): void
  /** Whether a notice about a seat still applies, and its deadline; null: it does not. */
  holds(table: string, seat: number, player: string, visit: number): Promise<{ readonly due: number | null } | null>
  start(): void
  stop(): void
}

export function turnsOn(context: ServerContext, waiting: Waiting, ways: Ways, asking: Asking, awayAfter = AWAY_AFTER): Turns {
  /** Tables, with the time since when somebody may be asked there. */
  const noted = new Map<string, number>()
  const timers: NodeJS.Timeout[] = []
  let busy = false

  async function look(): Promise<void> {
    if (busy || context.closing) return
    busy = true
    const by = context.now() - awayAfter
    for (const [table, since] of noted) {
      if (context.closing) break
      if (since > by) continue
      noted.delete(table)
      await lookAt(table)
    }
    busy = false
  }

  function note(table: string, since: number): void {
    noted.set(table, Math.min(since, noted.get(table) ?? since))
  }

  async function lookAt(id: string): Promise<void> {
    try {
      const table = await waiting.table(id)
      if (table === null || table.row.stage !== 'playing') return
      const events = await Promise.all(askedAt(table).map((seat) => eventsFor(table, seat)))
      await asking.ask(events.flat())
    } catch (error) {
      if (!context.closing) context.log.error({ table: id, error }, 'it cannot be told who is asked; it is tried again')
    }
  }

  async function eventsFor(table: AskingTable, asked: AskedSeat): Promise<Event[]> {
    const { row, seats } = table
    const { seat, player, since, late } = asked
    const control = controlOf(table)
    const others = seats.some((other) => other.player !== null && other.player !== player)
    // Alone with bots and without a clock, nobody waits.
    if (!others && control === null) return []
    const room = context.rooms.get(row.id)
    const here = room !== undefined && isLooking(room, player)
    const now = context.now()
    if (now - since < awayAfter * (here ? LOOKING_FACTOR : 1)) {
      note(row.id, here ? since + awayAfter * (LOOKING_FACTOR - 1) : since)
      return []
    }
    const visit = await waiting.lastVisit(row.id, seat, player)
    const about = { table: row.id, seat, game: row.game, visit: visit.version }
    const name = `${row.id}:${seat}:${visit.version}:${player}`
    const told: Event = { name: `turn:${name}`, player, kind: 'turn', about: { kind: 'turn', ...about }, at: now }
    // A player who left in the middle of a visit knows that it is their turn.
    const isNew = visit.othersSince || visit.ref === null || isByOrder(visit.ref, seat)
    const events = isNew ? [told] : []
    const due = control?.pace === 'day' ? deadlineOf(table, asked, await asking.calendarOf(player)) : null
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

  /** Checks all tables at which somebody who wants notices is asked. */
  async function sweep(): Promise<void> {
    try {
      for (let after = ''; !context.closing; ) {
        const players = await ways.wishing(after, AT_ONCE)
        if (players.length === 0) return
        const asking = await waiting.asking(players)
        // Only a table's owner knows who is looking at it, and it checks as well.
        const others = new Set(await context.ownership.heldByOthers(asking))
        for (const table of asking) if (!others.has(table)) note(table, context.now() - awayAfter)
        after = players.at(-1) ?? after
      }
    } catch (error) {
      if (!context.closing) context.log.error({ error }, 'it cannot be looked through who is asked')
    }
  }

  return {
    changed: (table) => note(table, context.now()),
    async holds(id, seat, player, visit) {
      const table = await waiting.table(id)
      const asked = table === null ? undefined : askedAt(table).find((one) => one.seat === seat && one.player === player)
      if (table === null || asked === undefined || (await waiting.lastVisit(id, seat, player)).version !== visit) return null
      return { due: deadlineOf(table, asked, await asking.calendarOf(player)) }
    },
    start() {
      void sweep().then(look)
      timers.push(setInterval(() => void look(), Math.min(TICK, awayAfter)).unref(), setInterval(() => void sweep(), SWEEP).unref())
      if (context.ownership.shared) timers.push(setTimeout(() => void sweep(), AGAIN).unref())
    },
    stop() {
      for (const timer of timers) clearInterval(timer)
    },
  }
}

/** Whether an answer was given by its player's orders. */
function isByOrder(ref: string, seat: number): boolean {
  return ref.startsWith(orderRef(0, seat).replace(/\d+$/, ''))
}
