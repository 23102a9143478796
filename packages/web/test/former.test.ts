import { FORMER } from '@orrery/protocol/former'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { name } from '../../protocol/parts.ts'
import { withFormer } from '../connection/former.ts'

test('a deleted member goes by words of the reader’s language, whatever signs are in them, and nobody can type the name', () => {
  const told = JSON.stringify({ players: [{ name: FORMER }, { name: 'Ann' }], text: `I am${FORMER}` })
  expect(JSON.parse(withFormer(told, 'a "$&" member'))).toEqual({
    players: [{ name: 'a "$&" member' }, { name: 'Ann' }],
    text: `I am${FORMER}`,
  })
  expect(v.parse(name, FORMER)).not.toBe(FORMER)
})
