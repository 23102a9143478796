import { FORMER } from '@orrery/protocol/former'
import type { Kysely } from 'kysely'
import type { Database } from '../store/database.ts'
import { fileResults } from '../store/records/finished-on.ts'
import { inOrder, keepRatings, type Moment, ratingsOf, takeBack } from '../store/records/ratings-on.ts'
import { type CountedResult, markCounted, membersAmong, resultsOf, uncounted } from '../store/records/results-on.ts'
import { reopenSeasons } from '../store/records/seasons-on.ts'
import type { Schema } from '../store/schema.ts'
import { StoreUnavailable } from '../store/store-unavailable.ts'
import { filed } from './filing.ts'
import { type CountedGame, type OnLadder, onLadder } from './ladder.ts'
import { notesOf } from './notes.ts'
import { type Played, standingsFrom, subjectsOf } from './standings.ts'

/** What counting needs of games; null: there is no such game any more. */
export type GamesCounted = (game: string) => Promise<CountedGame | null>

/** How many results are counted at once. */
const AT_ONCE = 50

/** Results that cannot be counted, as long as they are remembered. They keep no other result, and no season, waiting. */
export interface Unable {
  /** By table. */
  readonly tables: Set<string>
  /** One more cannot be counted. */
  fails(table: string, error: unknown): void
}

/**
 * Counts the oldest uncounted results, each exactly once: a transaction stores everything made from a result together with its mark as
 * counted. Later tables on the same ladder are applied again, so the order in which servers count does not matter. Returns those that were
 * counted. `unable`: where those that cannot be counted are noted; without it the first of them ends everything.
 */
export async function countResults(database: Database, gameOf: GamesCounted, unable?: Unable): Promise<readonly CountedResult[]> {
  const waiting = await uncounted(database.read, AT_ONCE, [...(unable?.tables ?? [])])
  if (waiting.length === 0) return []
  try {
    return await countThese(database, waiting, gameOf)
  } catch (error) {
    if (unable === undefined || error instanceof StoreUnavailable) throw error
    const counted = await countEach(database, waiting, gameOf, unable)
    return counted.length > 0 ? counted : countResults(database, gameOf, unable)
  }
}

/** Counts each by itself, because one of them cannot be counted. */
async function countEach(
  database: Database,
  waiting: readonly CountedResult[],
  gameOf: GamesCounted,
  unable: Unable,
): Promise<readonly CountedResult[]> {
  const counted: CountedResult[] = []
  for (const one of waiting) {
    try {
      counted.push(...(await countThese(database, [one], gameOf)))
    } catch (error) {
      if (error instanceof StoreUnavailable) throw error
      unable.tables.add(one.row.table_id)
      unable.fails(one.row.table_id, error)
    }
  }
  return counted
}

async function countThese(database: Database, waiting: readonly CountedResult[], gameOf: GamesCounted): Promise<readonly CountedResult[]> {
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
    // A season may have closed without one that could not be counted then.
    for (const [game, ended] of firstEnds(results)) await reopenSeasons(db, game, ended)
    return results
  })
}

/** When the first of the results ended, by game. */
function firstEnds(results: readonly CountedResult[]): ReadonlyMap<string, number> {
  const first = new Map<string, number>()
  for (const { row } of results) first.set(row.game, Math.min(row.ended, first.get(row.game) ?? row.ended))
  return first
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
