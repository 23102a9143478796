import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'
import { partsOf } from './in-bulk.ts'
import type { SeasonRow, SeasonWinnerRow } from './rows.ts'

/** A player's place on a ladder in a season: the rating after their last game of it. */
export interface SeasonPlace {
  readonly subject: string
  readonly name: string
  readonly mu: number
  readonly sigma: number
  readonly games: number
  readonly won: number
  readonly last: number
}

/** The end of a season without a set end: it goes on until the host ends it. */
export const OPEN_END = 0

/** Begins a season. False, without beginning one, if one of its game is running. */
export async function beginSeason(db: Kysely<Schema>, row: SeasonRow): Promise<boolean> {
  const running = await db.selectFrom('seasons').select('id').where('game', '=', row.game).where('closed', '=', 0).executeTakeFirst()
  if (running !== undefined) return false
  await db.insertInto('seasons').values(row).execute()
  return true
}

/** Ends a season now. False if it is unknown or over. */
export async function endSeason(db: Kysely<Schema>, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('seasons')
    .set({ ends: now })
    .where('id', '=', id)
    .where('closed', '=', 0)
    .where(({ or, eb }) => or([eb('ends', '=', OPEN_END), eb('ends', '>', now)]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Seasons that have ended and whose winners are not stored yet. */
export function seasonsDue(db: Kysely<Schema>, now: number): Promise<SeasonRow[]> {
  return db
    .selectFrom('seasons')
    .selectAll()
    .where('closed', '=', 0)
    .where('ends', '>', OPEN_END)
    .where('ends', '<=', now)
    .orderBy('ends')
    .orderBy('id')
    .execute()
}

/** Whether a result of the season's game, but those, from before the season's end is still uncounted. */
export async function isAwaited(db: Kysely<Schema>, { game, ends }: SeasonRow, but: readonly string[]): Promise<boolean> {
  const uncounted = db.selectFrom('results').select('table_id').where('counted', '=', 0).where('game', '=', game).where('ended', '<', ends)
  const waiting = but.length === 0 ? uncounted : uncounted.where('table_id', 'not in', but)
  return (await waiting.limit(1).executeTakeFirst()) !== undefined
}

/** Stores the winners of a season. False, without storing any, if another server has done so. */
export async function closeSeason(db: Kysely<Schema>, id: string, winners: readonly SeasonWinnerRow[]): Promise<boolean> {
  const closed = await db.updateTable('seasons').set({ closed: 1 }).where('id', '=', id).where('closed', '=', 0).executeTakeFirst()
  if (closed.numUpdatedRows !== 1n) return false
  for (const part of partsOf(winners)) await db.insertInto('season_winners').values(part).execute()
  return true
}

/**
 * Reopens the closed seasons of a game that ended after that moment, and deletes their winners, because a result from then has changed, or
 * was counted late. They close again as soon as it is counted.
 */
export async function reopenSeasons(db: Kysely<Schema>, game: string, ended: number): Promise<void> {
  const closed = await db
    .selectFrom('seasons')
    .select('id')
    .where('game', '=', game)
    .where('closed', '=', 1)
    .where('ends', '>', ended)
    .execute()
  const ids = closed.map(({ id }) => id)
  if (ids.length === 0) return
  await db.deleteFrom('season_winners').where('season', 'in', ids).execute()
  await db.updateTable('seasons').set({ closed: 0 }).where('id', 'in', ids).execute()
}

/** The ladders of a game with results in a season. */
export async function laddersOf(db: Kysely<Schema>, { game, begins, ends }: SeasonRow): Promise<string[]> {
  let steps = db
    .selectFrom('rating_steps')
    .select('ladder')
    .distinct()
    .where('ladder', '>', `${game}/`)
    .where('ladder', '<', `${game}0`)
    .where('ended', '>=', begins)
  if (ends !== OPEN_END) steps = steps.where('ended', '<', ends)
  return (await steps.orderBy('ladder').execute()).map(({ ladder }) => ladder)
}

/** Members who played on a ladder in a season and do not hide their ratings, unordered. */
export async function seasonPlayers(db: Kysely<Schema>, { begins, ends }: SeasonRow, ladder: string): Promise<SeasonPlace[]> {
  let steps = db.selectFrom('rating_steps').where('ladder', '=', ladder).where('ended', '>=', begins)
  if (ends !== OPEN_END) steps = steps.where('ended', '<', ends)
  const hiding = db.selectFrom('hidden_parts').select('player').where('part', '=', 'ratings')
  const ranked = steps.select(({ fn, ref }) => [
    ...(['subject', 'mu', 'sigma', 'ended'] as const),
    fn
      .agg<number>('row_number')
      .over((over) => over.partitionBy('subject').orderBy('ended', 'desc').orderBy('table_id', 'desc'))
      .as('newest'),
    fn
      .countAll<number>()
      .over((over) => over.partitionBy('subject'))
      .as('games'),
    fn
      .sum<number>(ref('won'))
      .over((over) => over.partitionBy('subject'))
      .as('wins'),
  ])
  const rows = await db
    .selectFrom(ranked.as('played'))
    .innerJoin('members', 'members.player', 'played.subject')
    .innerJoin('players', 'players.id', 'played.subject')
    .select(['played.subject', 'played.mu', 'played.sigma', 'played.ended', 'played.games', 'played.wins', 'players.name'])
    .where('played.newest', '=', 1)
    .where('played.subject', 'not in', hiding)
    .execute()
  return rows.map(({ subject, name, mu, sigma, ended, games, wins }) => ({
    ...{ subject, name, mu, sigma, last: ended, games: Number(games), won: Number(wins) },
  }))
}
