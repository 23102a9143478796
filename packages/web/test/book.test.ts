import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { type Book, found, inLanguage, ruleOf } from '../rulebook/book.ts'

const book = parse(readFileSync(new URL('../../../games/death-angel/rulebook/rules.yaml', import.meta.url), 'utf8')) as Book

test('a rule is found by its number', () => {
  expect(ruleOf(book, 'DA-ATK-6')?.en).toContain('skull')
  expect(ruleOf(book, 'DA-NONE-1')).toBeNull()
})

test('a search wants all words, wherever they stand, and minds neither case nor accents', () => {
  const ids = (wish: string, language: 'en' | 'hu'): string[] =>
    found(book, wish, language).flatMap(({ rules }) => rules.map(({ id }) => id))
  expect(ids('SKULL swarm slain', 'en')).toContain('DA-ATK-6')
  expect(ids('genorzo koponya', 'hu')).toContain('DA-ATK-6')
  expect(ids('da-atk-6', 'en')).toContain('DA-ATK-6')
  expect(ids('zeppelin', 'en')).toEqual([])
  expect(ids(' ', 'en').length).toBeGreaterThan(300)
})

test('what stands in one language only is shown in it', () => {
  expect(inLanguage('words', 'hu')).toBe('words')
  expect(inLanguage({ en: 'words', hu: 'szavak' }, 'hu')).toBe('szavak')
})
