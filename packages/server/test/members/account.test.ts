import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { localBus } from '../../bus.ts'
import { freshStore } from '../bare-context.ts'
import { browserAt, newcomer } from '../browser.ts'
import { connect } from '../client.ts'
import { seatsOf } from '../published.ts'
import { server } from '../server.ts'

const PASSWORD = 'nine lives of a cat'

test('a guest becomes a member by password, keeps the tables, and signs in on a second device', async () => {
  const { url } = await server()
  const guest = await connect(url, { name: 'Some guest' })
  const { table } = await guest.want('created', { type: 'create', game: 'outbid', settings: {}, seats: seatsOf(2), listed: false })
  const first = browserAt(url)
  const { account } = await first.done('sign-up', { ...newcomer('Ann'), guest: guest.token })
  expect(account.me).toMatchObject({ player: guest.id, name: 'Ann', password: true, link: false, passkeys: [], codes: 0 })
  expect(first.set).toMatch(/^orrery=session_[\w-]{32}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=7776000$/)
  // The personal link is no way in any more, and whoever was here by it is sent away.
  expect(await guest.closed).toBe(1008)
  await expect(connect(url, { token: guest.token })).rejects.toThrow('unknown-token')

  const second = browserAt(url, 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1')
  await second.done('sign-in', { name: ' ann ', password: PASSWORD })
  const ann = await second.connect()
  expect(ann.id).toBe(guest.id)
  const { tables } = await ann.want('tables', { type: 'tables', which: 'mine', follow: false })
  expect(tables.map((line) => [line.id, line.players[0]?.name])).toEqual([[table, 'Ann']])
  const { me } = (await second.done('look', {})).account
  expect(me?.sessions.map(({ device, here }) => [device, here])).toEqual([
    ['Safari, iPhone', true],
    ['Firefox, Linux', false],
  ])
})

test('a wrong password, an unknown name and a name without a password get the same answer', async () => {
  const { url } = await server()
  await browserAt(url).done('sign-up', newcomer('Ann'))
  const eve = browserAt(url)
  expect(await eve.ask('sign-in', { name: 'Ann', password: 'nine lives of a dog' })).toEqual({ problem: 'wrong' })
  expect(await eve.ask('sign-in', { name: 'Nobody here', password: PASSWORD })).toEqual({ problem: 'wrong' })
  expect(await eve.ask('recover', { name: 'Ann', code: 'abcd-efgh-jkmn-pqrs' })).toEqual({ problem: 'wrong' })
  expect(eve.cookie).toBe('')
  expect((await eve.done('look', {})).account.me).toBe(null)
})

test('an ended session opens neither the account nor a socket, and ending a session closes its sockets', async () => {
  const { url } = await server()
  const one = browserAt(url)
  await one.done('sign-up', newcomer('Ann'))
  const other = browserAt(url)
  await other.done('sign-in', { name: 'Ann', password: PASSWORD })
  const socket = await other.connect()
  const stays = await one.connect()
  const { me } = (await one.done('look', {})).account
  await one.done('end-session', { session: me?.sessions.find(({ here }) => !here)?.id ?? null })
  expect(await socket.closed).toBe(1008)
  expect((await other.done('look', {})).account.me).toBe(null)
  expect(await other.problem('rename', { name: 'Mallory' })).toBe('signed-out')
  await expect(other.connect()).rejects.toThrow('unknown-token')
  await stays.want('pong', { type: 'ping' })
  await one.done('sign-out', {})
  expect(await stays.closed).toBe(1008)
  expect([one.cookie, await one.problem('codes', {})]).toEqual(['', 'signed-out'])
})

test('who is signed in, or has a key, comes in while the database takes nothing', async () => {
  const store = freshStore()
  const { url } = await server({ shared: { store, bus: localBus() } })
  const ann = browserAt(url)
  await ann.done('sign-up', newcomer('Ann'))
  const { secret } = await (await ann.connect()).want('key', { type: 'make-key', name: 'bot' })
  // It was last used long ago, and nothing can be written.
  await store.database.transaction(async (db) => {
    await db.updateTable('sessions').set({ seen: 1 }).execute()
    for (const table of ['sessions', 'api_keys'])
      await sql`create trigger ${sql.raw(`full_${table}`)} before update on ${sql.table(table)} begin select raise(abort, 'full'); end`.execute(
        db,
      )
  })
  expect((await ann.done('look', {})).account.me?.name).toBe('Ann')
  await (await ann.connect()).want('pong', { type: 'ping' })
  await (await connect(url, { token: secret })).want('pong', { type: 'ping' })
})

test('a browser that signs up anew leaves no session of the member before', async () => {
  const { url } = await server()
  const browser = browserAt(url)
  await browser.done('sign-up', newcomer('Ann'))
  const socket = await browser.connect()
  await browser.done('sign-up', newcomer('Bea'))
  expect(await socket.closed).toBe(1008)
  const other = browserAt(url)
  expect((await other.done('sign-in', { name: 'Ann', password: PASSWORD })).account.me?.sessions).toHaveLength(1)
})

test('a cookie is accepted only from a page of this site', async () => {
  const { url } = await server()
  const ann = browserAt(url)
  await ann.done('sign-up', newcomer('Ann'))
  for (const origin of ['https://evil.example', 'http://127.0.0.1:1', 'null', ''])
    expect(await ann.ask('rename', { name: 'Mallory' }, { origin })).toEqual({ problem: 'foreign' })
  for (const origin of ['https://evil.example', ''])
    await expect(connect(url, { session: true, cookie: ann.cookie, origin })).rejects.toThrow('unknown-token')
  expect((await ann.done('look', {})).account.me?.name).toBe('Ann')
})

test('with a configured site address only that one counts, and over TLS the cookie is Secure and bound to the host', async () => {
  const publicUrl = 'https://club.example'
  const { url } = await server({ publicUrl })
  const ann = browserAt(url)
  expect(await ann.ask('sign-up', newcomer('Ann'))).toEqual({ problem: 'foreign' })
  await ann.ask('sign-up', newcomer('Ann'), { origin: publicUrl })
  expect(ann.set).toMatch(/^__Host-orrery=session_[\w-]{32}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=7776000; Secure$/)
  const tossed = ann.cookie.replace('__Host-', '')
  expect(await ann.ask('look', {}, { origin: publicUrl, cookie: tossed })).toMatchObject({ account: { me: null } })
  expect(await ann.ask('look', {}, { origin: publicUrl })).toMatchObject({ account: { me: { name: 'Ann' } } })
})

test('if two people sign up with one name on two servers at the same moment, only one gets it', async () => {
  const shared = { store: freshStore(), bus: localBus() }
  const [one, other] = await Promise.all([server({ shared }), server({ shared })])
  const [ann, eve] = [browserAt(one.url), browserAt(other.url)]
  const outcomes = await Promise.all([ann.problem('sign-up', newcomer('Ann')), eve.problem('sign-up', newcomer('Аnn'))])
  expect(outcomes.toSorted()).toEqual(['name-taken', null].toSorted())
  expect([ann.cookie, eve.cookie].filter((cookie) => cookie !== '')).toHaveLength(1)
})

test('recovery codes sign in once each, and new ones invalidate the old ones', async () => {
  const { url } = await server()
  const ann = browserAt(url)
  await ann.done('sign-up', newcomer('Ann'))
  const { codes: old = [] } = await ann.done('codes', {})
  const { codes = [], account } = await ann.done('codes', {})
  expect([codes.length, account.me?.codes]).toEqual([8, 8])
  for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-z02-9]{4}(-[a-hjkmnp-z02-9]{4}){3}$/)
  const again = browserAt(url)
  expect(await again.problem('recover', { name: 'Ann', code: old[0] as string })).toBe('wrong')
  const code = (codes[0] as string).toUpperCase().replaceAll('-', ' ')
  expect((await again.done('recover', { name: 'Ann', code })).account.me?.codes).toBe(7)
  expect(await browserAt(url).problem('recover', { name: 'Ann', code })).toBe('wrong')
})

test('changing a password needs the old one, and the personal link works for members who want it', async () => {
  const { url } = await server()
  const guest = await connect(url, { name: 'Guest' })
  const ann = browserAt(url)
  await ann.done('sign-up', { ...newcomer('Ann'), guest: guest.token })
  expect(await ann.problem('password', { old: null, password: 'a wholly new one' })).toBe('wrong')
  expect(await ann.problem('password', { old: PASSWORD, password: 'short' })).toBe('password-weak')
  await ann.done('password', { old: PASSWORD, password: 'a wholly new one' })
  expect(await browserAt(url).problem('sign-in', { name: 'Ann', password: PASSWORD })).toBe('wrong')
  await browserAt(url).done('sign-in', { name: 'Ann', password: 'a wholly new one' })
  await ann.done('link', { on: true })
  const linked = await connect(url, { token: guest.token })
  expect(linked.id).toBe(guest.id)
  await ann.done('link', { on: false })
  expect(await linked.closed).toBe(1008)
})

test('changing a password signs out everywhere else', async () => {
  const { url } = await server()
  const [ann, other] = [browserAt(url), browserAt(url)]
  await ann.done('sign-up', newcomer('Ann'))
  await other.done('sign-in', { name: 'Ann', password: PASSWORD })
  const open = await other.connect()
  await ann.done('password', { old: PASSWORD, password: 'a wholly new one' })
  expect(await open.closed).toBe(1008)
  expect((await other.done('look', {})).account.me).toBeNull()
  expect((await ann.done('look', {})).account.me?.sessions).toHaveLength(1)
})

test('the API over HTTP takes a session as it takes a key, from pages of this site alone', async () => {
  const { url } = await server()
  const ann = browserAt(url)
  await ann.done('sign-up', newcomer('Ann'))
  const me = async (headers: Record<string, string>) =>
    (await fetch(`${url}/api/me`, { headers: { cookie: ann.cookie, ...headers } })).status
  expect(await me({ origin: url })).toBe(200)
  expect(await me({ origin: 'https://evil.example' })).toBe(401)
  expect(await me({})).toBe(401)
  const make = (origin: string) =>
    fetch(`${url}/api/tables`, {
      method: 'POST',
      headers: { cookie: ann.cookie, origin, 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'outbid', settings: {}, seats: seatsOf(2), listed: false }),
    })
  expect([(await make('https://evil.example')).status, (await make(url)).status]).toEqual([401, 200])
  await ann.done('sign-out', {})
  expect(await me({ origin: url })).toBe(401)
})

test('a guest is marked at a table, a member is not', async () => {
  const { url } = await server()
  const guest = await connect(url, { name: 'Ann' })
  const { table } = await guest.want('created', {
    type: 'create',
    game: 'outbid',
    settings: {},
    seats: [{ kind: 'me' }, { kind: 'open' }],
    listed: false,
  })
  await guest.watch(table)
  expect(guest.tables.get(table)?.info.players[0]).toMatchObject({ name: 'Ann', mark: 'guest' })
  const browser = browserAt(url)
  await browser.done('sign-up', newcomer('Bea'))
  const bea = await browser.connect()
  await bea.watch(table)
  await bea.want('done', { type: 'take', table, seat: 1 })
  await guest.until(() => guest.tables.get(table)?.info.players[1]?.name === 'Bea')
  expect(guest.tables.get(table)?.info.players[1]).not.toHaveProperty('mark')
})
