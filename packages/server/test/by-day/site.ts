import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gameEntry } from '@orrery/games'
import { type Answer, answer, answerOf, type Position, restore, type Seat, type Table } from '@orrery/kernel'
import { type Beforehand, NOTHING_SAID } from '@orrery/play'
import { test as base } from '../../../../tools/browser/test.ts'
import { PATIENCE } from '../../../../tools/patience.ts'
import { localBus } from '../../bus.ts'
import { type Server, startServer } from '../../index.ts'
import { DEFAULT_LIMITS } from '../../limits.ts'
import { openLog } from '../../log.ts'
import { ordersOn } from '../../store/orders-on.ts'
import { openStore } from '../../store/sqlite.ts'
import type { Store } from '../../store/store.ts'
import { leasesOf } from '../cluster/leases.ts'
import { type PostOffice, postOffice } from '../post-office.ts'
import { type Arrived, takingServer } from '../push-service.ts'

const GAMES = import.meta.resolve('@orrery/games')
const WEB = fileURLToPath(new URL('../../../web/dist', import.meta.url))

/** Two servers on one store, whose clock the test sets, with everything that they send. */
export interface TwoServers {
  /** The first one. */
  readonly url: string
  readonly second: string
  readonly data: string
  /** The time of both, in milliseconds since 1970; it runs on from what it is set to. */
  now(): number
  turnTo(now: number): void
  /** The pushes and webhooks received. */
  readonly came: readonly Arrived[]
  /** The address for pushes and webhooks: any path below it. */
  readonly pushes: string
  readonly hooks: string
  readonly office: PostOffice
  /** A table as it is kept, hidden things included. Do not change it: the next call goes on from there. */
  tableOf(id: string): Promise<Table>
  /** Waits until a table is past a version. */
  movedOn(id: string, version: number): Promise<void>
  /** What a seat has said beforehand. */
  saidAt(id: string, seat: Seat): Promise<{ readonly revision: number; readonly said: Beforehand }>
  versionOf(id: string): Promise<number>
  /** When a seat's player is to be reminded that the time of their question runs out; null: no such notice waits. */
  reminderAt(id: string, seat: Seat): Promise<number | null>
  /** How many answers of a table came by an order, or because time ran out. */
  answersBy(id: string, by: 'order' | 'clock'): Promise<number>
  /** Stops both, and restarts them on the stored data. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** The browser test, on two servers of a cluster, where each table has one owner. */
export const test = base.extend<{ server: TwoServers }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixture's needs from this pattern
    async ({}, use) => {
      const servers = await startTwo(Date.now())
      await use(servers)
      await servers.stop()
    },
    { scope: 'file' },
  ],
})

async function startTwo(from: number): Promise<TwoServers> {
  const data = mkdtempSync(join(tmpdir(), 'orrery-'))
  const cleaning: (() => unknown)[] = []
  const office = await postOffice(0, (clean) => cleaning.push(clean))
  const { port, came } = await takingServer(
    (reply) => reply.writeHead(201).end(),
    (clean) => cleaning.push(clean),
  )
  const ports = [await freePort(), await freePort()] as const
  const urls = ports.map((one) => `http://127.0.0.1:${one}`)
  let [set, since] = [from, performance.now()]
  const now = () => Math.round(set + performance.now() - since)
  let running: Server[] = []
  let store = openStore(data)
  const tables = new Map<string, Table>()
  const lines: string[] = []

  async function start(): Promise<void> {
    const shared = { store, bus: localBus(), leases: leasesOf(store) }
    running = await Promise.all(
      ports.map((one, at) =>
        startServer({
          ...{
            port: one,
            host: '127.0.0.1',
            data,
            ...(existsSync(WEB) ? { webRoot: WEB } : {}),
            gamesModule: GAMES,
            log: openLog('warn', 'json', (line) => void lines.push(line)),
            shared,
            now,
            lookEvery: 50,
            botDelay: 0,
            orderWait: { least: 0, most: 5 },
            // What takes months passes in a minute.
            limits: {
              ...DEFAULT_LIMITS,
              messages: { burst: 10_000, every: 1 },
              work: { burst: 10_000, every: 1 },
              bytes: { burst: 1e9, every: 1e-6 },
            },
          },
          ...{ publicUrl: urls[at] as string, mail: { url: office.url, from: 'orrery@example.org' } },
          notices: {
            ...{ awayAfter: 400, waits: [100], webhookHosts: ['hooks.test'] },
            outward: { plain: true, isPublic: () => true, resolve: async () => ['127.0.0.1'] },
          },
        }),
      ),
    )
  }

  async function end(): Promise<void> {
    for (const server of running) await server.close()
    store.close()
  }

  await start()
  return {
    ...{ url: urls[0] as string, second: urls[1] as string, data, came, office, now },
    pushes: `http://push.test:${port}`,
    hooks: `http://hooks.test:${port}`,
    turnTo(to) {
      ;[set, since] = [to, performance.now()]
    },
    async tableOf(id) {
      const table = await keptTable(store, id, tables.get(id))
      tables.set(id, table)
      return table
    },
    ...asking(() => store, lines),
    async restart() {
      await end()
      store = openStore(data)
      await start()
    },
    async stop() {
      await end()
      for (const clean of cleaning.reverse()) await clean()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** Questions to the store; `lines`: what the servers have logged. */
function asking(
  store: () => Store,
  lines: readonly string[],
): Pick<TwoServers, 'movedOn' | 'saidAt' | 'versionOf' | 'reminderAt' | 'answersBy'> {
  const versionOf = async (id: string): Promise<number> =>
    (await store().database.read.selectFrom('tables').select('version').where('id', '=', id).executeTakeFirstOrThrow()).version
  return {
    versionOf,
    async movedOn(id, version) {
      const until = performance.now() + PATIENCE.wait
      while ((await versionOf(id)) <= version) {
        if (performance.now() > until) throw new Error([`table ${id} stands still at ${version}`, ...lines.slice(-5)].join('\n'))
        await new Promise((resolve) => setTimeout(resolve, 2))
      }
    },
    async saidAt(id, seat) {
      const kept = await ordersOn(store().database).of(id, seat)
      return kept === null ? { revision: 0, said: NOTHING_SAID } : { revision: kept.revision, said: JSON.parse(kept.said) as Beforehand }
    },
    async reminderAt(id, seat) {
      const { read } = store().database
      const own = read.selectFrom('answers').select('seq').where('table_id', '=', id).where('seat', '=', seat)
      const last = await own.where('player', 'is not', null).orderBy('seq', 'desc').executeTakeFirst()
      const waiting = read.selectFrom('notices').select('due').where('state', '=', 'due')
      return (await waiting.where('id', 'like', `deadline:${id}:${seat}:${last?.seq ?? 0}:%`).executeTakeFirst())?.due ?? null
    },
    async answersBy(id, by) {
      const given = store().database.read.selectFrom('answers').select('seq').where('table_id', '=', id)
      return (await given.where('ref', 'like', `${by}:%`).execute()).length
    },
  }
}

/** The table as it is kept now; `known` is brought there where it can be. */
async function keptTable(store: Store, id: string, known: Table | undefined): Promise<Table> {
  const kept = await store.readTable(id)
  if (kept === null || kept.position === null) throw new Error(`no table ${id} is under way`)
  const { position, since } = kept
  const game = await gameEntry(kept.row.game).load()
  const isBehind = known === undefined || known.version < position.seq
  const table = isBehind ? restore(game, JSON.parse(position.position) as Position).table : known
  for (const { seq, seat, answer: given } of since)
    if (seq > table.version) answer(table, seat, answerOf(table, seat, JSON.parse(given ?? 'null') as Answer))
  table.events.length = 0
  return table
}

function freePort(): Promise<number> {
  const server = createServer()
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    }),
  )
}
