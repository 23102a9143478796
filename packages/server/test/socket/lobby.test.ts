import type { LobbyMessage, Message } from '@orrery/protocol'
import { expect, test } from 'vitest'
import { browserAt, newcomer } from '../browser.ts'
import { type Client, connect } from '../client.ts'
import { server } from '../server.ts'

const SEATS = [{ kind: 'me' } as const, { kind: 'open' } as const]
type Filter = { pace?: 'live' | 'day'; rated?: boolean; level?: 'any' | 'new' | 'skilled'; games?: string[]; friends?: boolean }

async function opened(host: Client, game: string, pace: 'live' | 'day' = 'live', level: 'any' | 'new' = 'any'): Promise<string> {
  const terms = { pace, rated: false, level }
  return (await host.want('created', { type: 'create', game, settings: {}, seats: SEATS, listed: true, terms })).table
}

const lobby = (client: Client, filter: Filter = {}): Promise<LobbyMessage> => client.want('lobby', { type: 'lobby', filter })
const ids = async (client: Client, filter: Filter = {}): Promise<string[]> => (await lobby(client, filter)).tables.map(({ id }) => id)

test('the lobby finds open tables by game, pace, level and friends, friends’ first, and tells every change', async () => {
  const { url } = await server()
  const [ann, bob, eve] = (await Promise.all(['Ann', 'Bob', 'Eve'].map((name) => connect(url, { name })))) as [Client, Client, Client]
  await ann.want('done', { type: 'tie', person: bob.id, tie: 'friend', on: true })
  await bob.want('done', { type: 'tie', person: ann.id, tie: 'friend', on: true })
  const bobs = await opened(bob, 'outbid', 'day')
  const eves = await opened(eve, 'tic-tac-toe', 'live', 'new')
  expect(await ids(ann)).toEqual([bobs, eves])
  expect(await ids(eve)).toEqual([eves, bobs])
  expect(await ids(ann, { pace: 'day' })).toEqual([bobs])
  expect(await ids(ann, { games: ['tic-tac-toe'] })).toEqual([eves])
  expect(await ids(ann, { level: 'new' })).toEqual([eves])
  expect(await ids(ann, { friends: true })).toEqual([bobs])
  expect(await ids(ann, { rated: true })).toEqual([])
  const [line] = (await lobby(ann)).tables
  expect(line).toMatchObject({ terms: { pace: 'day', rated: false, level: 'any' }, players: [{ person: bob.id }, { person: null }] })
  const last = await opened(eve, 'outbid')
  const lines = (client: Client) => client.received.map((text) => JSON.parse(text) as Message).filter(({ type }) => type === 'line')
  await ann.until(() => lines(ann).some((message) => message.type === 'line' && message.id === last))
  expect(await ids(ann, { games: ['outbid'] })).toEqual([bobs, last])
  await ann.want('done', { type: 'take', table: last, seat: 1 })
  await eve.until(() => lines(eve).some((message) => message.type === 'line' && message.id === last && message.line === null))
  const after = await lobby(eve)
  expect(after.tables.map(({ id }) => id)).toEqual([eves, bobs])
  expect(after.live).toMatchObject([{ id: last, game: 'outbid', players: ['Eve', 'Ann'], spectators: 0 }])
})

test('a rated table is made and taken by members alone, and no bot sits there', async () => {
  const { url } = await server()
  const [ann, bob] = [browserAt(url), browserAt(url)]
  await ann.done('sign-up', newcomer('Ann'))
  await bob.done('sign-up', newcomer('Bob'))
  const guest = await connect(url, { name: 'Eve' })
  const [host, member] = [await ann.connect(), await bob.connect()]
  const wish = { type: 'create' as const, game: 'outbid', settings: {}, seats: SEATS, listed: true }
  const terms = { pace: 'live' as const, rated: true, level: 'any' as const }
  expect(await guest.ask({ ...wish, terms })).toMatchObject({ type: 'error', code: 'members-only' })
  const bots = [{ kind: 'me' } as const, { kind: 'bot', level: 'quick' } as const]
  expect(await host.ask({ ...wish, terms, seats: bots })).toMatchObject({ type: 'error', code: 'bad-settings' })
  const { table } = await host.want('created', { ...wish, terms })
  expect(await ids(guest, { rated: true })).toEqual([table])
  expect(await ids(guest, { rated: false })).toEqual([])
  expect(await guest.ask({ type: 'take', table, seat: 1 })).toMatchObject({ type: 'error', code: 'members-only' })
  expect(await host.ask({ type: 'seat', table, seat: 1, level: 'quick' })).toMatchObject({ type: 'error', code: 'bad-settings' })
  expect(await host.ask({ type: 'start', table })).toMatchObject({ type: 'error', code: 'bad-settings' })
  await member.want('done', { type: 'take', table, seat: 1 })
  expect(await ids(guest, { rated: true })).toEqual([])
})
