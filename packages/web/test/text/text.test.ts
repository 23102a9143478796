import { common, differences } from '@orrery/text'
import { expect, test } from 'vitest'
import en from '../../text/en.ts'
import hu from '../../text/hu.ts'
import moreEn from '../../text/more/en.ts'
import moreHu from '../../text/more/hu.ts'

test('the app has the same messages in both languages', () => {
  expect(differences(en, hu)).toEqual([])
  expect(differences(moreEn, moreHu)).toEqual([])
})

test('the app does not redefine the messages that all tables share', () => {
  const ids = (source: string): string[] => [...source.matchAll(/^([\w-]+) =/gm)].map((match) => match[1] as string)
  const own = [...ids(en), ...ids(moreEn)]
  expect(own.filter((id) => ids(common.en).includes(id))).toEqual([])
  expect(own.filter((id, at) => own.indexOf(id) !== at)).toEqual([])
})
