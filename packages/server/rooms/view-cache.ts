import { type AddressedEvent, eventsFor, type Seen, seenBy, seenByEach, type Table, type Viewer } from '@orrery/kernel'
import { diff, fingerprint, fingerprintAfter, type Glimpse, type Known, nothingKnown } from '@orrery/protocol'

/** What one viewer was last shown; all connections with this viewer share it. */
export interface ViewCache {
  seen: Seen
  print: number
  /** The length of the whole view when it was last printed. */
  size: number
}

/** A cache with the viewer's current view. */
export function viewCacheFor(table: Table, viewer: Viewer): ViewCache {
  const seen = seenBy(table, viewer)
  return { seen, print: fingerprint(seen), size: 0 }
}

/** Patches up to this length are sent without checking whether the whole view would be shorter. */
const SURELY_SMALL = 600

/** A moment of a table as it is sent to all watchers: what their views share is made, compared and measured once. */
export interface Telling {
  readonly look: (viewer: Viewer) => Seen
  readonly events: readonly AddressedEvent[]
  readonly known: Known
}

/** The moment of a table after a step, for this many viewers. */
export function telling(table: Table, events: readonly AddressedEvent[], watchers: number): Telling {
  return { look: seenByEach(table), events, known: nothingKnown(watchers) }
}

/**
 * Updates the viewer to the table after a step and returns what to send, as JSON text. The whole view is printed only if it may be shorter.
 */
export function glimpse(cache: ViewCache, { look, events, known }: Telling, viewer: Viewer): string {
  const seen = look(viewer)
  const patch = diff(cache.seen, seen, known)
  const print = fingerprintAfter(cache.print, cache.seen, seen, patch, known)
  const shared = { viewer, print, events: eventsFor(events, viewer) }
  cache.seen = seen
  cache.print = print
  known.watchers--
  const text = JSON.stringify({ ...shared, patch: patch ?? {} } satisfies Glimpse)
  if (text.length <= Math.max(SURELY_SMALL, cache.size / 2)) return text
  const whole = JSON.stringify({ ...shared, seen } satisfies Glimpse)
  cache.size = whole.length
  return whole.length < text.length ? whole : text
}
