import { bucketsOf, heldBy, type Rate } from '../limits.ts'
import { Problem } from './problem.ts'

/** This many failed attempts are free; then each waits twice as long as the one before, in milliseconds. */
interface Growth {
  readonly free: number
  readonly first: number
  readonly most: number
}

/** One name from one address, and all names from one address. */
const OF_BOTH: Growth = { free: 4, first: 1000, most: 300_000 }
/** The same for a name that is tried from everywhere. */
const WHILE_MANY: Growth = { free: 1, first: 15_000, most: 300_000 }
const OF_ADDRESS: Growth = { free: 20, first: 1000, most: 60_000 }
/** For a name tried from many addresses: how long an address waits before its first attempt. That wait is its own: nobody can use it up. */
const OF_NAME: Growth = { free: 20, first: 1000, most: 15_000 }

/** Attempts are forgotten after this long, in milliseconds. */
const FORGOTTEN = 3_600_000

interface Tries {
  count: number
  /** When the next attempt is allowed. */
  next: number
}

/** Attempts to sign in with something guessable: limited by address and by name, with growing waits. */
export interface Attempts {
  /**
   * Counts an attempt as failed until `succeeded` is called. Throws a `Problem` with the wait if it is too soon. A name that is tried from
   * many addresses makes each new one wait a little, but none of them waits for another.
   */
  begin(address: string, name: string): void
  succeeded(address: string, name: string): void
  /** How often an address has failed lately. */
  failures(address: string): number
}

/** Attempts as this server sees them. */
export function attemptsOn(now: () => number): Attempts {
  const tries = () => heldBy((): Tries => ({ count: 0, next: 0 }), FORGOTTEN)
  const [addresses, names, both] = [tries(), tries(), tries()]
  const keyOf = (address: string, name: string) => `${address} ${name}`

  return {
    begin(address, name) {
      const at = now()
      const mine = both(keyOf(address, name), at)
      const ofName = names(name, at)
      // An address's first attempt: it takes its place and returns after the wait.
      if (mine.count === 0 && mine.next === 0) mine.next = at + waitAfter(ofName.count, OF_NAME)
      const ofAddress = addresses(address, at)
      const wait = Math.max(mine.next, ofAddress.next) - at
      if (wait > 0) throw new Problem('too-fast', wait)
      count(mine, at, ofName.count < OF_NAME.free ? OF_BOTH : WHILE_MANY)
      count(ofAddress, at, OF_ADDRESS)
      ofName.count++
    },
    succeeded(address, name) {
      const at = now()
      Object.assign(both(keyOf(address, name), at), { count: 0, next: at })
      const ofAddress = addresses(address, at)
      Object.assign(ofAddress, { count: Math.max(0, ofAddress.count - 1), next: at })
      const ofName = names(name, at)
      ofName.count = Math.max(0, ofName.count - 1)
    },
    failures: (address) => addresses(address, now()).count,
  }
}

function count(tries: Tries, at: number, growth: Growth): void {
  tries.count++
  tries.next = at + waitAfter(tries.count, growth)
}

function waitAfter(count: number, { free, first, most }: Growth): number {
  return count < free ? 0 : Math.min(most, first * 2 ** Math.min(count - free, 30))
}

/** Limits by address for what cannot be guessed. */
export interface Paces {
  /** Throws a `Problem` if the limit is exceeded. */
  take(kind: keyof typeof RATES, key: string): void
  /** Whether the limit is not exceeded; counts. */
  takes(kind: keyof typeof RATES, key: string): boolean
}

const RATES = {
  signUps: { burst: 20, every: 30_000 },
  passkeys: { burst: 60, every: 1000 },
  links: { burst: 30, every: 2000 },
  /** Mails requested by an address, and mails to one mailbox. */
  letters: { burst: 10, every: 60_000 },
  mailbox: { burst: 3, every: 600_000 },
  /** All that is stored about a member, as one file: every replay is put together. */
  exports: { burst: 3, every: 60_000 },
  /** What members do with their own accounts. */
  acts: { burst: 60, every: 1000 },
} satisfies Record<string, Rate>

/** These limits as this server counts them; `now` in milliseconds. */
export function pacesOn(now: () => number): Paces {
  const buckets = Object.fromEntries(Object.entries(RATES).map(([kind, rate]) => [kind, bucketsOf(rate)]))
  const wait = (kind: string, key: string) => buckets[kind]?.take(key, now()) ?? 0
  return {
    take(kind, key) {
      const late = wait(kind, key)
      if (late > 0) throw new Problem('too-fast', late)
    },
    takes: (kind, key) => wait(kind, key) === 0,
  }
}
