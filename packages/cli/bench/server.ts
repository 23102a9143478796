import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomOf, seedOf } from '@orrery/kernel'
import { atLeast, atMost, type Figure } from './figure.ts'
import { createdIn, loadClient } from './load/client.ts'
import { flatOut, GAME, inTurns, type Live, liveTables, playOne, quantile, steadily } from './load/live.ts'
import { startMeasured } from './load/process.ts'
import { raced } from './race/servers.ts'

const TABLES = 500
const IDLE = 1000
const STORED = 10_000

/**
 * The server under load over loopback; this process makes the load, the server has its own process. Reasons for the bars: people at 500
 * tables answer about 100 times a second in all, so 5,000 a second serve 25,000 tables; a reply within 50 ms feels immediate (99 of 100
 * arrive by then), 10 ms is usual; with 64 KB a live table and 16 KB an idle connection, 5,000 tables and 10,000 visitors fit into half a
 * gigabyte; 1 KB a viewer and answer takes half a second on the slowest phone link (16 kbit/s).
 */
export async function figures(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-bench-'))
  try {
    return [...(await underLoad(join(folder, 'load'))), ...(await raced(folder)), ...(await afterStart(join(folder, 'stored')))]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function underLoad(data: string): Promise<Figure[]> {
  const server = await startMeasured(data)
  const random = randomOf(seedOf('load'))
  // The first connections and tables create what is created only once.
  const warm = await liveTables([server.url], 20)
  for (const live of warm) for (let answers = 0; answers < 10; answers++) await playOne(live, random)
  for (const { players } of warm) for (const player of players) player.close()
  const empty = await server.memory()
  const idle = await inTurns(IDLE, () => loadClient(server.url))
  const connected = await server.memory()
  const tables = await liveTables([server.url], TABLES)
  const delays = await steadily(tables, random)
  const playing = await server.memory()
  const perConnection = (connected - empty) / IDLE
  const perTable = (playing - connected) / TABLES - 2 * perConnection
  for (const one of idle) one.close()

  const before = heard(tables)
  const stored = await commits(server.url)
  const worked = await server.processor()
  const fast = await flatOut(tables, random)
  const storedAfter = await commits(server.url)
  const perProcessor = Math.round((storedAfter.writes - stored.writes) / ((await server.processor()) - worked))
  const after = heard(tables)
  const whole = tables
    .slice(0, 50)
    .flatMap(({ players }) => players.flatMap((player) => [...player.seen.values()].map((seen) => JSON.stringify(seen).length)))
  for (const { players } of tables) for (const player of players) player.close()
  await server.stop()
  const shared = ((storedAfter.writes - stored.writes) / (storedAfter.commits - stored.commits)).toFixed(1)
  const average = Math.round(whole.reduce((sum, size) => sum + size, 0) / whole.length)
  const load = `${TABLES} tables of two people, one answer a second each`
  return [
    atLeast(
      'server: answers stored and told',
      fast,
      '/s',
      5000,
      `${TABLES} live tables, both people told, ${shared} answers a durable commit, ${perProcessor} a second of the server's CPU`,
    ),
    atMost('server: delay, 50 of 100', quantile(delays, 0.5), 'ms', 10, load),
    atMost('server: delay, 99 of 100', quantile(delays, 0.99), 'ms', 50, load),
    atMost('server: memory of a live table', perTable / 1024, 'KB', 64, 'two people looking, some answers old'),
    atMost('server: memory of an idle connection', perConnection / 1024, 'KB', 16),
    atMost(
      'server: a viewer and answer',
      (after.bytes - before.bytes) / (after.views - before.views),
      'bytes',
      1024,
      `a whole view: ${average}`,
    ),
  ]
}

/** The time from the start of the process to the first stored answer, with many unfinished tables. */
async function afterStart(data: string): Promise<Figure[]> {
  const server = await startMeasured(data)
  const random = randomOf(seedOf('stored'))
  const maker = await loadClient(server.url)
  const ids: string[] = []
  await inTurns(STORED, async () => {
    const seats = [{ kind: 'me' }, { kind: 'hot-seat', name: 'Other' }]
    ids.push(createdIn(await maker.ask({ type: 'create', game: GAME, settings: {}, seats, listed: false })))
  })
  await server.stop()
  const start = performance.now()
  const again = await startMeasured(data)
  const player = await loadClient(again.url, maker.token)
  const table = ids[STORED >> 1] as string
  await player.ask({ type: 'watch', table })
  if (!(await player.answer(table, random))) throw new Error('nobody is asked')
  const first = (performance.now() - start) / 1000
  player.close()
  await again.stop()
  return [atMost('server: from start to first answer', first, 's', 2, `${STORED.toLocaleString('en')} unfinished tables on disk`)]
}

/** How many writes and commits the server has made. */
async function commits(url: string): Promise<{ writes: number; commits: number }> {
  const health = (await (await fetch(`${url}/health`)).json()) as { answers: { writes: number; commits: number } }
  return health.answers
}

function heard(tables: readonly Live[]): { bytes: number; views: number } {
  const all = tables.flatMap(({ players }) => players.map((player) => player.heard))
  return { bytes: all.reduce((sum, one) => sum + one.bytes, 0), views: all.reduce((sum, one) => sum + one.views, 0) }
}
