import type { GameFilter, GamesMessage } from '@orrery/protocol'
import type { Kysely, SelectQueryBuilder } from 'kysely'
import type { Database } from '../store/database.ts'
import type { FinishedRow } from '../store/records/rows.ts'
import type { Schema } from '../store/schema.ts'
import { gamesFound } from './found.ts'

/** The size of a page. */
const PAGE = 30

/** Where a list of games continues. */
export interface Before {
  readonly at: number
  readonly table: string
}

type Query = SelectQueryBuilder<Schema, 'finished', FinishedRow>

/**
 * The finished tables that match, newest first. `reader` finds all of their own, and of others the listed ones. A player who hides their
 * games is found by name, searched for or as an opponent, only in games with the reader.
 */
export async function findGames(
  { read }: Database,
  reader: string,
  filter: GameFilter,
  before: Before | null,
): Promise<Omit<GamesMessage, 'ref'>> {
  const rows = await narrowed(await ofWhom(read, reader, filter), filter, before)
    .orderBy('finished.ended', 'desc')
    .orderBy('finished.table_id', 'desc')
    .limit(PAGE + 1)
    .execute()
  return { type: 'games', games: await gamesFound(read, rows.slice(0, PAGE)), more: rows.length > PAGE }
}

/** Begins with the most selective index. */
async function ofWhom(db: Kysely<Schema>, reader: string, filter: GameFilter): Promise<Query> {
  const { of, person, opponent, game, side, outcome } = filter
  const finished = db.selectFrom('finished').selectAll('finished')
  const ofPlayer = (player: string) => {
    let seats = db.selectFrom('finished_seats').select('table_id').where('player', '=', player)
    if (game !== undefined) seats = seats.where('game', '=', game)
    if (outcome !== undefined) seats = seats.where('outcome', '=', outcome)
    return side === undefined ? seats : seats.where('side', '=', side)
  }
  const withOpponent = async (query: Query): Promise<Query> => {
    if (opponent === undefined) return query
    const named = db.selectFrom('players').select('id').where('name', '=', opponent)
    const hiding = db.selectFrom('hidden_parts').select('player').where('part', '=', 'games')
    const mine = db.selectFrom('finished_seats').select('table_id').where('player', '=', reader)
    const theirs = db
      .selectFrom('finished_seats')
      .select('table_id')
      .where('player', 'in', named)
      .where(({ or, eb, not }) => or([not(eb('player', 'in', hiding)), eb('table_id', 'in', mine)]))
    return query.where('finished.table_id', 'in', theirs)
  }
  if (of === 'mine') return withOpponent(finished.where('finished.table_id', 'in', ofPlayer(reader)))
  if (of === 'person' && person !== undefined) {
    const shown = await isShown(db, person)
    const mine = db.selectFrom('finished_seats').select('table_id').where('player', '=', reader)
    const theirs = finished.where('finished.table_id', 'in', ofPlayer(person))
    return withOpponent(
      theirs.where(({ or, eb }) => (shown ? or([eb('public', '=', 1), eb('table_id', 'in', mine)]) : eb('table_id', 'in', mine))),
    )
  }
  const open = finished.where('public', '=', 1)
  if (side === undefined && outcome === undefined) return withOpponent(open)
  let seats = db.selectFrom('finished_seats').select('table_id').where('public', '=', 1)
  if (game !== undefined) seats = seats.where('game', '=', game)
  if (side !== undefined) seats = seats.where('side', '=', side)
  if (outcome !== undefined) seats = seats.where('outcome', '=', outcome)
  return withOpponent(open.where('finished.table_id', 'in', seats))
}

async function isShown(db: Kysely<Schema>, person: string): Promise<boolean> {
  const hidden = await db
    .selectFrom('hidden_parts')
    .select('part')
    .where('player', '=', person)
    .where('part', '=', 'games')
    .executeTakeFirst()
  return hidden === undefined
}

function narrowed(query: Query, filter: GameFilter, before: Before | null): Query {
  const { game, way, pace, rated, least, since, until } = filter
  let all = query
  if (game !== undefined) all = all.where('finished.game', '=', game)
  if (way !== undefined) all = all.where('finished.way', '=', way)
  if (pace !== undefined) all = all.where('finished.pace', '=', pace)
  if (rated !== undefined) all = all.where('finished.rated', '=', rated ? 1 : 0)
  if (least !== undefined) all = all.where('finished.minutes', '>=', least)
  if (since !== undefined) all = all.where('finished.ended', '>=', since)
  if (until !== undefined) all = all.where('finished.ended', '<', until)
  if (before !== null)
    all = all
      .where('finished.ended', '<=', before.at)
      .where(({ or, eb }) => or([eb('finished.ended', '<', before.at), eb('finished.table_id', '<', before.table)]))
  return all
}
