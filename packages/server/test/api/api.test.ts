import { LIMITS } from '@orrery/protocol'
import { expect, test } from 'vitest'
import { asyncApi } from '../../api/asyncapi.ts'
import { openApi } from '../../api/openapi.ts'
import { ROUTES } from '../../api/routes.ts'
import { type Client, connect } from '../client.ts'
import { seatsOf, told } from '../published.ts'
import { server } from '../server.ts'

/** A program with a key of a player's. */
async function program(url: string, name = 'Ann') {
  const person: Client = await connect(url, { name })
  const { secret } = await person.want('key', { type: 'make-key', name: 'bot' })
  return { person, secret, call: caller(url, secret) }
}

function caller(url: string, secret: string) {
  return async (method: string, path: string, body?: object | string, headers: Record<string, string> = {}) => {
    const reply = await fetch(url + path, {
      method,
      headers: { authorization: `Bearer ${secret}`, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    return { status: reply.status, headers: reply.headers, said: await reply.json() }
  }
}

const OUTBID = { game: 'outbid', settings: {}, listed: false }

test('a whole game is played over HTTP alone', async () => {
  const { url } = await server()
  const ann = await program(url, 'Ann')
  const bob = await program(url, 'Bob')
  expect((await ann.call('GET', '/api/me')).said).toEqual({ player: { id: ann.person.id, name: 'Ann' } })
  const made = await ann.call('POST', '/api/tables', { ...OUTBID, listed: true, seats: [{ kind: 'me' }, { kind: 'open' }] })
  expect(made).toMatchObject({ status: 200, said: { type: 'created' } })
  const at = `/api/tables/${made.said.table}`
  expect((await bob.call('GET', '/api/tables?which=open')).said.tables[0]).toMatchObject({ id: made.said.table, stage: 'gathering' })
  expect(await bob.call('POST', `${at}/take`, { seat: 1 })).toMatchObject({ status: 200, said: { type: 'done' } })
  expect(await bob.call('POST', `${at}/say`, { text: 'Hello' })).toMatchObject({ status: 200 })
  let over = false
  for (let round = 0; round < 60 && !over; round++) {
    for (const { call } of [ann, bob]) {
      const { info, eyes } = (await call('GET', at)).said
      over = info.stage === 'over'
      const question = eyes[0].seen.question
      if (question === null || over) continue
      const answer = { seat: question.seat, version: eyes[0].seen.version, answer: { option: question.options[0].id } }
      expect(await call('POST', `${at}/answer`, answer)).toMatchObject({ status: 200, said: { type: 'accepted' } })
    }
  }
  expect(over).toBe(true)
  expect((await ann.call('GET', at)).said.chat).toMatchObject([{ name: 'Bob', text: 'Hello' }])
  expect((await ann.call('GET', `${at}/log?viewer=0&before=5`)).said).toMatchObject({ type: 'lines' })
  expect((await ann.call('POST', `${at}/rematch`)).said).toMatchObject({ type: 'created' })
})

test('an answer that is sent twice with one idempotency key counts once; what the rules refuse is a 409', async () => {
  const { url } = await server()
  const { call } = await program(url)
  const seats = [{ kind: 'me' }, { kind: 'hot-seat', name: 'B' }]
  const at = `/api/tables/${(await call('POST', '/api/tables', { ...OUTBID, seats })).said.table}`
  const { seen } = (await call('GET', at)).said.eyes[0]
  const answer = { seat: 0, version: seen.version, answer: { option: seen.question.options[0].id } }
  const first = await call('POST', `${at}/answer`, answer, { 'idempotency-key': 'one' })
  const again = await call('POST', `${at}/answer`, answer, { 'idempotency-key': 'one' })
  expect(again.said).toEqual(first.said)
  expect((await call('GET', at)).said.eyes[0].seen.version).toBe(first.said.version)
  expect(await call('POST', `${at}/answer`, answer)).toMatchObject({ status: 409, said: { type: 'refused', refusal: { rule: 'TABLE-1' } } })
})

test('a reply waits until something happens, until its time is up, and until the server stops', async () => {
  const { url, close } = await server({ metrics: 'open' })
  const { call } = await program(url)
  const waits = async (many: number) => {
    const waiting = async () => /^orrery_requests_waiting (\d+)$/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1]
    await expect.poll(waiting).toBe(String(many))
  }
  const seats = [{ kind: 'me' }, { kind: 'hot-seat', name: 'B' }]
  const at = `/api/tables/${(await call('POST', '/api/tables', { ...OUTBID, seats })).said.table}`
  const { seen } = (await call('GET', at)).said.eyes[0]
  const began = performance.now()
  expect((await call('GET', `${at}?after=${seen.version}&wait=1`)).said.eyes[0].seen.version).toBe(seen.version)
  expect(performance.now() - began).toBeGreaterThan(990)
  const waiting = call('GET', `${at}?after=${seen.version}`)
  await waits(1)
  await call('POST', `${at}/answer`, { seat: 0, version: seen.version, answer: { option: seen.question.options[0].id } })
  expect((await waiting).said.eyes[0].seen.version).toBe(seen.version + 1)
  expect((await call('GET', `${at}?after=0`)).said.eyes[0].seen.version).toBe(seen.version + 1)
  const last = call('GET', `${at}?after=99`)
  await waits(1)
  await close()
  expect((await last).status).toBe(200)
})

test('errors have the status and the same code as on the socket', async () => {
  const { url } = await server()
  const { call, person } = await program(url)
  const stranger = caller(url, 'orrery_made-up')
  expect(await stranger('GET', '/api/me')).toMatchObject({ status: 401, said: { type: 'error', code: 'unknown-token' } })
  expect(await caller(url, person.token)('GET', '/api/me')).toMatchObject({ status: 401 })
  expect(await call('GET', '/api/tables/aaaaaaaaaaaaaaaa')).toMatchObject({ status: 404, said: { code: 'unknown-table' } })
  expect(await call('GET', '/api/tables/no-table')).toMatchObject({
    status: 400,
    said: { code: 'malformed', message: expect.stringContaining('table') },
  })
  expect(await call('GET', '/api/tables?which=all')).toMatchObject({ status: 400 })
  expect(await call('POST', '/api/tables', '{"game":')).toMatchObject({ status: 400, said: { type: 'error', code: 'malformed' } })
  expect(await call('POST', '/api/tables', '[1]')).toMatchObject({ status: 400 })
  expect(await call('POST', '/api/tables', `"${'x'.repeat(LIMITS.messageBytes)}"`)).toMatchObject({
    status: 413,
    said: { code: 'too-large' },
  })
  expect(await call('POST', '/api/tables', { ...OUTBID, game: 'nim', seats: [{ kind: 'me' }] })).toMatchObject({
    status: 404,
    said: { code: 'unknown-game' },
  })
  expect(await call('POST', '/api/tables', { ...OUTBID, seats: [{ kind: 'me' }], extra: 1 })).toMatchObject({ status: 400 })
  for (const [method, path] of [
    ['POST', '/api/keys'],
    ['GET', '/api/keys'],
    ['GET', '/api/tables/aaaaaaaaaaaaaaaa/answer'],
    ['DELETE', '/api/tables/aaaaaaaaaaaaaaaa'],
  ] as const)
    expect(await call(method, path), `${method} ${path}`).toMatchObject({ status: 404, said: { type: 'error', code: 'malformed' } })
})

test('a client over the limits of its key waits as long as the reply says', async () => {
  const { url } = await server()
  const { call } = await program(url)
  const replies = await Promise.all(Array.from({ length: 150 }, () => call('GET', '/api/me')))
  const late = replies.filter(({ status }) => status === 429)
  expect(late.length).toBeGreaterThan(0)
  expect(late[0]).toMatchObject({ said: { type: 'error', code: 'too-fast', retryAfter: expect.any(Number) } })
  expect(Number(late[0]?.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
})

test('a client over the limits of its address is told the same way, by whatever limit', async () => {
  const { url } = await server({ limits: { work: { burst: 25, every: 60_000 } } })
  const asked = async (path: string) => {
    const reply = await fetch(url + path)
    return { status: reply.status, headers: reply.headers, said: await reply.json() }
  }
  // A dear request that the rest is too little for, and a cheap one when nothing is left.
  const late = [await asked('/api/figures/outbid'), await asked('/api/figures/outbid')].slice(1)
  for (let at = 0; at < 5; at++) late.push(await asked('/api/games'))
  for (const { status, headers, said } of [late[0], late.at(-1)].flatMap((reply) => reply ?? [])) {
    expect({ status, said }).toMatchObject({ status: 429, said: { type: 'error', code: 'too-fast', retryAfter: expect.any(Number) } })
    expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
  }
})

test('the API documents are served complete and describe every route', async () => {
  const { url } = await server()
  expect(await (await fetch(`${url}/api/openapi.json`)).json()).toEqual(JSON.parse(JSON.stringify(openApi())))
  expect(await (await fetch(`${url}/api/asyncapi.json`)).json()).toEqual(JSON.parse(JSON.stringify(asyncApi())))
  for (const document of [openApi(), asyncApi()]) {
    const text = JSON.stringify(document)
    const references = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => (path as string).split('/'))
    expect(references.length).toBeGreaterThan(100)
    for (const path of references)
      expect(
        path.reduce<unknown>((at, part) => (at as Record<string, unknown>)?.[part], document),
        path.join('/'),
      ).toBeDefined()
  }
  const { paths } = openApi() as {
    paths: Record<string, Record<string, { operationId: string; parameters?: { name: string; in: string }[] }>>
  }
  const operations = Object.values(paths).flatMap((path) => Object.values(path))
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
  for (const { path, method } of ROUTES) {
    const operation = paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
    const inPath = operation?.parameters?.filter((one) => one.in === 'path').map(({ name }) => name)
    expect(inPath, path).toEqual([...path.matchAll(/:(\w+)/g)].map(([, name]) => name))
  }
})

test('the messages of a server, over the socket and over HTTP, match its documents', async () => {
  const { url } = await server()
  const { person, call } = await program(url)
  const judge = told()
  const table = (await person.want('created', { type: 'create', ...OUTBID, listed: true, seats: seatsOf(2) })).table
  await person.want('tables', { type: 'tables', which: 'open', follow: true })
  await person.watch(table)
  await person.want('done', { type: 'say', table, text: 'Hi' })
  for (let asked = 0; asked < 12; asked++)
    for (const seat of [0, 1]) {
      const question = person.tables.get(table)?.seen.get(seat)?.question
      if (question?.kind === 'options') await person.answer(table, seat, question.options[asked % question.options.length]?.id as string)
    }
  await person.ask({ type: 'undo', table, seat: 0 })
  await person.ask({ type: 'explain', table, seat: 0, piece: 'x' })
  await person.ask({ type: 'log', table, viewer: 0, before: 9 })
  await person.want('keys', { type: 'keys' })
  await person.want('pong', { type: 'ping' })
  await person.ask({ type: 'start', table: 'aaaaaaaaaaaaaaaa' })
  for (const text of person.received) expect(judge(JSON.parse(text)), text).toEqual([])
  const types = new Set(person.received.map((text) => JSON.parse(text).type))
  expect([...types].sort()).toEqual(
    expect.arrayContaining([
      'accepted',
      'chat',
      'created',
      'done',
      'error',
      'key',
      'keys',
      'lines',
      'pong',
      'step',
      'table',
      'tables',
      'welcome',
    ]),
  )
  const shown = await call('GET', `/api/tables/${table}`)
  expect(judge(shown.said)).toEqual([])
  expect(judge({ ...shown.said, extra: 1 })).not.toEqual([])
  expect(judge({ type: 'done' })).not.toEqual([])
})

test('the list of games has their settings, seats and bots', async () => {
  const { url } = await server({ gamesModule: import.meta.resolve('@orrery/games') })
  const { games } = (await (await fetch(`${url}/api/games`)).json()) as { games: { id: string; bots: string[] }[] }
  expect(games.map(({ id }) => id)).toEqual(['chaos-galaxy', 'death-angel', 'forbidden-stars', 'firestorm-armada', 'draft'])
  expect(games[1]).toMatchObject({
    seats: { min: 1, max: 6 },
    cooperative: true,
    settings: expect.any(Array),
    bots: expect.arrayContaining(['quick']),
  })
})
