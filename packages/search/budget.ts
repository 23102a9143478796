/** How long a search may run: until it reaches one of the bounds. At least one is required. */
export interface Budget {
  /** The number of iterations. It is the same on every machine, so tests and comparisons use it. */
  readonly iterations?: number
  /** Wall-clock time in milliseconds. */
  readonly milliseconds?: number
}

/** The default budget of `strong`. */
export const DEFAULT_BUDGET: Budget = { milliseconds: 1000 }

/** Counts what a search has spent. */
export interface Meter {
  /** Iterations done so far. */
  readonly done: number
  /** Counts one iteration. Returns false when there is no budget for it. */
  take(): boolean
  /** The most iterations that the budget will still allow: by count, and by the speed so far. */
  left(): number
}

/** Starts counting. `now` returns milliseconds. Throws a `RangeError` if the budget has no bound. */
export function meterOf(budget: Budget, now: () => number): Meter {
  const { iterations = Number.POSITIVE_INFINITY, milliseconds = Number.POSITIVE_INFINITY } = budget
  if (iterations === Number.POSITIVE_INFINITY && milliseconds === Number.POSITIVE_INFINITY)
    throw new RangeError('a budget needs iterations or milliseconds')
  const start = now()
  let done = 0
  return {
    get done() {
      return done
    },
    take() {
      if (done >= iterations || now() - start >= milliseconds) return false
      done++
      return true
    },
    left() {
      const spent = now() - start
      const byTime = milliseconds === Number.POSITIVE_INFINITY ? milliseconds : (done * (milliseconds - spent)) / Math.max(spent, 0.1)
      return Math.max(0, Math.min(iterations - done, byTime))
    },
  }
}
