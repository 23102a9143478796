import type { EndedTable, Noted } from '@orrery/records'
import type { Filed } from '../store/records/finished-on.ts'
import type { CountedResult } from '../store/records/results-on.ts'
import { type CountedGame, endedTable, ONLY_WAY, wayOf } from './ladder.ts'

const MINUTE = 60_000

/** A result as search finds it, with its players' achievements. */
export function filed(counted: CountedResult, game: CountedGame | null, noted: Noted, rated: ReadonlyMap<string, unknown>): Filed {
  const { row, seats, pace } = counted
  const ended = read(counted, noted)
  const winners = ended?.result.winners ?? []
  const isDraw = game?.rules.cooperative !== true && (winners.length === 0 || winners.length === seats.length)
  return {
    ...{ table: row.table_id, game: row.game, way: wayRead(game, ended), pace, ended: row.ended },
    minutes: Math.max(0, Math.round((row.ended - row.created) / MINUTE)),
    rated: rated.has(row.table_id),
    seats: seats.map(({ seat, player, bot }) => ({
      ...{ seat, player, bot },
      outcome: isDraw ? 'drawn' : winners.includes(seat) ? 'won' : 'lost',
      side: sideOf(game, ended, seat),
      achieved: player === null || bot !== null ? [] : achievedBy(game, ended, seat),
    })),
  }
}

function read(counted: CountedResult, noted: Noted): EndedTable | null {
  try {
    const ended = endedTable(counted, noted)
    return Array.isArray(ended.result?.winners) ? ended : null
  } catch {
    return null
  }
}

function wayRead(game: CountedGame | null, ended: EndedTable | null): string {
  try {
    return game === null || ended === null ? ONLY_WAY : wayOf(game, ended)
  } catch {
    return ONLY_WAY
  }
}

function sideOf(game: CountedGame | null, ended: EndedTable | null, seat: number): string {
  const fact = game?.records?.side?.fact
  return fact === undefined ? '' : String(ended?.noted[seat]?.[fact] ?? '')
}

function achievedBy(game: CountedGame | null, ended: EndedTable | null, seat: number): string[] {
  if (ended?.noted[seat] === undefined) return []
  return (game?.records?.achievements ?? []).filter(({ earned }) => earned(ended, seat)).map(({ id }) => id)
}
