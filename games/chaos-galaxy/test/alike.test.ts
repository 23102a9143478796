import { oneOfEach } from '@orrery/board/alike.ts'
import { seenBy } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { alikeIn } from '../board/mat/alike.ts'
import { remember } from '../information.ts'
import type { View } from '../view.ts'
import { duel } from './given.ts'

/** The options to lay cards of the hand on the surface, by card. */
function laid(hand: readonly string[], change: (p: ReturnType<typeof duel>, cards: readonly number[]) => void = () => undefined) {
  const p = duel({ you: { hand: [...hand], credits: 20 } })
  change(p, p.g.seats[0]?.headquarters ?? [])
  const { question, view } = seenBy(p.table, 0)
  if (question?.kind !== 'options') throw new Error('nothing is to choose')
  const listed = oneOfEach(question.options, alikeIn(view as unknown as View)).filter(({ id }) => id.startsWith('surface:'))
  return { all: question.options.filter(({ id }) => id.startsWith('surface:')).length, listed: listed.length }
}

test('CG-INFO-9 · of two equal cards in hand one is listed, unless another player has seen one of them or an item refers to it', () => {
  expect(laid(['kitinfal', 'kitinfal', 'turul'])).toEqual({ all: 3, listed: 2 })
  expect(laid(['kitinfal', 'kitinfal'], (p, [first = 0]) => remember(p.g, 1, first))).toEqual({ all: 2, listed: 2 })
  expect(
    laid(['kitinfal', 'kitinfal'], (p, cards) => {
      for (const one of cards) remember(p.g, 1, one)
    }),
  ).toEqual({ all: 2, listed: 1 })
})

test('CG-INFO-9 · a card of your own hand shows who else has seen it, and nobody else is told', () => {
  const p = duel({ you: { hand: ['kitinfal', 'turul'] } })
  const [seen = 0] = p.g.seats[0]?.headquarters ?? []
  remember(p.g, 1, seen)
  const view = seenBy(p.table, 0).view as unknown as View
  expect(view.seats[0]?.hand?.map((one) => one.seenBy)).toEqual([[1], undefined])
  expect((seenBy(p.table, 1).view as unknown as View).seats[0]?.hand).toBeNull()
})
