import { FORMER } from '@orrery/protocol/former'
import { expect, test } from 'vitest'
import { countResults } from '../../records/counting.ts'
import { findGames } from '../../records/finding.ts'
import type { CountedGame } from '../../records/ladder.ts'
import { recalculateRatings } from '../../records/recalculate.ts'
import type { Database } from '../../store/database.ts'
import { partsOf } from '../../store/records/in-bulk.ts'
import type { Tried } from './store-suite.ts'

const GAME: CountedGame = { rules: { cooperative: false }, records: null }
const gameOf = async (): Promise<CountedGame> => GAME

/** Members of those names. */
export async function members({ transaction }: Database, names: readonly string[]): Promise<void> {
  await transaction(async (db) => {
    for (const name of names) {
      await db
        .insertInto('players')
        .values({ id: name, name, token: `token-${name}`, created: 1 })
        .execute()
      await db
        .insertInto('members')
        .values({ player: name, name_key: name, since: 1, password: null, mail: null, link: 0, leaving: null })
        .execute()
    }
  })
}

/** A duel that has ended; the first has won. */
export interface Duel {
  readonly id: string
  readonly ended: number
  /** In milliseconds; default: 1. */
  readonly lasted?: number
  readonly players: readonly [string, string]
  readonly rated?: boolean
}

export async function endDuels({ transaction }: Database, duels: readonly Duel[]): Promise<void> {
  const rows = duels.map(({ id, ended, lasted = 1 }) => ({
    ...{ table_id: id, game: 'duel', game_version: 1, options: '{}', created: ended - lasted, ended, counted: 0, rated: null },
    result: JSON.stringify({ winners: [0], rule: 'D-1', message: 'won' }),
  }))
  const seats = duels.flatMap(({ id, players }) =>
    players.map((player, seat) => ({ table_id: id, seat, player, name: player, bot: null, place: seat + 1, spent: 1 })),
  )
  const terms = duels.map(({ id, rated }) => ({ table_id: id, pace: 'live', rated: rated === false ? 0 : 1, level: 'any' }))
  await transaction(async (db) => {
    for (const part of partsOf(rows)) await db.insertInto('results').values(part).execute()
    for (const part of partsOf(seats)) await db.insertInto('result_seats').values(part).execute()
    for (const part of partsOf(terms)) await db.insertInto('table_terms').values(part).execute()
  })
}

export async function countAll(database: Database): Promise<number> {
  let counted = 0
  for (;;) {
    const some = await countResults(database, gameOf)
    if (some.length === 0) return counted
    counted += some.length
  }
}

async function standing({ read }: Database): Promise<unknown> {
  const ratings = await read.selectFrom('ratings').selectAll().orderBy('ladder').orderBy('subject').execute()
  const steps = await read.selectFrom('rating_steps').selectAll().orderBy('ended').orderBy('table_id').orderBy('subject').execute()
  return { ratings, steps }
}

const NAMES = ['ann', 'ben', 'cid', 'dan'] as const
export const LADDER = 'duel/all/live'

/** Many duels of four players in turn, in an order that a seed reproduces. */
function duels(count: number): Duel[] {
  return Array.from({ length: count }, (_, at) => {
    const one = NAMES[(at * 7 + 1) % 4] as string
    const other = NAMES[(at * 7 + 2 + (at % 3)) % 4] as string
    return { id: `t${String((at * 37) % count).padStart(4, '0')}`, ended: 1000 + Math.floor(at / 2), players: [one, other] }
  })
}

/** What every store must do when results are counted. */
export function recordsSuite(name: string, open: () => Promise<Tried>): void {
  test(`${name} · a rated table of members changes both ratings once, however often it is counted`, async () => {
    const { store, again } = await open()
    await members(store.database, NAMES)
    await endDuels(store.database, [{ id: 't1', ended: 1000, players: ['ann', 'ben'] }])
    expect(await countAll(store.database)).toBe(1)
    const once = await standing(store.database)
    const { database } = await again()
    expect(await countAll(database)).toBe(0)
    expect(await standing(database)).toEqual(once)
    const rows = await database.read.selectFrom('ratings').selectAll().orderBy('subject').execute()
    expect(rows.map(({ ladder, subject, games, won, last }) => [ladder, subject, games, won, last])).toEqual([
      [LADDER, 'ann', 1, 1, 1000],
      [LADDER, 'ben', 1, 0, 1000],
    ])
  })

  test(`${name} · finished tables are found by how they ended for one of their seats`, async () => {
    const { store } = await open()
    const { database } = store
    await members(database, NAMES)
    await endDuels(database, [{ id: 'a', ended: 10, players: ['ann', 'ben'] }])
    await countAll(database)
    await database.transaction(async (db) => {
      for (const listed of ['finished', 'finished_seats'] as const) await db.updateTable(listed).set({ public: 1 }).execute()
    })
    const found = async (filter: object) =>
      (await findGames(database, 'dan', { of: 'all', ...filter }, null)).games.map(({ table }) => table)
    expect(await found({ outcome: 'won' })).toEqual(['a'])
    expect(await found({ outcome: 'drawn' })).toEqual([])
    expect(await found({ outcome: 'lost', side: 'nobody' })).toEqual([])
  })

  test(`${name} · what was not to be rated, or has a guest, is counted and rates nobody`, async () => {
    const { database } = (await open()).store
    await members(database, ['ann', 'ben'])
    await endDuels(database, [
      { id: 't1', ended: 1000, players: ['ann', 'ben'], rated: false },
      { id: 't2', ended: 1001, players: ['ann', 'guest'] },
    ])
    expect(await countAll(database)).toBe(2)
    expect(await standing(database)).toEqual({ ratings: [], steps: [] })
  })

  test(`${name} · two that count at once count each result once, and in whatever order results come the ratings are the same`, async () => {
    const [one, other] = [(await open()).store.database, (await open()).store.database]
    const all = duels(150)
    for (const database of [one, other]) await members(database, NAMES)
    await endDuels(one, all)
    const [first, second] = await Promise.all([countAll(one), countAll(one)])
    expect(first + second).toBe(150)
    // One after the other, the last first: each moves all that ended after it.
    for (const duel of [...all].reverse()) {
      await endDuels(other, [duel])
      await countAll(other)
    }
    expect(await standing(other)).toEqual(await standing(one))
    expect(await recalculateRatings(one, gameOf)).toEqual({ tables: 150, ratings: 4, differing: 0 })
  })

  test(`${name} · a result that is turned round moves everything after it, as if it had never been otherwise`, async () => {
    const [turned, right] = [(await open()).store.database, (await open()).store.database]
    for (const database of [turned, right]) await members(database, NAMES)
    const [first, ...rest] = duels(40) as [Duel, ...Duel[]]
    await endDuels(turned, [first, ...rest])
    await countAll(turned)
    const before = await standing(turned)
    await turned.transaction(async (db) => {
      const result = JSON.stringify({ winners: [1], rule: 'D-1', message: 'won' })
      await db.updateTable('results').set({ result, counted: 0 }).where('table_id', '=', first.id).execute()
    })
    await countAll(turned)
    expect(await standing(turned)).not.toEqual(before)
    await endDuels(right, [first, ...rest])
    await right.transaction(async (db) => {
      const result = JSON.stringify({ winners: [1], rule: 'D-1', message: 'won' })
      await db.updateTable('results').set({ result }).where('table_id', '=', first.id).execute()
    })
    await countAll(right)
    expect(await standing(turned)).toEqual(await standing(right))
  })

  test(`${name} · ratings that were tampered with are found and made anew from the results alone`, async () => {
    const { database } = (await open()).store
    await members(database, NAMES)
    await endDuels(database, duels(60))
    await countAll(database)
    const before = await standing(database)
    await database.transaction(async (db) => {
      await db.updateTable('ratings').set({ mu: 99_000_000 }).where('subject', '=', 'ann').execute()
      await db.deleteFrom('rating_steps').where('table_id', '=', 't0007').execute()
    })
    expect((await recalculateRatings(database, gameOf)).differing).toBeGreaterThan(0)
    expect(await standing(database)).toEqual(before)
    expect((await recalculateRatings(database, gameOf)).differing).toBe(0)
  })

  test(`${name} · a member who was deleted still counts for the others`, async () => {
    const { database } = (await open()).store
    await members(database, NAMES)
    await endDuels(database, duels(20))
    await countAll(database)
    await database.transaction(async (db) => {
      await db.deleteFrom('members').where('player', '=', 'ann').execute()
      await db.updateTable('players').set({ name: FORMER }).where('id', '=', 'ann').execute()
    })
    expect((await recalculateRatings(database, gameOf)).differing).toBe(0)
    // Also a result that was not counted before the deletion.
    await endDuels(database, [{ id: 'late', ended: 5000, players: ['ann', 'ben'] }])
    await countAll(database)
    expect(await recalculateRatings(database, gameOf)).toMatchObject({ tables: 21, differing: 0 })
  })
}
