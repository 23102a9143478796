import type { Game, Json, Result } from '@orrery/kernel'
import { canBeRated, type EndedTable, type Noted, type RatedTable, type Records } from '@orrery/records'
import type { CountedResult } from '../store/records/results-on.ts'

/** What counting needs of a game. */
export interface CountedGame {
  readonly rules: Pick<Game, 'cooperative'> & Partial<Game>
  /** Null if the game has no records of its own. */
  readonly records: Records | null
}

/** Where and how a table is rated. */
export interface OnLadder {
  readonly ladder: string
  readonly table: RatedTable
}

/** The only way of a game that has no others. */
export const ONLY_WAY = 'all'

/** The name of a ladder. */
export const ladderName = (game: string, way: string, pace: string): string => `${game}/${way}/${pace}`

/** A result as games read it, with the facts recorded at its end, if known. */
export function endedTable({ row, seats }: CountedResult, noted: Noted = []): EndedTable {
  return {
    options: JSON.parse(row.options) as { readonly [setting: string]: Json },
    seats: seats.length,
    result: JSON.parse(row.result) as Result,
    noted,
  }
}

/** A table's way of playing. */
export function wayOf({ records }: CountedGame, { options, seats }: EndedTable): string {
  return records === null ? ONLY_WAY : records.way(options, seats)
}

/**
 * How a result is rated; null if it cannot be, whatever the table said: a cooperative game without difficulties, somebody against
 * themselves, bots only, nobody who lost, or options that the game can no longer read.
 */
export function onLadder(counted: CountedResult, game: CountedGame): OnLadder | null {
  try {
    return readOnLadder(counted, game)
  } catch {
    return null
  }
}

function readOnLadder(counted: CountedResult, game: CountedGame): OnLadder | null {
  const { row, seats, pace } = counted
  const ended = endedTable(counted)
  const { winners } = ended.result
  const { records } = game
  const { cooperative } = game.rules
  if (cooperative && records?.difficulty === undefined) return null
  if (!cooperative && winners.length === seats.length) return null
  const table: RatedTable = {
    seats: seats.map(({ seat, player, bot }) => ({ seat, player, bot, won: winners.includes(seat) })),
    sides: seats.map(({ seat }) => records?.sideOf?.(seat, seats.length) ?? seat),
    difficulty: cooperative ? (records?.difficulty?.(ended.options, seats.length) ?? null) : null,
  }
  return canBeRated(table) ? { ladder: ladderName(row.game, wayOf(game, ended), pace), table } : null
}

/** The parts of a ladder's name. */
export function ladderOf(ladder: string): { readonly game: string; readonly way: string; readonly pace: 'live' | 'day' } {
  const [game = '', way = '', pace] = ladder.split('/')
  return { game, way, pace: pace === 'day' ? 'day' : 'live' }
}
