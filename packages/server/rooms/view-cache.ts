import { type AddressedEvent, eventsFor, onlooking, type Seen, seenBy, type Table, type Viewer } from '@orrery/kernel'
import { diff, fingerprint, fingerprintAfter, type Glimpse, type Known, nothingKnown } from '@orrery/protocol'

/** What one viewer was shown last; all connections with the same eyes share it. */
export interface ViewCache {
  seen: Seen
  print: number
  /** How long the whole was when it was last printed. */
  size: number
}

/** What the viewer sees of the table now. */
export function castFor(table: Table, viewer: Viewer): ViewCache {
  const seen = seenBy(table, viewer)
  return { seen, print: fingerprint(seen), size: 0 }
}

/** Patches up to this length are sent without asking whether the whole view would be shorter. */
const SURELY_SMALL = 600

/** A moment of a table as it is told to all who look: what they see alike is made, compared and weighed once. */
export interface Telling {
  readonly look: (viewer: Viewer) => Seen
  readonly events: readonly AddressedEvent[]
  readonly known: Known
}

/** What there is to tell of the table after a step to so many. */
export function telling(table: Table, events: readonly AddressedEvent[], lookers: number): Telling {
  return { look: onlooking(table), events, known: nothingKnown(lookers) }
}

/** Shows the viewer the table after a step and returns what to send, as JSON text. The whole is printed only where it may be shorter. */
export function glimpse(cast: ViewCache, { look, events, known }: Telling, viewer: Viewer): string {
  const seen = look(viewer)
  const patch = diff(cast.seen, seen, known)
  const print = fingerprintAfter(cast.print, cast.seen, seen, patch, known)
  const shared = { viewer, print, events: eventsFor(events, viewer) }
  cast.seen = seen
  cast.print = print
  known.lookers--
  const text = JSON.stringify({ ...shared, patch: patch ?? {} } satisfies Glimpse)
  if (text.length <= Math.max(SURELY_SMALL, cast.size / 2)) return text
  const whole = JSON.stringify({ ...shared, seen } satisfies Glimpse)
  cast.size = whole.length
  return whole.length < text.length ? whole : text
}
