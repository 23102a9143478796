import type { Answer, Game, Json, Seat, Table } from '@orrery/kernel'

/** The time for decisions at a table in this browser. */
export interface DecisionClock {
  /** Looks who is asked now; `since` says since when by seat, null for who is not asked or has all the time in the world. */
  watch(table: Table, since: readonly (number | null)[]): void
  /** The seat has answered by itself. */
  answered(seat: Seat): void
  stop(): void
}

/**
 * Answers as little as possible for who lets the time of the table's setting run out, and gives up for who does so too
 * often in a row; null where the table sets no time.
 */
export function decisionClock(game: Game, options: Json, give: (seat: Seat, answer: Answer) => void): DecisionClock | null {
  const limit = game.timeLimit
  const seconds = limit === undefined ? 0 : Number((options as { readonly [setting: string]: Json } | null)?.[limit.setting] ?? 0)
  if (limit === undefined || !(seconds > 0)) return null
  const late: number[] = []
  let timers: ReturnType<typeof setTimeout>[] = []
  const stop = (): void => {
    timers.forEach(clearTimeout)
    timers = []
  }
  return {
    stop,
    answered(seat) {
      late[seat] = 0
    },
    watch(table, since) {
      stop()
      timers = table.questions.flatMap((question) => {
        const { seat } = question
        const from = since[seat]
        if (from == null) return []
        const runOut = (): void => {
          const times = (late[seat] ?? 0) + 1
          late[seat] = times
          give(seat, times >= limit.timeouts && game.concede !== undefined ? { concede: true } : limit.least(question))
        }
        return [setTimeout(runOut, from + seconds * 1000 - Date.now())]
      })
    },
  }
}
