import { eventsFor, type GameEvent, type Seat, type Step, type Told, type Viewer } from '@orrery/kernel'
import type { MoveResult } from './under-way.ts'

/** What one move told, kept for the log. */
export interface ToldAt {
  readonly version: number
  /** Whose move it was; null for what was told at the start. */
  readonly seat: Seat | null
  readonly told: readonly Told[]
}

/** Everything that happened at a table, for its replay and its log; grows by `written`. */
export interface Chronicle {
  readonly steps: Step[]
  readonly told: ToldAt[]
}

/** Adds what happened; a taking-back takes the lines of its answer along. Returns what was added. */
export function written(
  { steps, told }: Chronicle,
  { seat, move, version, undone, told: heard }: MoveResult,
): { step: Step; told: ToldAt } {
  const step: Step = move === 'undo' ? { seat, undo: true } : { seat, answer: move }
  const lines: ToldAt = { version, seat, told: heard }
  steps.push(step)
  const at = undone === null ? -1 : told.findLastIndex((one) => one.version === undone)
  if (at >= 0) told.splice(at, 1)
  told.push(lines)
  return { step, told: lines }
}

/** The lines of a log as one viewer may know them, with the version of the table after what caused them. */
export function linesOf(told: readonly Pick<ToldAt, 'version' | 'told'>[], viewer: Viewer): { version: number; event: GameEvent }[] {
  return told.flatMap((one) => eventsFor(one.told, viewer).map((event) => ({ version: one.version, event })))
}
