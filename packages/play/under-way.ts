import {
  type AddressedEvent,
  type Answer,
  answer,
  answerSafely,
  fork,
  type Refusal,
  type Seat,
  storedAnswer,
  type Table,
  takeEvents,
  undo,
} from '@orrery/kernel'
import { type Clock, startClocks, thought, tick } from './clock.ts'
import { type Timing, UNTIMED } from './time/timing.ts'

/** What a seat does: it answers, or takes its last answer back. */
export type Move = Answer | 'undo'

/** Who moved: a person, a bot, or nobody because the time ran out (`clock`). */
export type By = 'person' | 'bot' | 'clock'

/** An answer that can still be taken back. */
export interface Fresh {
  /** The table's version after it. */
  readonly version: number
  readonly seat: Seat
  /** The time that it took, so that taking it back gives no time. */
  readonly used: number
}

/** A table under way: the kernel's table and what is kept beside it. Never changed: each move makes the next one. */
export interface UnderWay {
  readonly table: Table
  readonly fresh: readonly Fresh[]
  readonly clocks: readonly Clock[]
}

/** What a move led to. */
export interface MoveResult {
  /** The version it was made at, and the one it led to. */
  readonly from: number
  readonly version: number
  readonly seat: Seat
  /** The move as it is stored. */
  readonly move: Move
  readonly events: readonly AddressedEvent[]
  /** The version whose answer was taken back: its events no longer count. */
  readonly undone: number | null
}

/** Who makes a move, when, and at which version of the table. */
export interface How {
  readonly now: number
  readonly by: By
  readonly version?: number | undefined
  /** How time runs at the table; without a limit where absent. */
  readonly timing?: Timing
}

/** A table at its start, and its first events. */
export function start(
  table: Table,
  now: number,
  { control } = UNTIMED,
): { readonly play: UnderWay; readonly events: readonly AddressedEvent[] } {
  const events = takeEvents(table)
  return { play: { table, fresh: [], clocks: startClocks(table, now, control?.reserve) }, events }
}

/** The seats that the table waits for. */
export function seatsAsked(table: Table | null): Seat[] {
  return table === null ? [] : table.questions.map(({ seat }) => seat)
}

/** The outcome of a move: the table after it, or why it was refused. */
export type Stepped = { readonly play: UnderWay; readonly happened: MoveResult } | { readonly refusal: Refusal }

/** Makes a move on a copy, so that rules that throw harm nothing. Throws what they throw. */
export function step(play: UnderWay, seat: Seat, move: Move, how: How): Stepped {
  const { table } = play
  const tried = move === 'undo' ? takenBack(table, seat) : answerSafely(table, seat, move, how.version)
  if ('refusal' in tried) return tried
  return after(play, table, tried.table, seat, move === 'undo' ? move : storedAnswer(table, seat, move), how)
}

/**
 * Gives an answer without a copy: `play` must not be used afterwards, unless the answer is refused. A caller that may have to go back, also
 * because the rules throw, calls `asItWas` first.
 */
export function applyMoveInPlace(play: UnderWay, seat: Seat, move: Answer, how: How): Stepped {
  const { table } = play
  const before = { version: table.version, asked: table.asked.slice() }
  const stored = storedAnswer(table, seat, move)
  const verdict = answer(table, seat, move, how.version)
  return verdict === true ? after(play, before, { ...table }, seat, stored, how) : { refusal: verdict }
}

/** A table as it is now, unaffected by later changes in place; rebuilt from its activity's start only when it is used. */
export function asItWas(play: UnderWay): UnderWay {
  const { table, fresh, clocks } = play
  if (table.result !== null) return play
  const kept: Table = { ...table, answers: table.answers.slice(), asked: table.asked.slice(), marks: table.marks.slice() }
  let anew: Table | null = null
  return {
    fresh,
    clocks,
    get table() {
      anew ??= fork(kept)
      return anew
    },
  }
}

function after(play: UnderWay, before: Pick<Table, 'version' | 'asked'>, table: Table, seat: Seat, move: Move, how: How): Stepped {
  const events = takeEvents(table)
  const undone = move === 'undo' ? play.fresh.findLast((fresh) => fresh.seat === seat) : undefined
  const inTime = how.by === 'bot' ? null : how.by === 'person'
  const used = move === 'undo' ? (undone?.used ?? 0) : null
  return {
    play: {
      table,
      fresh: freshAfter(play, table, seat, how.now, move === 'undo', undone),
      clocks: tick(play.clocks, before, table, { seat, now: how.now, inTime, used, timing: how.timing ?? UNTIMED }),
    },
    happened: { from: before.version, version: table.version, seat, move, events, undone: undone?.version ?? null },
  }
}

function takenBack(table: Table, seat: Seat): { readonly table: Table } | { readonly refusal: Refusal } {
  const copy = fork(table)
  const verdict = undo(copy, seat)
  return verdict === true ? { table: copy } : { refusal: verdict }
}

function freshAfter(play: UnderWay, table: Table, seat: Seat, now: number, isUndo: boolean, undone?: Fresh): readonly Fresh[] {
  if (table.marks.length === 0) return []
  if (isUndo) return play.fresh.filter((one) => one !== undone)
  return [...play.fresh, { version: table.version, seat, used: thought(play.clocks[seat], now) }]
}
