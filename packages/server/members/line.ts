/** How many are served at once: each takes a core of the machine for its time. */
const AT_ONCE = 1
/** How many wait; beyond it whoever failed most often is sent away. */
const MOST_WAITING = 64

/** A line before something dear: who failed least often goes first, and it is never longer than bearable. */
export interface FairLine {
  /** Does it when it is its turn; null where too many wait who failed less often. */
  wait<T>(failures: number, work: () => Promise<T>): Promise<T | null>
}

/** The line before the checking of passwords. */
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
