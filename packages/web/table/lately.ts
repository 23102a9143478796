import type { BoardModule } from '@orrery/board'
import type { GameEvent, Seat, Seen, Viewer } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import type { Signal } from '@preact/signals'
import { useLayoutEffect } from 'preact/hooks'
import type { Moment } from './source.ts'

/** What happened since a seat last answered, picture by picture. */
export interface Lately {
  /** How the table looked when it had answered. */
  readonly before: Seen
  /** The last that was told before it: who did what is told now may stand there. */
  readonly earlier: readonly GameEvent[]
  readonly moments: readonly Moment[]
}

/** So many events are kept of what was told before. */
const EARLIER = 80

/** So many pictures show again what was lost. */
const PICTURES = 7

/** A picture of what happened, and what was told of it. */
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

/** Adds a picture; the same picture again, or an older one after something was taken back, adds nothing or begins anew. */
export function withMoment(lately: Lately | null, moment: Moment): Lately {
  const last = lately?.moments.at(-1)?.seen ?? lately?.before
  if (lately === null || last === undefined || moment.seen.version < last.version) return { before: moment.seen, earlier: [], moments: [] }
  if (moment.seen.version === last.version) return lately
  return { ...lately, moments: [...lately.moments, moment] }
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

/**
 * Keeps what happens at a table since a seat last answered, and what that answer led to. `answered` says that it has answered what it saw.
 */
export function useLately(
  kept: Signal<LatelyBySeat> | null,
  seat: Viewer,
  moment: Moment,
): { readonly lately: Lately | null; answered(seen: Seen): void } {
  useLayoutEffect(() => {
    if (kept === null || seat === 'spectator') return
    const before = kept.peek()[seat] ?? null
    const after = withMoment(before, moment)
    if (after !== before) kept.value = { ...kept.peek(), [seat]: after }
  }, [kept, seat, moment])
  return {
    lately: seat === 'spectator' ? null : (kept?.value[seat] ?? null),
    answered(seen) {
      if (kept === null || seat === 'spectator') return
      const { earlier = [], moments = [] } = kept.peek()[seat] ?? {}
      const events = moments.filter((one) => one.seen.version <= seen.version).flatMap(({ events }) => events)
      const after = moments.filter((one) => one.seen.version > seen.version)
      kept.value = { ...kept.peek(), [seat]: { before: seen, earlier: [...earlier, ...events].slice(-EARLIER), moments: after } }
    },
  }
}
