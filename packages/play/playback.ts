import {
  answer,
  answerOf,
  type Game,
  openReplay,
  type Position,
  positionOf,
  type Replay,
  restore,
  type Step,
  type Table,
  takeEvents,
  type Viewer,
} from '@orrery/kernel'
import { type LogEntry, linesOf } from './chronicle.ts'

/** A recorded table with access to any step: it keeps some positions and plays the rest again. */
export interface Playback {
  /** The answers that counted, without undone ones. */
  readonly steps: readonly Step[]
  /** The number of the last step; 0 is the start. */
  readonly last: number
  /** The table after a step. The next call reuses the object. Do not change it. */
  table(step: number): Table
  /** The log entry of a step. */
  entry(step: number): LogEntry
  /** The log lines up to a step that a viewer may know. */
  lines(step: number, viewer: Viewer): ReturnType<typeof linesOf>
  /** The position after a step, to play on from there. */
  position(step: number): Position
}

/** The number of steps between two stored positions, and so the most steps that are replayed to reach one. */
const EVERY = 64

/** A step that answers. */
type Given = Extract<Step, { readonly answer: unknown }>

/** A moment of a table that is played again: the table after a step, which the next one changes, and what happened. */
export interface PlayedStep {
  readonly step: number
  readonly table: Table
  readonly entry: LogEntry
}

/** Plays a replay through once. Throws an `Error` that names the first step that does not fit the rules. */
export function playback(game: Game, replay: Omit<Replay, 'result'>): Playback {
  return drained(playThrough(game, replay))
}

/** What a generator comes to in the end. */
export function drained<R>(work: Generator<unknown, R>): R {
  for (;;) {
    const next = work.next()
    if (next.done) return next.value
  }
}

/** The same as `playback`, one step after the other, for whoever looks at each, or has other things to do between them. */
export function* playThrough(game: Game, replay: Omit<Replay, 'result'>): Generator<PlayedStep, Playback> {
  const steps = counted(replay.steps)
  const table = openReplay(game, replay)
  const first: LogEntry = { version: 0, seat: null, events: takeEvents(table) }
  const log = [first]
  const kept: Position[] = [positionOf(table)]
  yield { step: 0, table, entry: first }
  for (const [at, step] of steps.entries()) {
    if (!gives(table, step)) throw new Error(`step ${at + 1} (${JSON.stringify(step)}) does not fit`)
    const entry: LogEntry = { version: at + 1, seat: step.seat, events: takeEvents(table) }
    log.push(entry)
    if ((at + 1) % EVERY === 0) kept.push(positionOf(table))
    yield { step: at + 1, table, entry }
  }
  return accessTo({ game, steps, table, log, kept })
}

/** A table that was played through, with all that is kept of it. */
interface PlayedThrough {
  readonly game: Game
  readonly steps: readonly Given[]
  readonly table: Table
  readonly log: readonly LogEntry[]
  readonly kept: readonly Position[]
}

function accessTo({ game, steps, table, log, kept }: PlayedThrough): Playback {
  let shown = table
  let at = steps.length
  const lines = new Map<Viewer, { readonly all: ReturnType<typeof linesOf>; readonly until: readonly number[] }>()

  function go(step: number): Table {
    if (!(step >= 0 && step <= steps.length)) throw new RangeError(`the replay has no step ${step}`)
    const from = Math.floor(step / EVERY)
    if (at > step || at < from * EVERY) {
      shown = restore(game, kept[from]).table
      at = from * EVERY
    }
    for (; at < step; at++) gives(shown, steps[at] as Given)
    shown.events.length = 0
    return shown
  }

  return {
    steps,
    last: steps.length,
    table: go,
    entry: (step) => log[step] as LogEntry,
    lines(step, viewer) {
      let known = lines.get(viewer)
      if (known === undefined) {
        const each = log.map((one) => linesOf([one], viewer))
        let count = 0
        known = { all: each.flat(), until: each.map(({ length }) => (count += length)) }
        lines.set(viewer, known)
      }
      return known.all.slice(0, known.until[step])
    },
    position: (step) => JSON.parse(JSON.stringify(positionOf(go(step)))) as Position,
  }
}

function gives(table: Table, step: Given): boolean {
  return answer(table, step.seat, answerOf(table, step.seat, step.answer)) === true
}

/** The answers that counted. Undo leads to the same table as never having answered, so both are left out. */
function counted(steps: readonly Step[]): Given[] {
  const counting: Given[] = []
  for (const step of steps) {
    if (!('undo' in step)) counting.push(step)
    else {
      const back = counting.findLastIndex(({ seat }) => seat === step.seat)
      if (back >= 0) counting.splice(back, 1)
    }
  }
  return counting
}
