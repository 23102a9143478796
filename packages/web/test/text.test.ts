import { common, differences } from '@orrery/text'
import { expect, test } from 'vitest'
import en from '../text/en.ts'
import hu from '../text/hu.ts'

test('the app says the same in both languages', () => {
  expect(differences(en, hu)).toEqual([])
})

test('the app does not redefine what every table says', () => {
  const ids = (source: string): string[] => [...source.matchAll(/^([\w-]+) =/gm)].map((match) => match[1] as string)
  expect(ids(en).filter((id) => ids(common.en).includes(id))).toEqual([])
})
