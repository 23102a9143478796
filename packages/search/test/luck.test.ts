import { openTable, type Question, randomOf, roll, seedOf, type TableState } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { luckOf } from '../luck.ts'
import { wagers } from './wager.ts'

const asked = (name: string, on = 'place:1', seat = 0) => ({ seat, name, on }) as Question
const state = (): TableState => openTable(wagers({ one: [1, 0] }), {}, 1, seedOf(1)).state
const dice = (g: TableState, count = 8) => Array.from({ length: count }, () => roll(g, 'dice', 1000))

/** What is rolled on the last of these occasions, with `idle` rolls on each one before. */
function rolled(occasions: readonly Question[], idle = 0, deal = 'deal') {
  const g = state()
  const luck = luckOf(randomOf(seedOf(deal)))
  for (const question of occasions.slice(0, -1)) {
    luck(g, question)
    dice(g, idle)
  }
  luck(g, occasions.at(-1) as Question)
  return dice(g)
}

test('an occasion has the same dice, whatever was rolled and asked before', () => {
  const fire = asked('fire')
  expect(rolled([asked('move'), fire], 3)).toEqual(rolled([fire]))
  expect(rolled([asked('move'), asked('board'), fire])).toEqual(rolled([asked('board'), fire], 7))
})

test('other seats, questions, places, repetitions and deals have other dice', () => {
  const fire = asked('fire')
  const all = [
    rolled([fire]),
    rolled([asked('fire', 'place:1', 1)]),
    rolled([asked('fired')]),
    rolled([asked('fire', 'place:2')]),
    rolled([fire, fire]),
    rolled([fire, fire, fire]),
    rolled([fire], 0, 'another'),
  ]
  expect(new Set(all.map(String)).size).toBe(all.length)
})

test('the first dice of many occasions are fair', () => {
  const luck = luckOf(randomOf(seedOf('fair')))
  const g = state()
  const counts = [0, 0, 0, 0, 0, 0]
  for (let at = 0; at < 6000; at++) {
    luck(g, asked('fire', `place:${at % 10}`))
    const [first = 0] = dice(g, 1)
    counts[first % 6] = (counts[first % 6] ?? 0) + 1
  }
  for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150)
})
