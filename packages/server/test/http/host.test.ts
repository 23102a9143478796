import { hostReport } from '@orrery/protocol/host'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { connect } from '../client.ts'
import { seatsOf } from '../published.ts'
import { server } from '../server.ts'

const KEY = 'the-key-of-the-host-of-tests'

async function asHost(url: string, key = KEY, path = '/api/host', method = 'GET') {
  const reply = await fetch(url + path, { method, headers: { authorization: `Bearer ${key}` } })
  return { status: reply.status, said: await reply.json() }
}

test('the host sees the state of the server: tables, people, delays, database, unreadable tables, errors', async () => {
  const first = await server()
  const maker = await connect(first.url, { name: 'Ann' })
  const wish = { type: 'create', game: 'outbid', settings: {}, seats: seatsOf(2), listed: false } as const
  const { table } = await maker.want('created', wish)
  await first.close()
  const games = new URL('../no-games.ts', import.meta.url).href
  const { url } = await server({ data: first.data, hostKey: KEY, gamesModule: games })
  const ann = await connect(url, { token: maker.token })
  await ann.watch(table)
  const { status, said } = await asHost(url)
  expect(status).toBe(200)
  const report = v.parse(hostReport, said)
  expect(report).toMatchObject({
    server: { stopping: false, canStop: false },
    parts: expect.arrayContaining([{ part: 'database', trouble: null }]),
    tables: { stored: { playing: 1 } },
    connections: { open: 1, people: 1, addresses: 1, limit: 20_000 },
    database: { engine: 'SQLite', players: 1 },
    setAside: [{ table, why: 'unknown-game' }],
    errors: [{ level: 'error', message: 'it is set aside', table, count: 1 }],
  })
  expect(report.server.memory).toBeGreaterThan(1e7)
})

test('recent answer times are shown', async () => {
  const { url } = await server({ hostKey: KEY })
  const ann = await connect(url, { name: 'Ann' })
  const { table } = await ann.want('created', { type: 'create', game: 'outbid', settings: {}, seats: seatsOf(2), listed: false })
  const question = (await ann.watch(table)).seen.get(0)?.question
  if (question?.kind === 'options') await ann.answer(table, 0, question.options[0]?.id as string)
  const { delays } = v.parse(hostReport, (await asHost(url)).said)
  expect(delays.answers).toMatchObject({ aMinute: 1, half: expect.any(Number), most: expect.any(Number) })
  expect(delays.writes.aMinute).toBeGreaterThan(0)
})

test('nobody else sees this, and a try with a wrong key is logged', async () => {
  const { url, lines } = await server({ hostKey: KEY })
  expect((await asHost(url, 'wrong')).status).toBe(401)
  expect((await asHost(url, 'wrong', '/api/host/stop', 'POST')).status).toBe(401)
  expect(lines.join()).toContain("somebody shows a wrong host's key")
  expect(lines.join()).not.toContain(KEY)
  expect((await asHost((await server()).url)).status).toBe(404)
})

test('the host stops a server that allows remote stopping', async () => {
  let wanted = 0
  const { url } = await server({ hostKey: KEY, onStop: () => void wanted++ })
  expect((await asHost(url)).said.server.canStop).toBe(true)
  expect(await asHost(url, KEY, '/api/host/stop', 'POST')).toEqual({ status: 202, said: { stopping: true } })
  await expect.poll(() => wanted).toBe(1)
  expect((await asHost((await server({ hostKey: KEY })).url, KEY, '/api/host/stop', 'POST')).status).toBe(409)
})
