import { answer, answerSafely, openTable, type Question, randomOf, type Seen, seedOf, seenByEach } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { chaosGalaxy } from '../index.ts'
import { orders as rules } from '../orders/index.ts'
import type { Order } from '../orders/order.ts'
import { STOPS } from '../orders/stops.ts'
import type { View } from '../view.ts'

const AWAY: Order = { kind: 'away', stops: ['cards', 'payments', 'launches', 'shots', 'attacks'] }

test('CG-STACK-17 · an absent player’s orders pass and answer as the board does for a present one, and never take an option that is not offered', () => {
  const random = randomOf(seedOf('away'))
  const table = openTable(chaosGalaxy, {}, 2, seedOf('away'))
  let [asked, given] = [0, 0]
  while (table.result === null && asked < 400) {
    const open = table.questions[0] as Question
    const { question, view } = seenByEach(table)(open.seat) as Seen<View>
    if (question === null) throw new Error('nothing is asked')
    const reply = rules.answer([AWAY], question, view)
    expect(reply.orders).toEqual([AWAY])
    asked++
    if (reply.reply !== null) {
      given++
      expect(answerSafely(table, open.seat, reply.reply.answer)).toHaveProperty('table')
    }
    // A player with every stop set is asked everything.
    expect(rules.answer([{ kind: 'away', stops: STOPS }], question, view).reply?.answer ?? { option: 'pass' }).toEqual({ option: 'pass' })
    const wanted = reply.reply?.answer ?? table.game.policy(table.state, open, random)
    expect(answer(table, open.seat, wanted)).toBe(true)
  }
  expect(given).toBeGreaterThan(asked / 10)
})
