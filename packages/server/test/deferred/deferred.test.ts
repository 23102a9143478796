import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Game } from '@orrery/kernel'
import type { Story } from '@orrery/play'
import { labReports } from '@orrery/protocol/host'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ticTacToe } from '../../../kernel/test/games/tic-tac-toe.ts'
import { openJobQueue } from '../../deferred/job-queue.ts'
import { openLabs } from '../../deferred/labs.ts'
import { jobsIn } from '../../store/jobs/index.ts'
import type { JobRow } from '../../store/jobs.ts'
import { DATABASE } from '../../store/sqlite.ts'
import { bareContext } from '../bare-context.ts'
import { finishedTable } from '../finished.ts'
import { afterwards, child, dataFolder, server } from '../server.ts'

const KEY = 'the-key-of-the-host-of-tests'
const SLOW = new URL('../slow-games.ts', import.meta.url).href

/** The jobs in a data folder. */
function jobsOf(data: string): JobRow[] {
  const database = new DatabaseSync(join(data, DATABASE), { readOnly: true })
  const rows = database.prepare('select * from jobs order by id').all()
  database.close()
  return rows as unknown as JobRow[]
}

test('the story of a finished table is made once, and available to all', async () => {
  const { url, data, lines } = await server()
  const { table, before } = await finishedTable(url)
  expect(before).toBe(409)
  const told = async () => {
    const reply = await fetch(`${url}/reviews/${table}.json`)
    // On a machine that has much else to do it may take longer than anybody waits for.
    return reply.status === 202 ? null : reply.text()
  }
  const early = await Promise.all([0, 1, 2].map(told))
  await expect.poll(told).not.toBe(null)
  const texts = [...early.filter((text) => text !== null), await told()]
  expect(new Set(texts).size).toBe(1)
  const stories = JSON.parse(texts[0] as string) as Story[]
  // The first of two has three marks in a row with the fifth answer.
  expect(stories.map(({ chances, answers }) => [chances.length, chances.at(-1), answers])).toEqual([
    [6, 1, 3],
    [6, 0, 2],
  ])
  expect(jobsOf(data)).toMatchObject([{ id: `review:${table}`, tries: 1 }])
  expect((await fetch(`${url}/reviews/aaaaaaaaaaaaaaaa`)).status).toBe(404)
  expect(jobsOf(data)).toHaveLength(1)
  expect(lines).toEqual([])
})

test('a review interrupted by a kill is made by the next server automatically', async () => {
  const data = dataFolder()
  const first = await child(data, SLOW)
  const { table } = await finishedTable(first.url)
  void fetch(`${first.url}/reviews/${table}`).catch(() => undefined)
  await expect.poll(() => jobsOf(data).map(({ tries, done }) => [tries, done])).toEqual([[1, null]])
  first.process.kill('SIGKILL')
  const { url } = await server({ data })
  await expect.poll(() => jobsOf(data).map(({ tries, done }) => [tries, done !== null])).toEqual([[2, true]])
  expect(await (await fetch(`${url}/reviews/${table}`)).json()).toHaveLength(2)
})

test('a host orders a lab of games between bots, and sees how far it is', async () => {
  const { url, data } = await server({ hostKey: KEY })
  const headers = { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' }
  const order = (wish: object, key = KEY) =>
    fetch(`${url}/api/host/labs`, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${key}` },
      body: JSON.stringify(wish),
    })
  const wish = { game: 'tic-tac-toe', bots: ['quick', 'random'], games: 12 }
  expect((await order(wish, 'wrong')).status).toBe(401)
  expect((await order({ ...wish, games: 0 })).status).toBe(400)
  expect((await order({ ...wish, bots: ['quick', 'best'] })).status).toBe(422)
  expect((await order({ ...wish, bots: ['quick'] })).status).toBe(422)
  expect((await order({ ...wish, game: 'chess' })).status).toBe(404)
  expect(jobsOf(data)).toEqual([])
  expect((await order(wish)).status).toBe(201)
  const labs = async () => v.parse(labReports, await (await fetch(`${url}/api/host/labs`, { headers })).json()).labs
  await expect.poll(async () => (await labs())[0]?.played).toBe(12)
  const [lab] = await labs()
  expect(lab).toMatchObject({ game: 'tic-tac-toe', bots: ['quick', 'random'], games: 12, failed: 0 })
  expect(lab?.wins.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(12)
  expect(lab?.decisions).toBeGreaterThan(4)
  expect(jobsOf(data).every(({ tries, outcome }) => tries === 1 && outcome !== null)).toBe(true)
})

test('bots of a lab may have a style where the game has styles', async () => {
  const site = bareContext({
    game: async () => ({ ...(ticTacToe as Game), boldness: () => 0, period: () => 0 }),
    bots: { ...bareContext().bots, levels: ['quick', 'keen'] },
  })
  const asked: string[] = []
  const jobQueue = { add: async (jobs: readonly { readonly work: string }[]) => void asked.push(...jobs.map(({ work }) => work)) }
  const labs = openLabs(site, jobsIn(site.store.database), { ...openJobQueue(site, jobsIn(site.store.database)), ...jobQueue })
  const wish = { game: 'tic-tac-toe', games: 1 }
  await labs.order({ ...wish, bots: ['keen-bold', 'keen-patient'] })
  expect(asked.map((work) => JSON.parse(work))).toMatchObject([{ bots: ['keen-bold', 'keen-patient'] }])
  await expect(labs.order({ ...wish, bots: ['keen-bold', 'quick-bold'] })).rejects.toThrow('quick-bold')
})

test('a failed job is retried three times and then given up, and those who wait are told', async () => {
  const clock = { now: 1000 }
  let tries = 0
  const base = bareContext()
  const site = {
    ...base,
    now: () => clock.now,
    bots: {
      ...base.bots,
      async runDeferred() {
        tries++
        throw new Error('it cannot be done')
      },
    },
  }
  const jobs = jobsIn(site.store.database)
  const jobQueue = openJobQueue(site, jobs)
  afterwards(() => jobQueue.idle())
  const job = { id: 'a', kind: 'lab', owner: 'ann', batch: null, work: '{}', asked: 1 }
  await jobQueue.add([job])
  for (const done of [1, 2, 3]) {
    await expect.poll(() => tries).toBe(done)
    await jobQueue.idle()
    await jobQueue.add([])
    await jobQueue.idle()
    expect(tries).toBe(done)
    clock.now += 10_000
    await jobQueue.add([])
  }
  expect(await jobQueue.waitFor('a', 5000)).toMatchObject({ outcome: null, done: expect.any(Number) })
  expect(tries).toBe(3)
})
