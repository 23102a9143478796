import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paintSoon } from '../art/paint-soon.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('pictures are painted soon and in order, a few in a task, and none that has gone meanwhile', () => {
  const painted: string[] = []
  let clock = 0
  const take = (name: string, milliseconds: number) =>
    paintSoon(() => {
      painted.push(name)
      clock += milliseconds
    })
  vi.spyOn(performance, 'now').mockImplementation(() => clock)
  take('first', 5)
  take('second', 9)
  const leave = take('gone', 1)
  take('third', 1)
  expect(painted).toEqual([])
  leave()
  vi.runOnlyPendingTimers()
  expect(painted).toEqual(['first', 'second'])
  vi.runOnlyPendingTimers()
  expect(painted).toEqual(['first', 'second', 'third'])
  take('fourth', 1)
  vi.runOnlyPendingTimers()
  expect(painted).toEqual(['first', 'second', 'third', 'fourth'])
})
