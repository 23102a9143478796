import { expect, test } from 'vitest'
import { STUDY_LIMITS } from '../../../protocol/studies.ts'
import { noMarks } from '../../studies/marks.ts'

test('pressing two pieces makes an arrow, pressing one twice a ring', () => {
  const marks = noMarks()
  marks.press('ship:1')
  expect([marks.begun.value, marks.drafted.value]).toEqual(['ship:1', []])
  marks.press('ship:2')
  marks.press('ship:3')
  marks.press('ship:3')
  expect(marks.begun.value).toBe(null)
  expect(marks.drafted.value).toEqual([
    { from: 'ship:1', to: 'ship:2' },
    { from: 'ship:3', to: null },
  ])
  marks.clear()
  expect([marks.drafted.value, marks.drawing.value]).toEqual([[], false])
})

test('a comment has no more marks than the server accepts', () => {
  const marks = noMarks()
  for (let n = 0; n < 2 * STUDY_LIMITS.marks + 4; n++) marks.press('ship:1')
  expect(marks.drafted.value).toHaveLength(STUDY_LIMITS.marks)
})
