import { gameEntry } from '@orrery/games'
import { openTable, type Seat, seedOf } from '@orrery/kernel'
import { type MoveResult, seatsAsked, start, type UnderWay } from '@orrery/play'
import { afterEach, expect, test, vi } from 'vitest'
import { hurryAt } from '../../local/hurry.ts'

afterEach(() => void vi.useRealTimers())

const MOVE: MoveResult = { from: 0, version: 1, seat: 0, move: { option: 'pass' }, events: [], undone: null }

/** A table at which something is asked, and what is shown of it. `mine`: the people at the screen, from those who are asked. */
async function hurried(mine: (asked: readonly Seat[]) => readonly Seat[]) {
  vi.useFakeTimers()
  const { play } = start(openTable(await gameEntry('death-angel').load(), {}, 2, seedOf('hurry')), 0)
  const shown: string[] = []
  const show = (_: UnderWay, happened: MoveResult | null) => void shown.push(happened === null ? 'glance' : 'move')
  const hurry = hurryAt({ show, showLater: () => void shown.push('later') }, mine(seatsAsked(play.table)))
  return { play, shown, hurry }
}

test('while bots hurry, moves are shown together, and one by one again when they do not', async () => {
  const { play, shown, hurry } = await hurried(() => [])
  hurry.show(play, MOVE)
  hurry.on.value = true
  for (let move = 0; move < 3; move++) hurry.show(play, MOVE)
  expect(shown).toEqual(['move', 'later', 'later', 'later'])
  vi.runAllTimers()
  expect(shown.slice(4)).toEqual(['glance'])
  hurry.show(play, MOVE)
  hurry.on.value = false
  hurry.show(play, MOVE)
  vi.runAllTimers()
  expect(shown.slice(5)).toEqual(['later', 'move'])
})

test('bots stop to hurry when a person is asked', async () => {
  const { play, shown, hurry } = await hurried((asked) => asked)
  hurry.on.value = true
  hurry.show(play, MOVE)
  expect(shown).toEqual(['move'])
  expect(hurry.on.value).toBe(false)
})

test('what is shown later is shown no more once the table is left', async () => {
  const { play, shown, hurry } = await hurried(() => [])
  hurry.on.value = true
  hurry.show(play, MOVE)
  hurry.close()
  vi.runAllTimers()
  expect(shown).toEqual(['later'])
})
