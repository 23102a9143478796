import { eventsFor, type Seen, seenBy, type Table, type Told, type Viewer } from '@orrery/kernel'
import { diff, fingerprint, type Glimpse } from '@orrery/protocol'

/** What one viewer was shown last; all connections with the same eyes share it. */
export interface Cast {
  seen: Seen
  print: number
}

/** What the viewer sees of the table now. */
export function castFor(table: Table, viewer: Viewer): Cast {
  const seen = seenBy(table, viewer)
  return { seen, print: fingerprint(seen) }
}

/** Patches up to this length are sent without asking whether the whole view would be shorter. */
const SURELY_SMALL = 600

/** Shows the viewer the table after a step and returns what to send, as JSON text. */
export function glimpse(cast: Cast, table: Table, viewer: Viewer, told: readonly Told[]): string {
  const next = castFor(table, viewer)
  const patch = diff(cast.seen, next.seen) ?? {}
  const shared = { viewer, print: next.print, events: eventsFor(told, viewer) }
  cast.seen = next.seen
  cast.print = next.print
  const text = JSON.stringify({ ...shared, patch } satisfies Glimpse)
  if (text.length <= SURELY_SMALL) return text
  const whole = JSON.stringify({ ...shared, seen: next.seen } satisfies Glimpse)
  return whole.length < text.length ? whole : text
}
