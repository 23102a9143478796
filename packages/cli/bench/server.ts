import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Random, randomOf, seedOf } from '@orrery/kernel'
import { atLeast, atMost, type Figure } from './figure.ts'
import { createdIn, type LoadClient, loadClient } from './load/client.ts'
import { startMeasured } from './load/process.ts'

const GAME = 'death-angel'
const TABLES = 500
const IDLE = 1000
const SECONDS = 8
const STORED = 10_000

/** A table that is being played by two people, each on a connection of its own. */
interface Live {
  id: string
  readonly players: readonly LoadClient[]
}

/**
 * The server under load over loopback, the load made by this process, the server in its own. Bars that the issue does
 * not give: people at 500 tables answer about 100 times a second in all, so 1,000 a second leaves ten times as much; a
 * reply within 50 ms feels immediate (99 of 100), 10 ms is usual; 64 KB a live table and 16 KB an idle connection
 * hold 5,000 tables and 10,000 visitors in half a gigabyte; 1 KB a viewer and answer goes through the slowest phone link
 * (16 kbit/s) in half a second.
 */
export async function figures(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-bench-'))
  try {
    return [...(await underLoad(join(folder, 'load'))), ...(await afterStart(join(folder, 'stored')))]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function underLoad(data: string): Promise<Figure[]> {
  const server = await startMeasured(data)
  const random = randomOf(seedOf('load'))
  // The first connections and tables make what is made once.
  const warm = await liveTables(server.url, 20)
  for (const live of warm) for (let answers = 0; answers < 10; answers++) await playOne(live, random)
  for (const { players } of warm) for (const player of players) player.close()
  const empty = await server.memory()
  const idle = await inTurns(IDLE, () => loadClient(server.url))
  const connected = await server.memory()
  const tables = await liveTables(server.url, TABLES)
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
      1000,
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

/** How long it takes from the start of the process to the first answer on disk, with many unfinished tables there. */
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

async function liveTables(url: string, count: number): Promise<Live[]> {
  return inTurns(count, async () => {
    const players = [await loadClient(url), await loadClient(url)]
    return { id: await openTable(players), players }
  })
}

async function openTable([host, guest]: readonly LoadClient[]): Promise<string> {
  if (host === undefined || guest === undefined) throw new Error('a table of the bench has two people')
  const id = createdIn(
    await host.ask({ type: 'create', game: GAME, settings: {}, seats: [{ kind: 'me' }, { kind: 'open' }], listed: false }),
  )
  await guest.ask({ type: 'take', table: id, seat: 1 })
  for (const player of [host, guest]) {
    player.seen.clear()
    await player.ask({ type: 'watch', table: id })
  }
  return id
}

/** One answer at a table, by whoever is asked; a table that is over gives way to a new one. */
async function playOne(live: Live, random: Random): Promise<number> {
  for (;;) {
    for (const player of live.players) {
      const start = performance.now()
      if (await player.answer(live.id, random)) return performance.now() - start
    }
    const over = live.players.some((player) => [...player.seen.values()].some((seen) => seen.result !== null))
    if (!over) await new Promise((resolve) => setTimeout(resolve, 1))
    else {
      for (const player of live.players) await player.ask({ type: 'unwatch', table: live.id })
      live.id = await openTable(live.players)
    }
  }
}

/** Every table answers once a second for a while, spread evenly; returns all delays in milliseconds. */
async function steadily(tables: readonly Live[], random: Random): Promise<number[]> {
  const delays: number[] = []
  const start = performance.now()
  await Promise.all(
    tables.map(async (live, at) => {
      for (let second = 0; second < SECONDS; second++) {
        const due = start + (second + at / tables.length) * 1000
        await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())))
        delays.push(await playOne(live, random))
      }
    }),
  )
  return delays
}

/** Every table answers as soon as it can; returns answers a second. */
async function flatOut(tables: readonly Live[], random: Random): Promise<number> {
  const start = performance.now()
  let answers = 0
  await Promise.all(
    tables.map(async (live) => {
      while (performance.now() - start < SECONDS * 1000) {
        await playOne(live, random)
        answers++
      }
    }),
  )
  return answers / ((performance.now() - start) / 1000)
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

/** Does something often, forty at a time. */
async function inTurns<T>(count: number, make: () => Promise<T>): Promise<T[]> {
  const made: T[] = []
  let left = count
  const worker = async (): Promise<void> => {
    while (left-- > 0) made.push(await make())
  }
  await Promise.all(Array.from({ length: 40 }, worker))
  return made
}

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}
