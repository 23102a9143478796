import { type AddressedEvent, eventsFor, type GameEvent, isLogged, type Seat, type Step, type Viewer } from '@orrery/kernel'
import type { MoveResult } from './under-way.ts'

/** One move's events, kept for the log. */
export interface LogEntry {
  readonly version: number
  /** Whose move it was; null for the start. */
  readonly seat: Seat | null
  readonly events: readonly AddressedEvent[]
}

/** Everything that happened at a table, for its replay and log; `written` adds to it. */
export interface Chronicle {
  readonly steps: Step[]
  readonly log: LogEntry[]
}

/** Adds what happened; an undo removes the lines of its answer. Returns what was added. */
export function written(
  { steps, log }: Chronicle,
  { seat, move, version, undone, events: heard }: MoveResult,
): { step: Step; log: LogEntry } {
  const step: Step = move === 'undo' ? { seat, undo: true } : { seat, answer: move }
  const lines: LogEntry = { version, seat, events: heard }
  steps.push(step)
  const at = undone === null ? -1 : log.findLastIndex((one) => one.version === undone)
  if (at >= 0) log.splice(at, 1)
  log.push(lines)
  return { step, log: lines }
}

/** The lines of a log that one viewer may know, with the version of the table after their cause. */
export function linesOf(told: readonly Pick<LogEntry, 'version' | 'events'>[], viewer: Viewer): { version: number; event: GameEvent }[] {
  return told.flatMap((one) =>
    eventsFor(one.events, viewer)
      .filter(isLogged)
      .map((event) => ({ version: one.version, event })),
  )
}
