import type { SeenMultiSelectQuestion } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { multiSelectDraft, takesAll } from '../multi-select.ts'

const option = (id: string) => ({ id, rule: 'T-1' })

/** Units to move: at most three, and at most 5 weights of heavy ones. */
const QUESTION: SeenMultiSelectQuestion = {
  kind: 'multi-select',
  seat: 0,
  rule: 'T-0',
  name: 'move',
  message: 'move',
  options: ['a', 'b', 'c', 'd'].map(option),
  least: 1,
  most: 3,
  bounds: [{ rule: 'T-2', of: ['a', 'b', 'c'], weights: [3, 3, 2], most: 5 }],
}

function drafted(question = QUESTION) {
  const given: (readonly string[])[] = []
  return { draft: multiSelectDraft(question, (options) => given.push(options)), given }
}

test('a selection cannot be confirmed below the minimum', () => {
  const { draft, given } = drafted()
  draft.confirm()
  expect(given).toEqual([])
  expect(draft.verdict.value).toMatchObject({ rule: 'T-0', params: { least: 1, most: 3 } })
  draft.toggle('d')
  draft.confirm()
  expect(given).toEqual([['d']])
})

test('an option that would break a bound is not added', () => {
  const { draft } = drafted()
  draft.toggle('a')
  expect(draft.mayAdd('b')).not.toBe(true)
  draft.toggle('b')
  expect(draft.chosen.value).toEqual(['a'])
  draft.toggle('c')
  draft.toggle('d')
  expect(draft.chosen.value).toEqual(['a', 'c', 'd'])
  expect(draft.mayAdd('b')).not.toBe(true)
})

test('an option that is not offered is never added', () => {
  const { draft } = drafted()
  draft.toggle('z')
  draft.set(['z', 'd', 'd'])
  expect(draft.chosen.value).toEqual(['d'])
})

test('selecting all skips options whose piece joins another piece of the question', () => {
  const ships = ['ship:1', 'ship:2'].map((on) => ({ ...option(`send:${on}`), on }))
  const crew = { ...option('board'), on: 'crew:1', to: 'ship:2' }
  const { draft } = drafted({ ...QUESTION, options: [...ships, crew], bounds: [] })
  draft.all()
  expect(draft.chosen.value).toEqual(['send:ship:1', 'send:ship:2'])
})

test('selecting all takes as many as fit', () => {
  const { draft } = drafted()
  draft.all()
  expect(draft.chosen.value).toEqual(['a', 'c', 'd'])
  expect(draft.verdict.value).toBe(true)
  draft.none()
  expect(draft.chosen.value).toEqual([])
})

test('all is offered only where it leaves nothing out', () => {
  const { options } = QUESTION
  const free = { ...QUESTION, bounds: [], least: 0, most: options.length }
  expect(takesAll(free)).toBe(true)
  expect(takesAll({ ...free, most: options.length - 1 })).toBe(false)
  expect(takesAll({ ...free, least: options.length })).toBe(false)
  expect(takesAll({ ...free, options: options.slice(0, 1), most: 1 })).toBe(false)
  expect(takesAll(QUESTION)).toBe(false)
  const crew = { ...option('board'), on: 'crew:1', to: 'ship:1' }
  const ships = ['ship:1', 'ship:2'].map((on) => ({ ...option(`send:${on}`), on }))
  expect(takesAll({ ...free, options: [...ships, crew], most: 3 })).toBe(true)
})

test('the options keep their order, unless the order matters', () => {
  const { draft } = drafted()
  draft.toggle('d')
  draft.toggle('a')
  expect(draft.chosen.value).toEqual(['a', 'd'])
  const { draft: inOrder } = drafted({ ...QUESTION, ordered: true })
  inOrder.toggle('d')
  inOrder.toggle('a')
  expect(inOrder.chosen.value).toEqual(['d', 'a'])
})

test('if only one may be chosen, another option replaces it', () => {
  const { draft } = drafted({ ...QUESTION, bounds: [], least: 1, most: 1 })
  draft.toggle('a')
  draft.toggle('b')
  expect(draft.chosen.value).toEqual(['b'])
})

test('an unmet lower bound keeps no option out, but blocks the answer', () => {
  const { draft } = drafted({ ...QUESTION, least: 0, most: 4, bounds: [{ rule: 'T-3', of: ['a', 'b'], least: 2 }] })
  draft.toggle('a')
  expect(draft.verdict.value).toMatchObject({ rule: 'T-3' })
  draft.toggle('b')
  expect(draft.verdict.value).toBe(true)
})
