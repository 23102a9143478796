import type { Message, QuickMessage } from '@orrery/protocol'
import { expect, test } from 'vitest'
import { localBus } from '../../bus.ts'
import { freshStore } from '../bare-context.ts'
import { type Client, connect } from '../client.ts'
import { server } from '../server.ts'

const WISH = { type: 'seek', game: 'outbid', settings: {}, pace: 'live', wish: 'any' } as const

/** What a client was last told of quick match. */
export function standing(client: Client): QuickMessage | null {
  const told = client.received.map((text) => JSON.parse(text) as Message).filter((message) => message.type === 'quick')
  return (told.at(-1) as QuickMessage | undefined) ?? null
}

/** Two who look for the same, and are asked whether they will play. */
async function pair(url: string, otherUrl = url): Promise<{ readonly ann: Client; readonly bob: Client; readonly match: string }> {
  const [ann, bob] = [await connect(url, { name: 'Ann' }), await connect(otherUrl, { name: 'Bob' })]
  for (const client of [ann, bob]) await client.want('quick', WISH)
  for (const client of [ann, bob]) await client.until(() => standing(client)?.match?.stage === 'asked')
  return { ann, bob, match: standing(ann)?.match?.id as string }
}

test('two players with the same wishes are paired, both accept, and their table has begun', async () => {
  const { url } = await server()
  const { ann, bob, match } = await pair(url)
  expect([standing(ann)?.match?.name, standing(bob)?.match?.name]).toEqual(['Bob', 'Ann'])
  await Promise.all([
    ann.want('quick', { type: 'meet', match, yes: true }),
    ann.want('quick', { type: 'meet', match, yes: true }),
    bob.want('quick', { type: 'meet', match, yes: true }),
  ])
  const tables = await Promise.all([ann, bob].map((client) => client.until(() => standing(client)?.match?.table)))
  expect(tables[0]).toBe(tables[1])
  const known = await ann.watch(tables[0] as string)
  expect(known.info.stage).toBe('playing')
  expect(known.info.players.map(({ name }) => name).sort()).toEqual(['Ann', 'Bob'])
  expect(standing(ann)?.seek).toBe(null)
})

test('an agreed match whose table cannot be opened keeps nobody else from being paired', async () => {
  const store = freshStore()
  const { url } = await server({ shared: { store, bus: localBus() } })
  const torn = { id: 'torn', game: 'outbid', settings: '{', pace: 'live', one: 'one', other: 'other', one_brings: null, other_brings: null }
  const agreed = { one_yes: 1, other_yes: 1, stage: 'agreed', table_id: 'table', waited: 1, created: 1, until: 2 }
  await store.database.transaction(async (db) => {
    for (const id of ['one', 'other']) await db.insertInto('players').values({ id, name: id, token: id, created: 1 }).execute()
    await db
      .insertInto('pairings')
      .values({ ...torn, ...agreed })
      .execute()
  })
  const { ann, match } = await pair(url)
  expect(match).not.toBe('torn')
  await ann.want('quick', { type: 'meet', match, yes: false })
})

test('two tabs are one search; a reload keeps the place in line, and stopping ends it in both tabs', async () => {
  const { url } = await server()
  const ann = await connect(url, { name: 'Ann' })
  await ann.want('quick', WISH)
  const tab = await connect(url, { token: ann.token })
  expect((await tab.want('quick', { type: 'quick' })).seek).toMatchObject({ game: 'outbid' })
  await tab.want('quick', WISH)
  expect((await ann.want('quick', { type: 'quick' })).match).toBe(null)
  await tab.want('quick', { type: 'unseek' })
  await ann.until(() => standing(ann)?.seek === null)
})

test('an impossible search is refused', async () => {
  const { url } = await server()
  const ann = await connect(url, { name: 'Ann' })
  const refusals = [
    { ...WISH, game: 'chess' },
    { ...WISH, settings: { long: true } },
    { ...WISH, game: 'secrets', brings: { sword: 'sharp' } },
    { ...WISH, game: 'secrets', brings: { word: 'forbidden' } },
  ]
  for (const wish of refusals) expect((await ann.ask(wish)).type).toBe('error')
  expect((await ann.ask({ type: 'meet', match: 'aaaaaaaaaaaaaaaa', yes: true })).type).toBe('error')
  expect((await ann.want('quick', { type: 'quick' })).seek).toBe(null)
})

test('the waiting time of others is shown, and that somebody waits', async () => {
  const { url } = await server()
  const { ann, bob, match } = await pair(url)
  for (const client of [ann, bob]) await client.want('quick', { type: 'meet', match, yes: true })
  await ann.until(() => standing(ann)?.match?.table)
  const [known] = (await ann.want('waits', { type: 'waits' })).waits
  expect(known).toMatchObject({ game: 'outbid', pace: 'live', people: 0 })
  await bob.want('quick', { ...WISH, game: 'tic-tac-toe', pace: 'day' })
  expect((await ann.want('waits', { type: 'waits' })).waits).toContainEqual({ game: 'tic-tac-toe', pace: 'day', people: 1, wait: 0 })
})
