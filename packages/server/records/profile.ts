import { PROFILE_PARTS, type ProfileMessage, type ProfilePart } from '@orrery/protocol'
import { figureOf } from '@orrery/records'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../store/database.ts'
import { playerNames } from '../store/player-names.ts'
import type { RatingRow } from '../store/records/rows.ts'
import type { Schema } from '../store/schema.ts'
import { gamesFound } from './found.ts'
import { ladderOf } from './ladder.ts'

/** The most points of a rating over time. */
const POINTS = 120
const RECENT = 12
/** How many of the most frequent opponents are shown. */
const OPPONENTS = 10

type Told = Omit<ProfileMessage, 'ref' | 'type'>

/** A player's profile as a reader sees it; null if there is no player with that id. */
export async function profileOf({ read }: Database, person: string, reader: string): Promise<Told | null> {
  const found = await read.selectFrom('players').select('name').where('id', '=', person).executeTakeFirst()
  if (found === undefined) return null
  const hidden = await hiddenParts(read, person)
  const mine = person === reader
  const shown = <T>(part: ProfilePart, told: () => Promise<T>): Promise<T | null> =>
    mine || !hidden.includes(part) ? told() : Promise.resolve(null)
  return {
    ...{ person, name: found.name, mine, hidden },
    ratings: await shown('ratings', () => ratingsTold(read, person)),
    record: await shown('record', () => recordTold(read, person)),
    games: await shown('games', () => recentGames(read, person, mine)),
    achievements: await shown('achievements', () => achievementsTold(read, person, reader)),
  }
}

/** The parts of a profile that its owner hides. */
export async function hiddenParts(db: Kysely<Schema>, player: string): Promise<ProfilePart[]> {
  const rows = await db.selectFrom('hidden_parts').select('part').where('player', '=', player).execute()
  return PROFILE_PARTS.filter((part) => rows.some((row) => row.part === part))
}

/** Hides exactly these parts of a player's profile. */
export function hideParts({ transaction }: Database, player: string, parts: readonly ProfilePart[]): Promise<void> {
  return transaction(async (db) => {
    await db.deleteFrom('hidden_parts').where('player', '=', player).execute()
    const rows = [...new Set(parts)].map((part) => ({ player, part }))
    if (rows.length > 0) await db.insertInto('hidden_parts').values(rows).execute()
  })
}

async function ratingsTold(db: Kysely<Schema>, person: string): Promise<NonNullable<Told['ratings']>> {
  const rows = await db.selectFrom('ratings').selectAll().where('subject', '=', person).orderBy('last', 'desc').execute()
  return Promise.all(
    rows.map(async (row) => ({
      ...ladderOf(row.ladder),
      ...figureOf(row),
      ...{ games: row.games, won: row.won, history: await historyOf(db, row) },
    })),
  )
}

/** A rating over time, the last step and others evenly before it. The index alone says which; only those are read. */
async function historyOf(db: Kysely<Schema>, { ladder, subject, games }: RatingRow) {
  const every = Math.max(1, Math.ceil(games / POINTS))
  const nth = sql<number>`row_number() over (order by ended desc, table_id desc)`
  const steps = await db
    .with('numbered', (made) =>
      made
        .selectFrom('rating_steps')
        .select(['ended', 'table_id', nth.as('nth')])
        .where('subject', '=', subject)
        .where('ladder', '=', ladder),
    )
    .selectFrom('numbered')
    .innerJoin('rating_steps as step', (join) =>
      join
        .onRef('step.ended', '=', 'numbered.ended')
        .onRef('step.table_id', '=', 'numbered.table_id')
        .on('step.subject', '=', subject)
        .on('step.ladder', '=', ladder),
    )
    .select(['step.ended', 'step.mu', 'step.sigma'])
    .where(sql<boolean>`(numbered.nth - 1) % ${sql.lit(every)} = 0`)
    .orderBy('step.ended')
    .orderBy('step.table_id')
    .execute()
  return steps.map((step) => {
    const { rating, margin } = figureOf(step)
    return { at: step.ended, rating, margin }
  })
}

async function recordTold(db: Kysely<Schema>, person: string): Promise<NonNullable<Told['record']>> {
  const played = db
    .selectFrom('tallies')
    .select(['game', 'kind', 'key', 'played', 'won', 'drawn'])
    .where('player', '=', person)
    .where('played', '>', 0)
    .orderBy('played', 'desc')
    .orderBy('key')
  const rows = await played.where('kind', '<>', 'opponent').execute()
  const met = await played.where('kind', '=', 'opponent').limit(OPPONENTS).execute()
  const names = await playerNames(
    db,
    met.map(({ key }) => key),
  )
  return [...rows, ...met].map((row) => ({
    ...row,
    kind: row.kind as NonNullable<Told['record']>[number]['kind'],
    name: names.get(row.key) ?? null,
  }))
}

async function recentGames(db: Kysely<Schema>, person: string, mine: boolean): Promise<NonNullable<Told['games']>> {
  const seats = db.selectFrom('finished_seats').select('table_id').where('player', '=', person)
  const own = mine ? seats : seats.where('public', '=', 1)
  const rows = await db
    .selectFrom('finished')
    .selectAll()
    .where('table_id', 'in', own.orderBy('ended', 'desc').limit(RECENT * 2))
    .orderBy('ended', 'desc')
    .orderBy('table_id', 'desc')
    .limit(RECENT)
    .execute()
  return gamesFound(db, rows)
}

/** Achievements, each with its table if the reader may find that. */
async function achievementsTold(db: Kysely<Schema>, person: string, reader: string): Promise<NonNullable<Told['achievements']>> {
  const rows = await db.selectFrom('achievements').selectAll().where('player', '=', person).orderBy('ended', 'desc').execute()
  const sat = db.selectFrom('finished_seats').select('table_id').where('player', '=', reader)
  const open = await db
    .selectFrom('finished')
    .select('table_id')
    .where('table_id', 'in', db.selectFrom('achievements').select('table_id').where('player', '=', person))
    .where(({ or, eb }) => or([eb('public', '=', 1), eb('table_id', 'in', sat)]))
    .execute()
  const found = new Set(open.map(({ table_id }) => table_id))
  return rows.map(({ game, achievement, table_id, ended }) => ({
    ...{ game, id: achievement, at: ended },
    table: found.has(table_id) ? table_id : null,
  }))
}
