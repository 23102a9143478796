import { turnsByName } from '../turns.ts'
import type { Leases } from './leases.ts'

/** Which tables this server has. */
export interface Ownership {
  /** Its name among the others, a new one whenever its lease had run out. */
  readonly name: string
  /** Whether there may be other servers. */
  readonly shared: boolean
  /** Whether it may act at its tables: its lease has not run out. */
  holds(): boolean
  /** Takes a table unless a living server has it. Gives the other's name; null: it is this server's. */
  take(table: string): Promise<string | null>
  /** Has a table that was just made here. */
  made(table: string): Promise<void>
  giveUp(tables: readonly string[]): void
}

/** Of a server that is alone with its store: every table is its own. */
export function soleTenure(name: string): Ownership {
  return { name, shared: false, holds: () => true, take: async () => null, made: async () => undefined, giveUp: () => undefined }
}

/** A tenure by leases. */
export interface Leased extends Ownership {
  /** The time by the database's clock, which never goes back. */
  now(): number
  /** Whether there was no other server when it came. */
  readonly alone: boolean
  /** How far this machine's clock is from the database's, in milliseconds. */
  readonly skew: number
  /** Gives all up. */
  leave(): Promise<void>
}

/** What a tenure tells. */
export interface Heard {
  /** The lease had run out: nothing is this server's any more, and it has a new name. */
  lost(alone: boolean): void
  /** It could not act for a while, and nothing of it was lost. */
  resumed(): void
  /** The database could not be asked, or can be again. */
  trouble(error: unknown): void
}

/** So much earlier than the database a server thinks its lease over. */
const MARGIN = 0.2

/** Comes among the servers of a database and stays there, until it leaves. */
export async function openTenure(leases: Leases, freshName: () => string, heard: Heard): Promise<Leased> {
  let name = freshName()
  let asked = performance.now()
  const joined = await leases.join(name)
  let deadline = asked + leases.length * (1 - MARGIN)
  let offset = joined.now - (asked + performance.now()) / 2
  let latest = 0
  let stopped = false
  let timer = setTimeout(renew, leases.length / 4)
  /** What was last done with the lease of a table: taking and giving up do not overtake each other. */
  const turns = turnsByName()

  async function renew(): Promise<void> {
    try {
      asked = performance.now()
      const now = await leases.renew(name)
      if (now === null && !stopped) await again()
      else if (now !== null) goOn(now)
    } catch (error) {
      if (!stopped) heard.trouble(error)
    }
    if (!stopped) timer = setTimeout(renew, leases.length / 4)
  }

  function goOn(now: number): void {
    const stood = performance.now() > deadline
    extend(now)
    if (stood) heard.resumed()
  }

  function extend(now: number): void {
    deadline = asked + leases.length * (1 - MARGIN)
    offset = now - (asked + performance.now()) / 2
  }

  async function again(): Promise<void> {
    deadline = 0
    const fresh = freshName()
    asked = performance.now()
    const { alone, now } = await leases.join(fresh)
    name = fresh
    extend(now)
    heard.lost(alone)
  }

  return {
    get name() {
      return name
    },
    shared: true,
    alone: joined.alone,
    skew: Math.round(Date.now() - (performance.now() + offset)),
    holds: () => performance.now() < deadline,
    take: (table) =>
      turns.inTurn(table, async () => {
        const owner = await leases.take(name, table)
        return owner === name || owner === null ? null : owner
      }),
    made: (table) => turns.inTurn(table, () => leases.made(name, table)),
    giveUp(tables) {
      for (const table of tables)
        void turns.inTurn(table, () => leases.giveUp(name, [table])).catch((error: unknown) => stopped || heard.trouble(error))
    },
    now() {
      latest = Math.max(latest, Math.round(performance.now() + offset))
      return latest
    },
    async leave() {
      stopped = true
      clearTimeout(timer)
      deadline = 0
      await leases.leave(name)
    },
  }
}
