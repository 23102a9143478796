import { type Orders, type SeenQuestion, schema } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { answeredBeforehand, fingerprintOf, isSilent, NOTHING_SAID } from '../index.ts'

const asked = (...ids: string[]): SeenQuestion => ({
  ...{ kind: 'options', seat: 0, rule: 'X-1', name: 'act', message: 'act' },
  options: ids.map((id) => ({ id, rule: 'X-1' })),
})

const always: Orders<{ option: string }, { turn: number; noise?: number }> = {
  version: 1,
  schema: schema.object({ option: schema.string() }),
  answer: (orders) =>
    orders[0] === undefined ? { reply: null, orders } : { reply: { answer: { option: orders[0].option }, by: 0 }, orders: [] },
  stakes: (_question, { turn }) => turn,
  describe: () => [],
}
const rules = always as Orders

test('an if-then answers only the exact question it was given for, with the same stakes', () => {
  const one = { print: fingerprintOf(rules, asked('a', 'b'), { turn: 3 }), answer: { option: 'b' }, events: [] }
  const said = { orders: [], ifs: [one] }
  expect(answeredBeforehand(rules, said, asked('a', 'b'), { turn: 3, noise: 1 })).toEqual({
    reply: { answer: { option: 'b' }, by: 'if' },
    said: NOTHING_SAID,
  })
  // One more option, another turn, another name.
  for (const [question, view] of [
    [asked('a', 'b', 'c'), { turn: 3 }],
    [asked('a', 'b'), { turn: 4 }],
    [{ ...asked('a', 'b'), name: 'react' }, { turn: 3 }],
  ] as const)
    expect(answeredBeforehand(rules, said, question, view)).toEqual({ reply: null, said })
})

test('of two if-thens for one question the first is taken, and the other stays', () => {
  const print = fingerprintOf(rules, asked('a', 'b'), { turn: 3 })
  const [one, other] = ['a', 'b'].map((option) => ({ print, answer: { option }, events: [] }))
  if (one === undefined || other === undefined) throw new Error('two are made')
  expect(answeredBeforehand(rules, { orders: [], ifs: [one, other] }, asked('a', 'b'), { turn: 3 })).toEqual({
    reply: { answer: { option: 'a' }, by: 'if' },
    said: { orders: [], ifs: [other] },
  })
})

test('a game without orders gets no answers from orders', () => {
  const said = { orders: [{ option: 'a' }], ifs: [] }
  expect(answeredBeforehand(null, said, asked('a', 'b'), {})).toEqual({ reply: null, said })
})

test('unused advance answers stay the same object', () => {
  const keeps = { ...rules, answer: (orders: readonly unknown[]) => ({ reply: null, orders }) } as unknown as Orders
  const said = { orders: [{ option: 'a' }], ifs: [] }
  expect(answeredBeforehand(keeps, said, asked('a', 'b'), { turn: 3 }).said).toBe(said)
})

test('if the game defines no stakes, the stakes are the whole view', () => {
  const print = fingerprintOf(null, asked('a'), { turn: 3 })
  expect(fingerprintOf(null, asked('a'), { turn: 3 })).toBe(print)
  expect(fingerprintOf(null, asked('a'), { turn: 3, noise: 1 })).not.toBe(print)
})

test('an if-then comes before orders, and orders answer if none fits', () => {
  const orders = [{ option: 'a' }]
  const one = { print: fingerprintOf(rules, asked('a', 'b'), { turn: 3 }), answer: { option: 'b' }, events: [] }
  expect(answeredBeforehand(rules, { orders, ifs: [one] }, asked('a', 'b'), { turn: 3 }).reply?.answer).toEqual({ option: 'b' })
  expect(answeredBeforehand(rules, { orders, ifs: [one] }, asked('a'), { turn: 3 })).toEqual({
    reply: { answer: { option: 'a' }, by: 0 },
    said: { orders: [], ifs: [one] },
  })
})

test('a seat with that order passes if only passing is offered, and never otherwise', () => {
  const said = { ...NOTHING_SAID, passes: true }
  const one = { print: 1, answer: { option: 'pass' }, events: [] }
  expect([said, { ...NOTHING_SAID, orders: [1] }, { ...NOTHING_SAID, ifs: [one] }, NOTHING_SAID].map(isSilent)).toEqual([
    ...[false, false, false, true],
  ])
  expect(answeredBeforehand(null, said, asked('pass'), {})).toEqual({ reply: { answer: { option: 'pass' }, by: 'passes' }, said })
  expect(answeredBeforehand(null, said, asked('pass', 'play:1'), {}).reply).toBeNull()
  expect(answeredBeforehand(null, NOTHING_SAID, asked('pass'), {}).reply).toBeNull()
})

/** Orders that give one option after another. */
const row: Orders<{ steps: string[] }, object> = {
  version: 1,
  schema: schema.object({ steps: schema.array(schema.string()) }),
  answer(orders) {
    const [first, ...rest] = orders[0]?.steps ?? []
    return first === undefined ? { reply: null, orders: [] } : { reply: { answer: { option: first }, by: 0 }, orders: [{ steps: rest }] }
  },
  describe: () => [],
}

test('a row of ordered answers stays in step if an if-then answered one of its questions', () => {
  const view = { turn: 3 }
  const second = asked('b', 'c')
  const one = { print: fingerprintOf(row as Orders, second, view), answer: { option: 'c' }, events: [] }
  const said = { orders: [{ steps: ['b', 'd'] }], ifs: [one] }
  const reply = answeredBeforehand(row as Orders, said, second, view)
  expect([reply.reply, reply.said.orders]).toEqual([{ answer: { option: 'c' }, by: 'if' }, [{ steps: ['d'] }]])
  expect(answeredBeforehand(row as Orders, reply.said, asked('b', 'd'), view).reply?.answer).toEqual({ option: 'd' })
})
