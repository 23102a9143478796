import { common } from '@orrery/text'
import { expect, test } from 'vitest'
import { nameFault, nameKey, tidyName } from '../../members/names.ts'

const ALIKE = [
  ['Anna', 'ANNA', 'Аnna', 'Аnnа', 'Ａnna', '𝐀nna', 'An na', 'A.n-n_a', 'Ꭺnna'],
  ['Ilona', 'llona', '1lona', 'ilona', 'IL0NA', 'Іlona'],
  ['Modern', 'Modem', 'rnodern'],
]

test.each(ALIKE)('names that look like %s count as the same name', (...names) => {
  expect(new Set(names.map(nameKey)).size).toBe(1)
})

test('names that people can tell apart count as different', () => {
  const names = ['Anna', 'Ánna', 'Hanna', 'Anne', 'Bela', 'Béla', 'Őrs', 'Ors', '王偉', 'Анна', 'Ηρώ']
  expect(new Set(names.map(nameKey)).size).toBe(names.length)
})

test('names with stacked marks, symbols or direction characters, or of digits only, are refused', () => {
  for (const name of ['Anna', "O'Brien", 'Kiss-Nagy Béla', 'Jean-Luc 2', 'Nguyễn Thị', '王偉', 'ח׳אן'.replace('׳', "'")])
    expect([name, nameFault(tidyName(name))]).toEqual([name, null])
  const zalgo = `A${'\u0301\u0302\u0303\u0304'.repeat(50)}`
  for (const name of [zalgo, `An${'\u0335'.repeat(3)}na`, '12345', '★ host ★', '🤖 Anna', 'a\u202eb', ' ', '-Anna', '[bot]', '<b>'])
    expect([name, nameFault(tidyName(name))]).toEqual([name, 'name-unreadable'])
})

test('names with letters or marks that show nothing are refused', () => {
  // A variation selector, a grapheme joiner, Hangul fillers, a vowel of Khmer, a selector of Mongolian.
  for (const sign of ['\ufe0f', '\u{e0100}', '\u034f', '\u3164', '\uffa0', '\u115f', '\u17b4', '\u180b'])
    expect([sign, nameFault(tidyName(`An${sign}na`))]).toEqual([sign, 'name-unreadable'])
})

test('nobody can take the name of a role, of the site or of a bot, in any spelling', () => {
  const named = [
    'Host',
    'the host',
    'H0st',
    'Нost',
    'Judge Anna',
    'Bíró',
    'MODERATOR',
    'Házigazda Béla',
    'Guest',
    'Orrery',
    'Quick bot',
    'a former member',
  ]
  for (const name of named) expect([name, nameFault(name)]).toEqual([name, 'name-reserved'])
  for (const name of ['Hostess', 'Abbott', 'Judges']) expect([name, nameFault(name)]).toEqual([name, null])
})

test('people cannot take the names of bots in either language', () => {
  for (const source of Object.values(common))
    for (const [, name] of source.matchAll(/^bot-\w+ = (.+)$/gm)) expect([name, nameFault(name as string)]).toEqual([name, 'name-reserved'])
})
