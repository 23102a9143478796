import { expect, test } from 'vitest'
import { gateBy } from '../../notices/gate.ts'

/** Work that ends when it is told to. */
function work() {
  let end: () => void = () => undefined
  let fail: (error: Error) => void = () => undefined
  const done = new Promise<string>((resolve, reject) => {
    end = () => resolve('done')
    fail = reject
  })
  return { done: () => done, end, fail }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('a host has a limited number of places, and the next request takes one when it is free', async () => {
  const gate = gateBy(() => 0, 1000)
  const under = Array.from({ length: 40 }, work)
  let begun = 0
  const all = under.map(({ done }) =>
    gate.through('one', () => {
      begun++
      return done()
    }),
  )
  await settled()
  expect(begun).toBe(32)
  expect(await gate.through('other', async () => 'free')).toEqual({ went: 'free' })
  under[0]?.end()
  await settled()
  expect(begun).toBe(33)
  for (const one of under) one.end()
  expect(await Promise.all(all)).toEqual(under.map(() => ({ went: 'done' })))
})

test('a host that does not answer is skipped for a while by all its requests, and then one request tries it', async () => {
  let now = 0
  const gate = gateBy(() => now, 1000)
  const under = Array.from({ length: 33 }, work)
  const all = under.map(({ done }) => gate.through('one', done).catch(() => 'failed'))
  await settled()
  under[0]?.fail(new Error('timeout'))
  expect(await all[0]).toBe('failed')
  expect(await all[32]).toEqual({ closedFor: 1000 })
  now = 400
  expect(await gate.through('one', async () => 'x')).toEqual({ closedFor: 600 })
  for (const one of under.slice(1, 32)) one.fail(new Error('timeout'))
  await settled()
  now = 1400
  const trial = work()
  const tried = gate.through('one', trial.done)
  let second = 'waits'
  void gate.through('one', async () => (second = 'went'))
  await settled()
  expect(second).toBe('waits')
  trial.end()
  expect(await tried).toEqual({ went: 'done' })
  await settled()
  expect(second).toBe('went')
})
