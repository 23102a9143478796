import { expect, test } from 'vitest'
import { tiesOn } from '../../store/club/ties-on.ts'
import type { Store } from '../../store/store.ts'
import type { Tried } from './store-suite.ts'

async function people(store: Store, ...names: string[]): Promise<void> {
  for (const name of names) await store.addPlayer({ id: name.toLowerCase(), name, token: name, created: 1 })
}

/** What every store must do with ties between players. */
export function tiesSuite(name: string, open: () => Promise<Tried>): void {
  test(`${name} · friendship is mutual: one asks, the other agrees, and either ends it`, async () => {
    const { store, again } = await open()
    await people(store, 'Ann', 'Bob')
    const ties = tiesOn(store.database)
    expect(await ties.befriend('bob', 'ann', 5)).toBe('asked')
    expect(await ties.befriend('bob', 'ann', 6)).toBe('asked')
    expect((await ties.circleOf('ann')).friends).toEqual([{ person: 'bob', name: 'Bob', state: 'asks' }])
    expect((await ties.circleOf('bob')).friends).toEqual([{ person: 'ann', name: 'Ann', state: 'asked' }])
    expect(await ties.watchersOf('ann')).toEqual([])
    const both = await Promise.all([ties.befriend('ann', 'bob', 7), ties.befriend('ann', 'bob', 7)])
    expect(both).toEqual(['friend', 'friend'])
    const later = tiesOn((await again()).database)
    expect((await later.circleOf('bob')).friends).toEqual([{ person: 'ann', name: 'Ann', state: 'friend' }])
    expect([await later.friendsOf('ann'), await later.watchersOf('ann')]).toEqual([['bob'], ['bob']])
    await later.unfriend('bob', 'ann')
    expect((await later.circleOf('ann')).friends).toEqual([])
  })

  test(`${name} · who is blocked keeps the friend on their own list, and who blocks is rid of them`, async () => {
    const { store } = await open()
    await people(store, 'Ann', 'Bob')
    const ties = tiesOn(store.database)
    await ties.befriend('ann', 'bob', 1)
    await ties.befriend('bob', 'ann', 1)
    await ties.follow({ player: 'ann', followed: 'bob', since: 1 }, true)
    await ties.follow({ player: 'bob', followed: 'ann', since: 1 }, true)
    await ties.block({ player: 'ann', blocked: 'bob', since: 2 }, true)
    await ties.block({ player: 'ann', blocked: 'bob', since: 3 }, true)
    expect(await ties.circleOf('ann')).toEqual({
      friends: [],
      follows: [],
      blocked: [{ person: 'bob', name: 'Bob' }],
      muted: [],
      hidden: false,
    })
    expect(await ties.circleOf('bob')).toMatchObject({
      friends: [{ person: 'ann', state: 'friend' }],
      follows: [{ person: 'ann' }],
      blocked: [],
    })
    expect([await ties.watchersOf('ann'), await ties.watchersOf('bob')]).toEqual([[], []])
    expect(await ties.distanceOf('bob')).toEqual({ apart: ['ann'], blocked: [], muted: [] })
    expect(await ties.distanceOf('ann')).toEqual({ apart: ['bob'], blocked: ['bob'], muted: [] })
    await ties.block({ player: 'ann', blocked: 'bob', since: 4 }, false)
    expect((await ties.circleOf('ann')).friends).toHaveLength(1)
  })

  test(`${name} · a request for friendship of somebody who is blocked never arrives`, async () => {
    const { store } = await open()
    await people(store, 'Ann', 'Bob')
    const ties = tiesOn(store.database)
    await ties.block({ player: 'ann', blocked: 'bob', since: 2 }, true)
    expect(await ties.befriend('bob', 'ann', 3)).toBe('asked')
    expect((await ties.circleOf('bob')).friends).toMatchObject([{ person: 'ann', state: 'asked' }])
    expect((await ties.circleOf('ann')).friends).toEqual([])
  })

  test(`${name} · muted is somebody at one table or everywhere; hidden is who wants to be; names find people`, async () => {
    const { store } = await open()
    await people(store, 'Ann', 'Bob')
    const ties = tiesOn(store.database)
    for (const table_id of ['t', '']) await ties.mute({ player: 'ann', muted: 'bob', table_id, since: 1 }, true)
    expect((await ties.distanceOf('ann')).muted).toHaveLength(2)
    await ties.mute({ player: 'ann', muted: 'bob', table_id: '', since: 1 }, false)
    expect((await ties.circleOf('ann')).muted).toEqual([{ person: 'bob', name: 'Bob', table: 't' }])
    for (const on of [true, true]) await ties.hide('bob', on)
    expect(await ties.hiddenAmong(['ann', 'bob'])).toEqual(['bob'])
    expect([await ties.countOf('ann'), await ties.countOf('bob')]).toEqual([
      { known: 0, avoided: 1 },
      { known: 0, avoided: 0 },
    ])
    expect(await ties.called('Bob', 5)).toEqual([{ person: 'bob', name: 'Bob' }])
    expect(await ties.called('bob', 5)).toEqual([])
  })

  test(`${name} · what others ask of a player takes none of the player's own room`, async () => {
    const { store } = await open()
    const ties = tiesOn(store.database)
    await ties.befriend('bob', 'ann', 1)
    await ties.follow({ player: 'bob', followed: 'ann', since: 1 }, true)
    expect(await ties.countOf('ann')).toEqual({ known: 0, avoided: 0 })
    expect(await ties.countOf('bob')).toEqual({ known: 2, avoided: 0 })
    await ties.befriend('ann', 'bob', 2)
    expect(await ties.countOf('ann')).toEqual({ known: 1, avoided: 0 })
  })
}
