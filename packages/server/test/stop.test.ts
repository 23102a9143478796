import { expect, test } from 'vitest'
import { connect } from './client.ts'
import { server } from './server.ts'

/** How many timers keep this process alive. */
const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length

test('a server that has stopped leaves no timer running, which would keep its process alive', async () => {
  const before = timers()
  const started = await server()
  await connect(started.url, { name: 'Ann' })
  expect(timers()).toBeGreaterThan(before)
  await started.close()
  expect(timers()).toBeLessThanOrEqual(before)
})
