import { RequestError } from '../request-error.ts'
import { wakeBots } from '../rooms/bot-turns.ts'
import { OwnedElsewhere } from '../rooms/owned-elsewhere.ts'
import { openRoom } from '../rooms/rooms.ts'
import type { ServerContext } from '../server-context.ts'
import type { Leases } from './leases.ts'

/** The most tables with bots that are taken over at once. */
const AT_ONCE = 20
/** The pause between two tables with orders, in milliseconds. */
const PAUSE = 5

/** Takes over tables whose server is gone and that go on without people. */
export interface Adopting {
  look(): Promise<void>
  stop(): void
}

/** `alone`: whether no other server lived when this one joined. */
export function adoptingOn(context: ServerContext, leases: Leases, alone: boolean): Adopting {
  let looking = false
  let left = false
  /** The servers of the last look; null: there was none. */
  let living: readonly string[] | null = null
  let resuming = Promise.resolve()
  /** Tables for servers with newer rules. */
  const notHere = new Set<string>()
  const goesOn = (): boolean => !left && !context.closing && context.ownership.holds()

  async function look(): Promise<void> {
    if (looking || !goesOn()) return
    looking = true
    try {
      for (const table of await leases.orphans(AT_ONCE, [...notHere])) if (goesOn()) await adopt(table)
      if (await isOneGone()) resuming = resuming.then(resumeOrders)
    } catch (error) {
      if (!left) context.log.warn({ error }, 'tables that nobody has cannot be looked for')
    } finally {
      looking = false
    }
  }

  /** Whether a server is gone since the last look; at the first look, whether all others were gone. */
  async function isOneGone(): Promise<boolean> {
    const now = await leases.servers()
    const gone = living === null ? alone : living.some((name) => !now.includes(name))
    living = now
    return gone
  }

  /** Lets orders answer where that was about to happen on a server that is gone. */
  async function resumeOrders(): Promise<void> {
    try {
      for (const table of await context.orders.tables()) {
        if (!goesOn()) return
        if (!context.rooms.has(table)) await adopt(table)
        await new Promise((resolve) => setTimeout(resolve, PAUSE))
      }
    } catch (error) {
      if (!left) context.log.warn({ error }, 'orders at tables that nobody has cannot be looked for')
    }
  }

  async function adopt(table: string): Promise<void> {
    try {
      wakeBots(context, await openRoom(context, table))
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
      if (error instanceof OwnedElsewhere && error.newer) notHere.add(table)
    }
  }

  return {
    look,
    stop() {
      left = true
    },
  }
}
