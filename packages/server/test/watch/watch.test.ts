import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { asked } from '../../watch/ready.ts'
import { recently } from '../../watch/recent.ts'
import { bareContext, freshStore } from '../bare-context.ts'
import { type Client, connect } from '../client.ts'
import { server } from '../server.ts'

const KEY = 'the-key-of-the-host-of-tests'

async function metricsOf(url: string, key = KEY): Promise<string> {
  const reply = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${key}` } })
  expect(reply.headers.get('content-type')).toContain('text/plain')
  return reply.text()
}

/** The value of one line of metrics. */
function value(text: string, line: string): number {
  const found = text.split('\n').find((one) => one.startsWith(`${line} `))
  return Number(found?.slice(line.length + 1))
}

async function play(client: Client, game = 'outbid'): Promise<string> {
  const seats = [{ kind: 'me' } as const, { kind: 'hot-seat', name: 'Other' } as const]
  const { table } = await client.want('created', { type: 'create', game, settings: {}, seats, listed: false })
  const { seen } = await client.watch(table)
  const question = seen.get(0)?.question
  if (question?.kind !== 'options') throw new Error('nothing is asked')
  await client.answer(table, 0, question.options[0]?.id as string)
  return table
}

test('the metrics count what happens: answers, requests, tables, connections, writes', async () => {
  const { url } = await server({ hostKey: KEY, metrics: 'key' })
  const ann = await connect(url, { name: 'Ann' })
  await play(ann)
  await ann.ask({ type: 'start', table: 'aaaaaaaaaaaaaaaa' })
  ann.raw('no JSON')
  await ann.until(() => ann.received.some((text) => text.includes('malformed')))
  const text = await metricsOf(url)
  expect(value(text, 'orrery_answers_total{game="outbid",by="person",outcome="accepted"}')).toBe(1)
  expect(value(text, 'orrery_requests_total{type="hello",outcome="done"}')).toBe(1)
  expect(value(text, 'orrery_requests_total{type="start",outcome="unknown-table"}')).toBe(1)
  expect(value(text, 'orrery_requests_total{type="unread",outcome="malformed"}')).toBe(1)
  expect(value(text, 'orrery_request_seconds_count{type="answer"}')).toBe(1)
  expect(value(text, 'orrery_write_seconds_count{outcome="kept"}')).toBeGreaterThan(0)
  expect(value(text, 'orrery_connections')).toBe(1)
  expect(value(text, 'orrery_tables_in_memory{stage="playing"}')).toBe(1)
  expect(value(text, 'orrery_tables_stored{stage="playing"}')).toBe(1)
  expect(value(text, 'orrery_players')).toBe(1)
  expect(value(text, 'orrery_database_bytes')).toBeGreaterThan(4096)
  expect(value(text, 'orrery_up{part="database"}')).toBe(1)
  expect(value(text, 'orrery_commits')).toBeGreaterThan(0)
  expect(value(text, 'process_resident_memory_bytes')).toBeGreaterThan(1e7)
})

test('metrics are available with the key, to everybody, or to nobody, by setting', async () => {
  const statusOf = async (url: string, key?: string) =>
    (await fetch(`${url}/metrics`, key === undefined ? {} : { headers: { authorization: `Bearer ${key}` } })).status
  const keyed = await server({ hostKey: KEY, metrics: 'key' })
  expect([await statusOf(keyed.url), await statusOf(keyed.url, `${KEY}x`), await statusOf(keyed.url, KEY)]).toEqual([401, 401, 200])
  expect(await statusOf((await server({ metrics: 'key' })).url, '')).toBe(404)
  expect(await statusOf((await server({ metrics: 'open' })).url)).toBe(200)
  expect(await statusOf((await server({ hostKey: KEY })).url, KEY)).toBe(404)
})

test('a server whose database is away is alive but not ready, says which part, and still tells the rest of its metrics', async () => {
  const store = freshStore()
  let away = false
  const revisionOf = (id: string) => (away ? Promise.reject(new Error('no route to 10.0.0.7')) : store.revisionOf(id))
  const { url } = await server({ metrics: 'open', shared: { store: { ...store, revisionOf }, bus: bareContext({ store }).bus } })
  const ready = async () => {
    const reply = await fetch(`${url}/ready`)
    return { status: reply.status, said: await reply.json() }
  }
  expect(await ready()).toEqual({ status: 200, said: { ready: true, parts: { database: true, bus: true, running: true } } })
  away = true
  expect(await ready()).toEqual({ status: 503, said: { ready: false, parts: { database: false, bus: true, running: true } } })
  expect((await fetch(`${url}/health`)).status).toBe(200)
  const text = await metricsOf(url)
  expect(value(text, 'orrery_up{part="database"}')).toBe(0)
  expect(value(text, 'orrery_connections')).toBe(0)
})

test('a server that cannot reach the others is still ready, and reports that', async () => {
  const store = freshStore()
  const bus = { ...bareContext({ store }).bus, isThere: () => false }
  const { url } = await server({ metrics: 'open', shared: { store, bus } })
  const reply = await fetch(`${url}/ready`)
  expect([reply.status, await reply.json()]).toEqual([200, { ready: true, parts: { database: true, bus: false, running: true } }])
  expect(value(await metricsOf(url), 'orrery_up{part="bus"}')).toBe(0)
})

test('a part that does not answer is not waited for', async () => {
  const [silent, good] = await asked({
    silent: { needed: true, ask: () => new Promise(() => undefined) },
    good: { needed: false, ask: async () => undefined },
  })
  expect([silent, good]).toEqual([
    { part: 'silent', needed: true, trouble: 'no answer within 2 s' },
    { part: 'good', needed: false, trouble: null },
  ])
})

test('slow work is summed up over the last minute', () => {
  let now = 0
  const recent = recently(() => now)
  expect(recent.summary()).toEqual({ aMinute: 0, half: null, most: null })
  recent.add(9)
  now = 61_000
  for (let took = 1; took <= 100; took++) recent.add(took)
  expect(recent.summary()).toEqual({ aMinute: 100, half: 51, most: 100 })
})

test('every metric of the dashboard exists, and the documents list all metrics', async () => {
  const text = readFileSync(new URL('../../../../deploy/grafana/orrery.json', import.meta.url), 'utf8')
  const dashboard = JSON.parse(text) as { panels: { title: string; targets?: { expr: string }[] }[] }
  const used = dashboard.panels
    .flatMap(({ targets }) => targets ?? [])
    .flatMap(({ expr }) => expr.match(/\b(?:orrery|process|nodejs)_\w+/g) ?? [])
  const { url } = await server({ metrics: 'open' })
  const known = [...(await metricsOf(url)).matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name, kind]) =>
    kind === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name as string],
  )
  expect(new Set(used).size).toBeGreaterThan(15)
  for (const name of used) expect(known).toContain(name)
  const document = readFileSync(new URL('../../../../docs/hosting.md', import.meta.url), 'utf8')
  for (const name of known.filter((one) => one.startsWith('orrery_')))
    expect(document).toContain(`\`${name.replace(/_(bucket|sum|count)$/, '')}\``)
  const ours = known.filter((name) => name.startsWith('orrery_') && !/_(sum|stopping)$/.test(name))
  const shown = (name: string) => used.includes(name) || used.includes(name.replace(/_(bucket|count)$/, '_bucket'))
  expect(ours.filter((name) => !shown(name))).toEqual([])
})
