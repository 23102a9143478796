import type { GameFilter, GamesMessage } from '@orrery/protocol'
import { type Expression, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
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

type Condition = Expression<SqlBool>

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
  const { of, person } = filter
  const whose = of === 'mine' ? reader : of === 'person' ? (person ?? null) : null
  const from = entryOf(filter, whose)
  const all = sql.join<SqlBool>(
    [...from.conditions, ...(await mayFind(read, reader, filter, whose)), ...narrowed(filter, from.order, before)],
    sql` and `,
  )
  const rows = await (from.order === 'own' ? bySeats(read, all) : byEnds(read, all))
  return { type: 'games', games: await gamesFound(read, rows.slice(0, PAGE)), more: rows.length > PAGE }
}

/** From where tables are read in the order of their ends: seats (`own`) where these are few, or all tables. */
interface Entry {
  readonly order: 'own' | 'finished'
  readonly conditions: readonly Condition[]
}

function entryOf({ game, side, outcome }: GameFilter, whose: string | null): Entry {
  const seat = (alias: string, known: Readonly<Record<string, string | number | null | undefined>>): Condition[] =>
    Object.entries(known).flatMap(([column, value]) => (value == null ? [] : [sql<SqlBool>`${sql.ref(`${alias}.${column}`)} = ${value}`]))
  if (whose !== null || (side !== undefined && game !== undefined)) {
    const wanted = { player: whose, ...(whose === null ? { public: 1 } : {}), game, side, outcome }
    // Who has several seats at a table finds it once: by the first of them that fits.
    const lower = sql.join([sql`lower.table_id = own.table_id`, sql`lower.seat < own.seat`, ...seat('lower', wanted)], sql` and `)
    return {
      order: 'own',
      conditions: [...seat('own', wanted), sql<SqlBool>`not exists (select 1 from finished_seats as lower where ${lower})`],
    }
  }
  const open = sql<SqlBool>`finished.public = 1`
  if (side === undefined && outcome === undefined) return { order: 'finished', conditions: [open] }
  const some = sql.join([sql`seated.table_id = finished.table_id`, ...seat('seated', { side, outcome })], sql` and `)
  return { order: 'finished', conditions: [open, sql<SqlBool>`exists (select 1 from finished_seats as seated where ${some})`] }
}

function bySeats(db: Kysely<Schema>, all: RawBuilder<SqlBool>): Promise<FinishedRow[]> {
  return db
    .selectFrom('finished_seats as own')
    .innerJoin('finished', 'finished.table_id', 'own.table_id')
    .selectAll('finished')
    .where(all)
    .orderBy('own.ended', 'desc')
    .orderBy('own.table_id', 'desc')
    .limit(PAGE + 1)
    .execute()
}

function byEnds(db: Kysely<Schema>, all: RawBuilder<SqlBool>): Promise<FinishedRow[]> {
  return db
    .selectFrom('finished')
    .selectAll('finished')
    .where(all)
    .orderBy('finished.ended', 'desc')
    .orderBy('finished.table_id', 'desc')
    .limit(PAGE + 1)
    .execute()
}

/** Which tables of others the reader may find, and those with an opponent who does not hide. */
async function mayFind(db: Kysely<Schema>, reader: string, { of, opponent }: GameFilter, whose: string | null): Promise<Condition[]> {
  const mine = db.selectFrom('finished_seats').select('table_id').where('player', '=', reader)
  const conditions: Condition[] = []
  if (of === 'person' && whose !== null)
    conditions.push(
      (await isShown(db, whose))
        ? sql<SqlBool>`(finished.public = 1 or finished.table_id in ${mine})`
        : sql<SqlBool>`finished.table_id in ${mine}`,
    )
  if (opponent !== undefined) {
    const named = db.selectFrom('players').select('id').where('name', '=', opponent)
    const hiding = db.selectFrom('hidden_parts').select('player').where('part', '=', 'games')
    const theirs = db
      .selectFrom('finished_seats')
      .select('table_id')
      .where('player', 'in', named)
      .where(({ or, eb, not }) => or([not(eb('player', 'in', hiding)), eb('table_id', 'in', mine)]))
    conditions.push(sql<SqlBool>`finished.table_id in ${theirs}`)
  }
  return conditions
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

/** What else was asked for. Ends are compared where the order is read: there the index has them. */
function narrowed({ game, way, pace, rated, least, since, until }: GameFilter, order: Entry['order'], before: Before | null): Condition[] {
  const ended = sql.ref(`${order}.ended`)
  const is = (column: string, value: string | number | undefined): Condition[] =>
    value === undefined ? [] : [sql<SqlBool>`${sql.ref(`finished.${column}`)} = ${value}`]
  return [
    ...is('game', game),
    ...is('way', way),
    ...is('pace', pace),
    ...is('rated', rated === undefined ? undefined : Number(rated)),
    ...(least === undefined ? [] : [sql<SqlBool>`finished.minutes >= ${least}`]),
    ...(since === undefined ? [] : [sql<SqlBool>`${ended} >= ${since}`]),
    ...(until === undefined ? [] : [sql<SqlBool>`${ended} < ${until}`]),
    ...(before === null
      ? []
      : [
          sql<SqlBool>`${ended} <= ${before.at}`,
          sql<SqlBool>`(${ended} < ${before.at} or ${sql.ref(`${order}.table_id`)} < ${before.table})`,
        ]),
  ]
}
