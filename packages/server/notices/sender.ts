import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import type { ServerContext } from '../server-context.ts'
import type { NoticeLine } from '../store/notices/line.ts'
import type { NoticeRow } from '../store/notices/rows.ts'
import type { Held, Holding } from './holding.ts'

/** The result of sending notices: sent, never to be sent, another server's by now, put off untried, or to be tried again. */
export type Sent =
  | { readonly outcome: 'sent' | 'gone' | 'taken' }
  | { readonly outcome: 'later'; readonly wait: number }
  /** `wait`: how long the other side wants to be left alone, in milliseconds; null: not given. */
  | { readonly outcome: 'failed'; readonly why: string; readonly wait: number | null }

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
/** The waits after failures, in milliseconds; after the last a notice is given up. */
export const WAITS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE, 360 * MINUTE]
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

/** A notice that still applies. */
export interface Standing {
  readonly row: NoticeRow
  readonly held: Extract<Held, { readonly state: 'holds' }>
}

/** How notices leave the queue: whether they still apply, and how those of one player and channel are sent. */
export interface Leaving {
  readonly holding: Holding
  /** `leave` is called right before something leaves the server: false if another server has it by now. */
  send(standing: readonly [Standing, ...Standing[]], leave: () => Promise<boolean>): Promise<Sent>
}

/** Sends due notices that still apply; mails to one player that are due together become one. `waits` is for tests. */
export function senderOn(
  context: Pick<ServerContext, 'now' | 'closing' | 'log'>,
  line: NoticeLine,
  { holding, send }: Leaving,
  waits: readonly number[] = WAITS,
): Sender {
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
        const rows = room <= 0 ? [] : await line.begin(context.now(), room)
        for (const group of await together(rows)) {
          // Notices are read, written and encrypted on this thread: players are answered between them.
          await Promise.race([begin(group), sleep(PATIENCE)])
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
    for (const [player, first] of letters) groups.push([...first, ...(await line.beginLetters(player, context.now()))])
    return groups
  }

  function begin(rows: readonly NoticeRow[]): Promise<void> {
    const done = dealWith(rows).finally(() => {
      running.delete(done)
      if (running.size === UNDER_WAY - 1) void look()
    })
    running.add(done)
    return done
  }

  async function dealWith(rows: readonly NoticeRow[]): Promise<void> {
    try {
      const [first, ...more] = await standingOf(rows)
      if (first === undefined) return
      const left = [first, ...more].map(({ row }) => row)
      const sent = await send([first, ...more], async () => (await line.leave(left)).size === left.length)
      if (sent.outcome === 'failed') await failed(left, sent.why, sent.wait)
      else if (sent.outcome === 'later')
        await line.putBack(idsOf(left), context.now() + sent.wait, Math.max(...left.map(({ tries }) => tries)))
      else if (sent.outcome !== 'taken') await line.end(idsOf(left), sent.outcome)
    } catch (error) {
      context.log.error({ error, notices: rows.length }, 'what came of notices cannot be kept; they are not sent again')
    }
  }

  /** The notices that still apply; the others leave the queue, or wait until they are due. */
  async function standingOf(rows: readonly NoticeRow[]): Promise<Standing[]> {
    const looked = await Promise.all(rows.map(async (row) => ({ row, held: await holding(row) })))
    const over = looked.flatMap(({ row, held }) => (held.state === 'over' ? [row] : []))
    if (over.length > 0) await line.end(idsOf(over), 'gone')
    for (const { row, held } of looked) if (held.state === 'later') await line.putBack([row.id], held.at, row.tries)
    return looked.flatMap(({ row, held }) => (held.state === 'holds' ? [{ row, held }] : []))
  }

  async function failed(rows: readonly NoticeRow[], why: string, asked: number | null): Promise<void> {
    const tries = Math.max(...rows.map((row) => row.tries)) + 1
    const wait = waits[tries - 1]
    const { way, kind } = rows[0] as NoticeRow
    if (wait === undefined) {
      context.log.warn({ way, kind, tries, why }, 'a notice is given up')
      return line.end(idsOf(rows), 'gone')
    }
    context.log.info({ way, kind, tries, why }, 'a notice cannot be sent; it is tried again')
    return line.putBack(idsOf(rows), context.now() + Math.max(wait, Math.min(asked ?? 0, waits.at(-1) ?? 0)), tries)
  }

  async function recover(after: number): Promise<void> {
    try {
      await line.recover(context.now() - after + 1, context.now())
    } catch (error) {
      if (!context.closing) context.log.warn({ error }, 'what a killed server left cannot be looked for')
    }
  }

  function forget(): void {
    line.forget(context.now() - KNOWN).catch((error: unknown) => {
      if (!context.closing) context.log.warn({ error }, 'old notices cannot be forgotten')
    })
  }

  return {
    wake: () => void look(),
    start: (alone) => void recover(alone ? 0 : ABANDONED).then(look),
    stop: () => timers.forEach(clearInterval),
    async idle() {
      await Promise.race([Promise.all(running), new Promise((resolve) => setTimeout(resolve, LEAVING))])
    },
  }
}

function idsOf(rows: readonly NoticeRow[]): string[] {
  return rows.map(({ id }) => id)
}
