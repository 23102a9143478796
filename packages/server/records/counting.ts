import { FORMER } from '@orrery/protocol/former'
import type { Kysely } from 'kysely'
import type { Database } from '../store/database.ts'
import { fileResults } from '../store/records/finished-on.ts'
import { inOrder, keepRatings, type Moment, ratingsOf, takeBack } from '../store/records/ratings-on.ts'
import { type CountedResult, markCounted, membersAmong, resultsOf, uncounted } from '../store/records/results-on.ts'
import type { Schema } from '../store/schema.ts'
import { filed } from './filing.ts'
import { type CountedGame, type OnLadder, onLadder } from './ladder.ts'
import { notesOf } from './notes.ts'
import { type Played, standingsFrom, subjectsOf } from './standings.ts'

/** What counting needs of games; null: there is no such game any more. */
export type GamesCounted = (game: string) => Promise<CountedGame | null>

/** How many results are counted at once. */
const AT_ONCE = 50

/**
 * Counts the oldest uncounted results, each exactly once: a transaction stores everything made from a result together with its mark as
 * counted. Later tables on the same ladder are applied again, so the order in which servers count does not matter. Returns how many were
 * counted.
 */
export async function countResults(database: Database, gameOf: GamesCounted): Promise<readonly CountedResult[]> {
  const waiting = await uncounted(database.read, AT_ONCE)
  if (waiting.length === 0) return []
  const games = new Map<string, CountedGame | null>()
  for (const { row } of waiting) if (!games.has(row.game)) games.set(row.game, await gameOf(row.game))
  const notes = await notesOf(database, waiting, games)
  return database.transaction(async (db) => {
    const ids = waiting.map(({ row }) => row.table_id)
    const results = (await resultsOf(db, ids)).filter(({ row }) => row.counted === 0)
    // Another server has counted them all.
    if (results.length === 0) return []
    const rated = await ratedAmong(db, results, games)
    await markCounted(db, new Map(results.map(({ row }) => [row.table_id, rated.has(row.table_id)])))
    await fileResults(
      db,
      results.map((result) => filed(result, games.get(result.row.game) ?? null, notes.get(result.row.table_id) ?? [], rated)),
    )
    for (const [ladder, from] of await touchedLadders(db, results, rated)) await applyFrom(db, ladder, from, rated, games)
    return results
  })
}

async function ratedAmong(
  db: Kysely<Schema>,
  results: readonly CountedResult[],
  games: ReadonlyMap<string, CountedGame | null>,
): Promise<ReadonlyMap<string, OnLadder>> {
  const wanted = results.filter(({ wasRated }) => wasRated)
  const players = new Set(wanted.flatMap(({ seats }) => seats.flatMap(({ player }) => player ?? [])))
  const members = await membersAmong(db, [...players], FORMER)
  const rated = new Map<string, OnLadder>()
  for (const result of wanted) {
    const game = games.get(result.row.game) ?? null
    if (game === null || !result.seats.every(({ player }) => player === null || members.has(player))) continue
    const found = onLadder(result, game)
    if (found !== null) rated.set(result.row.table_id, found)
  }
  return rated
}

/** The ladders to be changed, each with its first moment: including where a table was that has been corrected since. */
async function touchedLadders(
  db: Kysely<Schema>,
  results: readonly CountedResult[],
  rated: ReadonlyMap<string, OnLadder>,
): Promise<ReadonlyMap<string, Moment>> {
  const first = new Map<string, Moment>()
  const touch = (ladder: string, moment: Moment): void => {
    const known = first.get(ladder)
    if (known === undefined || inOrder(moment, known) < 0) first.set(ladder, moment)
  }
  for (const { row } of results) {
    const found = rated.get(row.table_id)
    if (found !== undefined) touch(found.ladder, { ended: row.ended, table: row.table_id })
  }
  const tables = results.map(({ row }) => row.table_id)
  const stood = await db.selectFrom('rating_steps').select(['ladder', 'ended', 'table_id']).where('table_id', 'in', tables).execute()
  for (const { ladder, ended, table_id } of stood) touch(ladder, { ended, table: table_id })
  return first
}

async function applyFrom(
  db: Kysely<Schema>,
  ladder: string,
  from: Moment,
  rated: ReadonlyMap<string, OnLadder>,
  games: ReadonlyMap<string, CountedGame | null>,
): Promise<void> {
  const again = await takeBack(db, ladder, from)
  const news = [...rated].filter(([, on]) => on.ladder === ladder).map(([table]) => table)
  const tables = await playedAmong(db, [...new Set([...again, ...news])], ladder, games)
  const subjects = new Set(tables.flatMap(({ table }) => subjectsOf(table)))
  const standings = standingsFrom(ladder, await ratingsOf(db, ladder, [...subjects]))
  const steps = tables.flatMap((played) => standings.apply(played))
  await keepRatings(db, standings.changed(), steps)
}

/** Those tables in the order of their ends, without those that are no longer rated. */
async function playedAmong(
  db: Kysely<Schema>,
  ids: readonly string[],
  ladder: string,
  games: ReadonlyMap<string, CountedGame | null>,
): Promise<Played[]> {
  const results = await resultsOf(db, ids)
  return results
    .flatMap((result): Played[] => {
      const game = games.get(result.row.game) ?? null
      const found = game === null || result.row.rated !== 1 ? null : onLadder(result, game)
      return found?.ladder === ladder ? [{ id: result.row.table_id, ended: result.row.ended, table: found.table }] : []
    })
    .sort((one, other) => inOrder({ ended: one.ended, table: one.id }, { ended: other.ended, table: other.id }))
}
