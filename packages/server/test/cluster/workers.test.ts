import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { startWorker } from '../../cluster/worker.ts'
import { jobsIn } from '../../store/jobs/index.ts'
import { openPostgres } from '../../store/postgres/open.ts'
import { type Client, connect } from '../client.ts'
import { finishedTable } from '../finished.ts'
import { afterwards, server } from '../server.ts'
import { HAS_SERVICES, natsForAll, postgresForAll } from '../services.ts'

test('a worker whose addresses cannot be used says so', async () => {
  const addresses = { database: 'postgres://127.0.0.1:1/orrery', nats: 'nats://127.0.0.1:1' }
  await expect(startWorker({ addresses, threads: 1, botThinking: 50 })).rejects.toThrow('cannot use NATS at nats://127.0.0.1:1')
})

if (HAS_SERVICES) {
  const postgres = postgresForAll()
  const nats = natsForAll()
  const games = new URL('../games.ts', import.meta.url).href

  /** A table against a bot, and its host. */
  async function againstBot(url: string, level: string): Promise<{ ann: Client; table: string }> {
    const ann = await connect(url, { name: 'Ann' })
    const seats = [{ kind: 'me' }, { kind: 'bot', level }] as const
    const { table } = await ann.want('created', { type: 'create', game: 'outbid', settings: {}, seats: [...seats], listed: false })
    await ann.watch(table)
    return { ann, table }
  }

  /** Plays until the table is over; the bot answers by itself. */
  async function playOut(ann: Client, table: string): Promise<void> {
    const seen = () => ann.tables.get(table)?.seen.get(0)
    while (seen()?.result === null) {
      const question = await ann.until(() => seen()?.question ?? (seen()?.result === null ? null : 'over'))
      if (question === 'over') return
      if (question.kind !== 'options') throw new Error('another question')
      const { version } = seen() as { version: number }
      await ann.answer(table, 0, question.options[0]?.id as string)
      await ann.until(() => (seen()?.version ?? 0) > version)
    }
  }

  /** A worker in a process of its own: how to kill it, and whether it is at work, with which it is not done while a test runs. */
  async function dyingWorker({ database, nats: url }: { database: string; nats: string }) {
    const script = fileURLToPath(new URL('./worker-child.ts', import.meta.url))
    const dying = spawn(process.execPath, [script, database, url], { stdio: ['ignore', 'pipe', 'inherit'] })
    const kill = () => void dying.kill('SIGKILL')
    afterwards(kill)
    const lines = createInterface({ input: dying.stdout })
    const said = new Set<string>()
    lines.on('line', (line) => void said.add(line))
    await expect.poll(() => said.has('ready')).toBe(true)
    return { kill, isAtWork: () => said.has('at work') }
  }

  /** Makes another one until the worker has one in hand: until it is heard of, servers do themselves what there is to do. */
  async function atWork<T>(isAtWork: () => boolean, make: () => Promise<T>, isDone: (made: T) => Promise<boolean>): Promise<T> {
    for (;;) {
      const made = await make()
      await expect.poll(async () => isAtWork() || (await isDone(made))).toBe(true)
      if (isAtWork()) return made
    }
  }

  test('bots think in all available workers, for all servers, and each decision has one effect', async () => {
    const addresses = { database: await postgres.fresh(), nats: nats().url }
    const servers = await Promise.all([0, 1].map(() => server({ addresses, botThinking: 50 })))
    const workers = await Promise.all([0, 1].map(() => startWorker({ addresses, threads: 1, botThinking: 20, gamesModule: games })))
    for (const worker of workers) afterwards(() => worker.close())
    const done = () => workers.reduce((sum, worker) => sum + worker.done(), 0)
    const store = await openPostgres(addresses.database)
    afterwards(() => store.close())
    // Until they are heard of, bots think in the servers.
    for (let tries = 0; tries < 20 && done() < 3; tries++) {
      const tables = await Promise.all(servers.map(({ url }) => againstBot(url, 'keen')))
      await Promise.all(tables.map(({ ann, table }) => playOut(ann, table)))
      const answers = await Promise.all(tables.map(({ table }) => store.answersOf(table)))
      for (const each of answers) expect(new Set(each.map(({ seq }) => seq)).size).toBe(each.length)
    }
    expect(done()).toBeGreaterThan(2)
    expect(servers.map(({ lines }) => lines)).toEqual([[], []])
  })

  test('the job of a worker that died is done once by another', async () => {
    const addresses = { database: await postgres.fresh(), nats: nats().url }
    const { url } = await server({ addresses, botThinking: 50 })
    const { kill, isAtWork } = await dyingWorker(addresses)
    const ann = await connect(url, { name: 'Ann' })
    const seats = [{ kind: 'me' } as const, { kind: 'bot', level: 'quick' } as const]
    const table = await atWork(
      isAtWork,
      async () => {
        const made = await ann.want('created', { type: 'create', game: 'tic-tac-toe', settings: {}, seats, listed: false })
        await ann.watch(made.table)
        await ann.answer(made.table, 0, 'mark:4')
        return made.table
      },
      async (made) => ann.tables.get(made)?.seen.get(0)?.version === 2,
    )
    kill()
    const next = await startWorker({ addresses, threads: 1, botThinking: 20, gamesModule: games })
    afterwards(() => next.close())
    await playOut(ann, table)
    expect(next.done()).toBeGreaterThan(0)
    expect(ann.tables.get(table)?.seen.get(0)?.result).not.toBe(null)
  })

  test('a review whose worker died is made once by another, and every server shows the same', async () => {
    const addresses = { database: await postgres.fresh(), nats: nats().url }
    const servers = await Promise.all([0, 1].map(() => server({ addresses })))
    const [one, other] = servers.map(({ url }) => url) as [string, string]
    const { kill, isAtWork } = await dyingWorker(addresses)
    const store = await openPostgres(addresses.database)
    afterwards(() => store.close())
    const jobOf = (table: string) => jobsIn(store.database).of(`review:${table}`)
    const { table, asked } = await atWork(
      isAtWork,
      async () => {
        const finished = await finishedTable(one)
        return { table: finished.table, asked: [one, other].map((url) => fetch(`${url}/reviews/${finished.table}`)) }
      },
      async (made) => ((await jobOf(made.table))?.done ?? null) !== null,
    )
    const job = () => jobOf(table)
    expect((await job())?.tries).toBe(1)
    kill()
    const next = await startWorker({ addresses, threads: 1, botThinking: 20, gamesModule: games })
    afterwards(() => next.close())
    await expect.poll(async () => (await job())?.done).not.toBe(null)
    expect([next.done(), (await job())?.tries]).toEqual([1, 1])
    const texts = await Promise.all([one, other].map(async (url) => (await fetch(`${url}/reviews/${table}`)).text()))
    expect(texts).toEqual([(await job())?.outcome, (await job())?.outcome])
    for (const reply of await Promise.all(asked)) expect([200, 202]).toContain(reply.status)
  })
}
