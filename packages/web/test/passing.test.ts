import { choose, option, type Question, seenQuestion } from '@orrery/kernel'
import { onlyPass } from '@orrery/play'
import { expect, test } from 'vitest'

function asked(...ids: string[]): ReturnType<typeof seenQuestion> {
  const options = ids.map((id) => option(id, id, 'X-1'))
  const { value } = choose(0, { rule: 'X-1', message: 'window', always: true }, options).next()
  return seenQuestion(value as Question)
}

test('a window passes by itself only where there is nothing else to do in it', () => {
  expect(onlyPass(asked('pass'))).toBe('pass')
  expect(onlyPass(asked('pass:window'))).toBe('pass:window')
  expect(onlyPass(asked('pass', 'play:A01'))).toBeNull()
  expect(onlyPass(asked('play:A01'))).toBeNull()
  expect(onlyPass(null)).toBeNull()
})

test('several at once and plans never pass by themselves', () => {
  const some = { ...asked('pass'), kind: 'some', least: 0, most: 1 } as ReturnType<typeof seenQuestion>
  expect(onlyPass(some)).toBeNull()
})
