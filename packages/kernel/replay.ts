import { answer } from './answer.ts'
import type { AddressedEvent } from './event.ts'
import type { Game, Result } from './game.ts'
import type { Seat } from './ids.ts'
import type { Json } from './json.ts'
import type { Answer } from './question.ts'
import type { Seed } from './random.ts'
import type { TableState } from './state.ts'
import { answerOf } from './stored-answer.ts'
import { openTable, type Table, takeEvents } from './table.ts'
import { undo } from './undo.ts'

/** One step of a recorded table. */
export type Step = { readonly seat: Seat; readonly answer: Answer } | { readonly seat: Seat; readonly undo: true }

/** Who sat at a recorded table: a person's name, or the level of a bot. */
export interface ReplayPlayer {
  readonly name: string
  readonly bot: string | null
}

/** A whole table from which every shuffle and die can be checked: plain JSON. */
export interface Replay {
  readonly format: 1
  readonly game: string
  readonly gameVersion: number
  readonly options: Json
  readonly seats: number
  /** Who sat there; absent if unknown. */
  readonly players?: readonly ReplayPlayer[]
  /** Revealed at the table's end. */
  readonly seed: Seed
  /** SHA-256 of the seed as text, published at the table's start. */
  readonly commitment: string | null
  readonly steps: readonly Step[]
  readonly result: Result | null
}

/**
 * Plays a replay step by step and yields the table after each step, with its events. Throws an `Error` that names the first step that does
 * not fit.
 */
export function* playReplay<S extends TableState>(
  game: Game<S>,
  replay: Replay,
): Generator<{ table: Table<S>; events: AddressedEvent[]; step: number }> {
  const table = openTable(game, replay.options, replay.seats, replay.seed)
  yield { table, events: takeEvents(table), step: 0 }
  for (const [at, step] of replay.steps.entries()) {
    const verdict = 'undo' in step ? undo(table, step.seat) : answer(table, step.seat, answerOf(table, step.seat, step.answer))
    if (verdict !== true) throw new Error(`step ${at + 1} (${JSON.stringify(step)}) is refused: ${verdict.rule}`)
    yield { table, events: takeEvents(table), step: at + 1 }
  }
}
