import { expect, test } from 'vitest'
import { answer, begin, cloneState, determinize, openTable, questionFor, randomOf, seedOf } from '../index.ts'
import { outbid } from './games/outbid.ts'

const laying = (cards: readonly number[]) => cards.map((card) => `lay:${card}`)

test('a determinization keeps what the seat knows and deals the rest anew', () => {
  const table = openTable(outbid, {}, 2, seedOf(3))
  const dealt = new Set<string>()
  for (let salt = 0; salt < 20; salt++) {
    const deal = determinize(table, 0, randomOf(seedOf(salt)))
    expect(deal.state.hands[0]).toEqual(table.state.hands[0])
    expect(deal.state.random).not.toEqual(table.state.random)
    dealt.add(String(deal.state.hands[1]))
  }
  expect(dealt.size).toBeGreaterThan(10)
})

test('a determinization does not hold what others have chosen in secret: they are asked again by their new hands', () => {
  const table = openTable(outbid, {}, 3, seedOf(3))
  answer(table, 0, { option: laying(table.state.hands[0] as number[])[0] as string })
  answer(table, 1, { option: laying(table.state.hands[1] as number[])[0] as string })
  const deal = determinize(table, 2, randomOf(seedOf(1)))
  expect(deal.questions.map((question) => question.seat)).toEqual([0, 1, 2])
  for (const other of [0, 1]) {
    const question = questionFor(deal, other)
    expect(question?.kind === 'options' && question.options.map((open) => open.value)).toEqual(
      (deal.state.hands[other] as number[]).toSorted((a, b) => a - b),
    )
  }
  const own = determinize(table, 0, randomOf(seedOf(1)))
  expect(own.questions.map((question) => question.seat)).toEqual([1, 2])
})

test('two tables that are the same to a seat give it the same determinization', () => {
  const table = openTable(outbid, {}, 2, seedOf(3))
  const state = cloneState(outbid, table.start.state)
  const swapped = (state.hands[1] as number[])[0] as number
  ;(state.hands[1] as number[])[0] = state.aside[0] as number
  state.aside[0] = swapped
  const other = begin(outbid, state, 2)
  expect(answer(table, 1, { option: `lay:${table.state.hands[1]?.[2]}` })).toBe(true)
  expect(answer(other, 1, { option: `lay:${other.state.hands[1]?.[0]}` })).toBe(true)
  const [one, two] = [table, other].map((from) => determinize(from, 0, randomOf(seedOf(7))))
  expect(two?.state).toEqual(one?.state)
  expect(two?.questions).toEqual(one?.questions)
})
