import { FORMER } from '@orrery/protocol/former'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { name } from '../../../protocol/parts.ts'
import { withFormer } from '../../connection/former.ts'

test('a deleted member has a placeholder name in the language of the reader, which nobody can register', () => {
  const told = JSON.stringify({ players: [{ name: FORMER }, { name: 'Ann' }], text: `I am${FORMER}` })
  expect(JSON.parse(withFormer(told, 'a "$&" member'))).toEqual({
    players: [{ name: 'a "$&" member' }, { name: 'Ann' }],
    text: `I am${FORMER}`,
  })
  expect(v.parse(name, FORMER)).not.toBe(FORMER)
})
