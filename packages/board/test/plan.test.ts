import { type Json, no, type PlanQuestion, type Verdict } from '@orrery/kernel'
import { signal } from '@preact/signals'
import { expect, test } from 'vitest'
import { beginningOf, fieldsOf } from '../fields.ts'
import { planDraft, valueAt, withValue } from '../plan.ts'

const BOUNDS = { angle: { least: 0, most: 90, step: 15 }, side: ['port', 'starboard'], full: true, aim: { x: { min: -2, max: 2 } } }

const question = { kind: 'plan', plan: 'aim', bounds: BOUNDS, seat: 0, rule: 'T-1', message: 'aim' } as unknown as PlanQuestion

/** A plan is legal within 45 degrees. */
const validate = (_: PlanQuestion, value: Json): Verdict => (Number(valueAt(value, ['angle'])) <= 45 ? true : no('T-2'))

test('fields follow from the bounds and start at their minimum', () => {
  const fields = fieldsOf(BOUNDS, (path) => `l-${path}`)
  expect(fields.map(({ kind, path, label }) => [kind, path.join('.'), label])).toEqual([
    ['number', 'angle', 'l-angle'],
    ['choice', 'side', 'l-side'],
    ['flag', 'full', 'l-full'],
    ['number', 'aim.x', 'l-aim-x'],
  ])
  expect(beginningOf(fields)).toEqual({ angle: 0, side: 'port', full: false, aim: { x: -2 } })
})

test('a draft knows at once whether it would be accepted, and answers only then', () => {
  const given: Json[] = []
  const draft = planDraft(question, { angle: 30 }, signal(validate), (value) => given.push(value))
  expect(draft.verdict.value).toBe(true)
  draft.set(withValue(draft.value.value, ['angle'], 60))
  expect(draft.verdict.value).toMatchObject({ rule: 'T-2' })
  draft.confirm()
  expect(given).toEqual([])
  draft.set({ angle: 45 })
  draft.confirm()
  expect(given).toEqual([{ angle: 45 }])
})

test('one undo step reverts a whole drag', () => {
  const draft = planDraft(question, { angle: 0 }, signal(validate), () => undefined)
  draft.set({ angle: 15 }, false)
  draft.set({ angle: 30 }, false)
  draft.set({ angle: 45 })
  expect(draft.changed.value).toBe(true)
  draft.back()
  expect(draft.value.value).toEqual({ angle: 0 })
  expect(draft.changed.value).toBe(false)
})

test('a value is set at any path', () => {
  expect(withValue({ a: [1, 2] }, ['a', 1], 5)).toEqual({ a: [1, 5] })
  expect(withValue(null, ['a', 'b'], 1)).toEqual({ a: { b: 1 } })
  expect(valueAt({ a: [1, 2] }, ['a', 0])).toBe(1)
  expect(valueAt({ a: 1 }, ['b', 'c'])).toBeNull()
})
