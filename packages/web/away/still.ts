import type { Answer, Refusal, Seat } from '@orrery/kernel'
import { type ReadonlySignal, signal } from '@preact/signals'
import type { LogLine, Moment, TableSource } from '../table/source/source.ts'

const NOTHING_SAID = signal<readonly unknown[]>([])
const NEVER: Refusal = { rule: 'TABLE-4' }

/** A still picture of a table, as one of its seats sees it: nothing happens there, and answers go to `keep`. */
export function stillSource(
  table: TableSource,
  seat: Seat,
  moment: ReadonlySignal<Moment | null>,
  log: ReadonlySignal<readonly LogLine[]>,
  keep?: (answer: Answer) => void,
): TableSource {
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
      keep?.(answer)
      return keep === undefined ? NEVER : true
    },
    orders: () => NOTHING_SAID,
    order: () => undefined,
    undo: async () => NEVER,
    explain: async () => [],
    say: async () => undefined,
    start: async () => undefined,
    leave: () => undefined,
    replay: async () => null,
    rematch: async () => null,
    close: () => undefined,
  }
}
