import { eventsFor, type Seen, seenBy, type Table, type Told, type Viewer } from '@orrery/kernel'
import { diff, fingerprint, fingerprintAfter, type Glimpse } from '@orrery/protocol'

/** What one viewer was shown last; all connections with the same eyes share it. */
export interface Cast {
  seen: Seen
  print: number
  /** How long the whole was when it was last printed. */
  size: number
}

/** What the viewer sees of the table now. */
export function castFor(table: Table, viewer: Viewer): Cast {
  const seen = seenBy(table, viewer)
  return { seen, print: fingerprint(seen), size: 0 }
}

/** Patches up to this length are sent without asking whether the whole view would be shorter. */
const SURELY_SMALL = 600

/** Shows the viewer the table after a step and returns what to send, as JSON text. The whole is printed only where it may be shorter. */
export function glimpse(cast: Cast, table: Table, viewer: Viewer, told: readonly Told[]): string {
  const seen = seenBy(table, viewer)
  const patch = diff(cast.seen, seen)
  const print = fingerprintAfter(cast.print, cast.seen, seen, patch)
  const shared = { viewer, print, events: eventsFor(told, viewer) }
  cast.seen = seen
  cast.print = print
  const text = JSON.stringify({ ...shared, patch: patch ?? {} } satisfies Glimpse)
  if (text.length <= Math.max(SURELY_SMALL, cast.size / 2)) return text
  const whole = JSON.stringify({ ...shared, seen } satisfies Glimpse)
  cast.size = whole.length
  return whole.length < text.length ? whole : text
}
