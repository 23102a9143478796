/** How many are kept. */
const KEPT = 2048

/** How long things took recently, in seconds. */
export interface Recent {
  add(seconds: number): void
  /** How many there were in the last minute (at most as many as are kept), with the median and the 99th percentile. */
  summary(): { readonly aMinute: number; readonly half: number | null; readonly most: number | null }
}

/** Keeps recent durations in a ring, for a person who looks now; monitors have the whole history. */
export function recently(now: () => number = () => performance.now()): Recent {
  const seconds = new Float64Array(KEPT)
  const at = new Float64Array(KEPT)
  let count = 0
  return {
    add(took) {
      const place = count++ % KEPT
      seconds[place] = took
      at[place] = now()
    },
    summary() {
      const since = now() - 60_000
      const held = Math.min(count, KEPT)
      const last: number[] = []
      for (let place = 0; place < held; place++) if ((at[place] as number) >= since) last.push(seconds[place] as number)
      last.sort((a, b) => a - b)
      return { aMinute: last.length, half: part(last, 0.5), most: part(last, 0.99) }
    },
  }
}

function part(sorted: readonly number[], share: number): number | null {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? null
}
