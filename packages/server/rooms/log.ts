import { eventsFor, type Told, type Viewer } from '@orrery/kernel'
import { LIMITS, type LogEntry } from '@orrery/protocol'
import type { House } from './house.ts'

/** What was told at a table, by version. */
export interface LogPage {
  readonly steps: readonly { readonly version: number; readonly told: readonly Told[] }[]
  /** Whether there is more before. */
  readonly more: boolean
}

/** The log of a table before a version, newest steps first cut off at the bound of the messages. */
export async function logPage(house: House, table: string, before: number): Promise<LogPage> {
  const rows = await house.store.db
    .selectFrom('answers')
    .select(['seq', 'told'])
    .where('table_id', '=', table)
    .where('seq', '<', before)
    .where('void', '=', 0)
    .where('told', '<>', '[]')
    .orderBy('seq', 'desc')
    .limit(LIMITS.logSteps + 1)
    .execute()
  const kept = rows.slice(0, LIMITS.logSteps).reverse()
  return { steps: kept.map((row) => ({ version: row.seq, told: JSON.parse(row.told) as Told[] })), more: rows.length > kept.length }
}

/** The lines of a page as one viewer may know them. */
export function linesFor(page: LogPage, viewer: Viewer): LogEntry[] {
  return page.steps.flatMap(({ version, told }) => eventsFor(told, viewer).map((event) => ({ version, event })))
}
