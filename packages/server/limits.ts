import { POINTS_A_BOOSTER } from '@orrery/collecting'

/** The most bytes that the clients of an address may leave unread together. */
export const UNREAD_OF_ADDRESS = 8 * 1024 * 1024

/** What one client may do. Rates are token buckets: `burst` at once, then one every `every` milliseconds. */
export interface Rate {
  readonly burst: number
  readonly every: number
}

export interface Limits {
  readonly connectionsPerAddress: number
  readonly connections: number
  /** New guests from one address. */
  readonly guests: Rate
  /** All messages of one connection. */
  readonly messages: Rate
  /** The work that all connections of an address, and of a player, may ask for together; expensive requests cost more. */
  readonly work: Rate
  /** Bytes of replies to one address, and to one player. */
  readonly bytes: Rate
  /** Lines of chat of one connection. */
  readonly chat: Rate
  /** Reports by one player. */
  readonly reports: Rate
  /** Challenges, evenings, answers to these, and requests for friendship of one player: others are told of each. */
  readonly meetings: Rate
  /** Changes of one player's calendar and name: each concerns all their tables. */
  readonly changes: Rate
  /** Tables made by one player. */
  readonly tables: Rate
  /** Trade offers made by one player. */
  readonly offers: Rate
  /** Open offers of one player. */
  readonly openOffers: number
  /** The points from finished tables that a collector needs before giving cards away. */
  readonly tradePoints: number
  /** Unfinished tables of one host. */
  readonly unfinished: number
  /** Listed open tables of one address. */
  readonly listed: number
  /** After this many messages over a limit the connection is closed. */
  readonly patience: number
  /** How long a player must be away before others may have a bot replace them, in milliseconds. */
  readonly away: number
  /** How long a connection over HTTP may wait for somebody who neither sends nor reads, in milliseconds. */
  readonly silence: number
  /** How long an unwatched table stays in memory, in milliseconds. */
  readonly idle: number
  /** How long a table is kept after its end, in milliseconds; 0: for ever. Its replay is kept for ever. */
  readonly keepFinished: number
}

export const DEFAULT_LIMITS: Limits = {
  connectionsPerAddress: 100,
  connections: 20_000,
  guests: { burst: 30, every: 10_000 },
  messages: { burst: 80, every: 40 },
  work: { burst: 600, every: 4 },
  bytes: { burst: 16_000_000, every: 1 / 1000 },
  chat: { burst: 8, every: 1_500 },
  reports: { burst: 10, every: 360_000 },
  meetings: { burst: 20, every: 5_000 },
  changes: { burst: 20, every: 5_000 },
  tables: { burst: 10, every: 10_000 },
  offers: { burst: 20, every: 3_000 },
  openOffers: 40,
  tradePoints: POINTS_A_BOOSTER,
  unfinished: 60,
  listed: 10,
  patience: 200,
  away: 120_000,
  silence: 120_000,
  idle: 60_000,
  keepFinished: 365 * 24 * 3_600_000,
}

/** A token bucket. */
export interface Bucket {
  /** Takes `count`; returns 0, or how many milliseconds to wait. */
  take(now: number, count?: number): number
  /** Takes what was already used, however much: it must be made up for before anything more is taken. */
  charge(now: number, count: number): void
}

/** A full bucket of a rate. */
export function bucketOf(rate: Rate): Bucket {
  let level = rate.burst
  let last = 0
  function fill(now: number): void {
    // A clock that is set back takes nothing away.
    if (last > 0) level = Math.min(rate.burst, level + Math.max(0, now - last) / rate.every)
    last = now
  }
  return {
    take(now, count = 1) {
      fill(now)
      if (level < count) return Math.ceil((count - level) * rate.every)
      level -= count
      return 0
    },
    charge(now, count) {
      fill(now)
      level -= count
    },
  }
}

/** Fewer are not worth a cleanup. */
const FEW = 10_000

/** Values by key, made on first use; a value that was not used for a while is forgotten. */
export function heldBy<T>(make: () => T, forAWhile: number): (key: string, now: number) => T {
  const held = new Map<string, { readonly value: T; last: number }>()
  let most = FEW
  /**
   * Cleans up only when twice as many are held as were left the last time, so that the cost of one more does not depend on their number.
   */
  function forget(now: number): void {
    if (held.size <= most) return
    for (const [old, { last }] of held) if (now - last > forAWhile) held.delete(old)
    most = Math.max(FEW, held.size * 2)
  }
  return (key, now) => {
    const known = held.get(key)
    if (known !== undefined) {
      known.last = now
      return known.value
    }
    const value = make()
    held.set(key, { value, last: now })
    forget(now)
    return value
  }
}

/** Buckets by key; full ones are forgotten. */
export function bucketsOf(rate: Rate): { take(key: string, now: number): number } {
  const buckets = heldBy(() => bucketOf(rate), rate.burst * rate.every)
  return { take: (key, now) => buckets(key, now).take(now) }
}

/** What an address or player may still ask for. */
export interface Account {
  /** Takes this much work; returns 0, or how many milliseconds to wait: also if too many bytes were sent. */
  take(now: number, work: number): number
  /** Counts sent bytes. */
  sent(now: number, bytes: number): void
  /** Runs expensive work one after the other, so that other work comes in between. */
  inTurn(act: () => Promise<void>): Promise<void>
}

/** The accounts of addresses and players. */
export interface Costs {
  of(key: string): Account
}

/** Charges for work and bytes. */
export function costsOf(limits: Limits, now: () => number): Costs {
  const accounts = heldBy(
    (): Account => {
      const work = bucketOf(limits.work)
      const bytes = bucketOf(limits.bytes)
      let turn: Promise<void> = Promise.resolve()
      return {
        take: (at, count) => bytes.take(at, 0) || work.take(at, count),
        sent: (at, count) => bytes.charge(at, count),
        inTurn(act) {
          turn = turn.then(act).then(() => new Promise((resolve) => setImmediate(resolve)))
          return turn
        },
      }
    },
    Math.max(limits.work.burst * limits.work.every, limits.bytes.burst * limits.bytes.every),
  )
  return { of: (key) => accounts(key, now()) }
}

/** The key of an address: with IPv6, a home or a machine has a whole /64. */
export function addressKey(address: string): string {
  const inside = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (inside !== null) return inside[1] as string
  if (!address.includes(':')) return address
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? []
  const before = head === '' ? [] : head.split(':')
  const after = tail === '' ? [] : tail.split(':')
  const groups = address.includes('::')
    ? [...before, ...new Array(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after]
    : before
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
