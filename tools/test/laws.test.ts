import { expect, test } from 'vitest'
import { idsOfTitle } from '../../packages/cli/rules/titles.ts'
import { projectFiles } from '../files.ts'
import { enforce, LAWS } from '../laws.ts'

const RULEBOOK = {
  path: 'games/a/rulebook/rules.yaml',
  text: 'sections:\n  - id: one\n    rules:\n      - { id: A-ONE-1, hu: "egy", en: "one" }\n',
}

const PLAYERS = { path: 'packages/web/table/side/players.css', text: '.player.away { opacity: 0.5 }' }

/** For each law: a file that breaks it, the line, and a similar file that obeys it. */
const SAMPLES: Readonly<Record<string, { path: string; bad: string; line: number; good: string }>> = {
  'no clock': {
    path: 'games/a/rules/fire.ts',
    bad: 'const a = 1\nconst now = Date.now()',
    line: 2,
    good: '// Date.now()\nconst text = "Date"; card.performance = { Date: 1 }',
  },
  'no chance': {
    path: 'packages/kernel/random.ts',
    bad: 'const die = Math.random()',
    line: 1,
    good: 'const die = Math.floor(random(6)) // not Math.random()',
  },
  'no io': { path: 'games/a/view.ts', bad: '\n\nfetch("x")', line: 3, good: 'const wanted = g.fetch' },
  'no waiting': { path: 'games/a/rules/x.ts', bad: 'async function a() {}', line: 1, good: 'const text = "await"' },
  'no foreign imports': {
    path: 'games/a/content/cards.ts',
    bad: "import { readFileSync } from 'node:fs'",
    line: 1,
    good: "import { cards } from './cards.ts'",
  },
  'states hold references': {
    path: 'games/a/state.ts',
    bad: "export type ShipKind = Kind<'ships'>\nconst ship = object({ kind: int<ShipKind>() })",
    line: 2,
    good: "export type ShipKind = Kind<'ships'>\nconst ship = object({ kind: ref(SHIPS), seat: int<Seat>() })",
  },
  'content has no places': {
    path: 'games/a/content/ships.ts',
    bad: "export const SHIPS = [\n  { id: 0, key: 'ark' },\n]",
    line: 2,
    good: "export const SHIPS = [{ key: 'ark', guns: 2 }]",
  },
  'no collections': { path: 'games/a/state.ts', bad: 'const seen = new Set<number>()', line: 1, good: 'const newSet = Set' },
  'no classes': { path: 'games/a/state.ts', bad: 'export class Ship {}', line: 1, good: "const html = { class: 'ship', classy: 1 }" },
  'no any': { path: 'packages/web/a.tsx', bad: 'const a: any = 1', line: 1, good: "const any = 'any'; const b = { c: 1 }" },
  'no TLS needed': { path: 'games/a/board/x.ts', bad: 'const id = crypto.randomUUID()', line: 1, good: 'crypto.getRandomValues(list)' },
  'no skipped tests': { path: 'games/a/test/a.test.ts', bad: "test.skip('x', () => expect(1))", line: 1, good: 'const a = b.only' },
  'tests expect': {
    path: 'packages/a/a.test.ts',
    bad: "test('expect nothing', () => { run() })",
    line: 1,
    good: "test('x', () => { expect(1).toBe(1) })",
  },
  'tests name rules': {
    path: 'games/a/test/a.test.ts',
    bad: "test('A-ONE-1 · known', () => expect(1))\ntest('A-ONE-2 · unknown', () => expect(1))",
    line: 2,
    good: "test('A-ONE-1 · known', () => expect(1))",
  },
  'variables of styles': {
    path: 'games/a/board/a.css',
    bad: '.a {\n  color: var(--b);\n}',
    line: 2,
    good: '.a { --b: red; color: var(--b); background: var(--c, blue) }',
  },
  'names of styles': {
    path: 'packages/web/gone/gone.css',
    bad: '/* Who\n is gone */\n.gone,\n.away { display: grid }',
    line: 3,
    good: '.away { --far: 1px } .panel .away { display: grid } .away-panel { display: grid }',
  },
  'words break at syllables': {
    path: 'games/a/board/a.css',
    bad: '.a {\n  hyphens: auto;\n  overflow-wrap: anywhere;\n}',
    line: 3,
    good: '.a { overflow-wrap: break-word; hyphens: manual }',
  },
  'short files': { path: 'packages/a/a.ts', bad: 'a\n'.repeat(501), line: 0, good: 'a\n'.repeat(500) },
  'no places': { path: 'docs/a.md', bad: ['see ', 'home', 'someone/notes'].join('/'), line: 1, good: 'see /docs/home/notes' },
}

test('every law has a sample', () => {
  expect(Object.keys(SAMPLES).sort()).toEqual(LAWS.map((law) => law.name).sort())
})

for (const law of LAWS) {
  const { path, bad, line, good } = SAMPLES[law.name] as (typeof SAMPLES)[string]

  test(`${law.name}: a breach is found at its line`, () => {
    const found = enforce(law, [{ path, text: bad }, RULEBOOK, PLAYERS])
    expect(found.problems).toHaveLength(1)
    expect(found.problems[0]).toMatch(line === 0 ? `${path}: ${law.name}` : `${path}:${line}: ${law.name}`)
  })

  test(`${law.name}: what only looks alike is left alone`, () => {
    const found = enforce(law, [{ path, text: good }, RULEBOOK, PLAYERS])
    expect(found.looked).toBeGreaterThan(0)
    expect(found.problems).toEqual([])
  })
}

test('the laws check the project', () => {
  const files = projectFiles()
  const clock = LAWS.find((law) => law.name === 'no clock') as (typeof LAWS)[number]
  expect(enforce(clock, files).looked).toBeGreaterThan(10)
  expect(files.some(({ path }) => path === 'packages/kernel/table.ts')).toBe(true)
  expect(files.some(({ path }) => path.includes('node_modules'))).toBe(false)
})

test('boards and tests are not rules', () => {
  const clock = LAWS.find((law) => law.name === 'no clock') as (typeof LAWS)[number]
  const text = 'Date.now()'
  for (const path of ['games/a/board/index.tsx', 'games/a/test/a.test.ts', 'packages/kernel/conformance/index.ts', 'packages/web/a.ts']) {
    expect(enforce(clock, [{ path, text }]).looked).toBe(0)
  }
})

test('a title names its rules', () => {
  expect(idsOfTitle('DA-ATK-6, DA-ATK-9 · a final skull slays')).toEqual(['DA-ATK-6', 'DA-ATK-9'])
  expect(idsOfTitle('DA-ATK-6: a skull')).toEqual([])
  expect(idsOfTitle('a skull (DA-ATK-6)')).toEqual([])
})
