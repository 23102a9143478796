import { shareOf } from '@orrery/kernel'
import type { FiguresOfGame } from '@orrery/protocol/figures'
import type { Kysely } from 'kysely'
import type { Database } from '../store/database.ts'
import type { Schema } from '../store/schema.ts'

/** What was played less often is left out: it would say more about its players than about the game. */
const FEWEST = 5

type Row = FiguresOfGame['figures'][number]
type Counted = Pick<Row, 'way' | 'by' | 'kind' | 'key' | 'played' | 'won' | 'drawn'>

/**
 * What wins at a game: by side (deck, faction, race), by seat and by the number of seats, with people's and bots' seats apart. Seats of
 * players who hide their record, and seats that a bot took over, do not count.
 */
export async function figuresOf({ read }: Database, game: string): Promise<Row[]> {
  const counted = [...(await byColumn(read, game, 'side')), ...(await byColumn(read, game, 'seat')), ...(await bySeats(read, game))]
  return counted
    .filter(({ kind, key, played }) => played >= FEWEST && (kind !== 'side' || key !== ''))
    .map((row) => ({ ...row, ...shareOf(row.won, row.played) }))
    .sort((one, other) => one.way.localeCompare(other.way) || one.kind.localeCompare(other.kind) || other.share - one.share)
}

function seatsOf(db: Kysely<Schema>, game: string) {
  const hiding = db.selectFrom('hidden_parts').select('player').where('part', '=', 'record')
  return db
    .selectFrom('finished_seats')
    .innerJoin('finished', 'finished.table_id', 'finished_seats.table_id')
    .where('finished_seats.game', '=', game)
    .where(({ or, eb, not }) => or([eb('finished_seats.player', 'is', null), not(eb('finished_seats.player', 'in', hiding))]))
    .where(({ or, eb }) => or([eb('finished_seats.player', 'is', null), eb('finished_seats.bot', 'is', null)]))
}

async function byColumn(db: Kysely<Schema>, game: string, kind: 'side' | 'seat'): Promise<Counted[]> {
  const rows = await seatsOf(db, game)
    .select(['finished.way', `finished_seats.${kind} as key`, 'finished_seats.outcome', ({ fn }) => fn.countAll<number>().as('count')])
    .select(({ fn }) => fn.count<number>('finished_seats.player').as('people'))
    .groupBy(['finished.way', `finished_seats.${kind}`, 'finished_seats.outcome'])
    .execute()
  return gathered(
    rows.flatMap(({ way, key, outcome, count, people }) => [
      { way, by: 'people' as const, kind, key: String(key), outcome, count: Number(people) },
      { way, by: 'bots' as const, kind, key: String(key), outcome, count: Number(count) - Number(people) },
    ]),
  )
}

/** By the number of players, for games in which all win or lose together. */
async function bySeats(db: Kysely<Schema>, game: string): Promise<Counted[]> {
  const sizes = db
    .selectFrom('finished_seats')
    .select(['table_id', ({ fn }) => fn.countAll<number>().as('size')])
    .where('game', '=', game)
    .groupBy('table_id')
  const rows = await seatsOf(db, game)
    .innerJoin(sizes.as('sizes'), 'sizes.table_id', 'finished.table_id')
    .select(['finished.way', 'sizes.size', 'finished_seats.outcome', ({ fn }) => fn.countAll<number>().as('count')])
    .select(({ fn }) => fn.count<number>('finished_seats.player').as('people'))
    .groupBy(['finished.way', 'sizes.size', 'finished_seats.outcome'])
    .execute()
  return gathered(
    rows.flatMap(({ way, size, outcome, count, people }) => [
      { way, by: 'people' as const, kind: 'seats' as const, key: String(size), outcome, count: Number(people) },
      { way, by: 'bots' as const, kind: 'seats' as const, key: String(size), outcome, count: Number(count) - Number(people) },
    ]),
  )
}

function gathered(parts: readonly (Omit<Counted, 'played' | 'won' | 'drawn'> & { outcome: string; count: number })[]): Counted[] {
  const rows = new Map<string, Counted>()
  for (const { outcome, count, ...row } of parts) {
    const id = JSON.stringify(row)
    const known = rows.get(id) ?? { ...row, played: 0, won: 0, drawn: 0 }
    rows.set(id, {
      ...known,
      played: known.played + count,
      won: known.won + (outcome === 'won' ? count : 0),
      drawn: known.drawn + (outcome === 'drawn' ? count : 0),
    })
  }
  return [...rows.values()]
}

const COLUMNS = ['way', 'by', 'kind', 'key', 'played', 'won', 'drawn', 'share', 'low', 'high'] as const

/** The same as CSV, with a header line. */
export function figuresCsv(rows: readonly Row[]): string {
  const cell = (value: string | number) => (/^[\w.-]*$/.test(String(value)) ? String(value) : `"${String(value).replaceAll('"', '""')}"`)
  return [COLUMNS.join(','), ...rows.map((row) => COLUMNS.map((column) => cell(row[column])).join(','))].join('\r\n')
}
