import { describe, expect, test } from 'vitest'
import { standings, testsIn } from '../rules/coverage.ts'
import { type Ledger, rulebooks } from '../rules/rulebook.ts'
import { titleFaults, titlesIn } from '../rules/titles.ts'
import { orrery } from './orrery.ts'

const RULES = `
notBuilt: [later]
sections:
  - id: first
    rules:
      - { id: X-A-1, hu: egy, en: one, ruling: so }
      - { id: X-A-2, hu: ketto, en: two, example: { hu: ha, en: if } }
      - { id: X-A-3, hu: harom, en: three, definition: true }
  - id: later
    rules:
      - { id: X-B-1, hu: negy, en: four }
`
const book = rulebooks([{ path: 'games/x/rulebook/rules.yaml', text: RULES }])[0] as Ledger

const TESTS = `
test('X-A-1 · it is so', () => {})
test.each([['X-A-9, X-B-1 · a row', 1], ["X-C-1: no title"]])('%s', () => {})
test(\`X-A-1 · \${what}\`, () => {})
`

describe('titles', () => {
  test('are found in the code of tests, in rows of tables too', () => {
    expect(titlesIn(TESTS)).toEqual(['X-A-1 · it is so', 'X-A-9, X-B-1 · a row', 'X-A-1 · ${what}'])
  })

  test('must name existing rules', () => {
    const known = new Set(['X-A-1'])
    expect(titleFaults('X-A-1 · it is so', known)).toEqual([])
    expect(titleFaults('X-A-1, X-A-9 · it is so', known)).toHaveLength(1)
    expect(titleFaults('it is so', known)).toHaveLength(1)
  })
})

test('a rule is proven by a test of its game, defines a word, is not built, or has no proof', () => {
  const tests = testsIn([
    { path: 'games/x/test/a.test.ts', text: TESTS },
    { path: 'games/y/test/a.test.ts', text: "test('X-A-2 · of another game', f)" },
    { path: 'games/x/rules/a.ts', text: "'X-A-2 · no test'" },
  ])
  expect(standings(book, tests).map(({ rule, standing, tests: { length } }) => [rule.id, standing, length])).toEqual([
    ['X-A-1', 'proven', 2],
    ['X-A-2', 'unproven', 0],
    ['X-A-3', 'definition', 0],
    ['X-B-1', 'proven', 1],
  ])
  expect(standings(book, []).map(({ standing }) => standing)).toEqual(['unproven', 'unproven', 'definition', 'not built'])
})

test('a rule keeps its ruling and example in both languages', () => {
  expect(book.rules[0]).toMatchObject({ ruling: { hu: 'so', en: 'so' }, example: null })
  expect(book.rules[1]).toMatchObject({ ruling: null, example: { hu: 'ha', en: 'if' } })
})

describe('orrery rules', () => {
  test('counts every rule once', () => {
    const { out } = orrery(['rules', 'death-angel', '--json'])
    const [{ rules, proven, definitions, notBuilt, unproven, standings: all }] = JSON.parse(out)
    expect(rules).toBe(340)
    expect(proven + definitions + notBuilt + unproven.length).toBe(rules)
    expect(all).toHaveLength(rules)
  })

  test('ends with 1 as long as a rule has no proof', () => {
    const { code, out } = orrery(['rules', 'death-angel'])
    expect(out).toMatch(/death-angel +340/)
    expect(code).toBe(/No test of death-angel proves/.test(out) ? 1 : 0)
  })

  test('prints a rule in the requested language, with its ruling', () => {
    expect(orrery(['rules', 'death-angel', 'DA-COMP-3', '--lang', 'hu']).out).toContain('DA-COMP-3  A kocka')
    expect(orrery(['rules', 'death-angel', 'DA-COMP-3', '--lang', 'hu']).out).toContain('→ A szabálykönyv csak annyit mond')
    expect(orrery(['rules', 'death-angel', 'DA-COMP-3', '--lang', 'en']).out).toContain('→ The rulebook only says')
  })
})
