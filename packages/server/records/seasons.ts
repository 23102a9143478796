import type { BoardMessage, SeasonTold } from '@orrery/protocol'
import { figureOf, type Rating } from '@orrery/records'
import type { Kysely } from 'kysely'
import type { Database } from '../store/database.ts'
import type { SeasonRow, SeasonWinnerRow } from '../store/records/rows.ts'
import { closeSeason, isAwaited, laddersOf, OPEN_END, type SeasonPlace, seasonPlayers, seasonsDue } from '../store/records/seasons-on.ts'
import type { Schema } from '../store/schema.ts'
import { ladderOf } from './ladder.ts'

/** How many places of each ladder are kept at a season's end. */
const KEPT = 10
/** How many of them are sent with the list of seasons. */
const WINNERS = 3
/** How many are sent for one season. */
const PLACES = 100
/** The most seasons in a list. */
const SEASONS = 50

/** A lower bound of a strength, true 39 times of 40: a player with few games does not win a season by luck. */
function atLeast(rating: Rating): number {
  const { rating: figure, margin } = figureOf(rating)
  return figure - margin
}

/** The places of a season on a ladder, the best first. */
async function placesOf(db: Kysely<Schema>, season: SeasonRow, ladder: string): Promise<SeasonPlace[]> {
  const players = await seasonPlayers(db, season, ladder)
  return players.sort((one, other) => atLeast(other) - atLeast(one) || other.mu - one.mu || (one.subject < other.subject ? -1 : 1))
}

/**
 * Stores the winners of seasons that have ended, each once, on any server; a season waits for the uncounted results of its time, except
 * those that cannot be counted (`unable`, by table). Returns how many were closed.
 */
export async function closeSeasons({ read, transaction }: Database, now: number, unable: ReadonlySet<string> = new Set()): Promise<number> {
  let closed = 0
  for (const season of await seasonsDue(read, now)) {
    const done = await transaction(async (db) => {
      if (await isAwaited(db, season, [...unable])) return false
      const winners: SeasonWinnerRow[] = []
      for (const ladder of await laddersOf(db, season)) {
        const places = (await placesOf(db, season, ladder)).slice(0, KEPT)
        winners.push(
          ...places.map(({ subject, mu, sigma, games }, at) => ({ season: season.id, ladder, place: at + 1, subject, mu, sigma, games })),
        )
      }
      return closeSeason(db, season.id, winners)
    })
    if (done) closed++
  }
  return closed
}

/** The current places of a season on a ladder; null: no such season of that game. */
export async function seasonBoard(
  { read }: Database,
  id: string,
  ladder: string,
  reader: string | null,
): Promise<BoardMessage['places'] | null> {
  const season = await read.selectFrom('seasons').selectAll().where('id', '=', id).executeTakeFirst()
  if (season === undefined || ladderOf(ladder).game !== season.game) return null
  const places = (await placesOf(read, season, ladder)).slice(0, PLACES)
  return places.map(({ subject, name, games, won, last, ...rating }) => ({
    ...{ name, person: subject, bot: null, ...figureOf(rating), games, won, last, mine: subject === reader },
  }))
}

/** The seasons, latest first, each with its winners; of a game if one is named. */
export async function seasonsTold({ read }: Database, game?: string): Promise<SeasonTold[]> {
  let query = read.selectFrom('seasons').selectAll().orderBy('begins', 'desc').orderBy('id').limit(SEASONS)
  if (game !== undefined) query = query.where('game', '=', game)
  const seasons = await query.execute()
  const ids = seasons.map(({ id }) => id)
  const winners = Map.groupBy(await winnersOf(read, ids), ({ season }) => season)
  return seasons.map((season) => ({
    ...{ id: season.id, name: season.name, game: season.game, begins: season.begins, closed: season.closed === 1 },
    ends: season.ends === OPEN_END ? null : season.ends,
    winners: (winners.get(season.id) ?? []).map(({ ladder, place, subject, name, games, ...rating }) => {
      const { way, pace } = ladderOf(ladder)
      const figure = figureOf(rating)
      return { way, pace, place, name, person: subject, rating: figure.rating, margin: figure.margin, games }
    }),
  }))
}

/** Stored winners with their names; without those who hide their ratings. */
async function winnersOf(db: Kysely<Schema>, seasons: readonly string[]) {
  if (seasons.length === 0) return []
  const hiding = db.selectFrom('hidden_parts').select('player').where('part', '=', 'ratings')
  return db
    .selectFrom('season_winners')
    .innerJoin('players', 'players.id', 'season_winners.subject')
    .selectAll('season_winners')
    .select('players.name')
    .where('season', 'in', seasons)
    .where('place', '<=', WINNERS)
    .where('subject', 'not in', hiding)
    .orderBy('season')
    .orderBy('ladder')
    .orderBy('place')
    .execute()
}
