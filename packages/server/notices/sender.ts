import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ServerContext } from '../server-context.ts'
import type { NoticeQueue } from '../store/notices/queue.ts'
import type { NoticeRow } from '../store/notices/rows.ts'
import { within } from '../within.ts'
import { type Delivery, deliveredBy, WAITS } from './delivery.ts'

/** Sends due notices. */
export interface Sender {
  /** Something may be due earlier than known. */
  wake(): void
  /** Sends what a killed server left. `alone`: no other server can have begun anything. */
  start(alone: boolean): void
  stop(): void
  /** Resolves when nothing is in progress, or waiting is pointless. */
  idle(): Promise<void>
}

const MINUTE = 60_000
/** The most notices in progress, including those that wait for a place at their host; and how many are claimed at once. */
const UNDER_WAY = 512
const AT_ONCE = 32
/** How long the next notice waits for one that is being sent, in milliseconds: a slow receiver holds the others up no longer. */
const PATIENCE = 10
/** How often due notices are looked for, in milliseconds: another server may have queued some. */
const TICK = 2000
/** How long finished notices are kept, in milliseconds, so that none is sent twice. */
const KNOWN = 90 * 24 * 3_600_000
const FORGETTING = 3_600_000
/** A notice that was claimed this long ago belongs to a killed server, in milliseconds; and how often those are looked for. */
const ABANDONED = 5 * MINUTE
const RECOVERING = 5 * MINUTE
/** How long a stopping server waits for what it has begun, in milliseconds. */
const LEAVING = 3000

/** Sends due notices that still apply; mails to one player that are due together become one. `waits` is for tests. */
export function senderOn(
  context: Pick<ServerContext, 'now' | 'closing' | 'log'>,
  queue: NoticeQueue,
  delivery: Delivery,
  waits: readonly number[] = WAITS,
): Sender {
  const deliver = deliveredBy(context, queue, delivery, waits)
  const running = new Set<Promise<void>>()
  let looking = false
  let again = false
  const timers = [
    setInterval(() => void look(), TICK).unref(),
    setInterval(forget, FORGETTING).unref(),
    setInterval(() => void recover(ABANDONED), RECOVERING).unref(),
  ]

  async function look(): Promise<void> {
    again = looking
    if (looking) return
    looking = true
    try {
      for (let full = true; full && !context.closing; ) {
        const room = Math.min(AT_ONCE, UNDER_WAY - running.size)
        const rows = room <= 0 ? [] : await queue.begin(context.now(), room)
        for (const group of await together(rows)) {
          // Notices are read, written and encrypted on this thread: players are answered between them.
          await within(PATIENCE, begin(group))
          await nextTurn()
        }
        full = (rows.length === room && room > 0) || again
        again = false
      }
    } catch (error) {
      if (!context.closing) context.log.warn({ error }, 'notices cannot be looked for')
    }
    looking = false
  }

  /** A player's mails as one, everything else separately. */
  async function together(rows: readonly NoticeRow[]): Promise<NoticeRow[][]> {
    const letters = Map.groupBy(
      rows.filter(({ way }) => way === 'mail'),
      ({ player }) => player,
    )
    const groups = rows.filter(({ way }) => way !== 'mail').map((row) => [row])
    for (const [player, first] of letters) groups.push([...first, ...(await queue.beginLetters(player, context.now()))])
    return groups
  }

  function begin(rows: readonly NoticeRow[]): Promise<void> {
    const done = deliver(rows).finally(() => {
      running.delete(done)
      if (running.size === UNDER_WAY - 1) void look()
    })
    running.add(done)
    return done
  }

  async function recover(after: number): Promise<void> {
    try {
      await queue.recover(context.now() - after + 1, context.now())
    } catch (error) {
      if (!context.closing) context.log.warn({ error }, 'what a killed server left cannot be looked for')
    }
  }

  function forget(): void {
    queue.forget(context.now() - KNOWN).catch((error: unknown) => {
      if (!context.closing) context.log.warn({ error }, 'old notices cannot be forgotten')
    })
  }

  return {
    wake: () => void look(),
    start: (alone) => void recover(alone ? 0 : ABANDONED).then(look),
    stop: () => timers.forEach(clearInterval),
    async idle() {
      await within(LEAVING, Promise.all(running))
    },
  }
}
