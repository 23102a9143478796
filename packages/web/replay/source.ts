import {
  eventsFor,
  type Game,
  type Position,
  playReplay,
  positionOf,
  type Refusal,
  type Replay,
  type Seen,
  seenBy,
  type Told,
  type Viewer,
} from '@orrery/kernel'
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import '../local/page.ts'
import type { LogLine, Moment, Player, TableSource } from '../table/source.ts'

/** A finished table that is looked at step by step; anybody's eyes can be borrowed. */
export interface ReplaySource extends TableSource {
  /** Which step is shown; 0 is the start. */
  readonly at: Signal<number>
  readonly last: number
  /** The position after a step, to play on from there. */
  position(step: number): Position
}

interface Recorded {
  readonly seen: ReadonlyMap<Viewer, Seen>
  readonly told: readonly Told[]
  readonly version: number
}

const NEVER: Refusal = { rule: 'TABLE-4' }

/** Plays a replay through and keeps what everybody saw. Throws when a step no longer fits the rules. */
export function replaySource(game: Game, replay: Replay, id: string, players: readonly Player[]): ReplaySource {
  const viewers: readonly Viewer[] = [...players.map(({ seat }) => seat), 'spectator']
  const recorded: Recorded[] = []
  for (const { table, told } of playReplay(game, replay)) {
    recorded.push({ seen: new Map(viewers.map((viewer) => [viewer, seenBy(table, viewer)])), told, version: table.version })
  }
  const at = signal(0)
  const moments = new Map<Viewer, ReadonlySignal<Moment | null>>()
  const logs = new Map<Viewer, ReadonlySignal<readonly LogLine[]>>()
  let shownBefore = 0
  const forward = signal(true)
  at.subscribe((now) => {
    forward.value = now === shownBefore + 1
    shownBefore = now
  })
  for (const viewer of viewers) {
    moments.set(
      viewer,
      computed(() => {
        const step = recorded[at.value] as Recorded
        return { seen: step.seen.get(viewer) as Seen, events: forward.value ? eventsFor(step.told, viewer) : [] }
      }),
    )
    logs.set(
      viewer,
      computed(() =>
        recorded
          .slice(0, at.value + 1)
          .flatMap(({ told, version }) => eventsFor(told, viewer).map((event): LogLine => ({ event, version }))),
      ),
    )
  }
  return {
    id,
    game: replay.game,
    at,
    last: recorded.length - 1,
    options: signal(replay.options),
    link: signal('local'),
    stage: signal('over'),
    gone: signal(null),
    viewers: signal(viewers),
    players: signal(players.map((player) => ({ ...player, since: null }))),
    chat: signal([]),
    invitation: signal(null),
    moment: (viewer) => moments.get(viewer) ?? signal(null),
    log: (viewer) => logs.get(viewer) ?? signal([]),
    answer: async () => NEVER,
    undo: async () => NEVER,
    explain: async () => [],
    say: () => undefined,
    start: async () => undefined,
    leave: () => undefined,
    replay: async () => replay,
    rematch: async () => null,
    close: () => undefined,
    position(step) {
      for (const played of playReplay(game, replay)) {
        if (played.step === step) return JSON.parse(JSON.stringify(positionOf(played.table))) as Position
      }
      throw new RangeError(`the replay has no step ${step}`)
    },
  }
}
