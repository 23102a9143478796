import { type Copies, MOST_A_DAY, type Pack } from '@orrery/collecting'
import { expect, test } from 'vitest'
import { collectionsOn } from '../../store/collection/index.ts'
import type { PackRow, TradeRow } from '../../store/collection.ts'
import type { Store } from '../../store/store.ts'
import { tournamentsOn } from '../../store/tournaments/index.ts'
import type { CardChanges } from '../../store/tournaments.ts'
import { seat, step, type Tried, row as tableRow } from './store-suite.ts'
import { row as cup } from './tournaments-suite.ts'

const GAME = 'g'

const pack = (player: string, cause: string, change: Partial<PackRow> = {}): PackRow => ({
  ...{
    id: `${player}-${cause}`,
    player,
    game: GAME,
    kind: 'booster',
    cause,
    seed: 's',
    commitment: 'c',
    given: 1,
    opened: null,
    cards: null,
  },
  ...change,
})

const trade = (id: string, gives: Copies, takes: Copies, change: Partial<TradeRow> = {}): TradeRow => ({
  ...{ id, game: GAME, one: 'ann', other: 'eve', stage: 'open', round: 1, side: 0 },
  ...{ one_gives: JSON.stringify(gives), other_gives: JSON.stringify(takes), created: 1, changed: 1 },
  ...change,
})

/** Ann and Eve collect: Ann has two of a and one of b, Eve three of c. */
async function begun(store: Store) {
  const collections = collectionsOn(store.database)
  await store.addPlayer({ id: 'ann', name: 'Ann', token: 'ann', created: 1 })
  await store.addPlayer({ id: 'eve', name: 'Eve', token: 'eve', created: 1 })
  const begin = (player: string, cards: Copies) => collections.begin({ player, game: GAME, handle: `h-${player}`, begun: 10 }, cards, [])
  await begin('ann', { a: 2, b: 1 })
  await begin('eve', { c: 3 })
  const owned = async (player: string) => (await collections.holdingOf(player, GAME)).owned
  return { collections, owned }
}

const draw = (_kind: Pack, seed: string) => [seed, 'x']

/** What every store must do with collections. */
export function collectionSuite(name: string, open: () => Promise<Tried>): void {
  test(`${name} · a collection begins once, with its cards and packs, and is there for whoever opens the store later`, async () => {
    const { store, again } = await open()
    const { collections } = await begun(store)
    expect(await collections.begin({ player: 'ann', game: GAME, handle: 'x', begun: 1 }, { a: 9 }, [pack('ann', 'more')])).toBe(false)
    const later = collectionsOn((await again()).database)
    expect(await later.holdingOf('ann', GAME)).toEqual({ owned: { a: 2, b: 1 }, locked: {} })
    expect(await later.closedPacks('ann', GAME)).toEqual([])
    expect(await later.byHandle('h-eve')).toEqual({ player: 'eve', game: GAME, handle: 'h-eve', begun: 10, name: 'Eve' })
    expect([await later.byHandle('none'), await later.collectionOf('ann', 'other')]).toEqual([null, null])
  })

  test(`${name} · a pack is given once for its cause, and opened once, however often it is asked for`, async () => {
    const { store } = await open()
    const { collections, owned } = await begun(store)
    expect(await Promise.all([1, 2, 3].map((id) => collections.give(pack('ann', 'why', { id: `p${id}` }))))).toHaveLength(3)
    const [only, ...others] = await collections.closedPacks('ann', GAME)
    expect(others).toEqual([])
    const id = only?.id as string
    expect(await collections.open('eve', id, 5, draw)).toBe(null)
    const opened = await Promise.all([1, 2, 3].map((at) => collections.open('ann', id, at, draw)))
    expect(opened.map((one) => [one?.cards, one?.opened])).toEqual(new Array(3).fill(['["s","x"]', opened[0]?.opened]))
    expect(await owned('ann')).toEqual({ a: 2, b: 1, s: 1, x: 1 })
    expect(await collections.closedPacks('ann', GAME)).toEqual([])
  })

  test(`${name} · an accepted offer moves all of its cards at once; the history keeps every offer`, async () => {
    const { store } = await open()
    const { collections, owned } = await begun(store)
    expect(await collections.offer(trade('t', { a: 1 }, { c: 1 }))).toBe('kept')
    const counter = { kind: 'counter', gives: [{ a: 2 }, { c: 2 }] } as const
    expect(await collections.answer('t', 'eve', 1, counter, 5)).toMatchObject({ stage: 'open', round: 2, side: 1, changed: 5 })
    expect(await collections.answer('t', 'ann', 1, { kind: 'accept' }, 6)).toBe('stale')
    expect(await collections.answer('t', 'eve', 2, { kind: 'accept' }, 6)).toBe('own-offer')
    expect(await collections.answer('t', 'mallory', 2, { kind: 'accept' }, 6)).toBe('unknown')
    expect(await collections.answer('t', 'ann', 2, { kind: 'accept' }, 7)).toMatchObject({ stage: 'done' })
    expect([await owned('ann'), await owned('eve')]).toEqual([
      { b: 1, c: 2 },
      { a: 2, c: 1 },
    ])
    expect(await collections.answer('t', 'ann', 2, { kind: 'accept' }, 8)).toBe('over')
    expect((await collections.stepsOf(['t'])).map(({ side, kind, at }) => [side, kind, at])).toEqual([
      [0, 'offer', 1],
      [1, 'counter', 5],
      [0, 'accept', 7],
    ])
    expect((await collections.tradesOf('eve', GAME, 9)).map(({ id, stage }) => [id, stage])).toEqual([['t', 'done']])
    expect(await collections.countOpen('ann')).toBe(0)
  })

  test(`${name} · what is not there is not offered, and not exchanged when it has gone meanwhile: nothing changes then`, async () => {
    const { store } = await open()
    const { collections, owned } = await begun(store)
    expect(await collections.offer(trade('none', { a: 3 }, {}))).toBe('not-owned')
    expect(await collections.offer(trade('none', {}, { a: 1 }))).toBe('not-owned')
    expect(await collections.tradeOf('none')).toBe(null)
    for (const id of ['t', 'u']) expect(await collections.offer(trade(id, { a: 2 }, { c: 2 }))).toBe('kept')
    expect(await collections.answer('t', 'eve', 1, { kind: 'accept' }, 2)).toMatchObject({ stage: 'done' })
    expect(await collections.answer('u', 'eve', 1, { kind: 'accept' }, 3)).toBe('not-owned')
    expect(await collections.tradeOf('u')).toMatchObject({ stage: 'open' })
    expect([await owned('ann'), await owned('eve')]).toEqual([
      { b: 1, c: 2 },
      { a: 2, c: 1 },
    ])
    expect(await collections.answer('u', 'eve', 1, { kind: 'end' }, 4)).toMatchObject({ stage: 'declined' })
  })

  test(`${name} · of two trades of the same card, accepted at once, one takes place; two acceptances of one count once`, async () => {
    const { store } = await open()
    const { collections, owned } = await begun(store)
    for (const id of ['t', 'u']) await collections.offer(trade(id, { b: 1 }, { c: 1 }))
    const answers = await Promise.all(
      ['t', 'u', 't', 'u'].map((id) =>
        collections.answer(id, 'eve', 1, { kind: 'accept' }, 2).then((told) => (typeof told === 'string' ? told : told.stage)),
      ),
    )
    expect(answers.filter((told) => told === 'done')).toHaveLength(1)
    expect([await owned('ann'), await owned('eve')]).toEqual([
      { a: 2, c: 1 },
      { b: 1, c: 2 },
    ])
  })

  test(`${name} · CG-COLL-6 · cards of a registered deck are locked until it is free again; what is not owned cannot be registered`, async () => {
    const { store } = await open()
    const { collections } = await begun(store)
    const cups = tournamentsOn(store.database)
    await cups.add(cup('cup'), '1')
    const change = async (version: number, locks: CardChanges['locks'], frees: CardChanges['frees'] = []) =>
      cups.append('cup', version, {
        events: ['2'],
        progress: { stage: 'registration', entrants: 1, changed: 2 },
        cards: { holder: 'cup', locks, frees, packs: [pack('ann', 'cup')] },
      })
    const deck = (cards: Copies, owned = true) => ({ player: 'ann', game: GAME, cards: JSON.stringify(cards), owned })
    expect(await change(1, [deck({ a: 1 }), deck({ a: 3 })])).toBe('not-owned')
    expect(await change(9, [deck({ a: 1 })])).toBe('behind')
    expect(await collections.closedPacks('ann', GAME)).toEqual([])
    expect(await change(1, [deck({ a: 3 }, false)])).toBe('kept')
    expect((await collections.holdingOf('ann', GAME)).locked).toEqual({})
    expect(await collections.offer(trade('before', { a: 2 }, {}))).toBe('kept')
    expect(await change(2, [deck({ a: 1, b: 1 })])).toBe('kept')
    expect((await collections.holdingOf('ann', GAME)).locked).toEqual({ a: 1, b: 1 })
    expect(await collections.offer(trade('t', { b: 1 }, {}))).toBe('locked')
    expect(await collections.answer('before', 'eve', 1, { kind: 'accept' }, 2)).toBe('locked')
    await change(3, [], ['eve'])
    expect(await change(9, [], 'all')).toBe('behind')
    expect(await collections.offer(trade('t', { b: 1 }, {}))).toBe('locked')
    await change(4, [], 'all')
    expect(await collections.answer('before', 'eve', 1, { kind: 'accept' }, 3)).toMatchObject({ stage: 'done' })
    expect(await collections.closedPacks('ann', GAME)).toEqual([pack('ann', 'cup')])
  })

  test(`${name} · wishes are kept once each, and who wishes is found by others`, async () => {
    const { store } = await open()
    const { collections } = await begun(store)
    for (const card of ['q', 'p', 'q']) await collections.wish({ player: 'eve', game: GAME, card }, true)
    expect(await collections.wishesOf('eve', GAME)).toEqual(['p', 'q'])
    expect((await collections.seekers(GAME, 9)).map((one) => [one.name, one.handle, one.wishes])).toEqual([['Eve', 'h-eve', ['p', 'q']]])
    await collections.wish({ player: 'eve', game: GAME, card: 'q' }, false)
    expect(await collections.wishesOf('eve', GAME)).toEqual(['p'])
    expect(await collections.seekers('other', 9)).toEqual([])
  })

  test(`${name} · finished tables earn boosters once, within the bounds of a day`, async () => {
    const { store } = await open()
    const { collections } = await begun(store)
    const day = 24 * 3_600_000
    const table = async (id: string, ended: number, other: { player: string | null; bot: string | null }, answers = 50) => {
      await store.addTable(tableRow(id, { game: GAME }), [seat(id, 0), seat(id, 1, other)])
      const places = [{ player: 'ann', bot: null }, other].map((one, at) => ({
        table_id: id,
        seat: at,
        name: '',
        place: at + 1,
        spent: 0,
        ...one,
      }))
      const result = { table_id: id, game: GAME, game_version: 1, options: '{}', result: '{}', created: 1, ended, counted: 0, rated: null }
      const progress = { stage: 'over', version: answers, waiting: '[]', bot_due: 0, due: null, changed: ended, game_version: 1 }
      await store.append(id, 0, { step: step(id, 1), progress, ended: { row: result, seats: places } })
    }
    let packs = 0
    const credit = () => collections.credit('ann', GAME, (cause, kind) => pack('ann', cause, { id: `n${packs++}`, kind }))
    const eve = { player: 'eve', bot: null }
    const bot = { player: null, bot: 'quick' }
    await table('before', 5, eve)
    await table('short', 20, eve, 39)
    await table('won', 21, eve)
    expect((await credit()).map(({ cause }) => cause)).toEqual(['table:won:0'])
    expect(await credit()).toEqual([])
    for (let at = 0; at < 5; at++) await table(`bot${at}`, 30 + at, bot)
    await table('mine', 40, { player: 'ann', bot: null })
    expect(await credit()).toHaveLength(1)
    expect(await collections.pointsOf('ann', GAME, 0)).toEqual({ all: 6, people: 3, bots: MOST_A_DAY.bots })
    for (let at = 0; at < 3; at++) await table(`more${at}`, 50 + at, eve)
    await table('next', day + 1, eve)
    expect(await Promise.all([credit(), credit()]).then((both) => both.flat())).toHaveLength(2)
    expect(await collections.pointsOf('ann', GAME, 1)).toEqual({ all: 12, people: 3, bots: 0 })
    expect(await collections.closedPacks('ann', GAME)).toHaveLength(4)
  })
}
