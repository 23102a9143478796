import { DatabaseSync } from 'node:sqlite'
import { gameEntry } from '@orrery/games'
import { isDealtBySeed, type Replay } from '@orrery/kernel'
import type { Message } from '@orrery/protocol'
import { expect, test } from 'vitest'
import { type Client, connect } from '../client.ts'
import { server } from '../server.ts'
import { act, look } from '../tournaments/shown.ts'

const GALAXY = { gamesModule: import.meta.resolve('@orrery/games') }
const GAME = 'chaos-galaxy'
/** A starter deck whose list is another one in each edition. */
const DECK = { deck: 'roncsfalok' }
const NEWEST = { starterEdition: 2 }

type Settings = { readonly [setting: string]: string | number | boolean }

/** Makes a table of two with that deck, to which the second seat comes later. */
function create(client: Client, settings: Settings): Promise<Message> {
  const seats = [{ kind: 'me' as const, settings: DECK }, { kind: 'open' as const }]
  return client.ask({ type: 'create', game: GAME, settings: { ...settings }, seats, listed: false })
}

async function created(client: Client, settings: Settings): Promise<string> {
  const reply = await create(client, settings)
  if (reply.type !== 'created') throw new Error(JSON.stringify(reply))
  await client.watch(reply.table)
  return reply.table
}

/** Has the second player sit down and give up at once, and returns the replay. */
async function played(url: string, host: Client, guest: Client, table: string): Promise<Replay> {
  await guest.want('done', { type: 'take', table, seat: 1, settings: DECK })
  await host.until(() => host.tables.get(table)?.info.stage === 'playing')
  await guest.watch(table)
  await guest.until(() => guest.tables.get(table)?.seen.get(1) !== undefined)
  expect((await guest.answer(table, 1, { concede: true })).type).toBe('accepted')
  await host.until(() => host.tables.get(table)?.info.stage === 'over')
  return (await (await fetch(`${url}/replays/${table}.json`)).json()) as Replay
}

/** The settings that the server's database has in its one row. */
function stored(data: string, query: string): unknown {
  const database = new DatabaseSync(`${data}/orrery.sqlite`, { readOnly: true })
  const { settings } = database.prepare(query).get() as { settings: string }
  database.close()
  return JSON.parse(settings)
}

test('CG-OPT-7 · a new table stores the newest edition of the starter decks, whichever its host asks for', async () => {
  const { url } = await server(GALAXY)
  const [ann, bob] = [await connect(url, { name: 'Ann' }), await connect(url, { name: 'Bob' })]
  for (const wished of [{}, { starterEdition: 1 }, NEWEST]) {
    const table = await created(ann, { ruleset: 'classic', ...wished })
    expect(ann.tables.get(table)?.info.settings).toEqual({ ruleset: 'classic', ...NEWEST })
    const { options } = await played(url, ann, bob, table)
    expect(options).toEqual({ ruleset: 'classic', ...NEWEST, seats: [DECK, DECK] })
  }
  for (const starterEdition of [0, 3, 1.5, '2', true]) expect(await create(ann, { starterEdition })).toMatchObject({ code: 'bad-settings' })
})

test('CG-OPT-7 · a table that stored no edition is dealt the first lists and replayed with them; its rematch has the newest', async () => {
  const first = await server(GALAXY)
  const ann = await connect(first.url, { name: 'Ann' })
  const table = await created(ann, {})
  await first.close()
  const database = new DatabaseSync(`${first.data}/orrery.sqlite`)
  database.prepare(`update tables set settings = '{}' where id = ?`).run(table)
  database.close()
  const { url } = await server({ ...GALAXY, data: first.data })
  const [back, bob] = [await connect(url, { token: ann.token }), await connect(url, { name: 'Bob' })]
  await back.watch(table)
  const replay = await played(url, back, bob, table)
  expect(replay.options).toEqual({ seats: [DECK, DECK] })
  const game = await gameEntry(GAME).load()
  const dealtBy = (edition: object) => isDealtBySeed(game, { ...replay, options: { ...(replay.options as object), ...edition } })
  expect([dealtBy({}), dealtBy({ starterEdition: 1 }), dealtBy(NEWEST)]).toEqual([true, true, false])
  const { table: again } = await back.want('created', { type: 'rematch', table })
  await back.watch(again)
  expect(back.tables.get(again)?.info.settings).toEqual(NEWEST)
})

test('CG-OPT-7 · a tournament keeps the edition with which it was made', async () => {
  const { url } = await server(GALAXY)
  const ann = await connect(url, { name: 'Ann' })
  const wish = { type: 'create-tournament', game: GAME, settings: {}, title: 'Cup', judged: false, listed: true } as const
  const { tournament } = await ann.want('created-tournament', wish)
  expect((await look(ann, tournament)).seen.settings).toMatchObject(NEWEST)
  expect((await act(ann, tournament, { do: 'register', settings: DECK })).type).toBe('done')
})

test('CG-OPT-7 · a challenge and a table on a date have the edition of the day of their offer', async () => {
  const { url, data } = await server(GALAXY)
  const [ann, bob] = [await connect(url, { name: 'Ann' }), await connect(url, { name: 'Bob' })]
  const terms = { game: GAME, settings: {}, pace: 'live', rated: false, at: null } as const
  const offered = await ann.want('challenges', { type: 'challenge', person: bob.id, terms, brings: DECK })
  const [{ id: challenge = '', terms: { settings = {} } = {} } = {}] = offered.challenges
  expect(settings).toEqual(NEWEST)
  const agreed = await bob.want('challenges', { type: 'settle-challenge', challenge, round: 1, accept: true, brings: DECK })
  expect((await bob.watch(agreed.challenges[0]?.table ?? '')).info.settings).toEqual(NEWEST)
  const evening = { type: 'plan-evening', game: GAME, settings: {}, title: 'Thursday', pace: 'live', rated: false, club: false } as const
  await ann.want('evening', { ...evening, at: Date.now() + 3_600_000, seats: 2 })
  expect(stored(data, 'select settings from evenings')).toEqual(NEWEST)
})
