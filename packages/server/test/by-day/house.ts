import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gameEntry } from '@orrery/games'
import { type Answer, answer, answerOf, type Position, restore, type Table } from '@orrery/kernel'
import { test as base } from '../../../../tools/browser/test.ts'
import { localBus } from '../../bus.ts'
import { type Server, startServer } from '../../index.ts'
import { DEFAULT_LIMITS } from '../../limits.ts'
import { openStore } from '../../store/sqlite.ts'
import type { Store } from '../../store/store.ts'
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
  versionOf(id: string): Promise<number>
  /** Stops both, and restarts them on the stored data. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** The browser test, on two such servers. */
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

  async function start(): Promise<void> {
    const shared = { store, bus: localBus() }
    running = await Promise.all(
      ports.map((one, at) =>
        startServer({
          ...{
            port: one,
            host: '127.0.0.1',
            data,
            ...(existsSync(WEB) ? { webRoot: WEB } : {}),
            gamesModule: GAMES,
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
    versionOf: async (id) => (await store.readTable(id))?.row.version ?? 0,
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
