import type { BoardModule } from '@orrery/board'
import type { GameEvent, Seat } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import type { Lately, LossBeat, LossBeats } from './lately.ts'

/** The most beats in which losses are shown again. */
const PICTURES = 7

/** What a seat lost lately, in one line; null: nothing. */
export function lossesLately(board: BoardModule, lately: Lately, seat: Seat, text: Text): string | null {
  const view = lately.moments.at(-1)?.seen.view
  const events = lately.moments.flatMap((moment) => moment.events)
  return view === undefined ? null : (board.losses?.(events, lately.earlier, view, seat, text) ?? null)
}

/** The beats that show the losses again: each stretch that ends with a loss is one, of which only the last few are taken. */
export function lossBeats(board: BoardModule, lately: Lately, seat: Seat, text: Text): LossBeats {
  const beats: LossBeat[] = []
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
