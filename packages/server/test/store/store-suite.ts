import { expect, test } from 'vitest'
import { ordersOn } from '../../store/orders-on.ts'
import type { AnswerRow, ChatRow, SeatRow, TableRow } from '../../store/schema.ts'
import type { Progress, Store } from '../../store/store.ts'

/** A store under test, and a way to open the same data again. */
export interface Tried {
  readonly store: Store
  /** Closes the store and opens what it kept. */
  again(): Promise<Store>
}

const progress = (version: number): Progress => ({
  ...{ stage: 'playing', version, waiting: '[0]', bot_due: 0, due: null, changed: version, game_version: 1 },
})

/** The columns of a public line of chat. */
export const TO_ALL = { by_player: null, to_player: null, to_seat: null, to_name: null, among: null } satisfies Partial<ChatRow>

export const row = (id: string, change: Partial<TableRow> = {}): TableRow => ({
  ...{
    id,
    game: 'g',
    host: 'ann',
    settings: '{}',
    listed: 0,
    seed: 's',
    commitment: 'c',
    rematch: null,
    created: 1,
    revision: 0,
    time: null,
  },
  ...progress(0),
  stage: 'gathering',
  ...change,
})

export const seat = (table_id: string, at: number, change: Partial<SeatRow> = {}): SeatRow => ({
  ...{ table_id, seat: at, player: 'ann', name: 'Ann', bot: null, given_up: 0, settings: null, spent: 0 },
  ...{ asked_at: null, late: 0, reserve: 0, left_at: null },
  ...change,
})

export const step = (table_id: string, seq: number, change: Partial<AnswerRow> = {}): AnswerRow => ({
  ...{ table_id, seq, kind: 'answer', seat: 0, answer: '{"option":"x"}', player: 'ann', ref: `r${seq}` },
  ...{ events: '[{}]', at: seq, void: 0, used: 7 },
  ...change,
})

/** What every store must do. */
export function storeSuite(name: string, open: () => Promise<Tried>): void {
  test(`${name} · a table is kept as it was made, and read by whoever opens the store later`, async () => {
    const { store, again } = await open()
    await store.addTable(row('t'), [seat('t', 0), seat('t', 1, { player: null, bot: 'quick', name: '' })])
    expect(await store.readTable('none')).toBe(null)
    const later = await again()
    const read = await later.readTable('t')
    expect(read).toMatchObject({ row: row('t'), position: null, since: [] })
    expect(read?.seats.map(({ bot }) => bot)).toEqual([null, 'quick'])
  })

  test(`${name} · a change is kept whole at the revision it expects, and not at all at another`, async () => {
    const { store } = await open()
    await store.addTable(row('t'), [seat('t', 0)])
    const change = {
      step: step('t', 1),
      position: { seq: 0, position: 'P' },
      clocks: [{ seat: 0, spent: 5, asked_at: 9, late: 1, reserve: 77 }],
      progress: progress(1),
    }
    expect(await store.append('t', 0, change)).toBe('kept')
    expect(await store.append('t', 0, { ...change, step: step('t', 2), progress: progress(2) })).toBe('behind')
    expect(await store.append('none', 0, change)).toBe('behind')
    const read = await store.readTable('t')
    expect(read?.row).toMatchObject({ revision: 1, version: 1, stage: 'playing' })
    expect(read?.seats[0]).toMatchObject({ spent: 5, asked_at: 9, late: 1, reserve: 77 })
    expect(read?.since.map(({ seq }) => seq)).toEqual([1])
    expect(await store.revisionOf('t')).toBe(1)
    expect(await store.revisionOf('none')).toBe(null)
  })

  test(`${name} · an answer by order is kept with what is left of the orders, or not at all if these have changed`, async () => {
    const { store } = await open()
    const orders = ordersOn(store.database)
    await store.addTable(row('t'), [seat('t', 0)])
    const said = { table_id: 't', seat: 0, player: 'p', version: 1, revision: 1, said: '[1,2]', dropped: 0, stands: 1 }
    await orders.keep(said)
    const left = { ...said, revision: 2, said: '[2]' }
    expect(await store.append('t', 0, { step: step('t', 1), progress: progress(1), orders: { ...left, revision: 3 } })).toBe('behind')
    expect([await store.revisionOf('t'), await orders.of('t', 0)]).toEqual([0, said])
    expect(await store.append('t', 9, { step: step('t', 1), progress: progress(1), orders: left })).toBe('behind')
    expect(await orders.of('t', 0)).toEqual(said)
    expect(await store.append('t', 0, { step: step('t', 1), progress: progress(1), orders: left })).toBe('kept')
    expect([await store.revisionOf('t'), await orders.of('t', 0)]).toEqual([1, left])
  })

  test(`${name} · of two who change a table at once one is first, and the other is told so`, async () => {
    const { store } = await open()
    await store.addTable(row('t'), [seat('t', 0)])
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, at) => store.append('t', 0, { step: step('t', 1, { ref: `${at}` }), progress: progress(1) })),
    )
    expect(outcomes.filter((outcome) => outcome === 'kept')).toHaveLength(1)
    expect(await store.lastAnswers('t', 10)).toHaveLength(1)
  })

  test(`${name} · a change that fails has changed nothing, and others go on`, async () => {
    const { store } = await open()
    await store.addTable(row('t'), [seat('t', 0)])
    await store.addTable(row('u'), [seat('u', 0)])
    expect(await store.append('t', 0, { step: step('t', 1), progress: progress(1) })).toBe('kept')
    const both = await Promise.allSettled([
      store.append('t', 1, { progress: progress(9), step: step('t', 1) }),
      store.append('u', 0, { step: step('u', 1) }),
    ])
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
    expect((await store.readTable('t'))?.row).toMatchObject({ version: 1, revision: 1 })
  })

  test(`${name} · answers are read from the position on, the last ones, those that count, and what was told`, async () => {
    const { store } = await open()
    await store.addTable(row('t'), [seat('t', 0)])
    for (let seq = 1; seq <= 5; seq++) await store.append('t', seq - 1, { step: step('t', seq) })
    await store.append('t', 5, { step: step('t', 6, { kind: 'undo', answer: null, events: '[]' }), voided: [5] })
    await store.append('t', 6, { position: { seq: 3, position: 'P' } })
    expect((await store.readTable('t'))?.since.map(({ seq }) => seq)).toEqual([4, 5, 6])
    expect((await store.lastAnswers('t', 3)).map(({ seq, void: gone }) => [seq, gone])).toEqual([
      [6, 0],
      [5, 1],
      [4, 0],
    ])
    expect((await store.lastAnswers('t', 3, 3)).map(({ seq }) => seq)).toEqual([2, 1])
    expect((await store.answersOf('t')).map(({ seq }) => seq)).toEqual([1, 2, 3, 4])
    expect((await store.eventsBefore('t', 5, 2)).map(({ seq }) => seq)).toEqual([4, 3])
  })

  test(`${name} · lists: open tables have a free seat, one's own are the last changed first`, async () => {
    const { store } = await open()
    const free = { player: null, name: '' }
    await store.addTable(row('full', { listed: 1, created: 9 }), [seat('full', 0)])
    await store.addTable(row('free', { listed: 1, created: 5 }), [seat('free', 0), seat('free', 1, free)])
    await store.addTable(row('secret', { created: 5 }), [seat('secret', 0, free)])
    await store.addTable(row('stale', { listed: 1, created: 1 }), [seat('stale', 0, free)])
    expect((await store.openTables(2, 1)).map((line) => [line.row.id, line.seats.length])).toEqual([['free', 2]])
    await store.append('free', 0, { progress: { ...progress(0), changed: 50 } })
    expect((await store.tablesOf('ann', 10)).map((line) => line.row.id)[0]).toBe('free')
    expect(await store.countUnfinished('ann')).toBe(4)
  })

  test(`${name} · bots and clocks that are waited for are found, and no time passes while nobody is there`, async () => {
    const { store, again } = await open()
    await store.addTable(row('t'), [seat('t', 0, { asked_at: 100 })])
    await store.addTable(row('b', { bot_due: 1 }), [seat('b', 0)])
    expect(await store.botTables()).toEqual(['b'])
    await store.append('t', 0, { progress: { ...progress(0), due: 1100 } })
    expect(await store.dueTables(1099)).toEqual([])
    expect(await store.dueTables(1100)).toEqual(['t'])
    expect(await store.nextDue(0)).toBe(1100)
    expect(await store.nextDue(1100)).toBe(null)
    expect(await store.resumeClocks(200)).toBe(null)
    await store.beat(300)
    const later = await again()
    expect(await later.resumeClocks(10_300)).toBe(300)
    expect(await later.nextDue(0)).toBe(11_100)
    expect((await later.readTable('t'))?.seats[0]?.asked_at).toBe(10_100)
    // The machine's clock was set back meanwhile.
    const back = await again()
    expect(await back.resumeClocks(5_300)).toBe(10_300)
    expect(await back.nextDue(0)).toBe(6_100)
    expect((await back.readTable('t'))?.seats[0]?.asked_at).toBe(5_100)
  })

  test(`${name} · talk is numbered by the greatest number there was`, async () => {
    const { store, again } = await open()
    const line = { table_id: 't', seat: null, name: 'Ann', text: 'hm', at: 1, ...TO_ALL }
    const numbers = await Promise.all([store.addChat(line), store.addChat(line), store.addChat({ ...line, table_id: 'u' })])
    expect([numbers.slice(0, 2).sort(), numbers[2]]).toEqual([[1, 2], 1])
    const later = await again()
    expect(await later.addChat(line)).toBe(3)
    expect((await later.chatOf('t', 'ann', 2)).map(({ id }) => id)).toEqual([3, 2])
  })

  test(`${name} · words between two are read by the two alone, and the others count none missing`, async () => {
    const { store } = await open()
    const line = { table_id: 't', seat: 0, name: 'Ann', text: 'hm', at: 1000, ...TO_ALL }
    await store.addChat(line)
    await store.addChat({ ...line, by_player: 'ann', to_player: 'bob', to_seat: 1, to_name: 'Bob', text: 'let us', at: 1500 })
    await store.addChat({ ...line, at: 2000 })
    const seen = async (player: string) => (await store.chatOf('t', player, 9)).map(({ id, text }) => [id, text])
    const all = [
      [2000, 'hm'],
      [1500, 'let us'],
      [1000, 'hm'],
    ]
    expect(await seen('ann')).toEqual(all)
    expect(await seen('bob')).toEqual(all)
    expect(await seen('eve')).toEqual([all[0], all[2]])
    expect(await store.chatOf('t', 'eve', 1)).toMatchObject([{ text: 'hm', at: 2000 }])
  })

  test(`${name} · a spectator is known since the first time; who had a hand, always`, async () => {
    const { store } = await open()
    expect(await store.visit('t', 'eve', 50)).toBe(50)
    expect(await store.visit('t', 'eve', 90)).toBe(50)
    expect(await store.visit('t', 'eve', 0)).toBe(0)
  })

  test(`${name} · where a table began is stored with its first change, and forgotten with it`, async () => {
    const { store, again } = await open()
    await store.addTable(row('t'), [seat('t', 0)])
    await store.addTable(row('older'), [seat('older', 0)])
    expect(await store.startOf('t')).toBe(null)
    const begun = { ...step('t', 0), kind: 'start', events: '["dealt"]' }
    await store.append('t', 0, { start: '{"of":"t"}', step: begun, position: { seq: 0, position: '{}' }, progress: progress(0) })
    await store.append('older', 0, { step: { ...begun, table_id: 'older' }, position: { seq: 0, position: '{}' }, progress: progress(0) })
    await store.append('t', 1, { step: step('t', 1), position: { seq: 1, position: '{"later":1}' }, progress: progress(1) })
    const later = await again()
    expect(await later.startOf('t')).toEqual({ position: '{"of":"t"}', events: '["dealt"]' })
    expect(await later.startOf('older')).toBe(null)
    expect(await later.forgetTable(2, { table_id: 't', game: 'g', ended: 9, replay: new Uint8Array([1]) })).toBe('kept')
    expect(await later.startOf('t')).toBe(null)
  })

  test(`${name} · of two tables with one id the first stays as it is, with its seed and its seats`, async () => {
    const { store } = await open()
    const two = (seed: string, other: string) => [row('t', { seed }), [seat('t', 0), seat('t', 1, { player: other })]] as const
    const made = await Promise.all([store.addTable(...two('one', 'bob')), store.addTable(...two('other', 'eve'))])
    expect(made.toSorted()).toEqual(['kept', 'there'])
    const kept = await store.readTable('t')
    expect([kept?.row.seed, kept?.seats.map(({ player }) => player)]).toEqual(
      made[0] === 'kept' ? ['one', ['ann', 'bob']] : ['other', ['ann', 'eve']],
    )
  })

  test(`${name} · a result outlives the table, its orders do not; forgetting needs the revision that is known`, async () => {
    const { store } = await open()
    await store.addTable(row('t'), [seat('t', 0)])
    const orders = ordersOn(store.database)
    await orders.keep({ table_id: 't', seat: 0, player: 'ann', version: 1, revision: 1, said: '{}', dropped: 0, stands: 1 })
    const ended = {
      row: { table_id: 't', game: 'g', game_version: 1, options: '{}', result: '{}', created: 1, ended: 9, counted: 0, rated: null },
      seats: [{ table_id: 't', seat: 0, player: 'ann', name: 'Ann', bot: null, place: 1, spent: 3 }],
    }
    await store.append('t', 0, { ended, step: step('t', 1), progress: { ...progress(1), stage: 'over', changed: 9 } })
    expect(await store.endedBefore(9)).toEqual([])
    expect(await store.endedBefore(10)).toEqual(['t'])
    const replay = { table_id: 't', game: 'g', ended: 9, replay: new Uint8Array([1, 2]) }
    expect(await store.forgetTable(0, replay)).toBe('behind')
    expect(await orders.of('t', 0)).not.toBe(null)
    expect(await store.forgetTable(1, replay)).toBe('kept')
    expect(await store.readTable('t')).toBe(null)
    expect(await store.answersOf('t')).toEqual([])
    expect(await orders.of('t', 0)).toBe(null)
    expect([...((await store.replayOf('t')) ?? [])]).toEqual([1, 2])
    expect(await store.resultOf('t')).toMatchObject(ended)
  })

  test(`${name} · players are known by their token; a name changes where it stands`, async () => {
    const { store } = await open()
    await store.addPlayer({ id: 'ann', name: 'Ann', token: 'hash', created: 1 })
    await expect(store.addPlayer({ id: 'eve', name: 'Eve', token: 'hash', created: 1 })).rejects.toThrow()
    expect(await store.playerOf('hash')).toEqual({ id: 'ann', name: 'Ann' })
    expect(await store.playerOf('other')).toBe(null)
    await store.addTable(row('t'), [seat('t', 0), seat('t', 1, { name: 'Little Ann' })])
    await store.renamePlayer('ann', 'Ann', 'Anna')
    expect((await store.readTable('t'))?.seats.map((one) => one.name)).toEqual(['Anna', 'Little Ann'])
  })

  test(`${name} · what belongs together is kept as a whole, seen by nobody before, and undone as a whole when it fails`, async () => {
    const { store, again } = await open()
    const player = (id: string) => ({ id, name: id, token: `token-${id}`, created: 1 })
    const { read, transaction } = store.database
    await transaction(async (db) => {
      await db.insertInto('players').values(player('ann')).execute()
      expect(await read.selectFrom('players').selectAll().execute()).toEqual([])
      const { numUpdatedRows } = await db.updateTable('players').set({ name: 'Ann' }).where('id', '=', 'ann').executeTakeFirstOrThrow()
      expect(Number(numUpdatedRows)).toBe(1)
    })
    const failing = transaction(async (db) => {
      await db.updateTable('players').set({ name: 'Eve' }).execute()
      await db.insertInto('players').values(player('ann')).execute()
    })
    await expect(failing).rejects.toThrow()
    const later = await again()
    expect(await later.database.read.selectFrom('players').select(['id', 'name', 'created']).execute()).toEqual([
      { id: 'ann', name: 'Ann', created: 1 },
    ])
  })

  test(`${name} · transactions at once look as if they were done one after the other, beside other writes`, async () => {
    const { store } = await open()
    await store.addTable(row('t'), [seat('t', 0)])
    const { transaction } = store.database
    await transaction(async (db) => void (await db.insertInto('visitors').values({ table_id: 't', player: 'n', at: 0 }).execute()))
    const oneMore = () =>
      transaction(async (db) => {
        const { at } = await db.selectFrom('visitors').select('at').where('player', '=', 'n').executeTakeFirstOrThrow()
        await db
          .updateTable('visitors')
          .set({ at: at + 1 })
          .where('player', '=', 'n')
          .execute()
      })
    await Promise.all([...Array.from({ length: 5 }, oneMore), store.append('t', 0, { step: step('t', 1) })])
    expect(await store.visit('t', 'n', 99)).toBe(5)
    expect(await store.revisionOf('t')).toBe(1)
  })
}
