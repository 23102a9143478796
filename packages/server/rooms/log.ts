import type { AddressedEvent, Viewer } from '@orrery/kernel'
import { linesOf } from '@orrery/play'
import { LIMITS, type LogEntry } from '@orrery/protocol'
import type { ServerContext } from '../server-context.ts'

/** The events of a table, by version. */
export interface LogPage {
  readonly steps: readonly { readonly version: number; readonly events: readonly AddressedEvent[] }[]
  /** Whether there are older ones. */
  readonly more: boolean
}

/**
 * The log of a table before a version, limited to the newest steps. Unreadable lines are left out, and the server's log says how many: the
 * table does not need them.
 */
export async function logPage(context: Pick<ServerContext, 'log' | 'store'>, table: string, before: number): Promise<LogPage> {
  let rows: Awaited<ReturnType<ServerContext['store']['eventsBefore']>>
  try {
    rows = await context.store.eventsBefore(table, before, LIMITS.logSteps + 1)
  } catch (error) {
    context.log.error({ table, version: before, error }, 'its log before a version cannot be read')
    return { steps: [], more: false }
  }
  const kept = rows.slice(0, LIMITS.logSteps).reverse()
  const steps = kept.flatMap(({ seq, events }) => {
    const read = readEvents(events)
    return read === null ? [] : [{ version: seq, events: read }]
  })
  if (steps.length < kept.length)
    context.log.error({ table }, `${kept.length - steps.length} steps of its log cannot be read; they are left out`)
  return { steps, more: rows.length > kept.length }
}

function readEvents(text: string): AddressedEvent[] | null {
  try {
    const told: unknown = JSON.parse(text)
    return Array.isArray(told) && told.every(isAddressed) ? told : null
  } catch {
    return null
  }
}

function isAddressed(one: unknown): one is AddressedEvent {
  if (typeof one !== 'object' || one === null || !('event' in one) || !('seats' in one) || !('others' in one)) return false
  return typeof one.event === 'object' && one.event !== null && (one.seats === null || Array.isArray(one.seats))
}

/** The lines of a page that one viewer may know. */
export function linesFor(page: LogPage, viewer: Viewer): LogEntry[] {
  return linesOf(page.steps, viewer)
}
