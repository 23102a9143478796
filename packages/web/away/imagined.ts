import type { Answer, Seat, Seen } from '@orrery/kernel'
import type { ForeseenQuestion } from '@orrery/protocol'
import { signal } from '@preact/signals'
import type { TableSource } from '../table/source/source.ts'
import { stillSource } from './still.ts'

/** A table as a seat imagines it, to be answered on its board. */
export interface Imagined {
  readonly source: TableSource
}

/**
 * The imagined table at which a seat is asked a foreseen question. Its board draws it like any other, but an answer goes to `keep`, not to
 * the table.
 */
export function imaginedSource(
  table: TableSource,
  seat: Seat,
  { question, view, events }: ForeseenQuestion,
  version: number,
  keep: (answer: Answer) => void,
): TableSource {
  const seen: Seen = { version, view, question, waiting: [seat], canUndo: false, canConcede: false, result: null }
  return stillSource(table, seat, signal({ seen, events: [] }), signal(events.map((event) => ({ event, version }))), keep)
}
