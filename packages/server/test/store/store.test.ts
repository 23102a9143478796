import { statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { positionOf, type Table } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { createRoom, openRoom } from '../../rooms/rooms.ts'
import { migrate, VERSION } from '../../store/schema.ts'
import { DATABASE, openStore } from '../../store/sqlite.ts'
import { bareContext } from '../bare-context.ts'
import { connect } from '../client.ts'
import { afterwards, dataFolder, server } from '../server.ts'
import { clubSuite } from './club-suite.ts'
import { collectionSuite } from './collection-suite.ts'
import { figuresSuite } from './figures-suite.ts'
import { jobsSuite } from './jobs-suite.ts'
import { keysSuite } from './keys-suite.ts'
import { membersSuite } from './members-suite.ts'
import { oneSidedSuite } from './one-sided-suite.ts'
import { puzzlesSuite } from './puzzles-suite.ts'
import { recordsSuite } from './records-suite.ts'
import { seasonsSuite } from './seasons-suite.ts'
import { storeSuite, TO_ALL, type Tried } from './store-suite.ts'
import { studiesSuite } from './studies-suite.ts'
import { tournamentsSuite } from './tournaments-suite.ts'

async function opened(): Promise<Tried> {
  const folder = dataFolder()
  let store = openStore(folder)
  afterwards(() => store.close())
  return {
    store,
    async again() {
      store.close()
      store = openStore(folder)
      return store
    },
  }
}

storeSuite('SQLite', opened)
keysSuite('SQLite', opened)
collectionSuite('SQLite', opened)
tournamentsSuite('SQLite', opened)
clubSuite('SQLite', opened)
jobsSuite('SQLite', opened)
membersSuite('SQLite', opened)
recordsSuite('SQLite', opened)
oneSidedSuite('SQLite', opened)
seasonsSuite('SQLite', opened)
figuresSuite('SQLite', opened)
studiesSuite('SQLite', opened)
puzzlesSuite('SQLite', opened)

test.each(Array.from({ length: VERSION - 1 }, (_, at) => at + 1))(
  'a folder of schema version %i is brought up to date, and its running table goes on',
  async (version) => {
    const site = bareContext()
    const made = await createRoom(
      site,
      { id: 'ann', name: 'Ann' },
      {
        ...{ game: 'tic-tac-toe', settings: {}, listed: false },
        seats: [{ kind: 'me' }, { kind: 'hot-seat', name: 'B' }],
      },
    )
    const position = JSON.stringify(positionOf(made.play?.table as Table))
    const folder = dataFolder()
    const database = new DatabaseSync(join(folder, DATABASE))
    migrate(database, 1)
    database.exec(`
    insert into players values ('ann', 'Ann', '${'a'.repeat(64)}', 1);
    insert into tables values ('old', 'tic-tac-toe', 1, 'ann', '{}', 0, 'playing', 's', 'c', 0, '[0]', 0, null, 1, 5);
    insert into seats values ('old', 0, 'ann', 'Ann', null, 0, null, 40), ('old', 1, 'ann', 'B', 'quick', 1, null, 0);
    insert into answers values ('old', 0, 'start', -1, null, null, null, '[]', 1, 0), ('old', 1, 'answer', 0, '{"option":"mark:4"}', 'ann', 'r', '[]', 2, 0);
    update tables set version = 1;
    insert into chat values ('old', 7, null, 'Ann', 'hello', 1);
  `)
    database.prepare("insert into positions values ('old', 0, ?)").run(position)
    migrate(database, version)
    database.close()
    const store = openStore(folder)
    afterwards(() => store.close())
    const room = await openRoom(bareContext({ store }), 'old')
    expect([room.stage, room.play?.table.version, room.seats[1]?.leftAt, room.revision]).toEqual(['playing', 1, 0, 0])
    expect(room.play?.clocks.map(({ spent, since }) => [spent, since])).toEqual([
      [40, null],
      [0, 5],
    ])
    expect(await store.addChat({ table_id: 'old', seat: null, name: 'Ann', text: 'again', at: 2, ...TO_ALL })).toBe(8)
  },
)

test('only the owner of the data folder can read its files', async () => {
  const folder = join(dataFolder(), 'data')
  const running = await server({ data: folder })
  await connect(running.url)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  for (const file of [DATABASE, `${DATABASE}-wal`, 'orrery.lock']) expect(statSync(join(folder, file)).mode & 0o077).toBe(0)
})

test('a folder that cannot be used is named, with the cause', async () => {
  const folder = join(dataFolder(), 'file')
  new DatabaseSync(folder).exec('create table x (y)')
  expect(() => openStore(folder)).toThrow(folder)
  await expect(server({ data: folder })).rejects.toThrow(folder)
  const { url } = await server()
  await expect(server({ port: Number(new URL(url).port) })).rejects.toThrow(new URL(url).port)
})
