/** How many run at once: each takes a core for its time. */
const AT_ONCE = 1
/** How many wait; beyond that, those who failed most often are sent away. */
const MOST_WAITING = 64

/** A queue in front of expensive work: senders with the fewest failures go first, and its length is limited. */
export interface FairLine {
  /** Runs the work when its turn comes; null if too many with fewer failures wait. */
  wait<T>(failures: number, work: () => Promise<T>): Promise<T | null>
}

/** The queue for checking passwords. */
export function fairLine(most = MOST_WAITING): FairLine {
  const waiting: { readonly failures: number; readonly go: (mine: boolean) => void }[] = []
  let busy = 0

  function next(): void {
    if (busy >= AT_ONCE) return
    const first = waiting.reduce<number>((best, one, at) => (one.failures < (waiting[best]?.failures ?? Infinity) ? at : best), 0)
    const [one] = waiting.splice(first, 1)
    if (one === undefined) return
    busy++
    one.go(true)
  }

  function enter(failures: number): Promise<boolean> {
    return new Promise((go) => {
      waiting.push({ failures, go })
      if (waiting.length > most) {
        const worst = waiting.reduce((last, one, at) => (one.failures >= (waiting[last]?.failures ?? 0) ? at : last), 0)
        waiting.splice(worst, 1)[0]?.go(false)
      }
      next()
    })
  }

  return {
    async wait(failures, work) {
      if (!(await enter(failures))) return null
      try {
        return await work()
      } finally {
        busy--
        next()
      }
    },
  }
}
