import { expect, test, vi } from 'vitest'
import { PATIENCE } from '../../../../tools/patience.ts'
import type { Leases } from '../../cluster/leases.ts'
import { openOwnership } from '../../cluster/ownership.ts'
import { afterwards } from '../server.ts'

/** Leases of a database whose clock is set as a test wants, and which may be away. */
function leasesAt(clock: { now: number; away: boolean; until: number; renewed: number }): Leases {
  const owners = new Map<string, string>()
  const asked = () => {
    if (clock.away) throw new Error('the database is away')
  }
  return {
    cluster: 'c',
    length: 1000,
    async join() {
      asked()
      clock.until = clock.now + 1000
      return { alone: true, now: clock.now, alive: null }
    },
    async renew() {
      asked()
      clock.renewed++
      if (clock.until <= clock.now) return null
      clock.until = clock.now + 1000
      return clock.now
    },
    async take(context, table) {
      if (!owners.has(table)) owners.set(table, context)
      return owners.get(table) as string
    },
    made: async (context, table) => void owners.set(table, context),
    giveUp: async (_house, tables) => {
      for (const table of tables) owners.delete(table)
    },
    leave: async () => owners.clear(),
    orphans: async () => [],
    heldByOthers: async () => [],
    servers: async () => [],
  }
}

/** A ownership on such leases, with what it tells. */
async function ownership(ahead: number) {
  const clock = { now: Date.now() + ahead, away: false, until: 0, renewed: 0 }
  const told: string[] = []
  let names = 0
  const opened = await openOwnership(leasesAt(clock), () => `h${++names}`, {
    lost: () => void told.push('lost'),
    resumed: () => void told.push('resumed'),
    trouble: () => void told.push('trouble'),
  })
  afterwards(() => opened.leave())
  return { clock, told, opened }
}

test('the time comes from the database, however wrong the local clock is, and never goes back', async () => {
  const { clock, opened } = await ownership(600_000)
  expect(opened.skew).toBeLessThan(-300_000)
  expect(Math.abs(opened.now() - clock.now)).toBeLessThan(300_000)
  const before = opened.now()
  clock.now -= 300_000
  clock.until = clock.now + 1000
  // When it asks for the second time it has heard the first reply with the new time.
  const next = clock.renewed + 2
  await vi.waitFor(() => expect(clock.renewed).toBeGreaterThanOrEqual(next), { timeout: PATIENCE.wait })
  expect(opened.now()).toBeGreaterThanOrEqual(before)
})

test('a server that cannot renew its lease stops acting before the lease runs out, and goes on when it still has it', async () => {
  const { clock, told, opened } = await ownership(0)
  expect([opened.name, opened.holds()]).toEqual(['h1', true])
  clock.away = true
  await vi.waitFor(() => expect(opened.holds()).toBe(false), { timeout: PATIENCE.wait })
  clock.away = false
  await vi.waitFor(() => expect(opened.holds()).toBe(true), { timeout: PATIENCE.wait })
  expect([opened.name, told.includes('lost'), told.includes('resumed'), told.includes('trouble')]).toEqual(['h1', false, true, true])
})

test('a server whose lease has run out comes back under another name, with no tables', async () => {
  const { clock, told, opened } = await ownership(0)
  expect(await opened.take('t')).toBe(null)
  clock.now += 60_000
  await vi.waitFor(() => expect(opened.name).toBe('h2'), { timeout: PATIENCE.wait })
  expect(told).toEqual(['lost'])
  expect(await opened.take('t')).toBe('h1')
  expect(opened.holds()).toBe(true)
})

test('giving up a table and taking it again stay in order', async () => {
  const { opened } = await ownership(0)
  await opened.made('t')
  opened.giveUp(['t'])
  expect(await opened.take('t')).toBe(null)
  expect(await opened.take('t')).toBe(null)
})
