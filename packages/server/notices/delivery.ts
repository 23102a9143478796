import type { ServerContext } from '../server-context.ts'
import type { NoticeQueue } from '../store/notices/queue.ts'
import type { NoticeRow } from '../store/notices/rows.ts'
import type { CheckValidity, Validity } from './validity.ts'

const MINUTE = 60_000
/** The waits after failures, in milliseconds; after the last a notice is given up. */
export const WAITS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE, 360 * MINUTE]

/** The result of sending notices: sent, never to be sent, another server's by now, put off untried, or to be tried again. */
export type Sent =
  | { readonly outcome: 'sent' | 'gone' | 'taken' }
  | { readonly outcome: 'later'; readonly wait: number }
  /** `wait`: how long the other side wants to be left alone, in milliseconds; null: not given. */
  | { readonly outcome: 'failed'; readonly why: string; readonly wait: number | null }

/** A notice that still applies. */
export interface ValidNotice {
  readonly row: NoticeRow
  readonly checked: Extract<Validity, { readonly state: 'holds' }>
}

/** How notices leave the queue: whether they still apply, and how those of one player and channel are sent. */
export interface Delivery {
  readonly validity: CheckValidity
  /** `leave` is called right before something leaves the server: false if another server has it by now. */
  send(notices: readonly [ValidNotice, ...ValidNotice[]], leave: () => Promise<boolean>): Promise<Sent>
}

/**
 * Delivers claimed notices of one player and channel, and records in the queue what became of them. Never rejects. `waits`: how long a failed
 * notice waits, in milliseconds, failure by failure.
 */
export function deliveredBy(
  context: Pick<ServerContext, 'now' | 'log'>,
  queue: NoticeQueue,
  { validity, send }: Delivery,
  waits: readonly number[],
): (rows: readonly NoticeRow[]) => Promise<void> {
  return deliver

  async function deliver(rows: readonly NoticeRow[]): Promise<void> {
    try {
      const [first, ...more] = await validOf(rows)
      if (first === undefined) return
      const left = [first.row, ...more.map(({ row }) => row)] as const
      const sent = await send([first, ...more], async () => (await queue.leave(left)).size === left.length)
      if (sent.outcome === 'failed') await failed(left, sent.why, sent.wait)
      else if (sent.outcome === 'later')
        await queue.putBack(idsOf(left), context.now() + sent.wait, Math.max(...left.map(({ tries }) => tries)))
      else if (sent.outcome !== 'taken') await queue.end(idsOf(left), sent.outcome)
    } catch (error) {
      context.log.error({ error, notices: rows.length }, 'what came of notices cannot be kept; they are not sent again')
    }
  }

  /** The notices that still apply; the others leave the queue, or wait until they are due. */
  async function validOf(rows: readonly NoticeRow[]): Promise<ValidNotice[]> {
    const looked = await Promise.all(rows.map(async (row) => ({ row, checked: await validity(row) })))
    const over = looked.flatMap(({ row, checked }) => (checked.state === 'over' ? [row] : []))
    if (over.length > 0) await queue.end(idsOf(over), 'gone')
    for (const { row, checked } of looked) if (checked.state === 'later') await queue.putBack([row.id], checked.at, row.tries)
    return looked.flatMap(({ row, checked }) => (checked.state === 'holds' ? [{ row, checked }] : []))
  }

  async function failed(rows: readonly [NoticeRow, ...NoticeRow[]], why: string, asked: number | null): Promise<void> {
    const tries = Math.max(...rows.map((row) => row.tries)) + 1
    const wait = waits[tries - 1]
    const { way, kind } = rows[0]
    if (wait === undefined) {
      context.log.warn({ way, kind, tries, why }, 'a notice is given up')
      return queue.end(idsOf(rows), 'gone')
    }
    context.log.info({ way, kind, tries, why }, 'a notice cannot be sent; it is tried again')
    return queue.putBack(idsOf(rows), context.now() + Math.max(wait, Math.min(asked ?? 0, waits.at(-1) ?? 0)), tries)
  }
}

function idsOf(rows: readonly NoticeRow[]): string[] {
  return rows.map(({ id }) => id)
}
