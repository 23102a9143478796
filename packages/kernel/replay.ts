import { answer } from './answer.ts'
import { contentOf } from './content.ts'
import type { AddressedEvent } from './event.ts'
import type { Game, Result } from './game.ts'
import type { Seat } from './ids.ts'
import { hash, type Json } from './json.ts'
import { type Position, positionOf, restore } from './position.ts'
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

/** Where a recorded table began. */
export interface ReplayStart {
  /** After the deal. It names content by key, so it stays the same when content is added. */
  readonly position: Position
  /** What the deal told. */
  readonly events: readonly AddressedEvent[]
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
  /** The table goes on from here; absent in older replays, which are dealt from the seed again. */
  readonly start?: ReplayStart
  readonly steps: readonly Step[]
  readonly result: Result | null
}

/** A replay's table before its first step. Throws a `RangeError` if its options or its start do not fit the game. */
export function openReplay<S extends TableState>(game: Game<S>, replay: Omit<Replay, 'result' | 'steps'>): Table<S> {
  const { start, options, seats, seed } = replay
  if (start === undefined) return openTable(game, options, seats, seed)
  const { table } = restore(game, start.position)
  if (table.seats !== seats) throw new RangeError(`the replay has ${seats} seats, and its start ${table.seats}`)
  table.events = [...start.events]
  return table
}

/** Where a table began, to record it. Call it when the table has just been opened, with what it told. */
export function startOf(table: Table, events: readonly AddressedEvent[]): ReplayStart {
  return { position: positionOf(table), events }
}

/**
 * Whether a replay's start is what its seed deals. Null if that cannot be checked: content has been added or rules have changed since, or
 * the replay has no start, as it is dealt from the seed then.
 */
export function isDealtBySeed(game: Game, { start, gameVersion, options, seats, seed }: Omit<Replay, 'result' | 'steps'>): boolean | null {
  if (start === undefined || gameVersion !== game.version) return null
  const { listings } = contentOf(game)
  const { catalogues = {} } = start.position
  if (Object.keys(listings).some((name) => listings[name] !== catalogues[name])) return null
  return hash(positionOf(openTable(game, options, seats, seed))) === hash(start.position)
}

/**
 * Plays a replay from its start, or else from its seed, step by step, and yields the table after each step, with its events. Throws an
 * `Error` that names the first step that does not fit.
 */
export function* playReplay<S extends TableState>(
  game: Game<S>,
  replay: Replay,
): Generator<{ table: Table<S>; events: AddressedEvent[]; step: number }> {
  const table = openReplay(game, replay)
  yield { table, events: takeEvents(table), step: 0 }
  for (const [at, step] of replay.steps.entries()) {
    const verdict = 'undo' in step ? undo(table, step.seat) : answer(table, step.seat, answerOf(table, step.seat, step.answer))
    if (verdict !== true) throw new Error(`step ${at + 1} (${JSON.stringify(step)}) is refused: ${verdict.rule}`)
    yield { table, events: takeEvents(table), step: at + 1 }
  }
}
