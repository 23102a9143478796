import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { countedGame } from '../../games.ts'
import { recalculateRatings } from '../../records/recalculate.ts'
import type { Database } from '../../store/database.ts'
import { visit } from '../../store/visit.ts'
import { connect } from '../client.ts'
import { member } from '../keepers.ts'
import { child, dataFolder, server } from '../server.ts'

const MOVES = [0, 3, 1, 4, 2]
const GAMES = new URL('../games.ts', import.meta.url).href

/** What is made of results: how often each player has played and won, and every step of their ratings. */
async function madeOf({ read }: Database): Promise<unknown> {
  const steps = await read.selectFrom('rating_steps').select(['table_id', 'subject', 'won']).orderBy('won', 'desc').execute()
  const tallies = await read
    .selectFrom('tallies')
    .select(['player', 'kind', 'played', 'won'])
    .where('kind', '=', 'all')
    .orderBy('won', 'desc')
    .execute()
  return { steps, tallies }
}

test('a table whose server was killed after its result was stored and before it was rated is rated once afterwards', async () => {
  const data = dataFolder()
  const before = await server({ data })
  const [ann, ben] = [await member(before.url, 'Ann'), await member(before.url, 'Ben')]
  await before.close()
  const beside = async <T>(work: (database: Database) => Promise<T>): Promise<T> => {
    const { database, close } = await visit(data, null)
    try {
      return await work(database)
    } finally {
      close()
    }
  }
  // Whatever tries to count a result fails, as if it never came to it.
  await beside(({ transaction }) =>
    transaction(async (db) => {
      await sql`create trigger held before update of counted on results begin select raise(abort, 'held'); end`.execute(db)
    }),
  )

  const killed = await child(data)
  const [one, other] = await Promise.all([ann, ben].map(({ cookie }) => connect(killed.url, { session: true, cookie, origin: killed.url })))
  if (one === undefined || other === undefined) throw new Error('nobody came')
  const terms = { pace: 'live', rated: true, level: 'any' } as const
  const seats = [{ kind: 'me' } as const, { kind: 'open' } as const]
  const { table } = await one.want('created', { type: 'create', game: 'tic-tac-toe', settings: {}, seats, listed: true, terms })
  await one.watch(table)
  await other.watch(table)
  await other.want('done', { type: 'take', table, seat: 1 })
  for (const [at, cell] of MOVES.entries()) {
    const client = at % 2 === 0 ? one : other
    await client.until(() => client.tables.get(table)?.seen.get(at % 2)?.question)
    await client.answer(table, at % 2, `mark:${cell}`)
  }
  await one.until(() => one.tables.get(table)?.info.stage === 'over')
  killed.process.kill('SIGKILL')

  await beside(async (database) => {
    const results = await database.read.selectFrom('results').select(['table_id', 'counted', 'rated']).execute()
    expect(results).toEqual([{ table_id: table, counted: 0, rated: null }])
    expect(await madeOf(database)).toEqual({ steps: [], tallies: [] })
    await database.transaction(async (db) => void (await sql`drop trigger held`.execute(db)))
  })
  const once = {
    steps: [
      { table_id: table, subject: ann.player, won: 1 },
      { table_id: table, subject: ben.player, won: 0 },
    ],
    tallies: [
      { player: ann.player, kind: 'all', played: 1, won: 1 },
      { player: ben.player, kind: 'all', played: 1, won: 0 },
    ],
  }
  // Two starts: what was counted at the first is not counted at the second.
  for (let start = 0; start < 2; start++) {
    const after = await server({ data })
    await expect.poll(() => beside(madeOf)).toEqual(once)
    await after.close()
  }
  const again = await beside((database) => recalculateRatings(database, (id) => countedGame(GAMES, id)))
  expect(again).toEqual({ tables: 1, ratings: 2, differing: 0 })
})
