import { eventsFor, type Game, type Position, type Refusal, type Replay, type Step, seenBy, type Viewer } from '@orrery/kernel'
import { playThrough } from '@orrery/play'
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { finished } from '../app/unhurried.ts'
import '../local/page.ts'
import { ordersOfPage } from '../table/source/orders.ts'
import type { LogLine, Moment, Player, TableSource } from '../table/source/source.ts'

/** A finished table, viewed step by step from any seat. */
export interface ReplaySource extends TableSource {
  /** The shown step; 0 is the start. */
  readonly at: Signal<number>
  readonly last: number
  /** The answers that counted. */
  readonly steps: readonly Step[]
  /** The position after a step, to play on from there. */
  position(step: number): Position
}

const NEVER: Refusal = { rule: 'TABLE-4' }

/** Plays a replay through. Throws if a step no longer fits the rules. */
export async function replaySource(game: Game, replay: Replay, id: string, players: readonly Player[]): Promise<ReplaySource> {
  const viewers: readonly Viewer[] = [...players.map(({ seat }) => seat), 'spectator']
  const back = await finished(playThrough(game, replay))
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
        const step = at.value
        return { seen: seenBy(back.table(step), viewer), events: forward.value ? eventsFor(back.entry(step).events, viewer) : [] }
      }),
    )
    logs.set(
      viewer,
      computed((): readonly LogLine[] => back.lines(at.value, viewer)),
    )
  }
  return {
    id,
    game: replay.game,
    at,
    last: back.last,
    steps: back.steps,
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
    ...ordersOfPage(),
    undo: async () => NEVER,
    explain: async () => [],
    say: async () => undefined,
    start: async () => undefined,
    leave: () => undefined,
    replay: async () => replay,
    rematch: async () => null,
    close: () => undefined,
    position: back.position,
  }
}
