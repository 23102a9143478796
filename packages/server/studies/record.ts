import { gunzipSync, gzipSync } from 'node:zlib'
import {
  type Game,
  isDealtBySeed,
  isSeed,
  openTable,
  playReplay,
  type Replay,
  type ReplayStart,
  restore,
  startOf,
  type Table,
  takeEvents,
} from '@orrery/kernel'
import { answer, isJson, json, STUDY_LIMITS } from '@orrery/protocol'
import { readBotName } from '@orrery/search'
import * as v from 'valibot'

/** A record to verify for a study: a `Replay` as JSON, compressed by gzip, in base64. */
export interface VerifyWork {
  readonly kind: 'verify'
  readonly game: string
  readonly owner: string
  readonly record: string
}

/** Why a record is refused. */
export type RecordFault = 'unreadable' | 'too-long' | 'other-version' | 'unfit' | 'unfinished'

/** The record as the server stores it, and the number of its answers; or why it is refused. */
export type VerifyOutcome = { readonly record: string; readonly length: number } | { readonly fault: RecordFault }

/** The most bytes of a record before it is compressed. */
const MOST_BYTES = 2_000_000
/** How deep a position may nest. */
const DEPTH = 64

const seat = v.pipe(v.number(), v.integer(), v.minValue(0))
/** What is read of a record. Names, results and commitments are not: the server stores none that it did not compute. */
const RECORD = v.object({
  format: v.literal(1),
  game: v.string(),
  gameVersion: v.number(),
  options: json,
  seats: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  players: v.optional(v.array(v.object({ bot: v.nullable(v.string()) }))),
  seed: v.pipe(v.string(), v.check(isSeed)),
  start: v.optional(v.object({ position: v.custom((value) => isJson(value, DEPTH)) })),
  steps: v.array(v.strictObject({ seat, answer })),
})
type Recorded = v.InferOutput<typeof RECORD>

/**
 * Plays a record from outside by the rules. A game must have ended; what begins in a scenario's position need not. Nothing of it is taken
 * on trust: what is stored is made anew from the start and the answers.
 */
export function verified(game: Game, compressed: string): VerifyOutcome {
  const read = readRecord(compressed)
  if (read === null || read.game !== game.id) return { fault: 'unreadable' }
  if (read.steps.length > STUDY_LIMITS.recordSteps) return { fault: 'too-long' }
  if (read.gameVersion !== game.version) return { fault: 'other-version' }
  const replay = replayed(game, read)
  if (replay === null) return { fault: 'unfit' }
  if (replay.result === null && isDealtBySeed(game, replay) !== false) return { fault: 'unfinished' }
  const record = gzipSync(JSON.stringify(replay)).toString('base64')
  return record.length > STUDY_LIMITS.recordStored ? { fault: 'too-long' } : { record, length: replay.steps.length }
}

function readRecord(compressed: string): Recorded | null {
  try {
    const text = gunzipSync(Buffer.from(compressed, 'base64'), { maxOutputLength: MOST_BYTES }).toString()
    const read = v.safeParse(RECORD, JSON.parse(text))
    return read.success ? read.output : null
  } catch {
    return null
  }
}

/** The record with its result; null if it does not fit the rules. */
function replayed(game: Game, { options, seats, players = [], seed, start, steps }: Recorded): Replay | null {
  const told = Array.from({ length: seats }, (_, at) => players[at]?.bot ?? null)
  const replay: Replay = {
    ...{ format: 1, game: game.id, gameVersion: game.version, options, seats, seed, commitment: null, steps, result: null },
    players: told.map((bot) => ({ name: '', bot: bot !== null && readBotName(bot) !== null ? bot : null })),
  }
  try {
    game.options(options, seats)
    const whole = { ...replay, start: startFor(game, replay, start?.position) }
    let last: Table | null = null
    for (const { table } of playReplay(game, whole)) last = table
    return { ...whole, result: last?.result ?? null }
  } catch {
    // Rules meet states here that no table had: whatever they throw, the record does not fit.
    return null
  }
}

/** Where a record begins, as this program stores it: dealt from the seed, or in a position from outside. Throws if that does not fit. */
function startFor(game: Game, replay: Omit<Replay, 'result'>, raw: unknown): ReplayStart {
  if (raw !== undefined) {
    const { table, dropped } = restore(game, raw)
    if (dropped > 0) throw new RangeError('the position does not fit')
    const start = startOf(table, [])
    if (isDealtBySeed(game, { ...replay, start }) !== true) return start
  }
  const dealt = openTable(game, replay.options, replay.seats, replay.seed)
  return startOf(dealt, takeEvents(dealt))
}
