import { expect, test } from 'vitest'
import { localBus } from '../../bus.ts'
import { freshStore } from '../bare-context.ts'
import { connect } from '../client.ts'
import { leasesOf } from '../cluster/leases.ts'
import { waitsFor } from '../noticed.ts'
import { server } from '../server.ts'

const DAY = 24 * 3_600_000

test('a holiday that is taken on one server counts at a table that another one has', async () => {
  let ahead = 0
  const store = freshStore()
  const shared = { store, bus: localBus(), leases: leasesOf(store) }
  const start = () => server({ shared, now: () => Date.now() + ahead, lookEvery: 20 })
  const [one, other] = [await start(), await start()]
  const [ann, bob] = [await connect(one.url, { name: 'Ann' }), await connect(other.url, { name: 'Bob' })]
  const table = await waitsFor(ann, bob)
  const from = Date.now()
  const holidays = [{ from: from + 1000, until: from + 9 * DAY }]
  await bob.want('calendar', { type: 'set-calendar', calendar: { timeZone: 'UTC', quietHours: null, holidays } })
  await expect.poll(async () => (await store.readTable(table))?.row.due ?? 0).toBeGreaterThan(from + 9 * DAY)
  ahead = 8 * DAY
  const due = ann.until(() => ann.tables.get(table)?.seen.get(0)?.version === 2, 1500)
  await expect(due).rejects.toThrow()
  expect((await store.readTable(table))?.row.version).toBe(1)
})
