/** Random numbers for a drawing: always the same for the same name, so that a card looks the same everywhere. */
export interface Draw {
  /** From 0 up to 1. */
  (): number
  /** From `from` up to `to`. */
  in(from: number, to: number): number
  /** A whole number from `from` to `to`, both included. */
  int(from: number, to: number): number
  pick<T>(list: readonly [T, ...T[]]): T
  /** True with this chance. */
  yes(chance: number): boolean
}

/** A 32-bit hash of a name (FNV-1a). */
export function hashOf(name: string): number {
  let hash = 2166136261
  for (const letter of name) {
    hash ^= letter.codePointAt(0) ?? 0
    hash = Math.imul(hash, 16777619)
  }
  return hash >>> 0
}

/** The random numbers for a name (mulberry32). */
export function drawFor(name: string): Draw {
  let state = hashOf(name)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const within = (from: number, to: number) => from + (to - from) * next()
  return Object.assign(next, {
    in: within,
    int: (from: number, to: number) => Math.floor(within(from, to + 0.9999)),
    pick: <T>(list: readonly [T, ...T[]]): T => list[Math.floor(next() * list.length)] ?? list[0],
    yes: (chance: number) => next() < chance,
  })
}
