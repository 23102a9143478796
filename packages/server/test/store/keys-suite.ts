import { expect, test } from 'vitest'
import { keysIn } from '../../store/keys.ts'
import type { Tried } from './store-suite.ts'

const key = (id: string, player: string, created = 1) => ({
  ...{ id, player, name: `key ${id}`, hash: `hash-${id}`, per_minute: 600, created, used: null },
})

/** What every store must do with keys. */
export function keysSuite(name: string, open: () => Promise<Tried>): void {
  test(`${name} · a key is found by its hash with its player, listed, used and taken back by its player alone`, async () => {
    const { store, again } = await open()
    await store.addPlayer({ id: 'ann', name: 'Ann', token: 'a', created: 1 })
    await store.addPlayer({ id: 'bob', name: 'Bob', token: 'b', created: 1 })
    const keys = keysIn(store.database)
    expect(await keys.add(key('k2', 'ann', 2), 2)).toBe(true)
    expect(await keys.add(key('k1', 'ann'), 2)).toBe(true)
    expect(await keys.add(key('k3', 'bob'), 2)).toBe(true)
    expect(await keys.find('hash-k1')).toEqual({ id: 'k1', player: 'ann', playerName: 'Ann', per_minute: 600, used: null })
    expect(await keys.find('k1')).toBe(null)
    expect(await keys.remove('bob', 'k1')).toBe(false)
    await keys.touch('k1', 77)
    const later = keysIn((await again()).database)
    expect(await later.of('ann')).toEqual([
      { id: 'k1', name: 'key k1', per_minute: 600, created: 1, used: 77 },
      { id: 'k2', name: 'key k2', per_minute: 600, created: 2, used: null },
    ])
    expect(await later.remove('ann', 'k1')).toBe(true)
    expect(await later.remove('ann', 'k1')).toBe(false)
    expect(await later.find('hash-k1')).toBe(null)
    expect(await later.of('bob')).toHaveLength(1)
  })

  test(`${name} · nobody has more keys than may be, also when several are made at once`, async () => {
    const { store } = await open()
    await store.addPlayer({ id: 'ann', name: 'Ann', token: 'a', created: 1 })
    const keys = keysIn(store.database)
    const made = await Promise.all(['1', '2', '3', '4'].map((id) => keys.add(key(id, 'ann'), 3)))
    expect(made.filter((one) => one)).toHaveLength(3)
    expect(await keys.of('ann')).toHaveLength(3)
  })
}
