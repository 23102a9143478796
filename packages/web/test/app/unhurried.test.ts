import { afterEach, expect, test, vi } from 'vitest'
import { finished, unhurried } from '../../app/unhurried.ts'

afterEach(() => vi.unstubAllGlobals())

/** A clock that each look at it moves on. */
function ticking(by: number): void {
  let now = 0
  vi.stubGlobal('performance', { now: () => (now += by) })
}

function* counted(to: number): Generator<number, string> {
  for (let step = 0; step < to; step++) yield step
  return 'done'
}

test('long work pauses after each portion, so that what came meanwhile is done in between, and comes to the same', async () => {
  ticking(3)
  const order: unknown[] = []
  setTimeout(() => order.push('heard'))
  for await (const step of unhurried(counted(6))) order.push(step)
  expect(order.indexOf('heard')).toBeGreaterThan(0)
  expect(order.indexOf('heard')).toBeLessThan(6)
  expect(order.filter((one) => one !== 'heard')).toEqual([0, 1, 2, 3, 4, 5])
  expect(await finished(counted(100))).toBe('done')
})

test('short work does not pause', async () => {
  ticking(0)
  let heard = false
  setTimeout(() => {
    heard = true
  })
  expect(await finished(counted(100))).toBe('done')
  expect(heard).toBe(false)
})
