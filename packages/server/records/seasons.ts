import type { BoardMessage, SeasonTold } from '@orrery/protocol'
import { figureOf, type Rating } from '@orrery/records'
import type { Kysely } from 'kysely'
import type { Database } from '../store/database.ts'
import type { SeasonRow, SeasonWinnerRow } from '../store/records/rows.ts'
import { closeSeason, isAwaited, laddersOf, OPEN_END, type SeasonPlace, seasonPlayers, seasonsDue } from '../store/records/seasons-on.ts'
import type { Schema } from '../store/schema.ts'
import { ladderOf } from './ladder.ts'

/** So many of each ladder are kept when a season ends. */
const KEPT = 10
/** So many of them are told with the list of seasons. */
const WINNERS = 3
/** So many are told of a season that is looked at. */
const PLACES = 100
/** So many seasons are told. */
const SEASONS = 50

/** What somebody's strength is at least, 39 times of 40: who plays little does not win a season by luck. */
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
 * Keeps the winners of the seasons whose end has come, each once, on whichever server; a season waits for the results of its time that
 * are not counted yet. Returns how many were closed.
 */
export async function closeSeasons({ read, transaction }: Database, now: number): Promise<number> {
  let closed = 0
  for (const season of await seasonsDue(read, now)) {
    const done = await transaction(async (db) => {
      if (await isAwaited(db, season)) return false
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

/** The places of a season on a ladder as they are now; null: it is no season of that game. */
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

/** The seasons, the last first, each with its winners; of a game, where one is named. */
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

/** Kept winners with their names; of those who hide their ratings nothing is told. */
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
