import type { Kysely } from 'kysely'
import type { Database } from '../store/database.ts'
import type { Schema } from '../store/schema.ts'

/** Two players who meet in an odd way: every rated game has one winner, or most end at once. */
export interface OneSidedPair {
  /** Who won more of the games. */
  readonly winner: string
  readonly loser: string
  readonly games: number
  /** Those that `winner` won. */
  readonly won: number
  /** Those that ended at once. */
  readonly short: number
}

/** How far back results are looked at, in milliseconds: 90 days; and how many at most, the latest. */
const LATELY = 90 * 24 * 3_600_000
const MOST = 4000
/** Results are read in parts, so that no read holds the server up. */
const PART = 200
/** With fewer games a pair is not told. */
const FEWEST = 6
/** A table that is over sooner ended at once, in milliseconds. */
const AT_ONCE = 2 * 60_000
const SHOWN = 50

type Pairs = Map<string, { readonly players: readonly [string, string]; readonly won: [number, number]; short: number }>

/**
 * The pairs whose rated games of the last 90 days look as if one of them gave points away, most games first. Honest pairs may be among
 * them, so they are shown to moderators, and nothing follows by itself.
 */
export async function oneSidedPairs({ read }: Database, now: number): Promise<OneSidedPair[]> {
  const pairs: Pairs = new Map()
  let before: { readonly ended: number; readonly table: string } | null = null
  for (let looked = 0; looked < MOST; looked += PART) {
    const results = await ratedBefore(read, before, now - LATELY)
    await count(read, results, pairs)
    const last = results.at(-1)
    if (last === undefined || results.length < PART) break
    before = { ended: last.ended, table: last.table_id }
  }
  return [...pairs.values()]
    .flatMap(({ players, won, short }) => oneSided(players, won, short) ?? [])
    .sort((one, other) => other.games - one.games)
    .slice(0, SHOWN)
}

function oneSided([one, other]: readonly [string, string], [mine, theirs]: readonly [number, number], short: number): OneSidedPair | null {
  const games = mine + theirs
  if (games < FEWEST || (mine > 0 && theirs > 0 && short * 2 < games)) return null
  return mine >= theirs ? { winner: one, loser: other, games, won: mine, short } : { winner: other, loser: one, games, won: theirs, short }
}

type Result = Pick<Schema['results'], 'table_id' | 'created' | 'ended'>

/** The latest rated results before one, or of all. */
function ratedBefore(
  db: Kysely<Schema>,
  before: { readonly ended: number; readonly table: string } | null,
  since: number,
): Promise<Result[]> {
  let query = db.selectFrom('results').select(['table_id', 'created', 'ended']).where('rated', '=', 1).where('ended', '>=', since)
  if (before !== null) {
    const { ended, table } = before
    query = query.where('ended', '<=', ended).where(({ or, eb }) => or([eb('ended', '<', ended), eb('table_id', '<', table)]))
  }
  return query.orderBy('ended', 'desc').orderBy('table_id', 'desc').limit(PART).execute()
}

/** Adds results to their pairs: each winner with each loser; a seat that a bot took over counts for its player. */
async function count(db: Kysely<Schema>, results: readonly Result[], pairs: Pairs): Promise<void> {
  if (results.length === 0) return
  const ids = results.map(({ table_id }) => table_id)
  const rows = await db.selectFrom('result_seats').select(['table_id', 'player', 'place']).where('table_id', 'in', ids).execute()
  const seatsOf = Map.groupBy(rows, ({ table_id }) => table_id)
  for (const { table_id, created, ended } of results) {
    const seats = seatsOf.get(table_id) ?? []
    const players = (won: boolean) =>
      new Set(seats.flatMap(({ player, place }) => (player !== null && (place === 1) === won ? player : [])))
    const [winners, losers] = [players(true), players(false)]
    for (const winner of winners) {
      for (const loser of losers) {
        if (winners.has(loser)) continue
        const both = winner < loser ? ([winner, loser] as const) : ([loser, winner] as const)
        const pair = pairs.get(both.join(' ')) ?? { players: both, won: [0, 0], short: 0 }
        pair.won[winner === both[0] ? 0 : 1]++
        if (ended - created < AT_ONCE) pair.short++
        pairs.set(both.join(' '), pair)
      }
    }
  }
}
