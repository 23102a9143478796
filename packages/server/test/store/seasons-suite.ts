import { expect, test } from 'vitest'
import { boardOf } from '../../records/board.ts'
import { hideParts } from '../../records/profile.ts'
import { closeSeasons, seasonBoard, seasonsTold } from '../../records/seasons.ts'
import type { Database } from '../../store/database.ts'
import { beginSeason, endSeason, OPEN_END } from '../../store/records/seasons-on.ts'
import { countAll, endDuels, LADDER, members } from './records-suite.ts'
import type { Tried } from './store-suite.ts'

const SPRING = { id: 'spring', name: 'Spring', game: 'duel', begins: 1000, ends: OPEN_END, closed: 0 }

const begin = ({ transaction }: Database, row = SPRING) => transaction((db) => beginSeason(db, row))
const end = ({ transaction }: Database, id: string, at: number) => transaction((db) => endSeason(db, id, at))

/** A season of three: Ann beats Ben twice and Cid once; Ben beats Cid; Dan played only before it. */
async function played(database: Database): Promise<void> {
  await members(database, ['ann', 'ben', 'cid', 'dan'])
  await begin(database)
  await endDuels(database, [
    { id: 't0', ended: 900, players: ['dan', 'ann'] },
    { id: 't1', ended: 1000, players: ['ann', 'ben'] },
    { id: 't2', ended: 1100, players: ['ann', 'ben'] },
    { id: 't3', ended: 1200, players: ['ben', 'cid'] },
    { id: 't4', ended: 1300, players: ['ann', 'cid'] },
  ])
}

const names = (places: readonly { readonly name: string }[] | null) => places?.map(({ name }) => name)

/** Seasons on every store, whatever engine carries it. */
export function seasonsSuite(name: string, open: () => Promise<Tried>): void {
  test(`${name} · a season compares those who played in it, by what their strength is at least`, async () => {
    const { database } = (await open()).store
    await played(database)
    await countAll(database)
    const places = await seasonBoard(database, 'spring', LADDER, 'ben')
    expect(places?.map(({ name, games, won, mine }) => [name, games, won, mine])).toEqual([
      ['ann', 3, 3, false],
      ['ben', 3, 1, true],
      ['cid', 2, 0, false],
    ])
    expect(await seasonBoard(database, 'spring', 'other/all/live', 'ben')).toBe(null)
    expect(await seasonBoard(database, 'autumn', LADDER, 'ben')).toBe(null)
    await hideParts(database, 'ann', ['ratings'])
    expect(names(await seasonBoard(database, 'spring', LADDER, 'ben'))).toEqual(['ben', 'cid'])
    expect(names(await boardOf(database, LADDER, 'ben', 2000))).toEqual(['ben'])
  })

  test(`${name} · of a game one season goes on at a time, and what has ended does not end again`, async () => {
    const { database } = (await open()).store
    const both = await Promise.all([begin(database), begin(database, { ...SPRING, id: 'second' })])
    expect(both.filter((begun) => begun)).toHaveLength(1)
    expect(await begin(database, { ...SPRING, id: 'other', game: 'other' })).toBe(true)
    expect(await end(database, 'other', 2000)).toBe(true)
    expect(await end(database, 'other', 2100)).toBe(false)
    expect(await end(database, 'nothing', 2000)).toBe(false)
  })

  test(`${name} · a season that ends waits for the results of its time, and keeps its winners once, whoever closes it`, async () => {
    const { store, again } = await open()
    const { database } = store
    await played(database)
    await end(database, 'spring', 1250)
    expect(await closeSeasons(database, 1250)).toBe(0)
    await countAll(database)
    const both = await Promise.all([closeSeasons(database, 1260), closeSeasons(database, 1260)])
    expect(both.reduce((sum, count) => sum + count, 0)).toBe(1)
    const after = (await again()).database
    const [season] = await seasonsTold(after, 'duel')
    expect(season).toMatchObject({ id: 'spring', name: 'Spring', begins: 1000, ends: 1250, closed: true })
    // What ended after the season does not belong to it.
    expect(season?.winners.map(({ way, pace, place, name, games }) => [way, pace, place, name, games])).toEqual([
      ['all', 'live', 1, 'ann', 2],
      ['all', 'live', 2, 'ben', 3],
      ['all', 'live', 3, 'cid', 1],
    ])
    expect(await begin(after, { ...SPRING, id: 'summer', begins: 1250 })).toBe(true)
    expect(await seasonsTold(after, 'other')).toEqual([])
  })

  test(`${name} · a season with a term ends by itself; who hides their ratings is not among the winners`, async () => {
    const { database } = (await open()).store
    await members(database, ['ann', 'ben'])
    await begin(database, { ...SPRING, ends: 2000 })
    await endDuels(database, [{ id: 't1', ended: 1500, players: ['ann', 'ben'] }])
    await countAll(database)
    expect(await closeSeasons(database, 1999)).toBe(0)
    expect(await closeSeasons(database, 2000)).toBe(1)
    await hideParts(database, 'ann', ['ratings'])
    expect((await seasonsTold(database))[0]?.winners.map(({ place, name }) => [place, name])).toEqual([[2, 'ben']])
  })
}
