import type { GameEvent, Seen } from '@orrery/kernel'
import type { Moment } from '../source/source.ts'

/** What happened since a seat last answered, beat by beat. */
export interface Lately {
  /** How the table looked when the seat had answered. */
  readonly before: Seen
  /** The last events before that, which may name who caused what is shown now. */
  readonly earlier: readonly GameEvent[]
  readonly moments: readonly Moment[]
}

/** The most earlier events that are kept. */
export const EARLIER = 80

/** A view of the table, and the events that led to it. */
export interface LossBeat {
  readonly seen: Seen
  readonly events: readonly GameEvent[]
}

/** The beats in which something was lost, and how the table looked before them. */
export interface LossBeats {
  readonly before: Seen
  readonly beats: readonly LossBeat[]
}

/** What happened lately, by seat. */
export interface LatelyBySeat {
  readonly [seat: number]: Lately
}

/** Adds a moment as a beat. The same moment again adds nothing, and an older one (after an undo) starts anew. */
export function withMoment(lately: Lately | null, moment: Moment): Lately {
  const last = lately?.moments.at(-1)?.seen ?? lately?.before
  if (lately === null || last === undefined || moment.seen.version < last.version) return { before: moment.seen, earlier: [], moments: [] }
  if (moment.seen.version === last.version) return lately
  return { ...lately, moments: [...lately.moments, moment] }
}

/** What happened lately according to a table's record. `told`: the whole log as the seat knows it; `now`: its current view. */
export function recorded({ before, beats }: LossBeats, told: readonly GameEvent[], now: Seen): Lately {
  const count = beats.reduce((sum, { events }) => sum + events.length, 0)
  // The record's versions do not count undone answers; the last beat is the current table.
  const moments = beats.map((beat, at) => (at === beats.length - 1 ? { ...beat, seen: now } : beat))
  return { before: moments.length === 0 ? now : before, earlier: told.slice(0, told.length - count).slice(-EARLIER), moments }
}
