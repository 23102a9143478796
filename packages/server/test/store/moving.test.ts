import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { backUp } from '../../store/backup.ts'
import { copyAll } from '../../store/moving/copy.ts'
import { backUpPostgres, moveToPostgres, restoreFolder, restorePostgres } from '../../store/moving/move.ts'
import { type Row, type Shape, shapes, type Target } from '../../store/moving/rows.ts'
import { sqliteSource, sqliteTarget } from '../../store/moving/sqlite.ts'
import { openLink } from '../../store/postgres/link.ts'
import { openPostgres } from '../../store/postgres/open.ts'
import { migrate } from '../../store/schema.ts'
import { DATABASE, openStore } from '../../store/sqlite.ts'
import { type Client, connect } from '../client.ts'
import { seatsOf } from '../published.ts'
import { afterwards, dataFolder, server } from '../server.ts'
import { HAS_SERVICES, postgresForAll } from '../services.ts'

/** Plays at a table of Outbid for so many answers. */
async function play(client: Client, answers: number): Promise<string> {
  const wish = { type: 'create', game: 'outbid', settings: {}, seats: seatsOf(2), listed: false } as const
  const { table } = await client.want('created', wish)
  await client.watch(table)
  await client.want('done', { type: 'say', table, text: 'Szia! 😀 őű' })
  for (let given = 0; given < answers; given++) {
    const asked = [...(client.tables.get(table)?.seen ?? [])].find(([, seen]) => seen.question?.kind === 'options')
    const question = asked?.[1].question
    if (asked === undefined || question?.kind !== 'options') break
    await client.answer(table, asked[0] as number, question.options[0]?.id as string)
    await client.until(() => (client.tables.get(table)?.seen.get(0)?.version ?? 0) > given)
  }
  return table
}

/** A data folder with two unfinished tables and one that is over, talk, a key and a replay. */
async function lived(): Promise<{
  readonly data: string
  readonly token: string
  readonly tables: readonly string[]
  readonly seen: string
}> {
  const { url, data, close } = await server()
  const ann = await connect(url, { name: 'Ann' })
  const tables = [await play(ann, 3), await play(ann, 4), await play(ann, 500)]
  await ann.want('key', { type: 'make-key', name: 'bot' })
  const seen = JSON.stringify([...(ann.tables.get(tables[1] as string)?.seen ?? [])])
  await ann.close()
  await close()
  const store = openStore(data)
  await store.database.transaction(async (db) => {
    await db
      .insertInto('replays')
      .values({ table_id: 'gone', game: 'outbid', ended: 5, replay: new Uint8Array([0, 255, 7]) })
      .execute()
  })
  store.close()
  return { data, token: ann.token, tables, seen }
}

/** What Ann sees of her second table there. */
async function seenAgain(options: object, token: string, table: string): Promise<string> {
  const { url } = await server(options)
  const ann = await connect(url, { token })
  await ann.watch(table)
  const before = [...(ann.tables.get(table)?.seen ?? [])]
  const [seat, seen] = before.find(([, one]) => one.question?.kind === 'options') ?? []
  if (seen?.question?.kind === 'options')
    expect(await ann.answer(table, seat as number, seen.question.options[0]?.id as string)).toMatchObject({ type: 'accepted' })
  return JSON.stringify(before)
}

const rowsOf = (file: string, { name, key }: Shape) => {
  const database = new DatabaseSync(file, { readOnly: true })
  const rows = database.prepare(`select * from ${name} order by ${key.join(', ')}`).all()
  database.close()
  return rows
}

test('every table of the schema is copied, by its key', () => {
  const known = shapes()
  expect(known.map(({ name }) => name)).toEqual(expect.arrayContaining(['answers', 'api_keys', 'players', 'positions', 'seats', 'tables']))
  for (const { name, key, columns } of known) expect([name, key.length > 0, columns.length > 0]).toEqual([name, true, true])
})

test('a back-up is restored into an empty folder, whole; into nothing else', async () => {
  const { data, token, tables, seen } = await lived()
  const file = join(dataFolder(), 'copy.sqlite')
  backUp(data, file)
  const folder = join(dataFolder(), 'new')
  expect(restoreFolder(file, folder)).toMatchObject({ tables: 3, unfinished: 2 })
  for (const shape of shapes()) expect(rowsOf(join(folder, DATABASE), shape)).toEqual(rowsOf(file, shape))
  expect(() => restoreFolder(file, folder)).toThrow('already; a back-up is restored into an empty folder')
  expect(await seenAgain({ data: folder }, token, tables[1] as string)).toBe(seen)

  const wrong = join(dataFolder(), 'wrong.sqlite')
  writeFileSync(wrong, 'no database')
  const foreign = join(dataFolder(), 'foreign.sqlite')
  new DatabaseSync(foreign).exec('create table invoices (id)')
  for (const bad of [wrong, foreign, '/nowhere.sqlite']) {
    const empty = dataFolder()
    expect(() => restoreFolder(bad, empty)).toThrow()
    expect(readdirSync(empty)).toEqual([])
  }
})

test('any row that is not copied exactly is detected', async () => {
  const { data } = await lived()
  const source = sqliteSource(new DatabaseSync(join(data, DATABASE), { readOnly: true }))
  const spoilt: Readonly<Record<string, (target: Target) => Target>> = {
    'is not there': (target) => ({ ...target, put: (shape, rows) => target.put(shape, shape.name === 'seats' ? rows.slice(1) : rows) }),
    'has another events': (target) => ({
      ...target,
      put: (shape, rows) =>
        target.put(
          shape,
          rows.map((row) => told(shape, row)),
        ),
    }),
    'has another replay': (target) => ({
      ...target,
      put: (shape, rows) =>
        target.put(
          shape,
          rows.map((row) => replay(shape, row)),
        ),
    }),
    'are there': (target) => ({ ...target, count: async (shape) => (await target.count(shape)) + (shape.name === 'players' ? 1 : 0) }),
  }
  for (const [why, spoil] of Object.entries(spoilt)) {
    const database = new DatabaseSync(':memory:')
    migrate(database)
    await expect(copyAll(source, spoil(sqliteTarget(database))), why).rejects.toThrow(why)
  }
  const whole = new DatabaseSync(':memory:')
  migrate(whole)
  expect((await copyAll(source, sqliteTarget(whole))).of).toMatchObject({ tables: 3, players: 1, replays: 1, api_keys: 1 })
})

function told({ name }: Shape, row: Row): Row {
  return name === 'answers' && row.seq === 2 ? { ...row, events: `${row.events} ` } : row
}

function replay({ name }: Shape, row: Row): Row {
  return name === 'replays' ? { ...row, replay: new Uint8Array([0, 255, 8]) } : row
}

if (HAS_SERVICES) {
  const { fresh } = postgresForAll()

  test('a folder moves to Postgres with every unfinished table, and back-ups move from there to anywhere', async () => {
    const { data, token, tables, seen } = await lived()
    const url = await fresh()
    const moved = await moveToPostgres(data, url)
    expect(moved.of).toMatchObject({ tables: 3, players: 1, replays: 1, api_keys: 1 })
    expect(moved.cleaned).toEqual({})
    await expect(moveToPostgres(data, url)).rejects.toThrow('the database is not empty')

    const file = join(dataFolder(), 'copy.sqlite')
    expect(await backUpPostgres(url, file)).toMatchObject({ tables: 3, unfinished: 2 })
    for (const shape of shapes()) expect(rowsOf(file, shape)).toEqual(rowsOf(join(data, DATABASE), shape))
    const other = await fresh()
    expect(await restorePostgres(file, other)).toEqual(moved)
    const folder = join(dataFolder(), 'back')
    restoreFolder(file, folder)
    expect(await seenAgain({ data: folder }, token, tables[1] as string)).toBe(seen)
    expect(await seenAgain({ addresses: { database: other, nats: null } }, token, tables[1] as string)).toBe(seen)
  })

  test('null characters that earlier versions stored do not stop a move, which says where they were', async () => {
    const data = dataFolder()
    const store = openStore(data)
    await store.database.transaction(async (db) => {
      const notes = [
        { table_id: 't', player: 'ann\0', note: '\0a\0b' },
        ...['whole', 'sz\0'].map((note) => ({ table_id: note, player: 'bob', note })),
      ]
      await db.insertInto('notes').values(notes).execute()
    })
    store.close()
    const url = await fresh()
    expect(await moveToPostgres(data, url)).toMatchObject({ rows: 3, cleaned: { notes: 4 } })
    const link = openLink(url, 1, 5000)
    afterwards(() => link.close())
    const { rows } = await link.run('select player, note from notes order by note', [])
    expect(rows.map(({ player, note }) => [player, note])).toContainEqual(['ann\ufffd', '\ufffda\ufffdb'])
  })

  test('nothing is moved while a server runs on either side, and a move that fails leaves an empty database', async () => {
    const { data } = await lived()
    const url = await fresh()
    const running = await server({ data })
    await expect(moveToPostgres(data, url)).rejects.toThrow('in use by another server')
    await running.close()
    const there = await server({ addresses: { database: url, nats: null } })
    await expect(moveToPostgres(data, url)).rejects.toThrow('a server is running on the database')
    await there.close()
    const link = openLink(url, 1, 5000)
    afterwards(() => link.close())
    await link.run('alter table chat add constraint short check (length(text) < 3)', [])
    await expect(moveToPostgres(data, url)).rejects.toThrow('short')
    await link.run('alter table chat drop constraint short', [])
    expect((await moveToPostgres(data, url)).of.tables).toBe(3)
    await expect(moveToPostgres(dataFolder(), url)).rejects.toThrow('nothing to move')
  })

  test('the back-up of a Postgres in use is a consistent snapshot', async () => {
    const url = await fresh()
    const store = await openPostgres(url)
    afterwards(() => store.close())
    const player = (at: number) => ({ id: `p${at}`, name: 'P', token: `t${at}`, created: at })
    let made = 0
    let backing = true
    const writing = (async () => {
      while (backing) await store.addPlayer(player(++made))
    })()
    const file = join(dataFolder(), 'copy.sqlite')
    await backUpPostgres(url, file)
    backing = false
    await writing
    const kept = new DatabaseSync(file, { readOnly: true })
      .prepare('select max(created) as last, count(*) as count from players')
      .get() as { last: number; count: number }
    expect(kept.last ?? 0).toBe(kept.count)
    expect(kept.count).toBeLessThanOrEqual(made)
    await expect(backUpPostgres(url, file)).rejects.toThrow('exists already')
    const nowhere = join(dataFolder(), 'never.sqlite')
    await expect(backUpPostgres(url.replace(/\/[^/]*$/, '/no_such_database'), nowhere)).rejects.toThrow('could not be made')
    expect(existsSync(nowhere)).toBe(false)
  })
}
