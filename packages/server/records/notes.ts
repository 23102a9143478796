import { type Game, restore } from '@orrery/kernel'
import type { Noted } from '@orrery/records'
import type { Database } from '../store/database.ts'
import type { CountedResult } from '../store/records/results-on.ts'
import { type CountedGame, endedTable } from './ladder.ts'

/**
 * The facts that games record about tables that have just ended, by table, from their final positions. A deleted table, or one whose
 * position no longer fits the rules, has none.
 */
export async function notesOf(
  { read }: Database,
  results: readonly CountedResult[],
  games: ReadonlyMap<string, CountedGame | null>,
): Promise<ReadonlyMap<string, Noted>> {
  const notes = new Map<string, Noted>()
  for (const { row, seats } of results) {
    const game = games.get(row.game) ?? null
    if (game?.records == null) continue
    const kept = await read.selectFrom('positions').select('position').where('table_id', '=', row.table_id).executeTakeFirst()
    if (kept === undefined) continue
    try {
      const { state } = restore(game.rules as Game, JSON.parse(kept.position)).table
      const { records } = game
      const { options } = endedTable({ row, seats, pace: '', wasRated: false })
      notes.set(
        row.table_id,
        seats.map(({ seat }) => records.note(state, seat, options)),
      )
    } catch {
      // The result counts without them.
    }
    // Each takes a few milliseconds: others are served in between.
    await new Promise((resolve) => setImmediate(resolve))
  }
  return notes
}
