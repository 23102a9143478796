import { tableText } from '@orrery/text'
import { expect, test } from 'vitest'
import { differences, inWords } from '../../suggest/reason.ts'

const text = tableText(
  'en',
  ['metric-ships-more = more ships (+{ $n })', 'metric-ships-less = fewer ships (−{ $n })', 'metric-theirs-less = they lose { $n }'].join(
    '\n',
  ),
)
const suggestion = (metrics: Readonly<Record<string, number>>) => ({ answer: { option: 'x' }, chance: 0.5, metrics })

test('reasons name the greatest differences, and only those that have words', () => {
  const one = suggestion({ ships: 3, theirs: 10, secret: 90 })
  const other = suggestion({ ships: 2, theirs: 17.2, secret: 3 })
  const found = differences(one, other, text)
  expect(found.map(({ metric }) => metric)).toEqual(['theirs', 'ships'])
  expect(inWords(found, text)).toBe('they lose 7; more ships (+1)')
  expect(inWords(differences(other, one, text), text)).toBe('fewer ships (−1)')
})

test('small differences, and suggestions without metrics, give no reason', () => {
  expect(differences(suggestion({ ships: 3 }), suggestion({ ships: 2.9 }), text)).toEqual([])
  expect(differences({ answer: { option: 'x' }, chance: 1 }, suggestion({ ships: 2 }), text)).toEqual([])
  expect(inWords([], text)).toBe('')
})
