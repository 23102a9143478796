import type { SeenQuestion } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { handed, openPart } from '../index.ts'

const base = { viewers: [0, 1], hides: () => true }

test('what is open to all is decided with all hands covered, without a hand-over', () => {
  const asked = { ...base, present: 0, asked: [1], open: () => true }
  expect(handed(asked)).toEqual({ viewer: 1, handTo: null, covered: true })
  expect(handed({ ...asked, open: () => false })).toEqual({ viewer: 1, handTo: 1, covered: false })
})

test('a covered hand is shown again only to who takes the screen', () => {
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
  const opens = ({ id }: { readonly id: string }) => id === 'pass'
  expect(openPart(question, opens)).toMatchObject({ options: [{ id: 'pass' }] })
  expect(openPart(question, () => false)).toBeNull()
  expect(openPart({ ...question, kind: 'some', least: 0, most: 1, bounds: [], ordered: false } as SeenQuestion, opens)).toBeNull()
  expect(openPart(null, opens)).toBeNull()
})
