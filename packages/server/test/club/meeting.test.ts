import type { ChallengesMessage, Message } from '@orrery/protocol'
import { expect, test } from 'vitest'
import { type Client, connect } from '../client.ts'
import { optionOf } from '../playing.ts'
import { server } from '../server.ts'

const TERMS = { game: 'outbid', settings: {}, pace: 'live', rated: false, at: null } as const
const DAY = 24 * 3_600_000

async function two(url: string): Promise<{ ann: Client; bob: Client }> {
  return { ann: await connect(url, { name: 'Ann' }), bob: await connect(url, { name: 'Bob' }) }
}

const told = (client: Client): Message[] => client.received.map((text) => JSON.parse(text) as Message)

/** The one challenge that somebody was last told of. */
function standing(client: Client): ChallengesMessage['challenges'][number] | undefined {
  const last = told(client).findLast((message) => message.type === 'challenges')
  return last?.challenges[0]
}

test('a challenge with another offer in between is accepted, and both sit at its table', async () => {
  const { url } = await server()
  const { ann, bob } = await two(url)
  await ann.want('challenges', { type: 'challenge', person: bob.id, terms: TERMS })
  await bob.until(() => standing(bob)?.mine === false)
  const id = standing(bob)?.id as string
  expect(standing(bob)).toMatchObject({ name: 'Ann', round: 1, stage: 'open', terms: TERMS })
  const other = { ...TERMS, game: 'tic-tac-toe' }
  await bob.want('challenges', { type: 'counter-challenge', challenge: id, round: 1, terms: other })
  await ann.until(() => standing(ann)?.round === 2)
  // Not your own offer, and not one that stands no more.
  expect((await bob.ask({ type: 'settle-challenge', challenge: id, round: 2, accept: true })).type).toBe('error')
  expect((await ann.ask({ type: 'settle-challenge', challenge: id, round: 1, accept: true })).type).toBe('error')
  const both = await Promise.all(
    [1, 2].map(() => ann.want('challenges', { type: 'settle-challenge', challenge: id, round: 2, accept: true })),
  )
  const table = both[0]?.challenges[0]?.table as string
  expect(both[1]?.challenges[0]?.table).toBe(table)
  await bob.until(() => standing(bob)?.table === table)
  const { info } = await bob.watch(table)
  expect([info.game, info.stage, info.listed]).toEqual(['tic-tac-toe', 'playing', false])
  expect(info.players.map(({ name }) => name).sort()).toEqual(['Ann', 'Bob'])
})

test('a challenger may withdraw, a challenged player may decline, nobody else may, and guests play unrated', async () => {
  const { url } = await server()
  const { ann, bob } = await two(url)
  const eve = await connect(url, { name: 'Eve' })
  await ann.want('challenges', { type: 'challenge', person: bob.id, terms: TERMS })
  const id = standing(ann)?.id as string
  expect((await eve.ask({ type: 'settle-challenge', challenge: id, round: 1, accept: false })).type).toBe('error')
  await bob.want('challenges', { type: 'settle-challenge', challenge: id, round: 1, accept: false })
  await ann.until(() => standing(ann)?.stage === 'declined')
  expect((await ann.ask({ type: 'settle-challenge', challenge: id, round: 1, accept: false })).type).toBe('error')
  expect(await ann.ask({ type: 'challenge', person: bob.id, terms: { ...TERMS, rated: true } })).toMatchObject({ code: 'members-only' })
  for (const person of [ann.id, 'aaaaaaaaaaaaaaaa']) expect((await ann.ask({ type: 'challenge', person, terms: TERMS })).type).toBe('error')
})

test('blocked · a challenge seems sent and never arrives', async () => {
  const { url } = await server()
  const { ann, bob } = await two(url)
  await ann.want('done', { type: 'tie', person: bob.id, tie: 'block', on: true })
  expect((await bob.want('challenges', { type: 'challenge', person: ann.id, terms: TERMS })).challenges).toMatchObject([{ stage: 'open' }])
  expect((await ann.want('challenges', { type: 'challenges' })).challenges).toEqual([])
  expect((await ann.ask({ type: 'challenge', person: bob.id, terms: TERMS })).type).toBe('error')
})

test('a table on a date: a player signs up for the last seat, reminders are sent, and the table opens on time', async () => {
  let later = 0
  const { url } = await server({ now: () => Date.now() + later, lookEvery: 20 })
  const { ann, bob } = await two(url)
  const eve = await connect(url, { name: 'Eve' })
  const wish = { type: 'plan-evening', game: 'outbid', settings: {}, title: 'Thursday', pace: 'live', rated: false, club: false } as const
  const at = Date.now() + 2 * DAY
  expect((await ann.ask({ ...wish, at, seats: 2, club: true })).type).toBe('error')
  expect((await ann.ask({ ...wish, at: 5, seats: 2 })).type).toBe('error')
  const { evening } = await ann.want('evening', { ...wish, at, seats: 2 })
  expect((await eve.want('evenings', { type: 'evenings' })).evenings).toEqual([])
  await bob.want('done', { type: 'come', evening, comes: true })
  expect(await eve.ask({ type: 'come', evening, comes: true })).toMatchObject({ code: 'taken' })
  expect((await bob.want('evenings', { type: 'evenings' })).evenings).toMatchObject([
    { id: evening, title: 'Thursday', coming: ['Ann', 'Bob'], comes: true, mine: false, table: null },
  ])
  const file = await fetch(`${url}/calendar/${evening}.ics`)
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8'])
  const text = await file.text()
  expect(text).toMatch(/BEGIN:VEVENT.*SUMMARY:Thursday.*END:VCALENDAR/s)
  expect(text).not.toContain('Bob')
  later = DAY + 3_600_000
  const reminders = () => told(bob).filter((message) => message.type === 'reminder')
  await bob.until(() => reminders().length === 1)
  later = 2 * DAY
  const begun = await bob.until(() => reminders().find((message) => message.table !== null))
  const { info } = await bob.watch(begun.table as string)
  expect([info.stage, info.players.map(({ name }) => name)]).toEqual(['playing', ['Ann', 'Bob']])
})

test('nobody makes everybody read again and again by coming and not coming, or asks somebody for friendship without end', async () => {
  const { url } = await server({ limits: { meetings: { burst: 3, every: 60_000 } } })
  const { ann, bob } = await two(url)
  const { evening } = await ann.want('evening', {
    ...{ type: 'plan-evening', game: 'outbid', settings: {}, title: 'Night', pace: 'live', rated: false, club: false },
    ...{ at: Date.now() + DAY, seats: 2 },
  })
  for (const comes of [true, false, true]) await bob.want('done', { type: 'come', evening, comes })
  expect(await bob.ask({ type: 'come', evening, comes: false })).toMatchObject({ code: 'too-fast' })
  expect(await bob.ask({ type: 'tie', person: ann.id, tie: 'friend', on: true })).toMatchObject({ code: 'too-fast' })
  await bob.want('done', { type: 'tie', person: ann.id, tie: 'block', on: true })
})

test('only the host cancels a table on a date, and then its calendar file is gone', async () => {
  const { url } = await server()
  const { ann, bob } = await two(url)
  const { evening } = await ann.want('evening', {
    ...{ type: 'plan-evening', game: 'outbid', settings: {}, title: 'Off', pace: 'live', rated: false, club: false },
    ...{ at: Date.now() + DAY, seats: 2 },
  })
  expect((await bob.ask({ type: 'call-off', evening })).type).toBe('error')
  await bob.want('done', { type: 'come', evening, comes: true })
  await ann.want('done', { type: 'call-off', evening })
  expect((await fetch(`${url}/calendar/${evening}.ics`)).status).toBe(404)
  expect((await bob.ask({ type: 'come', evening, comes: true })).type).toBe('error')
  // Whoever was to come reads that it is off until they say that they know; its host knows.
  const shown = async (client: Client) => (await client.want('evenings', { type: 'evenings' })).evenings
  expect(await shown(ann)).toEqual([])
  expect(await shown(bob)).toMatchObject([{ id: evening, off: true, coming: ['Bob'] }])
  await bob.want('done', { type: 'come', evening, comes: false })
  expect(await shown(bob)).toEqual([])
})

test('a calendar file leads to the pages, also behind a proxy', async () => {
  const { url } = await server({ publicUrl: 'https://club.example/table/' })
  const { ann } = await two(url)
  const { evening } = await ann.want('evening', {
    ...{ type: 'plan-evening', game: 'outbid', settings: {}, title: 'Night', pace: 'live', rated: false, club: false },
    ...{ at: Date.now() + DAY, seats: 2 },
  })
  const text = await (await fetch(`${url}/calendar/${evening}.ics`)).text()
  expect(text.replaceAll(/\r?\n /g, '')).toContain(`https://club.example/table/#/club/${evening}`)
})

test('at a rematch every player moves one seat on', async () => {
  const { url } = await server()
  const { ann, bob } = await two(url)
  const seats = [{ kind: 'me' } as const, { kind: 'open' } as const]
  const { table } = await ann.want('created', { type: 'create', game: 'tic-tac-toe', settings: {}, seats, listed: false })
  for (const client of [ann, bob]) await client.watch(table)
  await bob.want('done', { type: 'take', table, seat: 1 })
  for (let turn = 0; ann.tables.get(table)?.info.stage !== 'over'; turn++) {
    const [client, seat] = turn % 2 === 0 ? ([ann, 0] as const) : ([bob, 1] as const)
    await client.until(() => client.tables.get(table)?.seen.get(seat)?.question ?? client.tables.get(table)?.info.stage === 'over')
    if (client.tables.get(table)?.seen.get(seat)?.question == null) break
    await client.answer(table, seat, optionOf(client, table, seat) as string)
  }
  const again = await Promise.all([ann, bob].map((client) => client.want('created', { type: 'rematch', table })))
  expect(again[0]?.table).toBe(again[1]?.table)
  const { info } = await ann.watch(again[0]?.table as string)
  await ann.until(() => ann.tables.get(info.id)?.info.stage === 'playing')
  expect(ann.tables.get(info.id)?.info.players.map(({ name }) => name)).toEqual(['Bob', 'Ann'])
})
