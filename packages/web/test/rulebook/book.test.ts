import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { type Book, found, type HungarianNotes, inLanguage, type PlainWords, ruleOf, withNotes, withPlain } from '../../rulebook/book.ts'

const GAMES = ['chaos-galaxy', 'death-angel', 'forbidden-stars', 'firestorm-armada']

function read(game: string, file: string): unknown {
  return parse(readFileSync(new URL(`../../../../games/${game}/rulebook/${file}.yaml`, import.meta.url), 'utf8'))
}

const book = read('death-angel', 'rules') as Book

test('a rule is found by its number', () => {
  expect(ruleOf(book, 'DA-ATK-6')?.en).toContain('skull')
  expect(ruleOf(book, 'DA-NONE-1')).toBeNull()
})

test('a search requires all words, in any order, and ignores case and accents', () => {
  const ids = (wish: string, language: 'en' | 'hu'): string[] => found(book, wish, language).map(({ rule }) => rule.id)
  expect(ids('SKULL swarm slain', 'en')).toContain('DA-ATK-6')
  expect(ids('genorzo koponya', 'hu')).toContain('DA-ATK-6')
  expect(ids('da-atk-6', 'en')).toContain('DA-ATK-6')
  expect(ids('zeppelin', 'en')).toEqual([])
  expect(ids(' ', 'en')).toEqual([])
})

test('a search ranks the rule with that number first, then rules with whole words', () => {
  expect(found(book, 'da-atk-6', 'en')[0]?.rule.id).toBe('DA-ATK-6')
  const travel = found(book, 'travel', 'en')
  expect(travel[0]?.section.id).toBe('travel')
  const [first] = found(book, 'final skull', 'en')
  expect(first?.rule.en).toMatch(/skull/)
  const of = (id: string): number => travel.findIndex(({ rule }) => rule.id === id)
  const noted = travel.filter(({ rule }) => !/travel/i.test(rule.en) && !/travel/i.test(rule.id))
  for (const { rule } of noted) expect(of(rule.id)).toBeGreaterThan(0)
})

for (const game of GAMES)
  test(`every section of the rulebook of ${game} is introduced plainly in both languages, and none speaks of programs`, () => {
    const rules = read(game, 'rules') as Book
    const plain = read(game, 'plain') as Record<string, PlainWords>
    expect(Object.keys(plain)).toEqual(rules.sections.map(({ id }) => id))
    for (const { plain: words } of withPlain(rules, plain).sections) {
      expect(words?.en).toMatch(/\.$/)
      expect(words?.hu).toMatch(/\.$/)
    }
    expect(Object.values(plain).filter(({ example }) => example !== undefined).length).toBeGreaterThan(rules.sections.length / 3)
    const said = JSON.stringify([rules, Object.values(plain)], (key, value: unknown) =>
      key === 'id' || key === 'source' ? undefined : value,
    )
    expect(said.match(/.{30}\b(?:programs?|programok|software|szerver|kliens|implement\w*)\b.{20}/i)?.[0]).toBeUndefined()
  })

for (const game of GAMES)
  test(`every note of the rulebook of ${game} exists in both languages`, () => {
    const rules = read(game, 'rules') as Book
    const hungarian = read(game, 'notes.hu') as HungarianNotes
    const known = new Map(rules.sections.flatMap((section) => section.rules.map((rule) => [rule.id, rule] as const)))
    for (const [id, { ruling, example }] of Object.entries(hungarian)) {
      expect([id, ruling !== undefined, example !== undefined]).toEqual([
        id,
        known.get(id)?.ruling !== undefined,
        known.get(id)?.example !== undefined,
      ])
    }
    let notes = 0
    for (const { id, ruling, example } of withNotes(rules, hungarian).sections.flatMap((section) => section.rules))
      for (const note of [ruling, example]) {
        if (note === undefined) continue
        expect(typeof note, `${id} has a note in English only`).toBe('object')
        expect(inLanguage(note, 'hu').length).toBeGreaterThan(3)
        notes++
      }
    expect(notes).toBeGreaterThan(150)
  })

test('a note is found in the language that it is read in', () => {
  const hungarian = withNotes(book, { 'DA-COMP-14': { ruling: 'Harminc lappal ez nem fordulhat elő.' } })
  expect(inLanguage(ruleOf(hungarian, 'DA-COMP-14')?.ruling ?? '', 'hu')).toContain('Harminc lappal')
  expect(inLanguage(ruleOf(hungarian, 'DA-COMP-14')?.ruling ?? '', 'en')).toContain('30 cards')
  expect(found(hungarian, 'harminc lappal', 'hu').map(({ rule }) => rule.id)).toEqual(['DA-COMP-14'])
})

test('a text in only one language is shown in that language', () => {
  expect(inLanguage('words', 'hu')).toBe('words')
  expect(inLanguage({ en: 'words', hu: 'szavak' }, 'hu')).toBe('szavak')
})
