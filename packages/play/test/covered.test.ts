import type { Bound, SeenOption, SeenQuestion } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { handed, knowing, openPart } from '../index.ts'

const base = { viewers: [0, 1], hides: () => true }

test('a public decision is made with all hands covered, without a hand-over', () => {
  const asked = { ...base, present: 0, asked: [1], open: () => true }
  expect(handed(asked)).toEqual({ viewer: 1, handTo: null, covered: true })
  expect(handed({ ...asked, open: () => false })).toEqual({ viewer: 1, handTo: 1, covered: false })
})

test('a covered hand is shown again only to the player who takes the screen', () => {
  const back = { ...base, present: 0, asked: [0], covered: true }
  expect(handed({ ...back, open: () => false })).toEqual({ viewer: 0, handTo: 0, covered: false })
  expect(handed({ ...back, open: () => true })).toEqual({ viewer: 0, handTo: null, covered: true })
  expect(handed({ ...back, asked: [], open: () => false })).toEqual({ viewer: 0, handTo: null, covered: true })
  expect(handed({ ...back, covered: false, open: () => false })).toEqual({ viewer: 0, handTo: null, covered: false })
})

test('nothing is covered before anybody took the screen, nor where nobody hides anything', () => {
  expect(handed({ ...base, present: null, asked: [1], open: () => true })).toEqual({ viewer: 1, handTo: 1, covered: false })
  expect(handed({ ...base, hides: () => false, present: 0, asked: [1], open: () => true })).toEqual({
    viewer: 1,
    handTo: null,
    covered: false,
  })
})

test('the open part of a question leaves out what uses something hidden', () => {
  const option = (id: string) => ({ id, rule: 'X-1' })
  const question = {
    kind: 'options',
    seat: 0,
    rule: 'X-1',
    name: 'x',
    message: 'x',
    options: [option('play:1'), option('pass')],
  } as SeenQuestion
  const opens = (one: SeenOption) => (one.id === 'pass' ? { ...one, params: { card: 'hidden' } } : null)
  expect(openPart(question, opens)).toMatchObject({ options: [{ id: 'pass', params: { card: 'hidden' } }] })
  expect(openPart(question, () => null)).toBeNull()
  expect(openPart(null, opens)).toBeNull()
  expect(openPart({ ...question, kind: 'plan', plan: 'x', args: null } as unknown as SeenQuestion, opens)).toBeNull()
})

test('a multi-select is asked with its public options if they are enough for an answer', () => {
  const option = (id: string) => ({ id, rule: 'X-1' })
  const opens = (one: SeenOption) => (one.id.startsWith('open') ? one : null)
  const some = (least: number, bounds: Bound[] = []): SeenQuestion => {
    const options = ['open:1', 'open:2', 'hidden:1'].map(option)
    return { kind: 'multi-select', seat: 0, rule: 'X-1', name: 'x', message: 'x', options, least, most: 3, bounds } as SeenQuestion
  }
  const ids = (question: SeenQuestion | null) =>
    question === null || question.kind === 'plan' ? null : question.options.map(({ id }) => id)
  expect([0, 2].map((least) => ids(openPart(some(least), opens)))).toEqual([
    ['open:1', 'open:2'],
    ['open:1', 'open:2'],
  ])
  expect(openPart(some(3), opens)).toBeNull()
  expect(openPart(some(0, [{ rule: 'X-1', of: ['hidden:1'], least: 1 }]), opens)).toBeNull()
  expect(ids(openPart(some(0, [{ rule: 'X-1', of: ['open:2'], least: 1 }]), opens))).toEqual(['open:1', 'open:2'])
})

test('a player who looks under the cover joins those who know their hands; a hand-over or a return to the own hand resets them', () => {
  expect(knowing([], null, 0, true)).toEqual([0])
  expect(knowing([0], 0, 1, false)).toEqual([0, 1])
  expect(knowing([0, 1], 1, 0, false)).toEqual([0])
  expect(knowing([0], 0, 1, true)).toEqual([1])
  expect(knowing([0], 0, 0, false)).toEqual([0])
  expect(knowing([], null, 0, false)).toEqual([0])
})
