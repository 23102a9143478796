import type { CoachStep } from '@orrery/board'
import type { SeenQuestion } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { doesStep, nextOf } from '../../learn/steps.ts'

const both = { en: 'Both of them.', hu: 'Mindkettő.' }
const TROOPS: CoachStep = { asks: 'ground', wants: ['move:1', 'move:2'], all: true, says: both, why: both, rules: [] }
const QUESTION = {
  kind: 'multi-select',
  name: 'ground',
  options: [{ id: 'move:1' }, { id: 'move:2' }, { id: 'move:3' }],
} as unknown as SeenQuestion

/** What the coach points at next, while these options are selected. */
function next(step: CoachStep, selected: readonly string[]): string | undefined {
  return nextOf(step, QUESTION, { has: (id) => selected.includes(id), mayAdd: () => true })?.id
}

test('a coach who wants all of several options points at one after another, and misses whatever is left out', () => {
  expect([[], ['move:1'], ['move:1', 'move:2']].map((selected) => next(TROOPS, selected))).toEqual(['move:1', 'move:2', undefined])
  expect([['move:1'], ['move:1', 'move:2']].map((options) => doesStep(TROOPS, QUESTION, { options }))).toEqual([false, true])
  const one = { ...TROOPS, all: false }
  expect(next(one, [])).toBeUndefined()
  expect(doesStep(one, QUESTION, { options: ['move:2'] })).toBe(true)
})
