import { expect, test } from 'vitest'
import type { Store } from '../../store/store.ts'
import { tournamentsOn } from '../../store/tournaments/index.ts'
import type { Tried } from './store-suite.ts'

/** A tournament in registration. */
export const row = (id: string, changed = 1, listed = 1) => ({
  ...{
    id,
    game: 'tic-tac-toe',
    name: `Cup ${id}`,
    host: 'ann',
    listed,
    stage: 'registration',
    entrants: 0,
    version: 1,
    created: 1,
    changed,
  },
})

/** What every store must do with tournaments. */
export function tournamentsSuite(name: string, open: () => Promise<Tried>): void {
  test(`${name} · a tournament is its events: all of them in order, or those after one`, async () => {
    const { store, again } = await open()
    const cups = tournamentsOn(store.database)
    await cups.add(row('a'), '"first"')
    expect(await cups.append('a', 1, { events: ['"second"', '"third"'], progress: { stage: 'swiss', entrants: 4, changed: 9 } })).toBe(
      'kept',
    )
    const later = tournamentsOn((await again()).database)
    const kept = { ...row('a', 9), stage: 'swiss', entrants: 4, version: 3 }
    expect(await later.read('a', 0)).toEqual({ row: kept, events: ['"first"', '"second"', '"third"'] })
    expect(await later.read('a', 2)).toEqual({ row: kept, events: ['"third"'] })
    expect(await later.read('b', 0)).toBe(null)
  })

  test(`${name} · of two who add events at once one is first, the other is behind and has changed nothing`, async () => {
    const { store } = await open()
    const cups = tournamentsOn(store.database)
    await cups.add(row('a'), '1')
    const progress = { stage: 'check-in', entrants: 1, changed: 2 }
    const both = await Promise.all([
      cups.append('a', 1, { events: ['2', '3'], progress }),
      cups.append('a', 1, { events: ['4'], progress }),
    ])
    expect(both.toSorted()).toEqual(['behind', 'kept'])
    expect((await cups.read('a', 0))?.events).toEqual(both[0] === 'kept' ? ['1', '2', '3'] : ['1', '4'])
    expect(await cups.append('nobody', 0, { events: ['1'], progress })).toBe('behind')
  })

  test(`${name} · lists have what is listed, the last changed first; stages and hosts are found`, async () => {
    const { store } = await open()
    const cups = tournamentsOn(store.database)
    await cups.add(row('a', 5), '1')
    await cups.add(row('b', 7), '1')
    await cups.add(row('c', 9, 0), '1')
    await cups.append('a', 1, { events: ['2'], progress: { stage: 'swiss', entrants: 2, changed: 8 } })
    expect((await cups.listed(5)).map(({ id }) => id)).toEqual(['a', 'b'])
    expect(await cups.listed(1)).toHaveLength(1)
    expect(await cups.inStages(['swiss', 'final'])).toEqual(['a'])
    expect([await cups.countOf('ann', ['registration']), await cups.countOf('bob', ['registration'])]).toEqual([2, 0])
  })

  test(`${name} · a tournament is found by the players whom it names, each once`, async () => {
    const { store } = await open()
    const cups = tournamentsOn(store.database)
    await cups.add(row('a'), '1')
    await cups.add({ ...row('b'), host: 'bob' }, '1')
    const progress = { stage: 'swiss', entrants: 2, changed: 8 }
    expect(await cups.append('a', 1, { events: ['2'], progress, people: ['bob', 'bob', 'ann'] })).toBe('kept')
    expect(await cups.append('a', 1, { events: ['2'], progress, people: ['eve'] })).toBe('behind')
    const found = (player: string) => cups.with(player, ['swiss', 'registration']).then((ids) => ids.toSorted())
    expect([await found('ann'), await found('bob'), await found('eve')]).toEqual([['a'], ['a', 'b'], []])
    expect(await cups.with('bob', ['swiss'])).toEqual(['a'])
  })

  test(`${name} · a tournament that is played stands still with all clocks, in one step`, async () => {
    const { store, again } = await open()
    const cups = tournamentsOn(store.database)
    for (const [id, stage] of Object.entries({ a: 'swiss', b: 'final', c: 'registration', d: 'over' }))
      await cups.add({ ...row(id), stage }, '1')
    const events = async (of: Store) =>
      Promise.all(['a', 'b', 'c', 'd'].map(async (id) => (await tournamentsOn(of.database).read(id, 1))?.events ?? []))
    expect(await store.resumeClocks(200)).toBe(null)
    expect(await events(store)).toEqual([[], [], [], []])
    await store.beat(300)
    const later = await again()
    await later.resumeClocks(10_300)
    await later.resumeClocks(10_300)
    const stood = '{"type":"stood-still","milliseconds":10000}'
    expect(await events(later)).toEqual([[stood], [stood], [], []])
    expect(
      await tournamentsOn(later.database).append('a', 1, { events: ['2'], progress: { stage: 'swiss', entrants: 2, changed: 9 } }),
    ).toBe('behind')
    expect(
      await tournamentsOn(later.database).append('a', 2, { events: ['2'], progress: { stage: 'swiss', entrants: 2, changed: 9 } }),
    ).toBe('kept')
  })
}
