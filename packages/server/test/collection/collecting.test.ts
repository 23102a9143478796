import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { holds } from '@orrery/collecting'
import { collecting } from '@orrery/games/chaos-galaxy/collecting/index.ts'
import { expect, test } from 'vitest'
import { DATABASE } from '../../store/sqlite.ts'
import type { Client } from '../client.ts'
import { connect } from '../client.ts'
import { server } from '../server.ts'

const game = 'chaos-galaxy'
const REAL = { gamesModule: import.meta.resolve('@orrery/games') }

async function begin(client: Client, ...starters: string[]) {
  return (await client.want('collection', { type: 'collect', game, starters })).collection
}

async function mine(client: Client) {
  return (await client.want('collection', { type: 'collection', game })).collection
}

async function two() {
  const { url, data } = await server({ ...REAL, limits: { tradePoints: 0 } })
  const ann = await connect(url, { name: 'Ann' })
  const eve = await connect(url, { name: 'Eve' })
  const [anns, eves] = [await begin(ann, 'veres-dagaly', 'boly-ebredese'), await begin(eve, 'acelfogak', 'arany-kartell')]
  return { url, data, ann, eve, anns, eves }
}

test('a new collector has two starter decks and six closed boosters; nobody begins twice, nor with what is not offered', async () => {
  const { url } = await server(REAL)
  const ann = await connect(url)
  expect(await mine(ann)).toMatchObject({ handle: null, owned: {}, packs: [] })
  for (const starters of [
    [],
    ['acelfogak'],
    ['acelfogak', 'acelfogak'],
    ['acelfogak', 'nothing'],
    ['acelfogak', 'arany-kartell', 'veres-dagaly'],
  ])
    expect(await ann.ask({ type: 'collect', game, starters }), `${starters}`).toMatchObject({ type: 'error', code: 'bad-settings' })
  const { owned, packs, handle } = await begin(ann, 'acelfogak', 'arany-kartell')
  expect(Object.values(owned).reduce((sum, copies) => sum + copies)).toBe(90)
  expect(packs).toHaveLength(6)
  expect(handle).toMatch(/^[a-z2-7]{16}$/)
  expect(JSON.stringify(packs)).not.toContain('seed')
  expect(await ann.ask({ type: 'collect', game, starters: ['acelfogak', 'arany-kartell'] })).toMatchObject({ code: 'not-now' })
  expect(await ann.ask({ type: 'collection', game: 'death-angel' })).toMatchObject({ code: 'no-collecting' })
})

test('CG-COLL-4 · an opened pack shows the seed that was committed to, by which anybody draws the same cards', async () => {
  const { ann, eve, anns } = await two()
  const [pack] = anns.packs
  const id = pack?.id as string
  expect(await eve.ask({ type: 'open-pack', game, pack: id })).toMatchObject({ code: 'forbidden' })
  const { pack: opened } = await ann.want('pack', { type: 'open-pack', game, pack: id })
  expect(createHash('sha256').update(opened.seed).digest('hex')).toBe(pack?.commitment)
  expect(collecting.open('booster', opened.seed)).toEqual(opened.cards)
  expect((await ann.want('pack', { type: 'open-pack', game, pack: id })).pack).toEqual(opened)
  const after = await mine(ann)
  expect(after.packs).toHaveLength(5)
  for (const card of opened.cards) expect(after.owned[card]).toBe((anns.owned[card] ?? 0) + 1)
  expect(await ann.ask({ type: 'open-pack', game, pack: 'aaaaaaaaaaaaaaaa' })).toMatchObject({ code: 'forbidden' })
})

test('CG-COLL-6 · an offer is answered by another, and takes place when it is accepted; both are told', async () => {
  const { ann, eve, eves } = await two()
  const handle = eves.handle as string
  const { collector } = await ann.want('collector', { type: 'collector', game, handle })
  expect(collector).toMatchObject({ name: 'Eve', me: false, free: eves.owned })
  const { trade } = await ann.want('trade', { type: 'trade', game, handle, gives: { pengefarok: 1 }, wants: { tuzer: 2 } })
  expect(trade).toMatchObject({ name: 'Eve', stage: 'open', round: 1, mine: true, gives: { pengefarok: 1 }, takes: { tuzer: 2 } })
  await eve.until(() => eve.received.some((text) => text.includes('collection-changed')))
  const [offer] = (await eve.want('trades', { type: 'trades', game })).trades
  expect(offer).toMatchObject({ name: 'Ann', mine: false, gives: { tuzer: 2 }, takes: { pengefarok: 1 } })
  await eve.want('trade', { type: 'counter', trade: trade.id, round: 1, gives: { tuzer: 1 }, wants: { pengefarok: 1 } })
  expect(await ann.ask({ type: 'settle', trade: trade.id, round: 1, accept: true })).toMatchObject({ code: 'no-trade' })
  expect(await eve.ask({ type: 'settle', trade: trade.id, round: 2, accept: true })).toMatchObject({ code: 'no-trade' })
  const done = await ann.want('trade', { type: 'settle', trade: trade.id, round: 2, accept: true })
  expect(done.trade).toMatchObject({ stage: 'done', gives: { pengefarok: 1 }, takes: { tuzer: 1 } })
  expect(done.trade.steps.map(({ mine, kind }) => [mine, kind])).toEqual([
    [true, 'offer'],
    [false, 'counter'],
    [true, 'accept'],
  ])
  expect((await mine(ann)).owned.tuzer).toBe(1)
  expect((await mine(eve)).owned).toMatchObject({ tuzer: 2, pengefarok: 1 })
})

test('blocked · two of whom one blocks the other do not go on with a trade that was open; neither learns why', async () => {
  const { ann, eve, eves } = await two()
  const { trade } = await ann.want('trade', { type: 'trade', game, handle: eves.handle as string, gives: { pengefarok: 1 }, wants: {} })
  await ann.want('done', { type: 'tie', person: eve.id, tie: 'block', on: true })
  const over = { code: 'no-trade', refusals: [{ message: 'trade-over' }] }
  expect(await eve.ask({ type: 'settle', trade: trade.id, round: 1, accept: true })).toMatchObject(over)
  expect(await eve.ask({ type: 'counter', trade: trade.id, round: 1, gives: { tuzer: 1 }, wants: {} })).toMatchObject(over)
  await ann.want('trade', { type: 'settle', trade: trade.id, round: 1, accept: false })
  expect((await mine(eve)).owned).toEqual(eves.owned)
})

test('what cannot be offered is refused with the reason, and nothing changes', async () => {
  const { url, ann, eve, anns, eves } = await two()
  const handle = eves.handle as string
  const offer = { type: 'trade', game, handle, gives: {}, wants: {} } as const
  expect(await ann.ask(offer)).toMatchObject({ code: 'no-trade', refusals: [{ message: 'trade-nothing' }] })
  expect(await ann.ask({ ...offer, gives: { tuzer: 1 } })).toMatchObject({ code: 'not-owned' })
  expect(await ann.ask({ ...offer, wants: { pengefarok: 1 } })).toMatchObject({ code: 'not-owned' })
  expect(await ann.ask({ ...offer, gives: { 'no-such-card': 1 } })).toMatchObject({ code: 'not-owned' })
  expect(await ann.ask({ ...offer, handle: anns.handle as string, gives: { pengefarok: 1 } })).toMatchObject({ code: 'forbidden' })
  expect(await ann.ask({ ...offer, handle: 'aaaaaaaaaaaaaaaa', gives: { pengefarok: 1 } })).toMatchObject({ code: 'forbidden' })
  for (const gives of [{ pengefarok: 0 }, { pengefarok: -1 }, { pengefarok: 1.5 }, { PENGE: 1 }])
    expect(await ann.ask({ ...offer, gives })).toMatchObject({ code: 'malformed' })
  const mallory = await connect(url)
  expect(await mallory.ask({ ...offer, wants: { tuzer: 1 } })).toMatchObject({ code: 'no-collection' })
  expect(await mallory.ask({ type: 'wish', game, card: 'tuzer', wished: true })).toMatchObject({ code: 'no-collection' })
  const { trade } = await ann.want('trade', { ...offer, gives: { pengefarok: 1 } })
  for (const settle of [true, false])
    expect(await mallory.ask({ type: 'settle', trade: trade.id, round: 1, accept: settle })).toMatchObject({ code: 'forbidden' })
  expect((await mine(ann)).owned).toEqual(anns.owned)
  expect((await mine(eve)).owned).toEqual(eves.owned)
})

test('CG-COLL-6 · who is new is given cards and gives none away: not by an offer, nor by another, nor by a yes to one', async () => {
  const { url, data } = await server(REAL)
  const [ann, eve] = [await connect(url, { name: 'Ann' }), await connect(url, { name: 'Eve' })]
  const [anns, eves] = [await begin(ann, 'veres-dagaly', 'boly-ebredese'), await begin(eve, 'acelfogak', 'arany-kartell')]
  // Eve has played: three tables against bots.
  const database = new DatabaseSync(join(data, DATABASE))
  const earned = database.prepare('insert into earnings values (?, ?, ?, 1, ?, 1)')
  for (const table of ['t1', 't2']) earned.run(eve.id, game, table, 'bots')
  const isNew = { type: 'error', code: 'no-trade', refusals: [{ message: 'trade-newcomer' }] }
  const gift = { type: 'trade', game, handle: anns.handle as string, gives: { tuzer: 1 }, wants: {} } as const
  expect(await eve.ask(gift)).toMatchObject(isNew)
  earned.run(eve.id, game, 't3', 'bots')
  database.close()
  expect(await ann.ask({ ...gift, handle: eves.handle as string, gives: { pengefarok: 1 } })).toMatchObject(isNew)
  const wish = { type: 'trade', game, handle: eves.handle as string, gives: {}, wants: { tuzer: 1 } } as const
  const { id } = (await ann.want('trade', wish)).trade
  await eve.want('trade', { type: 'counter', trade: id, round: 1, gives: { tuzer: 1 }, wants: { pengefarok: 1 } })
  expect(await ann.ask({ type: 'settle', trade: id, round: 2, accept: true })).toMatchObject(isNew)
  expect(await ann.ask({ type: 'settle', trade: id, round: 3, accept: true })).toMatchObject({ refusals: [{ message: 'trade-stale' }] })
  expect(await ann.ask({ type: 'counter', trade: id, round: 2, gives: { pengefarok: 1 }, wants: {} })).toMatchObject(isNew)
  expect([(await mine(ann)).owned, (await mine(eve)).owned]).toEqual([anns.owned, eves.owned])
  await ann.want('trade', { type: 'counter', trade: id, round: 2, gives: {}, wants: { tuzer: 1 } })
  await eve.want('trade', { type: 'settle', trade: id, round: 3, accept: true })
  expect((await mine(ann)).owned.tuzer).toBe((anns.owned.tuzer ?? 0) + 1)
})

test('a collector finds others who wish for a card', async () => {
  const { ann, eve, eves } = await two()
  expect(await eve.ask({ type: 'wish', game, card: 'no-such-card', wished: true })).toMatchObject({ code: 'forbidden' })
  await eve.want('done', { type: 'wish', game, card: 'leviatan', wished: true })
  expect((await mine(eve)).wishes).toEqual(['leviatan'])
  expect((await ann.want('seekers', { type: 'seekers', game })).seekers).toEqual([
    { handle: eves.handle, name: 'Eve', wishes: ['leviatan'] },
  ])
  expect((await eve.want('seekers', { type: 'seekers', game })).seekers).toEqual([])
})

test('CG-COLL-5, CG-COLL-7 · where cards are not free, a seat brings only what its player owns, still at the start', async () => {
  const { ann, eve, eves } = await two()
  const create = (freeCollection: boolean, deck: string) =>
    ann.ask({
      ...{ type: 'create', game, settings: { freeCollection }, listed: false },
      seats: [{ kind: 'me', settings: { deck } }, { kind: 'open' }],
    })
  expect(await create(true, 'acelfogak')).toMatchObject({ type: 'created' })
  const refused = await create(false, 'acelfogak')
  expect(refused).toMatchObject({ type: 'error', code: 'bad-settings' })
  expect((refused as { refusals?: { rule: string }[] }).refusals?.every(({ rule }) => rule === 'CG-COLL-5')).toBe(true)
  const made = await create(false, 'veres-dagaly')
  const table = (made as { table: string }).table
  await ann.watch(table)
  expect(await eve.ask({ type: 'take', table, seat: 1, settings: { deck: 'veres-dagaly' } })).toMatchObject({ code: 'bad-settings' })
  expect(await eve.ask({ type: 'take', table, seat: 1, settings: {} })).toMatchObject({ code: 'bad-settings' })
  const gives = { 'marduk-kurios': 1 }
  const { trade } = await ann.want('trade', { type: 'trade', game, handle: eves.handle as string, gives, wants: {} })
  await eve.want('trade', { type: 'settle', trade: trade.id, round: 1, accept: true })
  expect(await eve.ask({ type: 'take', table, seat: 1, settings: { deck: 'acelfogak' } })).toMatchObject({ type: 'done' })
  await ann.until(() => ann.tables.get(table)?.info.players[0]?.ready === false)
  expect(ann.tables.get(table)?.info).toMatchObject({ stage: 'gathering', players: [{ ready: false }, { ready: true }] })
})

test('a server that keeps no collections says so, and makes no table that needs them', async () => {
  const { url } = await server({ ...REAL, collecting: false })
  const ann = await connect(url)
  expect(await ann.ask({ type: 'collection', game })).toMatchObject({ code: 'no-collecting' })
  const create = (freeCollection: boolean) =>
    ann.ask({
      ...{ type: 'create', game, settings: { freeCollection }, listed: false },
      seats: [{ kind: 'me', settings: {} }, { kind: 'open' }],
    })
  expect(await create(false)).toMatchObject({ code: 'no-collecting' })
  expect(await create(true)).toMatchObject({ type: 'created' })
})

test('whoever began with the former list of a starter deck gets what is new in it, once; whoever gave some of it away does not', async () => {
  const { ann, anns, eve, data } = await two()
  const [deck] = collecting.starters.filter(({ former }) => former.length > 0)
  const [list] = deck?.former ?? []
  if (deck === undefined || list === undefined) throw new Error('no starter deck has changed')
  const database = new DatabaseSync(join(data, DATABASE))
  const owns = (handle: string | null, cards: Readonly<Record<string, number>>): void => {
    const { player } = database.prepare('select player from collections where handle = ?').get(handle) as { player: string }
    database.prepare('delete from owned_cards where player = ?').run(player)
    database.prepare("delete from packs where player = ? and kind = 'starter'").run(player)
    const add = database.prepare('insert into owned_cards (player, game, card, copies) values (?, ?, ?, ?)')
    for (const [card, copies] of Object.entries(cards)) add.run(player, game, card, copies)
  }
  owns(anns.handle, list)
  const most = Object.entries(list).slice(1)
  owns((await mine(eve)).handle, Object.fromEntries(most))
  const owned = (await mine(ann)).owned
  expect(holds(owned, deck.cards)).toBe(true)
  expect((await mine(eve)).owned).toEqual(Object.fromEntries(most))
  // What was given away since is not given again.
  const [fresh] = Object.keys(deck.cards).filter((card) => !(card in list))
  database.prepare('delete from owned_cards where card = ?').run(fresh ?? '')
  expect((await mine(ann)).owned).not.toHaveProperty(fresh ?? '')
  // Who looks again writes nothing, so that they can while nobody can write.
  database.exec('begin immediate')
  expect((await mine(ann)).owned).not.toHaveProperty(fresh ?? '')
  database.exec('rollback')
  database.close()
})
