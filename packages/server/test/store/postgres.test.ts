import { expect, test } from 'vitest'
import { postgresLeases } from '../../store/postgres/leases.ts'
import { openLink } from '../../store/postgres/link.ts'
import { openPostgres } from '../../store/postgres/open.ts'
import { prepareSchema } from '../../store/postgres/schema.ts'
import { VERSION } from '../../store/schema.ts'
import type { Store, StoredTable } from '../../store/store.ts'
import { afterwards } from '../server.ts'
import { HAS_SERVICES, postgresForAll } from '../services.ts'
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
import { storeSuite, type Tried } from './store-suite.ts'
import { studiesSuite } from './studies-suite.ts'
import { tournamentsSuite } from './tournaments-suite.ts'

async function opened(url: string): Promise<Store> {
  const store = await openPostgres(url, { connections: 4 })
  afterwards(() => store.close())
  return store
}

test('an address without a database is reported with the cause', async () => {
  await expect(openPostgres('nonsense')).rejects.toThrow('DATABASE_URL is not an address')
  await expect(openPostgres('mysql://localhost/orrery')).rejects.toThrow('begins with postgres://')
  const nobody = openPostgres('postgres://ann:secret@127.0.0.1:1/orrery', { patience: 100 })
  await expect(nobody).rejects.toThrow(/127\.0\.0\.1:1\/orrery: .*is it running/)
  await expect(nobody).rejects.not.toThrow('secret')
})

if (HAS_SERVICES) {
  const { service, fresh } = postgresForAll()

  async function tried(): Promise<Tried> {
    const url = await fresh()
    let store = await opened(url)
    return {
      store,
      async again() {
        store.close()
        store = await opened(url)
        return store
      },
    }
  }

  storeSuite('Postgres', tried)
  keysSuite('Postgres', tried)
  collectionSuite('Postgres', tried)
  tournamentsSuite('Postgres', tried)
  clubSuite('Postgres', tried)
  jobsSuite('Postgres', tried)
  membersSuite('Postgres', tried)
  recordsSuite('Postgres', tried)
  oneSidedSuite('Postgres', tried)
  seasonsSuite('Postgres', tried)
  studiesSuite('Postgres', tried)
  puzzlesSuite('Postgres', tried)
  figuresSuite('Postgres', tried)

  test("another program's database, and one of a newer version, are refused", async () => {
    const foreign = await fresh()
    const link = openLink(foreign, 1, 5000)
    afterwards(() => link.close())
    await link.run('create table invoices (id bigint)', [])
    await expect(openPostgres(foreign)).rejects.toThrow("another program's: it has invoices")
    await link.run('drop table invoices', [])
    await opened(foreign)
    await link.run('update orrery_schema set version = 999', [])
    await expect(openPostgres(foreign)).rejects.toThrow('newer version (999)')
  })

  test.each(Array.from({ length: VERSION - 1 }, (_, at) => at + 1))(
    'a database of schema version %i is brought up to date by servers that start at once',
    async (version) => {
      const url = await fresh()
      const link = openLink(url, 1, 5000)
      afterwards(() => link.close())
      await prepareSchema(link, version)
      await link.run(
        `insert into tables (id, game, game_version, host, settings, listed, stage, seed, commitment, version, waiting, bot_due, created, changed)
       values ('old', 'g', 1, 'ann', '{}', 0, 'playing', 's', 'c', 0, '[0]', 0, 1, 5)`,
        [],
      )
      const [store] = await Promise.all([opened(url), opened(url), opened(url)])
      expect((await store?.readTable('old'))?.row).toMatchObject({ id: 'old', revision: 0, due: null, changed: 5 })
    },
  )

  test('a server that is alone moves all clocks on before others can join', async () => {
    const url = await fresh()
    const store = await opened(url)
    const link = openLink(url, 3, 5000)
    afterwards(() => link.close())
    const leases = await postgresLeases(link, 60_000)
    const seated = { seat: 0, player: null, name: 'A', bot: null, given_up: 0, settings: null, spent: 0 }
    const table = { id: 't', game: 'g', host: 'ann', settings: '{}', listed: 0, seed: 's', commitment: 'c', rematch: null, created: 1 }
    const at = { stage: 'playing', version: 0, waiting: '[0]', bot_due: 0, due: 2000, changed: 1, game_version: 1, revision: 0, time: null }
    await store.addTable({ ...table, ...at }, [{ ...seated, table_id: 't', asked_at: 1000, late: 0, reserve: 0, left_at: null }])
    await store.beat(1000)
    const [first, ...others] = (await Promise.all(['a', 'b', 'c'].map((name) => leases.join(name)))).toSorted(
      (one, other) => Number(other.alone) - Number(one.alone),
    )
    expect(first).toMatchObject({ alone: true, alive: 1000 })
    expect(others).toMatchObject([
      { alone: false, alive: null },
      { alone: false, alive: null },
    ])
    expect((await store.readTable('t'))?.seats[0]?.asked_at).toBe(first?.now)
  })

  test("after the database's clock was set back, a dead server keeps no tables and nobody out; a living one stays", async () => {
    const url = await fresh()
    await opened(url)
    const link = openLink(url, 3, 5000)
    afterwards(() => link.close())
    const leases = await postgresLeases(link, 500)
    for (const name of ['gone', 'here']) await leases.join(name)
    await leases.made('gone', 'a')
    await link.run('update orrery_servers set until = until + 3600000', [])
    let isOver = false
    const joining = leases.join('new').finally(() => {
      isOver = true
    })
    while (!isOver) await leases.renew('here')
    expect(await joining).toMatchObject({ alone: false })
    expect((await leases.servers()).filter((name) => name === 'gone')).toEqual([])
    expect(await leases.heldByOthers('new', ['a'])).toEqual([])
  })

  test('a server learns which tables other living servers own', async () => {
    const url = await fresh()
    await opened(url)
    const link = openLink(url, 2, 5000)
    afterwards(() => link.close())
    const leases = await postgresLeases(link, 60_000)
    for (const [name, table] of [
      ['one', 'a'],
      ['other', 'b'],
      ['gone', 'c'],
    ] as const) {
      await leases.join(name)
      await leases.made(name, table)
    }
    await link.run("update orrery_servers set until = 0 where name = 'gone'", [])
    expect(await leases.heldByOthers('one', ['a', 'b', 'c', 'd'])).toEqual(['b'])
    expect(await leases.heldByOthers('one', [])).toEqual([])
  })

  test('while the database is away everything waits; a change that it had stored is read back, not repeated', async () => {
    const store = await opened(await fresh())
    const progress = { stage: 'playing', version: 0, waiting: '[0]', bot_due: 0, due: null, changed: 1, game_version: 1 }
    const row = {
      id: 't',
      game: 'g',
      host: 'ann',
      settings: '{}',
      listed: 0,
      seed: 's',
      commitment: 'c',
      rematch: null,
      created: 1,
      revision: 0,
      time: null,
    }
    await store.addTable({ ...row, ...progress }, [])
    let kept = 0
    let writing = true
    const play = async () => {
      while (writing) {
        const revision = (await store.revisionOf('t')) as number
        if ((await store.append('t', revision, { progress: { ...progress, version: revision + 1 } })) === 'kept') kept = revision + 1
      }
    }
    const playing = play()
    const reaches = async (revision: number) => {
      // If nobody plays any more, because the store gave up, that is what failed.
      while (kept < revision) await Promise.race([playing, new Promise((resolve) => setTimeout(resolve, 5))])
    }
    await reaches(3)
    await service().restart(300)
    const before = kept
    await reaches(before + 3)
    writing = false
    await playing
    const { row: now } = (await store.readTable('t')) as StoredTable
    expect(now.revision).toBeGreaterThanOrEqual(kept)
    expect(now.version).toBe(now.revision)
  })
}
