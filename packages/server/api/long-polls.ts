import { LIMITS, type Message, type RequestOf } from '@orrery/protocol'
import { playerNews } from '../bus.ts'
import { RequestError } from '../request-error.ts'
import type { ServerContext } from '../server-context.ts'
import type { Handler } from '../socket/connection.ts'
import type { Caller } from './caller.ts'
import { needStill } from './callers.ts'
import { wholeNumber } from './reading.ts'

/** The longest time that a reply waits for something to happen, in seconds. */
const LONGEST_WAIT = 25
/** The most replies of one player that wait at once. */
const MOST_WAITING = LIMITS.watched

/** The requests whose replies wait until a table has changed. */
export interface LongPolls {
  /**
   * Waits until the table that a caller has watched has a later version than `after`, at most `wait` seconds, and watches it again.
   * `gone` calls back once the caller's connection is closed. Throws a `RequestError` if the caller's key or session has ended meanwhile.
   */
  later(
    caller: Caller,
    wanted: RequestOf<'watch'>,
    query: { readonly after?: string; readonly wait?: string },
    gone: (end: () => void) => void,
  ): Promise<void>
  /** Lets all waiting requests be answered at once. */
  end(): void
}

/** Long polls of the HTTP API. `handle` handles a request to watch. */
export function longPolls(context: ServerContext, handle: Handler): LongPolls {
  const waiting = new Map<string, Set<Caller>>()
  const deaf = playerNews(context.bus, 'sessions', context.ownership.name).hear((player) => {
    for (const caller of waiting.get(player) ?? []) caller.end()
  })
  return {
    async later(caller, wanted, { after, wait }, gone) {
      if (after === undefined) return
      const seconds = wholeNumber('wait', wait ?? String(LONGEST_WAIT), 1, LONGEST_WAIT)
      if (!isAt(caller.replyTo(wanted.ref), wholeNumber('after', after, 0, Number.MAX_SAFE_INTEGER))) return
      const callers = waiting.get(caller.player) ?? new Set()
      if (callers.size >= MOST_WAITING) throw new RequestError('too-many', `${MOST_WAITING} requests of yours wait already`)
      waiting.set(caller.player, callers.add(caller))
      context.meter.waiting(1)
      const late = setTimeout(caller.end, seconds * 1000)
      gone(caller.end)
      try {
        await caller.stirred
        await needStill(context, caller)
        await handle(caller, wanted)
      } finally {
        clearTimeout(late)
        context.meter.waiting(-1)
        callers.delete(caller)
        if (callers.size === 0) waiting.delete(caller.player)
      }
    },
    end() {
      deaf()
      for (const callers of waiting.values()) for (const caller of callers) caller.end()
    },
  }
}

/** Whether a table is still running, and no further than a version. */
function isAt(shown: Message | undefined, version: number): boolean {
  if (shown?.type !== 'table' || shown.info.stage === 'over' || shown.info.stage === 'gone') return false
  return shown.eyes.every(({ seen }) => seen.version <= version)
}
