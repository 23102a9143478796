import { isLooking, type Room } from '../rooms/room.ts'
import type { ServerContext } from '../server-context.ts'
import type { AskingTable, Waiting } from '../store/notices/waiting.ts'
import type { Ways } from '../store/notices/ways.ts'
import type { Event } from './about.ts'
import type { Asking } from './asking.ts'
import { type AskedSeat, askedAt, controlOf, deadlineOf } from './deadline.ts'
import { turnEvents } from './turn-events.ts'

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

/** Finds players who are asked and away. The result follows from the store alone: what a killed server did not send, another does. */
export interface Turns {
  /** A table has changed: somebody may be asked there. */
  changed(table: string): void
  /** Whether a notice about a seat still applies, and its deadline; null: it does not. */
  holds(table: string, seat: number, player: string, visit: number): Promise<{ readonly due: number | null } | null>
  start(): void
  stop(): void
}

/** Watches the tables of a database. `awayAfter`: in milliseconds. */
export function turnsOn(context: ServerContext, waiting: Waiting, ways: Ways, asking: Asking, awayAfter = AWAY_AFTER): Turns {
  const { note, take } = notedTables()
  const timers: NodeJS.Timeout[] = []
  let busy = false

  async function look(): Promise<void> {
    if (busy || context.closing) return
    busy = true
    for (const table of take(context.now() - awayAfter)) {
      await lookAt(table)
      if (context.closing) break
    }
    busy = false
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
    const { seat, player } = asked
    const control = controlOf(table)
    const others = seats.some((other) => other.player !== null && other.player !== player)
    // Alone with bots and without a clock, nobody waits.
    if (!others && control === null) return []
    const now = context.now()
    const away = awayAt(context.rooms.get(row.id), asked, awayAfter)
    if (now < away) {
      note(row.id, away - awayAfter)
      return []
    }
    const visit = await waiting.lastVisit(row.id, seat, player)
    const due = control?.pace === 'day' ? deadlineOf(table, asked, await asking.calendarOf(player)) : null
    return turnEvents(table, asked, { visit, due, now })
  }

  /** Checks all tables at which somebody who wants notices is asked. */
  async function sweep(): Promise<void> {
    try {
      for await (const tables of askingTables(waiting, ways)) {
        // Only a table's owner knows who is looking at it, and it checks as well.
        const others = new Set(await context.ownership.heldByOthers(tables))
        for (const table of tables) if (!others.has(table)) note(table, context.now() - awayAfter)
        if (context.closing) return
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

/** Tables to look at, each with the time since when somebody may be asked there. */
function notedTables() {
  const noted = new Map<string, number>()
  return {
    note(table: string, since: number): void {
      noted.set(table, Math.min(since, noted.get(table) ?? since))
    },
    /** Takes those that were noted for a time up to `by`, one after another. */
    *take(by: number): Generator<string> {
      for (const [table, since] of noted) {
        if (since > by) continue
        noted.delete(table)
        yield table
      }
    },
  }
}

/** When a player who is asked counts as away: later while they have the table open. */
function awayAt(room: Room | undefined, { player, since }: AskedSeat, awayAfter: number): number {
  const here = room !== undefined && isLooking(room, player)
  return since + awayAfter * (here ? LOOKING_FACTOR : 1)
}

/** The tables at which somebody who wants notices is asked, by some players at once. */
async function* askingTables(waiting: Waiting, ways: Ways): AsyncGenerator<readonly string[]> {
  for (let after = ''; ; ) {
    const players = await ways.wishing(after, AT_ONCE)
    if (players.length === 0) return
    yield await waiting.asking(players)
    after = players.at(-1) ?? after
  }
}
