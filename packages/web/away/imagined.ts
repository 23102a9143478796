import type { Answer, Refusal, Seat, Seen } from '@orrery/kernel'
import type { ForeseenQuestion } from '@orrery/protocol'
import { signal } from '@preact/signals'
import type { LogLine, Moment, TableSource } from '../table/source.ts'

const NOTHING_SAID = signal<readonly unknown[]>([])
const NEVER: Refusal = { rule: 'TABLE-4' }

/** A table as a seat imagines it, to be answered on its board. */
export interface Imagined {
  readonly source: TableSource
}

/**
 * The table as a seat imagines it when it is asked something that may come: its board draws it like any other, and an answer goes to
 * `keep` instead of to the table.
 */
export function imaginedSource(
  table: TableSource,
  seat: Seat,
  { question, view, told }: ForeseenQuestion,
  version: number,
  keep: (answer: Answer) => void,
): TableSource {
  const seen: Seen = { version, view, question, waiting: [seat], canUndo: false, canConcede: false, result: null }
  const moment = signal<Moment | null>({ seen, events: [] })
  const log = signal<readonly LogLine[]>(told.map((event) => ({ event, version })))
  return {
    id: table.id,
    game: table.game,
    options: table.options,
    link: table.link,
    stage: signal('playing'),
    gone: signal(null),
    viewers: signal([seat]),
    players: table.players,
    chat: signal([]),
    invitation: signal(null),
    moment: () => moment,
    log: () => log,
    async answer(_seat, answer) {
      keep(answer)
      return true
    },
    orders: () => NOTHING_SAID,
    order: () => undefined,
    undo: async () => NEVER,
    explain: async () => [],
    say: () => undefined,
    start: async () => undefined,
    leave: () => undefined,
    replay: async () => null,
    rematch: async () => null,
    close: () => undefined,
  }
}
