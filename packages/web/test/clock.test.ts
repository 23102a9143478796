import { gameEntry } from '@orrery/games'
import { type Answer, answer, openTable, type Seat, seedOf, type Table } from '@orrery/kernel'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { decisionClock } from '../local/clock.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A table whose clock answers, and what it answered. */
async function timed(options: { readonly [setting: string]: number }) {
  const game = await gameEntry('chaos-galaxy').load()
  const table: Table = openTable(game, options, 2, seedOf('clock'))
  const given: [Seat, Answer][] = []
  const watch = (): void =>
    clock?.watch(
      table,
      [0, 1].map((seat) => (table.questions.some((question) => question.seat === seat) ? Date.now() : null)),
    )
  const clock = decisionClock(game, options, (seat, least) => {
    given.push([seat, least])
    answer(table, seat, least)
    watch()
  })
  return { table, given, clock, watch }
}

test('who lets the time run out says the least, and gives up after the third time in a row', async () => {
  const { table, given, watch } = await timed({ decisionTime: 60 })
  watch()
  vi.advanceTimersByTime(59_000)
  expect(given).toEqual([])
  vi.advanceTimersByTime(1000)
  expect(given.map(([, least]) => least)).toEqual([{ option: 'keep' }])
  vi.advanceTimersByTime(60_000 * 12)
  expect(given.at(-1)?.[1]).toEqual({ concede: true })
  expect(table.result).not.toBeNull()
})

test("an answer of one's own begins the count anew, and a stopped clock answers nothing", async () => {
  const { given, watch, clock, table } = await timed({ decisionTime: 60 })
  watch()
  for (let round = 0; round < 5; round++) {
    vi.advanceTimersByTime(60_000)
    clock?.answered(0)
    clock?.answered(1)
  }
  expect(given).toHaveLength(5)
  expect(table.result).toBeNull()
  clock?.stop()
  vi.advanceTimersByTime(600_000)
  expect(given).toHaveLength(5)
})

test('a table without a time has no clock', async () => {
  expect((await timed({ decisionTime: 0 })).clock).toBeNull()
  expect((await timed({})).clock).toBeNull()
})
