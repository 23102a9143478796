import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openTable, randomOf, type Seat, seedOf, seenBy } from '@orrery/kernel'
import { fingerprint } from '@orrery/protocol'
import { startServer } from '@orrery/server'
import { localBus } from '@orrery/server/bus'
import { openStore } from '@orrery/server/store/sqlite'
import type { Store } from '@orrery/server/store/store'
import { afterEach, expect, test } from 'vitest'
import { attacked } from '../attack/cluster/attack.ts'
import { games } from '../attack/cluster/games.ts'
import { type Faults, type History, judge, newHistory, noteShown } from '../attack/cluster/history.ts'
import { player } from '../attack/cluster/player.ts'
import { holds } from '../attack/figure.ts'
import { missingServices } from '../services.ts'

const cleanUp: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const clean of cleanUp.splice(0).reverse()) await clean()
})

const gameOf = async (id: string) => (await games.find((game) => game.id === id)?.load()) ?? null
const many = { burst: 1e9, every: 1e-3 }

/** What two people see on a server with a broken store, and what is stored. */
async function history(breaks: (store: Store) => Partial<Store>): Promise<{ history: History; store: Store; tables: string[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-judged-'))
  const store = openStore(folder)
  const server = await startServer({
    ...{ port: 0, host: '127.0.0.1', data: folder, botDelay: 0 },
    shared: { store: { ...store, ...breaks(store) }, bus: localBus() },
    gamesModule: new URL('../attack/cluster/games.ts', import.meta.url).href,
    limits: { messages: many, work: many, tables: many, guests: many },
  })
  cleanUp.push(
    () => rmSync(folder, { recursive: true, force: true }),
    () => store.close(),
    () => server.close(),
  )
  const told = newHistory()
  const random = randomOf(seedOf('judge'))
  const [one, other] = [0, 1].map((at) => player(`p${at}`, () => [server.url], told, random))
  if (one === undefined || other === undefined) throw new Error('nobody plays')
  cleanUp.push(() => [one, other].forEach((each) => void each.close()))
  const tables: string[] = []
  for (let table = 0; table < 2; table++) {
    const made = await one.ask({ type: 'create', game: 'outbid', settings: {}, listed: false, seats: [{ kind: 'me' }, { kind: 'open' }] })
    if (made?.type !== 'created') throw new Error(JSON.stringify(made))
    for (const each of [one, other]) await each.watch(made.table)
    await other.ask({ type: 'take', table: made.table, seat: 1 })
    for (let answers = 0; answers < 8; answers++) await (answers % 2 === 0 ? one : other).answer(made.table, random)
    tables.push(made.table)
  }
  return { history: told, store, tables }
}

const judged = async ({ history: told, store }: { history: History; store: Store }): Promise<Faults> => judge(told, store.database, gameOf)

const NONE: Faults = { lost: 0, doubled: 0, misseen: 0, wentBack: 0, torn: 0, foreign: 0 }

test('a store that keeps what it says is found whole', async () => {
  const played = await history(() => ({}))
  expect(played.history.sent.size).toBeGreaterThan(8)
  expect(played.history.shown.size).toBeGreaterThan(8)
  expect(await judged(played)).toEqual(NONE)
})

test('a store that says it has kept an answer, and has not, is found', async () => {
  let count = 0
  const played = await history((store) => ({
    append: async (table, expected, change) => {
      if (change.step?.kind === 'answer' && ++count % 5 === 0) return 'kept'
      return store.append(table, expected, change)
    },
  }))
  expect((await judged(played)).lost).toBeGreaterThan(0)
})

test('a store that keeps an answer twice is found', async () => {
  const played = await history(() => ({}))
  const row = (await played.store.database.read.selectFrom('answers').selectAll().where('kind', '=', 'answer').execute()).at(-1)
  if (row === undefined) throw new Error('nothing was answered')
  await played.store.database.transaction(
    async (db) =>
      void (await db
        .insertInto('answers')
        .values({ ...row, seq: row.seq + 1 })
        .execute()),
  )
  expect(await judged(played)).toMatchObject({ lost: 0, doubled: 1 })
})

test('a store that keeps another answer than was given, or one that nobody gave, is found', async () => {
  const played = await history(() => ({}))
  await played.store.database.transaction(async (db) => {
    await db.updateTable('answers').set({ ref: 'made-up' }).where('kind', '=', 'answer').where('seq', '=', 1).execute()
  })
  expect(await judged(played)).toMatchObject({ lost: 2, doubled: 2 })
})

test('a seat that was shown another seat’s view is found', async () => {
  const played = await history(() => ({}))
  const { row } = (await played.store.readTable(played.tables[0] as string)) ?? {}
  const game = await gameOf('outbid')
  if (row === undefined || game === null) throw new Error('the table is gone')
  const table = openTable(game, {}, 2, row.seed)
  const told = { ...newHistory(), sent: played.history.sent }
  const seat: Seat = 0
  noteShown(told, row.id, seat, table.version, fingerprint(seenBy(table, 1)))
  expect(await judge(told, played.store.database, gameOf)).toEqual({ ...NONE, misseen: 1 })
  noteShown(told, row.id, seat, table.version, fingerprint(seenBy(table, 0)))
  expect((await judge(told, played.store.database, gameOf)).wentBack).toBe(1)
})

test('a table whose answers were stored by two servers that knew nothing of each other is found', async () => {
  const played = await history(() => ({}))
  await played.store.database.transaction(async (db) => void (await db.deleteFrom('answers').where('seq', '=', 2).execute()))
  expect(await judged(played)).toMatchObject({ torn: 2, lost: 2 })
})

if (missingServices() === null) {
  test('three servers are killed, frozen and stopped, Postgres and NATS too: nothing is lost, doubled, shown wrongly or stuck', async () => {
    const figures = await attacked(0, 1500)
    for (const figure of figures) expect(figure).toSatisfy(holds, figure.name)
    expect(figures.length).toBeGreaterThan(10)
  }, 900_000)
}
