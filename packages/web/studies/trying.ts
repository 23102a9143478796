import {
  type AddressedEvent,
  type Answer,
  answer,
  answerOf,
  eventsFor,
  type Game,
  type Position,
  type Refusal,
  restore,
  type Seat,
  type Step,
  seenBy,
  storedAnswer,
  type Viewer,
} from '@orrery/kernel'
import { linesOf } from '@orrery/play'
import { computed, type ReadonlySignal, signal } from '@preact/signals'
import type { ReplaySource } from '../replay/source.ts'
import { ordersOfPage } from '../table/source/orders.ts'
import type { LogLine, Moment, TableSource } from '../table/source/source.ts'

/** A line of play tried from a moment of a finished game: the reader answers for all seats. */
export interface TryingSource extends TableSource {
  /** The answers so far. */
  readonly steps: ReadonlySignal<readonly Step[]>
  /** Undoes the last answer, whichever seat gave it. */
  back(): void
}

const NEVER: Refusal = { rule: 'TABLE-4' }

/** Opens the game as it was after a step of a replay. */
export function tryingSource(game: Game, replay: ReplaySource, from: number): TryingSource {
  const start: Position = replay.position(from)
  const begin = () => restore(game, structuredClone(start)).table
  let table = begin()
  const steps = signal<readonly Step[]>([])
  const happened = signal<readonly { readonly version: number; readonly events: readonly AddressedEvent[] }[]>([])
  const forward = signal(false)
  const asked = (seat: Seat): boolean => seenBy(table, seat).question !== null

  const moments = new Map<Viewer, ReadonlySignal<Moment | null>>()
  const logs = new Map<Viewer, ReadonlySignal<readonly LogLine[]>>()
  for (const viewer of replay.viewers.peek()) {
    moments.set(
      viewer,
      computed(() => {
        const last = happened.value.at(-1)
        const events = forward.value && last !== undefined ? eventsFor(last.events, viewer) : []
        return { seen: seenBy(table, viewer), events }
      }),
    )
    const before = replay.log(viewer).peek()
    logs.set(
      viewer,
      computed(() => [...before, ...linesOf(happened.value, viewer)]),
    )
  }

  /** Gives an answer at the current table, and records it with its events. Returns the refusal if it is not legal. */
  function give(seat: Seat, given: Answer): true | Refusal {
    const stored = storedAnswer(table, seat, given)
    const verdict = answer(table, seat, answerOf(table, seat, stored))
    if (verdict !== true) return verdict
    const events = table.events.splice(0)
    forward.value = true
    steps.value = [...steps.peek(), { seat, answer: stored }]
    happened.value = [...happened.peek(), { version: table.version, events }]
    return true
  }

  function back(): void {
    const kept = steps.peek().slice(0, -1)
    table = begin()
    for (const step of kept) if ('answer' in step) answer(table, step.seat, answerOf(table, step.seat, step.answer))
    table.events.length = 0
    forward.value = false
    steps.value = kept
    happened.value = happened.peek().slice(0, -1)
  }

  return {
    ...replay,
    steps,
    back,
    stage: computed(() => {
      happened.value
      return table.result === null ? 'playing' : 'over'
    }),
    // The asked seat comes first, because the frame shows the view of the first seat.
    viewers: computed(() => {
      happened.value
      return replay.viewers.peek().toSorted((one, other) => Number(isAsked(other)) - Number(isAsked(one)))
    }),
    moment: (viewer) => moments.get(viewer) ?? signal(null),
    log: (viewer) => logs.get(viewer) ?? signal([]),
    answer: async (seat, given) => give(seat, given),
    ...ordersOfPage(),
    undo: async () => NEVER,
    explain: async (seat, piece) => [...game.explain(table.state, seat, piece)],
    replay: async () => null,
  }

  function isAsked(viewer: Viewer): boolean {
    return viewer !== 'spectator' && asked(viewer)
  }
}
