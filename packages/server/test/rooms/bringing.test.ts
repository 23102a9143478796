import { DatabaseSync } from 'node:sqlite'
import { gameEntry } from '@orrery/games'
import type { Json } from '@orrery/kernel'
import { LIMITS, type Message } from '@orrery/protocol'
import { tableText } from '@orrery/text'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Client, connect } from '../client.ts'
import { server } from '../server.ts'

const GALAXY = { gamesModule: import.meta.resolve('@orrery/games') }
const OPEN = { kind: 'open' } as const
type SeatSettings = { [key: string]: Json }

/** A table with a seat of the host's, who brings that, and an open one. */
function open(client: Client, game: string, settings: SeatSettings): Promise<Message> {
  return client.ask({ type: 'create', game, settings: {}, seats: [{ kind: 'me', settings }, OPEN], listed: false })
}

async function opened(client: Client, game: string, settings: SeatSettings): Promise<string> {
  const reply = await open(client, game, settings)
  if (reply.type !== 'created') throw new Error(JSON.stringify(reply))
  await client.watch(reply.table)
  return reply.table
}

const holders = (client: Client, table: string) => client.tables.get(table)?.info.players.map(({ holder }) => holder)
const BROKEN = { solyom: 4, turul: 3, 'no-such-card': 2 }

test('an illegal deck is refused with every reason at once, said in both languages; the seat stays free', async () => {
  const { url } = await server(GALAXY)
  const [ann, bob] = [await connect(url, { name: 'Ann' }), await connect(url, { name: 'Bob' })]
  const table = await opened(ann, 'chaos-galaxy', {})
  await bob.watch(table)
  const refused = await bob.ask({ type: 'take', table, seat: 1, settings: { deck: BROKEN } })
  expect(refused).toMatchObject({ type: 'error', code: 'bad-settings' })
  const refusals = refused.type === 'error' ? (refused.refusals ?? []) : []
  expect(refusals.map(({ rule }) => rule)).toEqual(['CG-DECK-2', 'CG-DECK-6', 'CG-MONO-2'])
  for (const language of ['hu', 'en'] as const) {
    const text = tableText(language, await gameEntry('chaos-galaxy').text(language))
    const said = refusals.map(({ rule, message, params }) => text.say(`refusal-${message ?? rule}`, params)).join('\n')
    expect(said).not.toMatch(/\[/)
    for (const word of [text.say('card-solyom'), 'no-such-card', '45']) expect(said).toContain(word)
  }
  expect(holders(bob, table)).toEqual(['person', 'open'])
  expect(ann.received.join()).not.toContain('no-such-card')
  const again = await connect(url, { token: bob.token })
  expect((await again.watch(table)).info.players[1]?.holder).toBe('open')
  await bob.want('done', { type: 'take', table, seat: 1, settings: { deck: 'acelfogak' } })
  await bob.until(() => bob.tables.get(table)?.info.stage === 'playing')
})

test('FA-ALLY-2 · who sits alone against two brings twice the fleet value, and nobody else does', async () => {
  const { url } = await server(GALAXY)
  const [ann, bob] = [await connect(url, { name: 'Ann' }), await connect(url, { name: 'Bob' })]
  const dear = { fleet: 'dindrenzi-800' }
  const made = await ann.want('created', {
    ...{ type: 'create', game: 'firestorm-armada', settings: {}, listed: false },
    seats: [{ kind: 'me' }, OPEN, OPEN],
  })
  await Promise.all([ann.watch(made.table), bob.watch(made.table)])
  expect(await bob.ask({ type: 'take', table: made.table, seat: 2, settings: dear })).toMatchObject({ refusals: [{ rule: 'FA-FLEET-1' }] })
  await bob.want('done', { type: 'take', table: made.table, seat: 1, settings: dear })
  const refused = await ann.ask({ type: 'set-seat-settings', table: made.table, seat: 0, settings: dear })
  expect(refused).toMatchObject({ refusals: [{ rule: 'FA-FLEET-1' }] })
})

test('an illegal deck makes no table, and is not exchanged for a legal one', async () => {
  const { url } = await server(GALAXY)
  const ann = await connect(url, { name: 'Ann' })
  expect(await open(ann, 'chaos-galaxy', { deck: BROKEN })).toMatchObject({ code: 'bad-settings', refusals: [{}, {}, {}] })
  expect((await ann.want('tables', { type: 'tables', which: 'mine', follow: false })).tables).toEqual([])
  const table = await opened(ann, 'chaos-galaxy', { deck: 'acelfogak' })
  const bring = { type: 'set-seat-settings', table, seat: 0, settings: { deck: 'lost-deck' } } as const
  expect(await ann.ask(bring)).toMatchObject({ code: 'bad-settings', refusals: [{ rule: 'CG-DECK-6' }] })
  expect(ann.tables.get(table)?.info.players[0]).toMatchObject({ holder: 'me', ready: true })
})

test('a deck that the rules of a newer program refuse makes its player choose again, and then the table starts', async () => {
  const first = await server(GALAXY)
  const ann = await connect(first.url, { name: 'Ann' })
  const table = await opened(ann, 'chaos-galaxy', { deck: 'acelfogak' })
  await first.close()
  const database = new DatabaseSync(`${first.data}/orrery.sqlite`)
  database.prepare('update seats set settings = ? where table_id = ? and seat = 0').run(JSON.stringify({ deck: BROKEN }), table)
  database.close()
  const { url } = await server({ ...GALAXY, data: first.data })
  const [back, bob] = [await connect(url, { token: ann.token }), await connect(url, { name: 'Bob' })]
  await back.watch(table)
  await bob.watch(table)
  await bob.want('done', { type: 'take', table, seat: 1, settings: {} })
  await back.until(() => back.tables.get(table)?.info.players[0]?.ready === false)
  expect(back.tables.get(table)?.info.stage).toBe('gathering')
  expect(await back.ask({ type: 'start', table })).toMatchObject({ code: 'not-ready' })
  expect(bob.received.join()).not.toContain('CG-DECK')
  await back.want('done', { type: 'set-seat-settings', table, seat: 0, settings: { deck: 'veres-dagaly' } })
  await bob.until(() => bob.tables.get(table)?.info.stage === 'playing')
})

test('decks that do not fit together are refused to the last player without revealing secrets; otherwise the table starts', async () => {
  const { url } = await server()
  const [ann, bob] = [await connect(url, { name: 'Ann' }), await connect(url, { name: 'Bob' })]
  const table = await opened(ann, 'secrets', { word: 'twin' })
  await bob.watch(table)
  expect(await bob.ask({ type: 'take', table, seat: 1, settings: { word: 'forbidden' } })).toMatchObject({ code: 'bad-settings' })
  const reply = await bob.ask({ type: 'take', table, seat: 1, settings: { word: 'twin' } })
  expect(reply).toMatchObject({ code: 'bad-settings' })
  expect(JSON.stringify(reply)).not.toContain('twin')
  expect(holders(bob, table)).toEqual(['person', 'open'])
  await bob.want('done', { type: 'take', table, seat: 1, settings: { word: 'single' } })
  await bob.until(() => bob.tables.get(table)?.info.stage === 'playing')
})

const copies = fc.oneof(fc.integer({ min: -2, max: 5 }), fc.constantFrom(10_000, 2 ** 60, 1e308, 0.5, null, 'three', [3], { 3: 3 }))
const lies = fc
  .oneof(
    fc.dictionary(fc.oneof(fc.constantFrom('solyom', 'turul', 'constructor', '@you', ''), fc.string()), copies, { maxKeys: 40 }),
    fc.integer({ min: 50, max: 1500 }).map((cards) => Object.fromEntries(Array.from({ length: cards }, (_, card) => [`card-${card}`, 3]))),
    fc.string(),
    fc.jsonValue({ maxDepth: 6 }),
  )
  .filter((lie) => lie !== null) as fc.Arbitrary<Json>

test('a client that lies about its deck gets a clear error of a bounded size, and nothing else happens', async () => {
  const { url, lines } = await server({
    ...GALAXY,
    limits: { messages: { burst: 1e6, every: 1 }, work: { burst: 1e9, every: 1 }, patience: 1e6 },
  })
  const [ann, eve] = [await connect(url, { name: 'Ann' }), await connect(url, { name: 'Eve' })]
  const table = await opened(ann, 'chaos-galaxy', {})
  await eve.watch(table)
  await fc.assert(
    fc.asyncProperty(lies, fc.constantFrom('deck', 'deck', 'deck', 'decks'), async (lie, key) => {
      const reply = await eve.ask({ type: 'take', table, seat: 1, settings: { [key]: lie } })
      expect(reply).toMatchObject({ type: 'error', code: expect.stringMatching(/^(bad-settings|malformed)$/) })
      expect((reply as { refusals?: readonly unknown[] }).refusals?.length ?? 0).toBeLessThanOrEqual(LIMITS.refusals)
      expect(JSON.stringify(reply).length).toBeLessThan(20_000)
    }),
    {
      numRuns: 300,
      examples: [
        [{ solyom: 10_000 }, 'deck'],
        [45, 'deck'],
        [['solyom'], 'deck'],
      ],
    },
  )
  expect(lines).toEqual([])
  await eve.want('done', { type: 'take', table, seat: 1, settings: { deck: 'acelfogak' } })
  await ann.until(() => ann.tables.get(table)?.info.stage === 'playing')
})
