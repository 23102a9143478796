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

/** Plays a replay through once. Throws an `Error` that names the first step that does not fit the rules. */
export function playback(game: Game, replay: Omit<Replay, 'result'>): Playback {
  const steps = counted(replay.steps)
  const table = openReplay(game, replay)
  const log: LogEntry[] = [{ version: 0, seat: null, events: takeEvents(table) }]
  const kept: Position[] = [positionOf(table)]
  for (const [at, step] of steps.entries()) {
    if (!gives(table, step)) throw new Error(`step ${at + 1} (${JSON.stringify(step)}) does not fit`)
    log.push({ version: at + 1, seat: step.seat, events: takeEvents(table) })
    if ((at + 1) % EVERY === 0) kept.push(positionOf(table))
  }
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
