/** A server's clock, in milliseconds since 1970. */
export interface Clock {
  /** The time; it never goes back, and never jumps by itself. */
  now(): number
  /** How far it is behind the system's time: the machine slept, or its time was set. Negative: it is ahead. */
  behind(): number
  /** Sets it to the system's time if it is behind. */
  catchUp(): void
}

/** A clock that reads the system's time once and then counts by a monotonic clock, which stands still while the machine sleeps. */
export function steadyClock(system: () => number = Date.now, steady: () => number = () => performance.now()): Clock {
  let start = system() - steady()
  return {
    now: () => Math.round(start + steady()),
    behind: () => system() - start - steady(),
    catchUp() {
      start = Math.max(start, system() - steady())
    },
  }
}
