import type { Kysely } from 'kysely'
import type { Database } from '../store/database.ts'
import { replaceRatings } from '../store/records/ratings-on.ts'
import { ratedAfter } from '../store/records/results-on.ts'
import type { RatingRow, RatingStepRow } from '../store/records/rows.ts'
import type { Schema } from '../store/schema.ts'
import type { GamesCounted } from './counting.ts'
import { type CountedGame, onLadder } from './ladder.ts'
import { type Standings, standingsFrom } from './standings.ts'

/** The result of recalculating all ratings. */
export interface Recalculated {
  readonly tables: number
  readonly ratings: number
  /** How many steps and ratings differed from the current ones; 0: all were the same. */
  readonly differing: number
}

const PAGE = 2000

/**
 * Recalculates all ratings from the stored results alone, and compares them with the current ones. If any differs, the new ones replace all
 * of them, as a whole or not at all.
 */
export async function recalculateRatings(database: Database, gameOf: GamesCounted): Promise<Recalculated> {
  const known = new Map<string, CountedGame | null>()
  for (const { game } of await database.read.selectFrom('results').select('game').distinct().where('rated', '=', 1).execute())
    known.set(game, await gameOf(game))
  const { count } = await database.read
    .selectFrom('rating_steps')
    .select((read) => read.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  // Where nothing stands there is nothing to compare.
  const compared = Number(count) === 0 ? null : await made(database.read, known, (steps) => differing(database.read, steps))
  if (compared !== null) {
    const wrong = compared.wrong + Math.abs(Number(count) - compared.steps) + (await wrongRatings(database.read, compared.ratings))
    if (wrong === 0) return { tables: compared.tables, ratings: compared.ratings.length, differing: 0 }
    await replaced(database, known)
    return { tables: compared.tables, ratings: compared.ratings.length, differing: wrong }
  }
  const { tables, steps, ratings } = await replaced(database, known)
  return { tables, ratings: ratings.length, differing: steps + ratings.length }
}

/** Replaces all ratings by newly computed ones, in one transaction. */
function replaced({ transaction }: Database, games: ReadonlyMap<string, CountedGame | null>): Promise<Made> {
  return transaction((db) =>
    replaceRatings(db, (keep) =>
      made(db, games, async (steps) => {
        await keep(steps)
        return 0
      }),
    ),
  )
}

/** What was made of all results. */
interface Made {
  readonly tables: number
  readonly steps: number
  readonly wrong: number
  readonly ratings: readonly RatingRow[]
}

async function made(
  db: Kysely<Schema>,
  games: ReadonlyMap<string, CountedGame | null>,
  page: (steps: readonly RatingStepRow[]) => Promise<number>,
): Promise<Made> {
  const ladders = new Map<string, Standings>()
  let after = { ended: 0, table: '' }
  const count = { tables: 0, steps: 0, wrong: 0 }
  for (;;) {
    const results = await ratedAfter(db, after, PAGE)
    const steps = results.flatMap((result) => {
      const game = games.get(result.row.game) ?? null
      const found = game === null ? null : onLadder(result, game)
      if (found === null) return []
      count.tables++
      const standings = ladders.get(found.ladder) ?? standingsFrom(found.ladder, [])
      ladders.set(found.ladder, standings)
      return standings.apply({ id: result.row.table_id, ended: result.row.ended, table: found.table })
    })
    count.steps += steps.length
    count.wrong += await page(steps)
    const last = results.at(-1)
    if (last === undefined) break
    after = { ended: last.row.ended, table: last.row.table_id }
  }
  return { ...count, ratings: [...ladders.values()].flatMap((standings) => standings.changed()) }
}

const keyOf = (step: RatingStepRow): string => `${step.table_id} ${step.subject} ${step.ladder}`

async function differing(db: Kysely<Schema>, steps: readonly RatingStepRow[]): Promise<number> {
  if (steps.length === 0) return 0
  const ladders = [...new Set(steps.map(({ ladder }) => ladder))]
  const first = steps[0]?.ended ?? 0
  // Steps come in the order of their ends: they are read as they lie on their ladders, not each by its table.
  const stood = await db
    .selectFrom('rating_steps')
    .selectAll()
    .where('ladder', 'in', ladders)
    .where('ended', '>=', first)
    .where('ended', '<=', steps.at(-1)?.ended ?? first)
    .execute()
  const before = new Map(stood.map((step) => [keyOf(step), step]))
  return steps.filter((step) => {
    const was = before.get(keyOf(step))
    return was === undefined || was.mu !== step.mu || was.sigma !== step.sigma || was.mu_before !== step.mu_before || was.won !== step.won
  }).length
}

async function wrongRatings(db: Kysely<Schema>, ratings: readonly RatingRow[]): Promise<number> {
  const stood = await db.selectFrom('ratings').selectAll().execute()
  const before = new Map(stood.map((row) => [`${row.ladder} ${row.subject}`, row]))
  const wrong = ratings.filter((row) => {
    const was = before.get(`${row.ladder} ${row.subject}`)
    return was === undefined || was.mu !== row.mu || was.sigma !== row.sigma || was.games !== row.games || was.won !== row.won
  })
  return wrong.length + Math.abs(stood.length - ratings.length)
}
