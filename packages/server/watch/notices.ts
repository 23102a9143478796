import type { Facts, LineLevel } from '../log.ts'

/** A kind of recent warning or error: its latest line, and the count. */
export interface Notice {
  readonly level: LineLevel
  readonly message: string
  readonly table: string | null
  readonly error: string | null
  /** In milliseconds since 1970. */
  readonly last: number
  readonly count: number
}

/** How many kinds are kept. */
const KEPT = 50

/** Recent problems; equal lines count as one. */
export interface Notices {
  add(level: LineLevel, facts: Facts, message: string): void
  /** Newest first. */
  all(): Notice[]
}

/** Remembers what went wrong lately. */
export function noticesKept(now: () => number): Notices {
  const kept = new Map<string, Notice>()
  return {
    add(level, { table, error }, message) {
      const key = `${level} ${message}`
      const count = (kept.get(key)?.count ?? 0) + 1
      kept.delete(key)
      const said = error === undefined ? null : error instanceof Error ? error.message : String(error)
      kept.set(key, { level, message, table: table ?? null, error: said?.slice(0, 500) ?? null, last: now(), count })
      for (const oldest of kept.keys()) {
        if (kept.size <= KEPT) break
        kept.delete(oldest)
      }
    },
    all: () => [...kept.values()].reverse(),
  }
}
