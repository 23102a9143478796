import { expect, test } from 'vitest'
import { connect } from '../client.ts'
import { server } from '../server.ts'

test('a player whose time runs out is answered for, and one who answers in time is not', async () => {
  const { url } = await server()
  const ann = await connect(url, { name: 'Ann' })
  const { table } = await ann.want('created', {
    type: 'create',
    game: 'hurried',
    settings: { decisionTime: 0.15 },
    seats: [{ kind: 'me' }, { kind: 'me' }],
    listed: false,
  })
  await ann.watch(table)
  await ann.until(() => ann.tables.get(table)?.seen.has(0))
  const before = ann.tables.get(table)?.seen.get(0)?.version ?? 0
  await ann.until(() => (ann.tables.get(table)?.seen.get(0)?.version ?? 0) > before)
  expect(ann.tables.get(table)?.seen.get(0)?.version).toBeGreaterThan(before)
})
