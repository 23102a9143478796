import { expect, test } from 'vitest'
import { jobsIn } from '../../store/jobs/index.ts'
import type { Tried } from './store-suite.ts'

const job = (id: string, owner: string, asked = 1, batch: string | null = null) => ({ id, kind: 'lab', owner, batch, work: '{}', asked })

/** What every store's queue of deferred work must do. */
export function jobsSuite(name: string, open: () => Promise<Tried>): void {
  test(`${name} · a job is one's until a time, then another's; what comes of it counts once`, async () => {
    const { store, again } = await open()
    const jobs = jobsIn(store.database)
    await jobs.ask([job('a', 'ann')])
    await jobs.ask([job('a', 'bob', 9)])
    expect(await jobs.take(10, 60, [])).toMatchObject({ id: 'a', owner: 'ann', taken: 60, tries: 1 })
    expect(await jobs.take(59, 99, [])).toBe(null)
    const later = jobsIn((await again()).database)
    expect(await later.take(60, 120, [])).toMatchObject({ id: 'a', tries: 2 })
    // A database may hear the second before the first.
    const [first, second] = await Promise.all([later.finish('a', '1', 70), later.finish('a', '2', 71)])
    expect(second).toBe(!first)
    expect(await later.of('a')).toMatchObject(first ? { done: 70, outcome: '1' } : { done: 71, outcome: '2' })
    expect(await later.take(999, 1000, [])).toBe(null)
    expect(await later.of('b')).toBe(null)
  })

  test(`${name} · who waits is served in turn, and of several who take at once each has another job`, async () => {
    const { store } = await open()
    const jobs = jobsIn(store.database)
    await jobs.ask(Array.from({ length: 450 }, (_, at) => job(`a${String(at).padStart(3, '0')}`, 'ann', at)))
    await jobs.ask([job('b', 'bob', 900), job('c', 'cid', 901)])
    expect((await jobs.take(1000, 2000, []))?.id).toBe('a000')
    expect((await jobs.take(1000, 2000, ['ann']))?.id).toBe('b')
    expect((await jobs.take(1000, 2000, ['ann', 'bob']))?.id).toBe('c')
    expect((await jobs.take(1000, 2000, ['cid', 'ann']))?.id).toBe('a001')
    const taken = await Promise.all(Array.from({ length: 5 }, () => jobs.take(1000, 2000, [])))
    expect(new Set(taken.map((one) => one?.id))).toEqual(new Set(['a002', 'a003', 'a004', 'a005', 'a006']))
  })

  test(`${name} · what is given back is taken again, what is given up or done is not; batches are found`, async () => {
    const { store } = await open()
    const jobs = jobsIn(store.database)
    await jobs.ask([job('x1', 'ann', 1, 'x'), job('x2', 'ann', 1, 'x'), job('y1', 'ann', 2, 'y'), job('z', 'ann', 3)])
    for (let count = 0; count < 4; count++) await jobs.take(10, 1000, [])
    await jobs.giveBack('x1', 20)
    await jobs.finish('z', null, 15)
    expect(await jobs.take(19, 30, [])).toBe(null)
    expect((await jobs.take(20, 1000, []))?.id).toBe('x1')
    await jobs.finish('x1', '"done"', 25)
    await jobs.giveBack('x1', 0)
    await jobs.giveBackAll()
    expect((await jobs.take(26, 1000, []))?.id).toBe('x2')
    expect((await jobs.take(26, 1000, []))?.id).toBe('y1')
    expect(await jobs.take(26, 1000, [])).toBe(null)
    expect((await jobs.batch('x')).map(({ id, outcome }) => [id, outcome])).toEqual([
      ['x1', '"done"'],
      ['x2', null],
    ])
    expect(await jobs.batches('lab', 9)).toEqual(['y', 'x'])
    expect(await jobs.batches('review', 9)).toEqual([])
  })
}
