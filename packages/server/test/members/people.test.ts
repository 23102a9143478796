import { FORMER } from '@orrery/protocol/former'
import { HELD, type Held } from '@orrery/protocol/held'
import { expect, test } from 'vitest'
import { openPeopleAdmin } from '../../api/people-admin.ts'
import { sweepMembers } from '../../members/leaving.ts'
import { TIME_TO_THINK } from '../../members/own.ts'
import { shapes } from '../../store/moving/rows.ts'
import { bareContext } from '../bare-context.ts'
import { browserAt, newcomer } from '../browser.ts'
import { connect } from '../client.ts'
import { playToEnd } from '../playing.ts'
import { seatsOf } from '../published.ts'
import { server } from '../server.ts'

const KEY = 'the-key-of-the-host-of-this-site'

async function site() {
  const started = await server({ hostKey: KEY })
  const ann = browserAt(started.url)
  const { account } = await ann.done('sign-up', newcomer('Ann'))
  const player = account.me?.player as string
  const asked = async (request: string, body: object, headers: Record<string, string>) => {
    const reply = await fetch(`${started.url}/api/site/${request}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: started.url, ...headers },
      body: JSON.stringify(body),
    })
    return {
      status: reply.status,
      told: (await reply.json()) as {
        people: { name: string; roles: string[] }[]
        invitation?: string
        acts: { kind: string; actor: string | null }[]
      },
    }
  }
  const byKey = (request: string, body: object) => asked(request, body, { authorization: `Bearer ${KEY}` })
  const asAnn = (request: string, body: object) => asked(request, body, { cookie: ann.cookie })
  return { ...started, ann, player, byKey, asAnn }
}

test('the first host is the holder of the key; a host grants and revokes roles until losing the role', async () => {
  const { player, byKey, asAnn } = await site()
  expect((await asAnn('people', { like: '' })).status).toBe(403)
  const { told } = await byKey('give-role', { player, role: 'host' })
  expect(told.people).toMatchObject([{ name: 'Ann', roles: ['host'] }])
  const judged = await asAnn('give-role', { player, role: 'judge' })
  expect(judged.told.people[0]?.roles).toEqual(['host', 'judge'])
  expect(judged.told.acts.map(({ kind, actor }) => [kind, actor])).toEqual([
    ['role-given', 'Ann'],
    ['role-given', null],
  ])
  await byKey('take-role', { player, role: 'host' })
  expect((await asAnn('give-role', { player, role: 'host' })).status).toBe(403)
  expect((await byKey('people', { like: 'nobody' })).told.people).toEqual([])
})

test('orrery people does the same directly on the data, with immediate effect', async () => {
  const { data, player, asAnn } = await site()
  const admin = await openPeopleAdmin(data, null)
  expect(await admin.find('Ann')).toMatchObject([{ player, roles: [] }])
  await admin.give(player, 'host')
  expect((await admin.acts()).map(({ kind, actor, subject }) => [kind, actor, subject])).toEqual([['role-given', null, player]])
  admin.close()
  expect((await asAnn('rules', { change: {} })).status).toBe(200)
})

test('settings decide who may sign up, whether guests may play and who may open tables', async () => {
  const { url, ann, byKey } = await site()
  const guest = await connect(url, { name: 'Guest' })
  await byKey('rules', { change: { signUp: 'nobody', guests: false, tables: 'members' } })
  expect(await browserAt(url).problem('sign-up', newcomer('Bob'))).toBe('closed')
  await expect(connect(url, { name: 'Guest' })).rejects.toThrow('members-only')
  await expect(connect(url, { token: guest.token })).rejects.toThrow('members-only')
  const create = { type: 'create' as const, game: 'outbid', settings: {}, seats: seatsOf(2), listed: false }
  const member = await ann.connect()
  await member.want('created', create)
  await byKey('rules', { change: { guests: true } })
  const again = await connect(url, { token: guest.token })
  const cup = { type: 'create-tournament' as const, game: 'outbid', settings: {}, title: 'Cup', judged: false, listed: false }
  for (const opens of [create, cup]) expect(await again.ask(opens), opens.type).toMatchObject({ type: 'error', code: 'members-only' })
  await byKey('rules', { change: { tables: 'moderators' } })
  expect(await member.ask(create)).toMatchObject({ type: 'error', code: 'forbidden' })
  const terms = { game: 'outbid', settings: {}, pace: 'live', rated: false } as const
  for (const agreed of [
    { type: 'seek', game: 'outbid', settings: {}, pace: 'live', wish: 'any' } as const,
    { type: 'challenge', person: guest.id, terms: { ...terms, at: null } } as const,
    { type: 'plan-evening', ...terms, title: 'Night', at: Date.now() + 60_000, seats: 2, club: false } as const,
    cup,
  ])
    expect(await member.ask(agreed), agreed.type).toMatchObject({ type: 'error', code: 'forbidden' })
  await byKey('rules', { change: { signUp: 'invitation' } })
  expect(await browserAt(url).problem('sign-up', newcomer('Bob'))).toBe('uninvited')
  const { told } = await byKey('invite', {})
  const invitation = told.invitation as string
  expect(await browserAt(url).problem('sign-up', { ...newcomer('Ann'), invitation })).toBe('name-taken')
  expect(await browserAt(url).problem('sign-up', { ...newcomer('Bob'), invitation })).toBe(null)
  expect(await browserAt(url).problem('sign-up', { ...newcomer('Cat'), invitation })).toBe('used-up')
})

test('a site that closes itself to guests disconnects those who are there at once, and neither members nor programs', async () => {
  const { url, ann, byKey } = await site()
  const guest = await connect(url, { name: 'Guest' })
  const { secret } = await guest.want('key', { type: 'make-key', name: 'Program' })
  const [program, member] = [await connect(url, { token: secret }), await ann.connect()]
  const mine = await ann.connect()
  const { token } = await connect(url, { name: 'Bob' })
  const bob = browserAt(url)
  await bob.done('sign-up', { ...newcomer('Bobby'), guest: token })
  await bob.done('link', { on: true })
  const byLink = await connect(url, { token })
  await byKey('rules', { change: { guests: false } })
  expect(await guest.closed).toBe(1008)
  for (const stays of [program, member, mine, byLink]) await stays.want('pong', { type: 'ping' })
})

test('everything about a member is one file, without what signs in, and only for the member', async () => {
  const { url, ann } = await site()
  const member = await ann.connect()
  const { table } = await member.want('created', {
    ...{ type: 'create', game: 'outbid', settings: {}, listed: false },
    seats: seatsOf(2),
  })
  await member.watch(table)
  await playToEnd([member, member], table)
  const get = (cookie: string) =>
    fetch(`${url}/account/data`, { method: 'POST', headers: { origin: url, 'content-type': 'application/json', cookie }, body: '{}' })
  expect((await get('')).status).toBe(401)
  const text = await (await get(ann.cookie)).text()
  const file = JSON.parse(text) as { format: string; held: Record<string, object[]>; replays: Record<string, { game: string }> }
  expect([file.format, file.held.members?.length, file.held.seats?.length]).toEqual(['orrery-my-data', 1, 2])
  expect(file.replays[table]?.game).toBe('outbid')
  for (const secret of ['argon2id', ann.cookie.split('=')[1] as string, '"token"', '"hash"', '"password"'])
    expect(text).not.toContain(secret)
  // It costs much, so nobody gets it again and again.
  expect([(await get(ann.cookie)).status, (await get(ann.cookie)).status, (await get(ann.cookie)).status]).toEqual([200, 200, 429])
})

test('a member who wishes to leave has seven days to think again', async () => {
  const { ann } = await site()
  expect((await ann.done('leave', { leave: true })).account.me?.leaving).toBeGreaterThan(Date.now() + TIME_TO_THINK - 60_000)
  expect((await ann.done('leave', { leave: false })).account.me?.leaving).toBe(null)
})

test('a deletion is complete and atomic, and members who stay cannot be deleted', async () => {
  let now = 1000
  const one = bareContext({ now: () => now })
  const { row, secret } = one.sessions.fresh('ann', 'Firefox')
  const join = (player: string, name: string) =>
    one.members.join({
      player: { id: player, name, token: `token-${player}`, created: 1 },
      member: { player, name_key: name.toLowerCase(), since: 1, password: null, mail: null, link: 0, leaving: null },
      credential: null,
      session: { ...row, id: `session-${player}`, player, hash: player === 'ann' ? row.hash : player },
      invitation: null,
    })
  await join('ann', 'Ann')
  await join('bob', 'Bob')
  const place = { table_id: 't', seat: 0, player: 'ann', name: 'Ann', bot: null, place: 1, spent: 0 }
  await one.store.database.transaction(async (db) => void (await db.insertInto('result_seats').values(place).execute()))
  await one.members.change('ann', { leaving: now + TIME_TO_THINK })
  await sweepMembers(one, { withdraw: async () => undefined })
  expect(await one.members.member('ann')).not.toBe(null)
  now += TIME_TO_THINK
  await sweepMembers(one, { withdraw: async () => undefined })
  expect(await one.members.member('ann')).toBe(null)
  expect(await one.sessions.open(secret)).toBe(null)
  const held = await Array.fromAsync(one.members.dataOf('ann'))
  expect(held.map(([table]) => table).toSorted()).toEqual(['players', 'result_seats'])
  expect(JSON.stringify(held)).not.toContain('Ann')
  expect(new Map(held).get('result_seats')).toMatchObject([{ name: FORMER }])
  expect((await one.members.member('bob'))?.name).toBe('Bob')
  expect(await one.members.erase('bob', now, 'x')).toBe(false)
  // The name is free again.
  expect(await join('cat', 'Ann')).toBe('joined')
})

test('the list of kept data names exactly the tables of the database, with existing columns', () => {
  const known = shapes()
  expect(Object.keys(HELD).toSorted()).toEqual(known.map(({ name }) => name).toSorted())
  const held: Readonly<Record<string, Held>> = HELD
  for (const { name, columns } of known) {
    const named = [...(held[name]?.of ?? []), ...(held[name]?.secret ?? [])]
    expect([name, named.filter((column) => !columns.includes(column))]).toEqual([name, []])
  }
})

test('the address of version 1.0 answers as the one of today', async () => {
  const { url } = await site()
  const headers = { 'content-type': 'application/json', origin: url, authorization: `Bearer ${KEY}` }
  const answers = await Promise.all(
    ['site', 'house'].map(async (folder) => {
      const reply = await fetch(`${url}/api/${folder}/people`, { method: 'POST', headers, body: '{"like":""}' })
      return { status: reply.status, told: await reply.json() }
    }),
  )
  expect(answers[0]?.status).toBe(200)
  expect(answers[1]).toEqual(answers[0])
})
