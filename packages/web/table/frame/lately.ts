import type { BoardModule } from '@orrery/board'
import type { GameEvent, Seat, Seen } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import type { Moment } from '../source/source.ts'

/** What happened since a seat last answered, picture by picture. */
export interface Lately {
  /** How the table looked when it had answered. */
  readonly before: Seen
  /** The last events before that: they may name who caused what is shown now. */
  readonly earlier: readonly GameEvent[]
  readonly moments: readonly Moment[]
}

/** How many of the earlier events are kept. */
export const EARLIER = 80

/** The most pictures that show losses again. */
const PICTURES = 7

/** A picture of what happened, with its events. */
export interface Beat {
  readonly seen: Seen
  readonly events: readonly GameEvent[]
}

/** The pictures in which something was lost, and how the table looked before. */
export interface LossBeats {
  readonly before: Seen
  readonly beats: readonly Beat[]
}

/** What happened lately, by seat. */
export interface LatelyBySeat {
  readonly [seat: number]: Lately
}

/** Adds a picture; the same picture again adds nothing, and an older one (after undo) begins anew. */
export function withMoment(lately: Lately | null, moment: Moment): Lately {
  const last = lately?.moments.at(-1)?.seen ?? lately?.before
  if (lately === null || last === undefined || moment.seen.version < last.version) return { before: moment.seen, earlier: [], moments: [] }
  if (moment.seen.version === last.version) return lately
  return { ...lately, moments: [...lately.moments, moment] }
}

/** What happened lately by a table's record; `told`: the whole log as the seat knows it, `now`: its current view. */
export function recorded({ before, beats }: LossBeats, told: readonly GameEvent[], now: Seen): Lately {
  const count = beats.reduce((sum, { events }) => sum + events.length, 0)
  // The record counts versions without undone answers; the last picture is the current table.
  const moments = beats.map((beat, at) => (at === beats.length - 1 ? { ...beat, seen: now } : beat))
  return { before: moments.length === 0 ? now : before, earlier: told.slice(0, told.length - count).slice(-EARLIER), moments }
}

/** What a seat lost lately, in a line; null: nothing. */
export function lossesLately(board: BoardModule, lately: Lately, seat: Seat, text: Text): string | null {
  const view = lately.moments.at(-1)?.seen.view
  const events = lately.moments.flatMap((moment) => moment.events)
  return view === undefined ? null : (board.losses?.(events, lately.earlier, view, seat, text) ?? null)
}

/** The pictures that show it again: each stretch that ends with a loss is one, the last few of them. */
export function lossBeats(board: BoardModule, lately: Lately, seat: Seat, text: Text): LossBeats {
  const beats: Beat[] = []
  let events: readonly GameEvent[] = []
  let earlier = lately.earlier
  for (const moment of lately.moments) {
    const lost = board.losses?.(moment.events, earlier, moment.seen.view, seat, text) ?? null
    events = [...events, ...moment.events]
    earlier = [...earlier, ...moment.events]
    if (lost === null) continue
    beats.push({ seen: moment.seen, events })
    events = []
  }
  const shown = beats.slice(-PICTURES)
  const before = beats.length > shown.length ? (beats[beats.length - shown.length - 1]?.seen ?? lately.before) : lately.before
  return { before, beats: shown }
}
