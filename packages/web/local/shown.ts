import { eventsFor, isLogged, type Seat, seenBy, type Viewer } from '@orrery/kernel'
import { type Chronicle, dueTimes, linesOf, type MoveResult, type Timing, type UnderWay } from '@orrery/play'
import { type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { drawApart } from '../table/drawing.ts'
import type { LogLine, Moment, Player, Stage } from '../table/source/source.ts'
import type { LocalSeat } from './table-store.ts'

/** A local table as its boards show it. */
export interface Shown {
  /** The people who play on this screen; `spectator` if nobody does. */
  readonly viewers: readonly Viewer[]
  readonly players: ReadonlySignal<readonly Player[]>
  readonly stage: ReadonlySignal<Stage>
  moment(viewer: Viewer): ReadonlySignal<Moment | null>
  log(viewer: Viewer): ReadonlySignal<readonly LogLine[]>
  /** Shows the table as it is now and what has just happened; null: nothing has. */
  show(play: UnderWay, happened: MoveResult | null): void
  /** Keeps what has happened for the log at the next `show`. */
  showLater(happened: MoveResult): void
}

/** Shows a local table to the seats (`mine`) that people on this screen hold. `show` must be called before anything is read. */
export function shownHere(seats: readonly LocalSeat[], mine: readonly Seat[], chronicle: Chronicle, timing: Timing): Shown {
  const viewers: readonly Viewer[] = mine.length > 0 ? mine : ['spectator']
  // If several people share the screen, the table is also shown with all hands covered.
  const eyes: readonly Viewer[] = mine.length > 1 ? [...mine, 'spectator'] : viewers
  const moments = new Map<Viewer, Signal<Moment | null>>(eyes.map((viewer) => [viewer, signal(null)]))
  const logs = new Map<Viewer, Signal<readonly LogLine[]>>(eyes.map((viewer) => [viewer, signal(linesOf(chronicle.log, viewer))]))
  const players = signal<readonly Player[]>([])
  const stage = signal<Stage>('playing')
  let unshown: MoveResult[] = []

  function lengthen(viewer: Viewer, all: readonly MoveResult[]): void {
    const log = logs.get(viewer)
    if (log === undefined || all.length === 0) return
    let lines = [...log.value]
    for (const { version, undone, events } of all) {
      if (undone !== null) lines = lines.filter((line) => line.version !== undone)
      for (const event of eventsFor(events, viewer)) if (isLogged(event)) lines.push({ event, version })
    }
    log.value = lines
  }

  return {
    viewers,
    players,
    stage,
    moment: (viewer) => moments.get(viewer) ?? signal(null),
    log: (viewer) => logs.get(viewer) ?? signal([]),
    show(play, happened) {
      const { table, clocks } = play
      drawApart()
      for (const [viewer, moment] of moments) {
        moment.value = { seen: seenBy(table, viewer), events: happened === null ? [] : eventsFor(happened.events, viewer) }
        lengthen(viewer, happened === null ? unshown : [...unshown, happened])
      }
      unshown = []
      const dues = dueTimes(play, timing, (seat) => mine.includes(seat))
      players.value = seats.map(({ name, bot }, seat) => ({
        ...{ seat, name, holder: bot === null ? 'me' : 'bot', bot, present: true, replaceableAt: null },
        ...{ spent: clocks[seat]?.spent ?? 0, since: clocks[seat]?.since ?? null },
        timeUpAt: dues.find((due) => due.seat === seat)?.at ?? null,
      }))
      stage.value = table.result === null ? 'playing' : 'over'
    },
    showLater: (happened) => void unshown.push(happened),
  }
}
