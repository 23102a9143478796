import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomOf, seedOf } from '@orrery/kernel'
import { openLink } from '@orrery/server/store/postgres/link'
import { notInstalled, type Service, startNats, startPostgres } from '../../../tools/services.ts'
import { atLeast, atMost, type Figure } from './figure.ts'
import { createdIn, type LoadClient, loadClient } from './load/client.ts'
import { flatOut, GAME, inTurns, type Live, liveTables, playOne, quantile, SECONDS, steadily } from './load/live.ts'
import { type Measured, startMeasured } from './load/process.ts'

const TABLES = 200
const SPECTATORS = 1000
const STORED = 10_000

/** The result for one arrangement of servers. */
interface Shape {
  readonly answers: number
  readonly delay: number
  /** Answers a second of CPU time of the servers, Postgres and NATS. */
  readonly perServer: number
  readonly perPostgres: number
  readonly perNats: number
}

/**
 * Compares one server over SQLite with 1, 2 and 4 over Postgres and NATS, on one machine that also plays the people; the two people at a
 * table use different servers where there are several. Answers a second show what the machine's cores allow; answers a second of CPU time
 * show what servers cost.
 */
export async function figures(): Promise<Figure[]> {
  const missing = notInstalled()
  if (missing !== null) throw new Error(`not installed: ${missing}`)
  const folder = mkdtempSync(join(tmpdir(), 'orrery-bench-'))
  const [postgres, nats] = await Promise.all([startPostgres(tmpdir()), startNats()])
  try {
    const alone = await measured(() => startMeasured(join(folder, 'alone')), 1, null, null)
    const all = shapeFigures('1 server over SQLite', alone, alone)
    for (const servers of [1, 2, 4]) {
      const database = await freshDatabase(postgres, `bench_${servers}`)
      const shape = await measured(() => startMeasured('', database, nats.url), servers, postgres, nats)
      all.push(...shapeFigures(`${servers} over Postgres and NATS`, shape, alone))
    }
    all.push(await pushed(await freshDatabase(postgres, 'bench_push'), nats))
    all.push(await started(await freshDatabase(postgres, 'bench_start'), nats))
    return all
  } finally {
    await Promise.all([postgres.stop(), nats.stop()])
    rmSync(folder, { recursive: true, force: true })
  }
}

async function freshDatabase(postgres: Service, name: string): Promise<string> {
  const link = openLink(postgres.url, 1, 5000)
  await link.run(`create database ${name}`, [])
  await link.close()
  return postgres.url.replace(/[^/]*$/, name)
}

function shapeFigures(name: string, shape: Shape, alone: Shape): Figure[] {
  const ratio = (shape.answers / alone.answers).toFixed(2)
  const rest = Number.isFinite(shape.perPostgres)
    ? `; of Postgres ${Math.round(shape.perPostgres)}, of NATS ${Math.round(shape.perNats)}`
    : ''
  return [
    atLeast(`cluster: ${name}, answers`, shape.answers, '/s', 100, `${ratio} of one over SQLite in the same run`),
    atLeast(`cluster: ${name}, answers a CPU second`, shape.perServer, '/s', 100, `of the servers together${rest}`),
    atMost(`cluster: ${name}, delay, 99 of 100`, shape.delay, 'ms', 1000, `${TABLES} tables, one answer a second each`),
  ]
}

async function measured(start: () => Promise<Measured>, count: number, postgres: Service | null, nats: Service | null): Promise<Shape> {
  const servers = await Promise.all(Array.from({ length: count }, start))
  const random = randomOf(seedOf('cluster'))
  const tables = await liveTables(
    servers.map(({ url }) => url),
    TABLES,
  )
  for (const live of tables.slice(0, 20)) for (let answers = 0; answers < 5; answers++) await playOne(live, random)
  const delays = await steadily(tables, random)
  const spent = async () => (await Promise.all(servers.map((server) => server.processor()))).reduce((sum, one) => sum + one, 0)
  const before = { servers: await spent(), postgres: cpuOf(postgres), nats: cpuOf(nats) }
  const answers = await flatOut(tables, random)
  const all = answers * SECONDS
  const shape = {
    answers,
    delay: quantile(delays, 0.99),
    perServer: all / ((await spent()) - before.servers),
    perPostgres: all / (cpuOf(postgres) - before.postgres),
    perNats: all / (cpuOf(nats) - before.nats),
  }
  for (const { players } of tables) for (const player of players) player.close()
  await Promise.all(servers.map((server) => server.stop()))
  return shape
}

/** Hundredths of a second, Linux's unit of CPU time. */
const TICKS = 100

/** The seconds of CPU used by a service and the processes that it started. */
function cpuOf(service: Service | null): number {
  if (service === null) return Number.NaN
  let all = 0
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const fields = statOf(pid)
    // After the name in brackets come state, parent and so on; the 12th and 13th fields are user and system time.
    if (fields !== null && (Number(pid) === service.pid() || Number(fields[1]) === service.pid()))
      all += (Number(fields[11]) + Number(fields[12])) / TICKS
  }
  return all
}

function statOf(pid: string): string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return null
  }
}

/** The time until 1,000 spectators on two servers have received an answer. */
async function pushed(database: string, nats: Service): Promise<Figure> {
  const servers = await Promise.all([0, 1].map(() => startMeasured('', database, nats.url)))
  const random = randomOf(seedOf('push'))
  const [live] = (await liveTables(
    servers.map(({ url }) => url),
    1,
  )) as [Live]
  const spectators = await inTurns(SPECTATORS, async () => {
    const one = await loadClient(servers[random.below(2)]?.url as string)
    await one.ask({ type: 'watch', table: live.id })
    return one
  })
  const delays: number[] = []
  for (let answers = 0; answers < 20; answers++) {
    const began = performance.now()
    await playOne(live, random)
    const version = Math.max(...live.players.map(versionOf))
    while (spectators.some((one) => versionOf(one) < version)) await new Promise((resolve) => setTimeout(resolve, 1))
    delays.push(performance.now() - began)
  }
  for (const one of spectators) one.close()
  for (const one of live.players) one.close()
  await Promise.all(servers.map((server) => server.stop()))
  return atMost('cluster: an answer told to 1,000 spectators', quantile(delays, 0.5), 'ms', 1000, 'on two servers, the median of 20')
}

function versionOf({ seen }: LoadClient): number {
  return Math.max(-1, ...[...seen.values()].map(({ version }) => version))
}

/** The time from the start of the process to the first answer, with many unfinished tables in the database. */
async function started(database: string, nats: Service): Promise<Figure> {
  const server = await startMeasured('', database, nats.url)
  const maker = await loadClient(server.url)
  const seats = [{ kind: 'me' }, { kind: 'hot-seat', name: 'Other' }]
  const table = createdIn(await maker.ask({ type: 'create', game: GAME, settings: {}, seats, listed: false }))
  await server.stop()
  const link = openLink(database, 1, 5000)
  for (const from of ['tables', 'seats', 'answers', 'positions'])
    await link.run(
      `insert into ${from} select (json_populate_record(one, json_build_object('${from === 'tables' ? 'id' : 'table_id'}', 'copy' || copy))).*
       from ${from} one, generate_series(1, ${STORED}) copy`,
      [],
    )
  await link.close()
  const began = performance.now()
  const again = await startMeasured('', database, nats.url)
  const player = await loadClient(again.url, maker.token)
  await player.ask({ type: 'watch', table })
  if (!(await player.answer(table, randomOf(seedOf('first'))))) throw new Error('nobody is asked')
  const first = (performance.now() - began) / 1000
  player.close()
  await again.stop()
  return atMost('cluster: from start to first answer', first, 's', 2, `${STORED.toLocaleString('en')} unfinished tables in Postgres`)
}
