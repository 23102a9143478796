import type { ServerContext } from '../server-context.ts'
import { countResults, type Unable } from './counting.ts'
import { closeSeasons } from './seasons.ts'

/** Counts the results of a server's tables, and those that other servers left behind, and closes seasons that have ended. */
export interface Recorder {
  /** A table has ended: it is counted soon. */
  ended(): void
  /** Resolves when nothing waits. */
  idle(): Promise<void>
  stop(): void
}

/** How often results left by other servers are looked for, in milliseconds. */
const EVERY = 5000
/** How often results that could not be counted are tried again, in milliseconds: the store may have failed, and a newer server may know how. */
const RETRYING = 60_000

/** Counts finished tables for ratings, profiles and the search, one run at a time. What cannot be counted is logged once and tried again. */
export function openRecorder(context: ServerContext): Recorder {
  let running: Promise<void> | null = null
  let again = false
  let stopped = false
  const logged = new Set<string>()
  const unable: Unable = {
    tables: new Set(),
    fails(table, error) {
      if (!logged.has(table)) context.log.error({ table, error }, 'a result cannot be counted; the others go on without it')
      logged.add(table)
    },
  }

  async function count(): Promise<void> {
    while (!stopped && context.ownership.holds()) {
      again = false
      const counted = await countResults(context.store.database, context.counted, unable)
      if (counted.length > 0 || again) continue
      await closeSeasons(context.store.database, context.now(), unable.tables)
      return
    }
  }

  function look(): void {
    again = true
    if (running !== null || stopped) return
    running = count()
      .catch((error: unknown) => {
        if (!context.closing) context.log.error({ error }, 'results cannot be counted; it is tried again')
      })
      .finally(() => {
        running = null
      })
  }

  const timers = [setInterval(look, EVERY).unref(), setInterval(() => unable.tables.clear(), RETRYING).unref()]
  return {
    ended: look,
    async idle() {
      while (running !== null) await running
    },
    stop() {
      stopped = true
      timers.forEach(clearInterval)
    },
  }
}
