/** What one client may do. Rates are tokens: `burst` at once, then one every `every` milliseconds. */
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
  /** Lines of chat of one connection. */
  readonly chat: Rate
  /** Tables made by one player. */
  readonly tables: Rate
  /** Unfinished tables of one host. */
  readonly unfinished: number
  /** After so many messages over a limit the connection is closed. */
  readonly patience: number
  /** How long a player is away before others may let a bot stand in, in milliseconds. */
  readonly away: number
  /** How long a table that nobody looks at stays in memory, in milliseconds. */
  readonly idle: number
  /** How long a table is kept after it has ended, in milliseconds; 0: for ever. Its replay is kept for ever. */
  readonly keepFinished: number
}

export const DEFAULT_LIMITS: Limits = {
  connectionsPerAddress: 100,
  connections: 20_000,
  guests: { burst: 30, every: 10_000 },
  messages: { burst: 80, every: 40 },
  chat: { burst: 8, every: 1_500 },
  tables: { burst: 10, every: 10_000 },
  unfinished: 60,
  patience: 200,
  away: 120_000,
  idle: 60_000,
  keepFinished: 365 * 24 * 3_600_000,
}

/** Counts what is taken against a rate. */
export interface Bucket {
  /** Takes `count`; returns 0, or how many milliseconds to wait. */
  take(now: number, count?: number): number
}

/** A full bucket of a rate. */
export function bucketOf(rate: Rate): Bucket {
  let level = rate.burst
  let last = 0
  return {
    take(now, count = 1) {
      // A clock that is set back takes nothing away.
      if (last > 0) level = Math.min(rate.burst, level + Math.max(0, now - last) / rate.every)
      last = now
      if (level < count) return Math.ceil((count - level) * rate.every)
      level -= count
      return 0
    },
  }
}

/** Buckets by key; those that are full again are forgotten. */
export function bucketsOf(rate: Rate): { take(key: string, now: number): number } {
  const buckets = new Map<string, { bucket: Bucket; last: number }>()
  const full = rate.burst * rate.every
  return {
    take(key, now) {
      if (buckets.size > 10_000) for (const [held, { last }] of buckets) if (now - last > full) buckets.delete(held)
      let entry = buckets.get(key)
      if (entry === undefined) {
        entry = { bucket: bucketOf(rate), last: now }
        buckets.set(key, entry)
      }
      entry.last = now
      return entry.bucket.take(now)
    },
  }
}
