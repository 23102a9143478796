import { queuesByName } from '../queues.ts'
import type { Leases } from './leases.ts'

/** Which tables this server owns. */
export interface Ownership {
  /** Its name among the others, a new one whenever its lease has run out. */
  readonly name: string
  /** Whether there may be other servers. */
  readonly shared: boolean
  /** Whether it may act at its tables: its lease has not run out. */
  holds(): boolean
  /** Takes a table unless a living server owns it. Returns the other's name; null: this server owns it. */
  take(table: string): Promise<string | null>
  /** Owns a table that was just made here. */
  made(table: string): Promise<void>
  giveUp(tables: readonly string[]): void
  /** Those of some tables that other living servers own. */
  heldByOthers(tables: readonly string[]): Promise<readonly string[]>
}

/** For a server that is alone with its store: it owns every table. */
export function soleOwnership(name: string): Ownership {
  return {
    ...{ name, shared: false, holds: () => true },
    ...{ take: async () => null, made: async () => undefined, giveUp: () => undefined, heldByOthers: async () => [] },
  }
}

/** Ownership by leases in the database: it ends by itself when a server is silent, so that another takes its tables over. */
export interface Leased extends Ownership {
  /** The time by the database's clock; it never goes back. */
  now(): number
  /** Whether there was no other server when it joined. */
  readonly alone: boolean
  /** When a server was last alive before this one, which was alone, came; null: unknown. */
  readonly alive: number | null
  /** The difference between this machine's clock and the database's, in milliseconds. */
  readonly skew: number
  /** Gives everything up. */
  leave(): Promise<void>
}

/** What the owner of a lease is told. */
export interface Heard {
  /** The lease had run out: this server owns nothing, and has a new name. */
  lost(): void
  /** It could not act for a while, and lost nothing. */
  resumed(): void
  /** The database could not be asked, or can be again. */
  trouble(error: unknown): void
}

/** How much earlier than the database a server considers its lease over, as a share. */
const MARGIN = 0.2

/** Joins the servers of a database and stays until it leaves. */
export async function openOwnership(leases: Leases, freshName: () => string, heard: Heard): Promise<Leased> {
  let name = freshName()
  let asked = performance.now()
  const joined = await leases.join(name)
  let deadline = asked + leases.length * (1 - MARGIN)
  let offset = joined.now - (asked + performance.now()) / 2
  let latest = 0
  let stopped = false
  let timer = setTimeout(renew, leases.length / 4)
  /** The last operation on the lease of a table: taking and giving up do not overtake each other. */
  const turns = queuesByName()

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
    const { now } = await leases.join(fresh)
    name = fresh
    extend(now)
    heard.lost()
  }

  return {
    get name() {
      return name
    },
    shared: true,
    alone: joined.alone,
    alive: joined.alive,
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
    heldByOthers: (tables) => leases.heldByOthers(name, tables),
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
