import { expect, test } from 'vitest'
import { localBus } from '../bus.ts'
import { type LogFormat, type LogLevel, noticed, openLog } from '../log.ts'
import { freshStore } from './bare-context.ts'
import { connect } from './client.ts'
import { server } from './server.ts'

function kept(level: LogLevel, format: LogFormat) {
  const lines: string[] = []
  return { lines, log: openLog(level, format, (line) => void lines.push(line)) }
}

test('a line of JSON has its time, level, ids, message and the stack of an error', () => {
  const { lines, log } = kept('info', 'json')
  log.error({ table: 'abc', seat: 2, error: new Error('no disk') }, 'a change cannot be stored')
  log.debug({}, 'too quiet')
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] as string)).toMatchObject({
    level: 'error',
    table: 'abc',
    seat: 2,
    message: 'a change cannot be stored',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    error: { type: 'Error', message: 'no disk', stack: expect.stringContaining('log.test.ts') },
  })
})

test('at a terminal a line reads from left to right, with the stack below', () => {
  const { lines, log } = kept('debug', 'text')
  log.warn({ connection: 'c1', ref: '7', took: 12 }, 'slow')
  log.error({ table: 'abc', error: new Error('no disk') }, 'it cannot be shown')
  log.error({ error: 'a bare word' }, 'odd')
  log.info({}, 'up')
  expect(lines[0]).toMatch(/^\d\d:\d\d:\d\d WARN {2}connection c1: slow \(ref=7 took=12\)$/)
  expect(lines[1]).toMatch(/^\S+ ERROR table abc: it cannot be shown\n {4}Error: no disk\n {4}.* at /)
  expect(lines[2]).toMatch(/odd\n {4}a bare word$/)
  expect(lines[3]).toMatch(/^\S+ INFO {2}up$/)
})

test('warnings and errors also reach a listener, even if the log is silent', () => {
  const seen: string[] = []
  const log = noticed(kept('silent', 'json').log, (level, { table }, message) => void seen.push(`${level} ${table} ${message}`))
  log.info({}, 'up')
  log.warn({ table: 'a' }, 'odd')
  log.error({ table: 'b' }, 'wrong')
  expect(seen).toEqual(['warn a odd', 'error b wrong'])
})

test('every request can be traced by connection, ref and table; its content is never logged', async () => {
  const { lines, log } = kept('debug', 'json')
  const { url } = await server({ log })
  const ann = await connect(url, { name: 'Ann' })
  const { table } = await ann.want('created', {
    type: 'create',
    game: 'outbid',
    settings: {},
    seats: [{ kind: 'me' }, { kind: 'open' }],
    listed: false,
  })
  await ann.watch(table)
  await connect(url, { token: ann.token })
  const requests = lines.map((line) => JSON.parse(line)).filter(({ message }) => message === 'a request is done')
  expect(requests.map(({ type }) => type)).toEqual(['hello', 'create', 'watch', 'hello'])
  expect(requests[2]).toMatchObject({
    table,
    player: ann.id,
    connection: requests[0].connection,
    ref: expect.any(String),
    took: expect.any(Number),
  })
  expect(requests[3].connection).not.toBe(requests[0].connection)
  expect(lines.join()).not.toContain(ann.token)
})

test('every HTTP request has a line with its route and duration, also one that is refused; its address is never logged', async () => {
  const { lines, log } = kept('debug', 'json')
  const { url } = await server({ log })
  for (const path of ['/health', '/api/tables?which=SECRET', '/replays/SECRET.json', '/SECRET.txt']) await (await fetch(url + path)).text()
  const done = () => lines.map((line) => JSON.parse(line)).filter(({ message }) => message === 'an HTTP request is done')
  // A line is written once the reply has left, which may be after it has arrived.
  await expect.poll(done).toHaveLength(4)
  expect(done().map(({ route, status }) => [route, status])).toEqual([
    ['/health', 200],
    ['/api/tables', 401],
    ['/replays/:table', 404],
    [undefined, 404],
  ])
  for (const line of done()) expect(line).toMatchObject({ request: expect.any(String), method: 'GET', took: expect.any(Number) })
  expect(lines.join()).not.toContain('SECRET')
})

test('no line has the row that a database refused, or the secret in an address whose request fails', async () => {
  const { lines, log } = kept('info', 'json')
  const refused = Object.assign(new Error('null value in column "id"'), { code: '23502', detail: 'Failing row contains (SECRET)' })
  log.error({ error: refused }, 'it cannot be stored')
  expect(JSON.parse(lines[0] as string).error).toMatchObject({ message: 'null value in column "id"', code: '23502' })
  const store = freshStore()
  const { read } = store.database
  const selectFrom = ((from: 'feeds') => {
    if (from === 'feeds') throw new Error('the disk fails')
    return read.selectFrom(from)
  }) as typeof read.selectFrom
  const database = { ...store.database, read: Object.assign(Object.create(read) as typeof read, { selectFrom }) }
  const failing = await server({ log, shared: { store: { ...store, database }, bus: localBus() } })
  expect((await fetch(`${failing.url}/feeds/SECRET.ics`)).status).toBe(500)
  expect(lines.find((line) => line.includes('the disk fails'))).toContain('"route":"/feeds/:secret"')
  expect(lines.join()).not.toContain('SECRET')
})
