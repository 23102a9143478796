import { expect, test } from 'vitest'
import type { PairingRow, SeekRow } from '../../store/club/quick.ts'
import { quickOn } from '../../store/club/quick-on.ts'
import { tiesOn } from '../../store/club/ties-on.ts'
import type { Tried } from './store-suite.ts'

const seek = (player: string, since = 100, more: Partial<SeekRow> = {}): SeekRow => ({
  ...{ player, game: 'tic-tac-toe', settings: '{}', brings: null, pace: 'live', wish: 'any', strength: null, since, heard: since },
  ...more,
})

const pairing = (one: string, other: string, more: Partial<PairingRow> = {}): PairingRow => ({
  ...{ id: `${one}-${other}`, game: 'tic-tac-toe', settings: '{}', pace: 'live', one, other, one_brings: null, other_brings: null },
  ...{ one_yes: 0, other_yes: 0, stage: 'asked', table_id: `table-${one}`, waited: 7, created: 200, until: 1000 },
  ...more,
})

/** Pairs all who wait, in the order of waiting. */
function inOrder(seeks: readonly SeekRow[]): PairingRow[] {
  return seeks.flatMap((one, at) =>
    at % 2 === 0 && seeks[at + 1] !== undefined ? [pairing(one.player, seeks[at + 1]?.player as string)] : [],
  )
}

/** What every store must do with quick match. */
export function quickSuite(name: string, open: () => Promise<Tried>): void {
  test(`${name} · who looks for the same anew keeps the place in line; who was not heard of is paired with nobody`, async () => {
    const { store, again } = await open()
    const quick = quickOn(store.database)
    await quick.seek(seek('ann', 100))
    await quick.seek(seek('ann', 150, { heard: 150 }))
    expect(await quick.seekOf('ann')).toEqual(seek('ann', 100, { heard: 150 }))
    await quick.seek(seek('ann', 160, { game: 'outbid' }))
    expect((await quick.seekOf('ann'))?.since).toBe(160)
    await quick.seek(seek('bob', 10))
    await quick.seek(seek('ann', 170))
    expect(await quick.pair(100, inOrder)).toEqual([])
    await quick.hear(['bob'], 180)
    expect(await quick.seeking(100)).toEqual([{ game: 'tic-tac-toe', pace: 'live', people: 2 }])
    const later = quickOn((await again()).database)
    expect(await later.pair(100, inOrder)).toEqual([pairing('bob', 'ann')])
  })

  test(`${name} · two servers that pair at once pair nobody twice`, async () => {
    const { store } = await open()
    const quick = quickOn(store.database)
    for (const player of ['ann', 'bob', 'cai', 'dan']) await quick.seek(seek(player))
    const [one, other] = await Promise.all([quick.pair(0, inOrder), quick.pair(0, inOrder)])
    const met = [...one, ...other].flatMap((pair) => [pair.one, pair.other])
    expect(met.sort()).toEqual(['ann', 'bob', 'cai', 'dan'])
  })

  test(`${name} · a pair is kept only if both still wait for the same with the same, and neither has blocked the other`, async () => {
    const { store } = await open()
    const quick = quickOn(store.database)
    for (const player of ['ann', 'bob', 'cai', 'dan', 'eve', 'fay', 'gus', 'hal']) await quick.seek(seek(player))
    await tiesOn(store.database).block({ player: 'eve', blocked: 'fay', since: 1 }, true)
    const stale = [
      pairing('ann', 'gone'),
      pairing('bob', 'cai', { other_brings: '"a deck of before"' }),
      pairing('bob', 'dan', { settings: '{"long":true}' }),
      pairing('eve', 'fay'),
    ]
    expect(await quick.pair(0, () => [...stale, pairing('gus', 'hal')])).toEqual([pairing('gus', 'hal')])
    expect(await quick.pairingOf('bob', 0)).toBe(null)
  })

  test(`${name} · two yeses agree once, said twice or late as they may be`, async () => {
    const { store } = await open()
    await store.addPlayer({ id: 'ann', name: 'Ann', token: 'a', created: 1 })
    await store.addPlayer({ id: 'bob', name: 'Bob', token: 'b', created: 1 })
    const quick = quickOn(store.database)
    await quick.seek(seek('ann'))
    await quick.seek(seek('bob'))
    await quick.pair(0, inOrder)
    expect(await quick.meet('ann-bob', 'eve', true, 300)).toBe('too-late')
    expect(await quick.meet('ann-bob', 'ann', true, 300)).toMatchObject({ stage: 'asked' })
    expect(await quick.meet('ann-bob', 'ann', true, 301)).toMatchObject({ stage: 'asked' })
    const both = await Promise.all([quick.meet('ann-bob', 'bob', true, 302), quick.meet('ann-bob', 'bob', true, 302)])
    expect(both).toMatchObject([{ stage: 'agreed' }, { stage: 'agreed' }])
    expect(await quick.meet('ann-bob', 'ann', false, 303)).toBe('too-late')
    expect(await quick.seekOf('ann')).toBe(null)
    expect((await quick.unplayed(2000)).map(({ id }) => id)).toEqual(['ann-bob'])
    expect(await quick.pairingOf('bob', 0)).toMatchObject({ stage: 'agreed', one_name: 'Ann', other_name: 'Bob' })
    await quick.settle('ann-bob', 'played')
    expect(await quick.unplayed(2000)).toEqual([])
    expect(await quick.waits('tic-tac-toe', 'live', 5)).toEqual([7])
  })

  test(`${name} · who says no, and who says nothing, looks no longer; the other does`, async () => {
    const { store } = await open()
    const quick = quickOn(store.database)
    for (const player of ['ann', 'bob', 'cai', 'dan']) await quick.seek(seek(player))
    await quick.pair(0, inOrder)
    expect(await quick.meet('ann-bob', 'bob', false, 300)).toMatchObject({ stage: 'off' })
    await quick.meet('cai-dan', 'cai', true, 300)
    expect(await quick.expire(999)).toEqual([])
    expect((await quick.expire(1000)).map(({ id }) => id)).toEqual(['cai-dan'])
    expect(await quick.meet('cai-dan', 'dan', true, 1001)).toBe('too-late')
    const left = await Promise.all(['ann', 'bob', 'cai', 'dan'].map((player) => quick.seekOf(player)))
    expect(left.map((row) => row?.player ?? null)).toEqual(['ann', null, 'cai', null])
    await quick.forget(101, 201)
    expect(await quick.seekOf('ann')).toBe(null)
    expect(await quick.pairingOf('ann', 0)).toBe(null)
  })
}
