import { answer, choose, openTable, option, randomOf, seedOf, seenBy } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { ticTacToe } from '../../kernel/test/games/tic-tac-toe.ts'
import { answeredBeforehand, fingerprintOf, foresee } from '../index.ts'

const SIGHT = { determinizations: 12, depth: 2, others: 4 }

test('possible next questions are found by playing on, the likeliest first, without changing the table', () => {
  const table = openTable(ticTacToe, {}, 2, seedOf('foresee'))
  answer(table, 0, { option: 'mark:4' })
  const before = JSON.stringify(seenBy(table, 0))
  const found = foresee(table as never, 0, null, randomOf(seedOf('foresee')), SIGHT, () => null)
  expect(JSON.stringify(seenBy(table, 0))).toBe(before)
  expect(found.length).toBeGreaterThan(1)
  expect(found.every(({ after }) => after.length === 0)).toBe(true)
  expect(found.map(({ share }) => share)).toEqual(found.map(({ share }) => share).toSorted((one, other) => other - one))
  expect(found.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(100)
  expect(found[0]?.events).not.toEqual([])
})

test('a question that is already open is foreseen without other answers', () => {
  const table = openTable(ticTacToe, {}, 2, seedOf('foresee'))
  const sight = { determinizations: 3, depth: 1, others: 0 }
  expect(foresee(table as never, 0, null, randomOf(seedOf('now')), sight, () => null)).toMatchObject([{ share: 100, after: [] }])
  expect(foresee(table as never, 1, null, randomOf(seedOf('now')), sight, () => null)).toEqual([])
})

test('an answer to a foreseen question is used when that very question comes, and for no other', () => {
  const table = openTable(ticTacToe, {}, 2, seedOf('foresee'))
  answer(table, 0, { option: 'mark:4' })
  const [first] = foresee(table as never, 0, null, randomOf(seedOf('foresee')), SIGHT, () => null)
  if (first === undefined || first.question.kind !== 'options') throw new Error('nothing is foreseen')
  const option = first.question.options[0]?.id as string
  const said = { orders: [], ifs: [{ print: first.print, answer: { option }, events: first.events }] }
  const seen = [0, 1, 2, 3, 5, 6, 7, 8].map((cell) => {
    const real = openTable(ticTacToe, {}, 2, seedOf('foresee'))
    answer(real, 0, { option: 'mark:4' })
    answer(real, 1, { option: `mark:${cell}` })
    return seenBy(real, 0)
  })
  const replies = seen.map(({ question, view }) => (question === null ? null : answeredBeforehand(null, said, question, view).reply))
  expect(replies.filter((given) => given !== null)).toEqual([{ answer: { option }, by: 'if' }])
  const at = replies.findIndex((given) => given !== null)
  const { question, view } = seen[at] as (typeof seen)[number]
  expect(question === null ? 0 : fingerprintOf(null, question, view)).toBe(first.print)
})

test('a deeper search builds on the answers given in advance', () => {
  const table = openTable(ticTacToe, {}, 2, seedOf('foresee'))
  answer(table, 0, { option: 'mark:4' })
  const found = foresee(table as never, 0, null, randomOf(seedOf('deep')), SIGHT, (_imagined, question) =>
    question.kind === 'options' ? { option: question.options[0]?.id as string } : null,
  )
  const deep = found.filter(({ after }) => after.length === 1)
  expect(deep.length).toBeGreaterThan(0)
  expect(deep.every(({ after }) => found.some(({ print }) => print === after[0]))).toBe(true)
})

test('the answers on which a foreseen question depends are in the order of their questions', () => {
  const table = openTable(ticTacToe, {}, 2, seedOf('foresee'))
  const found = foresee(table as never, 0, null, randomOf(seedOf('deep')), { ...SIGHT, depth: 3 }, (_imagined, question) =>
    question.kind === 'options' ? { option: question.options[0]?.id as string } : null,
  )
  const deepest = found.filter(({ after }) => after.length === 2)
  expect(deepest.length).toBeGreaterThan(0)
  expect(found.every(({ after }) => after.length < 3)).toBe(true)
  for (const { after } of deepest) expect(found.find(({ print }) => print === after[1])?.after).toEqual([after[0]])
})

/** Tic-tac-toe in which both seats are asked before each mark, and can only pass. */
const windowed: typeof ticTacToe = {
  ...ticTacToe,
  activities: {
    *mark(g, args) {
      for (const seat of [0, 1]) yield* choose(seat, { rule: 'W-1', message: 'window', always: true }, [option('pass', 0, 'W-1')])
      yield* ticTacToe.activities.mark?.(g, args) ?? []
    },
  },
}

test('a seat that passes where nothing else is offered is not asked there; one that does not pass is', () => {
  const table = openTable(windowed, {}, 2, seedOf('foresee'))
  const asked = (seat: number, passes: boolean, others: number) =>
    foresee(table as never, seat, null, randomOf(seedOf('windows')), { determinizations: 1, depth: 1, others, passes }, () => null).map(
      ({ question, events }) => [question.message, events.length],
    )
  expect([asked(0, false, 9), asked(0, true, 9), asked(1, true, 9)]).toEqual([[['window', 0]], [['mark', 0]], [['mark', 1]]])
  // Two passes come before the first mark of seat 0, five answers before that of seat 1.
  expect([asked(0, true, 1), asked(0, true, 2), asked(1, true, 4), asked(1, true, 5)]).toEqual([[], [['mark', 0]], [], [['mark', 1]]])
})
