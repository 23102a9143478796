import type { ErrorCode } from '@orrery/protocol'
import { expect, test } from 'vitest'
import { introduction } from '../../connection/introduction.ts'

/** What becomes of a guest whom the server answers with an error. */
function afterError(code: ErrorCode): string[] {
  const happened: string[] = []
  const note = (what: string) => (more?: string | null) => void happened.push([what, more ?? []].flat().join(' '))
  const identity = { name: () => 'Ann', token: () => null, keepToken: note('kept'), member: () => false, signedOut: note('signed out') }
  const ends = { outdated: note('outdated'), suspended: note('suspended'), turnedAway: note('told'), drop: note('dropped') }
  introduction({ ...identity, membersOnly: note('members only') }, { ...ends, send: () => undefined, welcomed: () => undefined }).replied({
    type: 'error',
    ref: 'hello',
    code,
    message: '',
  })
  return happened
}

test('whoever is turned away for now reads why, and the browser tries again', () => {
  for (const code of ['no-room', 'failed', 'too-many', 'too-fast'] as const) expect(afterError(code)).toEqual([`told ${code}`, 'dropped'])
})

test('what has its own page or end is not told twice', () => {
  expect(afterError('members-only')).toEqual(['members only', 'dropped'])
  expect(afterError('suspended')).toEqual(['suspended', 'dropped'])
  expect(afterError('unknown-token')).toEqual(['dropped'])
})
