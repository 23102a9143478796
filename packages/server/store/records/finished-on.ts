import { botSubject } from '@orrery/records'
import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'
import { partsOf } from './in-bulk.ts'
import type { TallyRow } from './rows.ts'

/** A finished table, with its players' tallies and achievements. */
export interface Filed {
  readonly table: string
  readonly game: string
  readonly way: string
  readonly pace: string
  readonly ended: number
  readonly minutes: number
  readonly rated: boolean
  readonly seats: readonly FiledSeat[]
}

export interface FiledSeat {
  readonly seat: number
  readonly player: string | null
  readonly bot: string | null
  readonly outcome: 'won' | 'lost' | 'drawn'
  readonly side: string
  readonly achieved: readonly string[]
}

/**
 * Makes tables findable, and counts them for their players; a table that was filed before is replaced. Of a table that was deleted since then,
 * for instance when a judge changes its result, what only the table said is kept: whether it was listed, and what its seats played.
 */
export async function fileResults(db: Kysely<Schema>, tables: readonly Filed[]): Promise<void> {
  if (tables.length === 0) return
  const ids = tables.map(({ table }) => table)
  const here = await db.selectFrom('tables').select(['id', 'listed']).where('id', 'in', ids).execute()
  const listed = new Map(here.map(({ id, listed }) => [id, listed]))
  const tallies = new Map<string, TallyRow>()
  const before = await unfile(db, ids, tallies)
  const open = new Set(ids.filter((id) => (listed.get(id) ?? before.get(id)?.public) === 1))
  await file(
    db,
    tables.map((table) => (listed.has(table.table) ? table : withSides(table, before.get(table.table)?.sides))),
    open,
    tallies,
  )
  await keepTallies(db, [...tallies.values()])
}

/** The table with what its seats played where that is not known any more. */
function withSides(table: Filed, sides: ReadonlyMap<number, string> | undefined): Filed {
  return { ...table, seats: table.seats.map((seat) => ({ ...seat, side: seat.side === '' ? (sides?.get(seat.seat) ?? '') : seat.side })) }
}

async function file(
  db: Kysely<Schema>,
  tables: readonly Filed[],
  open: ReadonlySet<string>,
  tallies: Map<string, TallyRow>,
): Promise<void> {
  const rows = tables.map(({ table: table_id, game, way, pace, ended, minutes, rated }) => ({
    ...{ table_id, game, way, pace, ended, minutes, public: open.has(table_id) ? 1 : 0, rated: rated ? 1 : 0 },
  }))
  const seats = tables.flatMap(({ table: table_id, game, ended, seats }) =>
    seats.map(({ seat, player, bot, outcome, side }) => ({
      ...{ table_id, seat, player, bot, game, ended, outcome, side, public: open.has(table_id) ? 1 : 0 },
    })),
  )
  const achieved = tables.flatMap(({ table: table_id, game, ended, seats }) =>
    seats.flatMap((seat) => seat.achieved.map((achievement) => ({ player: seat.player ?? '', game, achievement, table_id, ended }))),
  )
  for (const part of partsOf(rows)) await db.insertInto('finished').values(part).execute()
  for (const part of partsOf(seats)) await db.insertInto('finished_seats').values(part).execute()
  for (const part of partsOf(achieved))
    await db
      .insertInto('achievements')
      .values(part)
      .onConflict((conflict) => conflict.columns(['player', 'game', 'achievement']).doNothing())
      .execute()
  for (const table of tables) for (const tally of talliesOf(table)) add(tallies, tally, 1)
}

/** What was filed of a table before. */
interface FiledBefore {
  readonly public: number
  readonly sides: ReadonlyMap<number, string>
}

/** Takes tables out again, with their tallies, and returns what was filed of them. */
async function unfile(
  db: Kysely<Schema>,
  ids: readonly string[],
  tallies: Map<string, TallyRow>,
): Promise<ReadonlyMap<string, FiledBefore>> {
  const known = await db.selectFrom('finished').selectAll().where('table_id', 'in', ids).execute()
  if (known.length === 0) return new Map()
  const seats = await db.selectFrom('finished_seats').selectAll().where('table_id', 'in', ids).execute()
  const seatsOf = Map.groupBy(seats, ({ table_id }) => table_id)
  for (const { table_id, game, way } of known) {
    const own = (seatsOf.get(table_id) ?? []).map((seat) => ({ ...seat, outcome: seat.outcome as FiledSeat['outcome'] }))
    for (const tally of talliesOf({ game, way, seats: own })) add(tallies, tally, -1)
  }
  for (const table of ['finished', 'finished_seats', 'achievements'] as const)
    await db.deleteFrom(table).where('table_id', 'in', ids).execute()
  return new Map(
    known.map((row) => [
      row.table_id,
      { public: row.public, sides: new Map((seatsOf.get(row.table_id) ?? []).map(({ seat, side }) => [seat, side])) },
    ]),
  )
}

type Tallied = Pick<Filed, 'game' | 'way'> & { readonly seats: readonly Omit<FiledSeat, 'achieved'>[] }

/** A table's tallies for its players: in total, and by way, side, seat and opponent. A player with several seats gets none. */
function talliesOf({ game, way, seats }: Tallied): TallyRow[] {
  return seats.flatMap(({ seat, player, bot, outcome, side }) => {
    if (player === null || bot !== null || seats.some((other) => other.seat !== seat && other.player === player)) return []
    const against = seats.filter((other) => other.seat !== seat).map((other) => other.player ?? botSubject(other.bot ?? ''))
    const keys: readonly (readonly [kind: string, key: string])[] = [
      ...([['all', ''] as const, ['way', way] as const, ['seat', String(seat)] as const] as const),
      ...(side === '' ? [] : [['side', side] as const]),
      ...[...new Set(against)].map((key) => ['opponent', key] as const),
    ]
    return keys.map(([kind, key]) => ({
      ...{ player, game, kind, key, played: 1, won: outcome === 'won' ? 1 : 0, drawn: outcome === 'drawn' ? 1 : 0 },
    }))
  })
}

function add(tallies: Map<string, TallyRow>, tally: TallyRow, sign: 1 | -1): void {
  const id = JSON.stringify([tally.player, tally.game, tally.kind, tally.key])
  const known = tallies.get(id) ?? { ...tally, played: 0, won: 0, drawn: 0 }
  tallies.set(id, {
    ...known,
    played: known.played + sign * tally.played,
    won: known.won + sign * tally.won,
    drawn: known.drawn + sign * tally.drawn,
  })
}

async function keepTallies(db: Kysely<Schema>, tallies: readonly TallyRow[]): Promise<void> {
  for (const part of partsOf(tallies))
    await db
      .insertInto('tallies')
      .values(part)
      .onConflict((conflict) =>
        conflict.columns(['player', 'game', 'kind', 'key']).doUpdateSet((eb) => ({
          played: eb('tallies.played', '+', eb.ref('excluded.played')),
          won: eb('tallies.won', '+', eb.ref('excluded.won')),
          drawn: eb('tallies.drawn', '+', eb.ref('excluded.drawn')),
        })),
      )
      .execute()
}
