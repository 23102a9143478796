import { type AddressedEvent, type Refusal, type Replay, type ReplayStart, type Seat, startOf, type Table } from '@orrery/kernel'
import { type By, type Chronicle, type Move, start, step, written } from '@orrery/play'

/** A table in progress, and its replay. */
export interface TablePlay {
  readonly table: Table
  /** Makes a move. Returns why it was refused; null if it was made. */
  move(seat: Seat, what: Move, by: By): Refusal | null
  replay(): Replay
}

/** Starts to play at a table. `head`: the replay's beginning; `hear` is called with all events, also with the first ones. */
export function playAt(
  table: Table,
  head: Omit<Replay, 'start' | 'steps' | 'result'>,
  hear: (events: readonly AddressedEvent[]) => void,
): TablePlay {
  const { play: begun, events } = start(table, 0)
  let play = begun
  const begins: ReplayStart = JSON.parse(JSON.stringify(startOf(begun.table, events)))
  const chronicle: Chronicle = { steps: [], log: [] }
  hear(events)
  return {
    get table() {
      return play.table
    },
    move(seat, what, by) {
      const tried = step(play, seat, what, { now: 0, by })
      if ('refusal' in tried) return tried.refusal
      play = tried.play
      written(chronicle, tried.happened)
      hear(tried.happened.events)
      return null
    },
    replay: () => ({ ...head, start: begins, steps: chronicle.steps, result: play.table.result }),
  }
}
