import { expect, test } from 'vitest'
import { placeOf, wrongArrows } from '../arrows.ts'
import { askedBy } from '../asked.ts'
import { wrongCircles } from '../circles.ts'
import { bare, importsOf, testsOf } from '../code.ts'
import { checkCoverage } from '../coverage.ts'
import { staleDocuments } from '../documents.ts'
import { loadersOf } from '../edges.ts'
import { wrongLayers } from '../layers.ts'
import { definedBy, differences } from '../messages.ts'
import { provenBy, reachedFrom, unfilled, unproven, unsaid } from '../said.ts'
import { countResults } from '../units.ts'

test('code is bared of comments and texts, in place', () => {
  const source = 'a /* x\ny */ b // c\n"d" + `e ${f("g")} h` + /i"/.test(j) \'k'
  const code = bare(source)
  expect(code).toHaveLength(source.length)
  expect(code.replace(/ +/g, ' ')).toBe('a \n b \n" " + ` ${f(" ")} ` + / /.test(j) \'\'')
})

test('imports are found in all their forms', () => {
  const source =
    "import a from 'a'\nexport * from './b.ts'\nimport 'c'\nconst d = await import('d')\n// from 'e'\nimport {\n f,\n} from 'f'"
  expect(importsOf(source).map(({ from }) => from)).toEqual(['a', './b.ts', 'c', 'd', 'f'])
})

test('imports of types alone are told apart', () => {
  const source =
    "import type { a } from 'a'\nimport { type b, c } from 'b'\nimport { type d } from 'c'\nexport type { e } from 'd'\nimport f, { type g } from 'e'\nimport * as h from 'f'\nimport 'g'"
  expect(importsOf(source).map(({ types }) => types)).toEqual([true, false, true, true, false, false, false])
})

test('tests are found with their titles and their bodies', () => {
  const found = testsOf("test('a', () => { b(')') })\ntest.each([1, 2])('c %i', (n) => n)\nit(`d ${e}`, f)\nconst contest = test2('g')")
  expect(found.map(({ title, filled }) => [title, filled])).toEqual([
    ['a', false],
    ['c %i', true],
    ['d ${e}', true],
  ])
})

test.each([
  ['packages/kernel/a.ts', "import '@orrery/search'"],
  ['packages/kernel/a.ts', "import { parse } from 'yaml'"],
  ['packages/search/a.ts', "import '@orrery/server'"],
  ['packages/protocol/a.ts', "import '@orrery/games'"],
  ['packages/server/a.ts', "import '@orrery/web/a.ts'"],
  ['games/a/rules/b.ts', "import '@orrery/search'"],
  ['games/a/rules/b.ts', "import '../../b/state.ts'"],
  ['games/a/rules/b.ts', "import '@orrery/games/b/state.ts'"],
  ['games/a/rules/b.ts', "import 'preact'"],
  ['games/a/rules/b.ts', "import '../board/index.tsx'"],
  ['games/a/test/b.test.ts', "import '../../b/state.ts'"],
  ['games/draft/rules/b.ts', "import '../../chaos-galaxy/rules/options.ts'"],
  ['games/draft/rules/b.ts', "import '../../death-angel/content/dice.ts'"],
  ['games/chaos-galaxy/rules/b.ts', "import '../../draft/state.ts'"],
  ['games/a/board/b.tsx', "import '@orrery/web/app/home.tsx'"],
])('%s may not have: %s', (path, text) => {
  expect(wrongArrows([{ path, text }])).toHaveLength(1)
})

test.each([
  ['packages/search/a.ts', "import '@orrery/kernel'"],
  ['packages/server/a.ts', "import '@orrery/games'"],
  ['packages/web/a.ts', "import '@orrery/games/a/board/index.tsx'"],
  ['games/draft/rules/b.ts', "import '../../chaos-galaxy/rules/deck.ts'"],
  ['games/draft/test/b.test.ts', "import '../../chaos-galaxy/rules/options.ts'"],
  ['games/a/rules/b.ts', "import '../state.ts'"],
  ['games/a/board/b.tsx', "import '@orrery/board'"],
  ['games/a/board/b.tsx', "import { signal } from '@preact/signals'"],
  ['games/index.ts', "import('./a/index.ts')"],
])('%s may have: %s', (path, text) => {
  expect(wrongArrows([{ path, text }])).toEqual([])
})

test('nothing imports from a higher layer of its folder', () => {
  const layers = { path: 'games/a/layers.json', text: '[["words"], ["state.ts"], ["table"]]' }
  const files = [
    { path: 'games/a/words/b.ts', text: "import '../state.ts'" },
    { path: 'games/a/state.ts', text: "import './words/b.ts'" },
    { path: 'games/a/table/c.ts', text: "import '../state.ts'\nimport './d.ts'\nimport '../rules/e.ts'" },
    { path: 'games/a/rules/e.ts', text: "import '../table/c.ts'" },
    { path: 'games/a/test/f.ts', text: "import '../rules/e.ts'" },
  ]
  expect(wrongLayers([layers, ...files])).toEqual([
    'games/a/words/b.ts:1: may not import ../state.ts, which is on a higher layer (games/a/layers.json)',
    'games/a/table/c.ts:3: may not import ../rules/e.ts, which is on a higher layer (games/a/layers.json)',
  ])
  expect(wrongLayers(files)).toEqual([])
  expect(wrongLayers([layers])).toHaveLength(3)
})

test('files load each other in no circle, and import types in a circle only where it is named', () => {
  const file = (name: string, ...lines: string[]) => ({ path: `packages/x/${name}.ts`, text: lines.join('\n') })
  expect(wrongCircles([file('a', "import './b.ts'"), file('b', "import './c.ts'"), file('c', "import './a.ts'")], [])).toEqual([
    'packages/x/a.ts, packages/x/b.ts, packages/x/c.ts: load each other in a circle',
  ])
  const ofTypes = [file('a', "import './b.ts'"), file('b', "import type { A } from './a.ts'")]
  const files = ofTypes.map(({ path }) => path)
  expect(wrongCircles(ofTypes, [])).toHaveLength(1)
  expect(wrongCircles(ofTypes, [{ files, why: 'so' }])).toEqual([])
  expect(wrongCircles([file('a', "import './b.ts'"), file('b')], [{ files, why: 'so' }])).toHaveLength(1)
})

test('a file belongs to its part of the project', () => {
  expect(placeOf('games/a/board/x/y.tsx')).toBe('game:a/board')
  expect(placeOf('packages/board/board.ts')).toBe('board')
})

test('differences between languages are found', () => {
  const hu = definedBy('a = x { $one }\nb = { $two ->\n  [1] { $three }\n *[other] y\n }\nonly = z\n-term = t')
  expect(differences(hu, definedBy('a = x { $one }\nb = { $two } { $three }\nonly = z'))).toEqual([])
  expect(differences(hu, definedBy('a = x { $other }\nb = { $two }{ $three }\nmore = { gone }'))).toEqual([
    'a: hu takes (one), en takes (other)',
    'en lacks only',
    'hu lacks more',
    'en refers to gone, which is not defined',
  ])
  expect(differences(definedBy('a = { $x'), definedBy('a = b\na = c'))).toEqual([
    'hu: a does not read as Fluent',
    'en: a stands 2 times',
    'hu lacks a',
  ])
})

const BOOK = {
  path: 'games/a/rulebook/rules.yaml',
  text: `
notBuilt: [later]
sections:
  - id: now
    rules:
      - { id: A-NOW-1, hu: "a", en: "a" }
      - { id: A-NOW-2, hu: "b", en: "b", definition: true }
      - { id: A-NOW-3, hu: "c", en: "c" }
  - id: later
    rules: [{ id: A-LATER-1, hu: "d", en: "d" }]
`,
}

test('a rule that no passing test names is found', () => {
  const first = { path: 'games/a/test/now.test.ts', title: 'A-NOW-1 · proven' }
  expect(checkCoverage([BOOK], [first]).problems).toEqual(['games/a/rulebook/rules.yaml: no passing test proves A-NOW-3'])
  const both = checkCoverage([BOOK], [first, { path: 'games/a/test/now.test.ts', title: 'A-NOW-3, A-NOW-1 · too' }])
  expect(both).toEqual({ passed: 2, problems: [] })
  expect(checkCoverage([BOOK], [first, { path: 'games/b/test/now.test.ts', title: 'A-NOW-3 · elsewhere' }]).problems).toHaveLength(1)
})

test('a test whose rule is not in the rulebook is found when its title is filled in', () => {
  const wrong = { path: 'games/a/test/now.test.ts', title: 'A-NOW-9 · row 3' }
  expect(checkCoverage([BOOK], [wrong]).problems[0]).toContain('no rule A-NOW-9')
})

test('a test file that does not load counts as failed, and so does a skipped test', () => {
  const file = { name: 'x', status: 'failed', message: 'cannot load\nat y', assertionResults: [] }
  expect(countResults({ testResults: [file] }, 1).problems).toHaveLength(1)
  const skipped = { name: 'x', status: 'passed', message: '', assertionResults: [{ ancestorTitles: [], title: 't', status: 'skipped' }] }
  expect(countResults({ testResults: [skipped] }, 0).problems).toHaveLength(1)
  expect(countResults({ testResults: [] }, 1).problems).toEqual(['vitest ended with 1'])
})

test('documents cite only what exists', () => {
  const project = [
    { path: 'package.json', text: '{ "scripts": { "test": "x" } }' },
    { path: 'packages/cli/commands/play.ts', text: "export const command: Command = {\n  name: 'play',\n  usage: '[--seed S]',\n}" },
    {
      path: 'packages/cli/commands/serve.ts',
      text: "export const command: Command = {\n  name: 'serve',\n  usage: '[--SETTING VALUE ...]',\n}",
    },
    { path: 'packages/cli/settings/table.ts', text: "{ 'keep-days': 365 }" },
    { path: 'games/a/rules/turn.ts', text: '// gone() was here\nfunction nextTurn() { const MOST_TURNS = 1 }' },
    { path: 'tools/test.ts', text: '' },
  ]
  const stale = (text: string): string[] =>
    staleDocuments([...project, { path: 'docs/x.md', text }]).map((problem) => problem.replace(/^docs\/x\.md:/, ''))
  const good =
    '# All, and `more`\n`rules/turn.ts` `games/<game>/rules/` `games/*/rules/{turn,other}.ts` `nextTurn(g)` `MOST_TURNS` `npm run test` [here](../games/a) `3"` ' +
    '[there](#all-and-more) `orrery play --seed 1 | orrery serve --keep-days 3 --help`'
  expect(stale(`${good}\n\n\`\`\`\nnpx orrery play a && node tools/test.ts\nconst notThere = x()\n\`\`\`\n`)).toEqual([])
  expect(stale('a\n`rules/end.ts`, `gone(g)`, `lastTurn`, `LEAST_TURNS`')).toEqual([
    '2: cites rules/end.ts, which is not there',
    '2: cites gone, which is not there',
    '2: cites lastTurn, which is not there',
    '2: cites LEAST_TURNS, which is not there',
  ])
  expect(stale('`npm run fly` and `orrery sing`\n[x](y.md)\n```\nnode tools/none.ts\n```')).toEqual([
    '2: links to y.md, which is not there',
    '1: cites npm run fly, which is not there',
    '1: cites orrery sing, which is not there',
    '3: cites node tools/none.ts, which is not there',
  ])
  expect(stale('# All\n[x](#some) [y](x.md#none)\n`orrery play --keep-days 3` `orrery serve --seed 1`')).toEqual([
    '2: links to #some, which is not there',
    '2: links to x.md#none, which is not there',
    '3: cites --keep-days of orrery play, which is not there',
    '3: cites --seed of orrery serve, which is not there',
  ])
  const list = { path: 'docs/commands.md', text: '| command | it |\n|---|---|\n| `play GAME`, `sing` | plays like `serve` |\n' }
  expect(staleDocuments([...project, list])).toEqual(['docs/commands.md: leaves out orrery serve'])
})

test('every message that a board asks for, with all that it imports, must exist', () => {
  const file = (path: string, text: string) => ({ path, text })
  const files = [
    file('games/a/board/index.tsx', "import { Card } from '../../b/board/Card.tsx'\nconst far = () => import('./Far.tsx')\nsay('known')"),
    file('games/b/board/Card.tsx', "import type { X } from './types.ts'\ntext.say(`race-${race}`)\n// say('no code')"),
    file('games/a/board/Far.tsx', 'say(`missing`); say(id)'),
    file('games/b/board/types.ts', "say('not reached')"),
  ]
  const asked = reachedFrom('games/a/board/index.tsx', files).flatMap(askedBy)
  expect(unsaid(asked, new Set(['known', 'race-human', 'missing']))).toEqual([])
  expect(unsaid(asked, new Set(['known']))).toEqual([
    'games/a/board/Far.tsx: nothing says missing',
    'games/b/board/Card.tsx: nothing says race-…',
  ])
})

test('the messages that code asks for are found through conditions, constants, tables and lists', () => {
  const asked = (text: string) =>
    askedBy({ path: 'a.tsx', text }).map(({ id, open, app }) => `${app ? 'app ' : ''}${id}${open === null ? '' : `…${open}`}`)
  expect(asked("text.say(on ? 'a' : off ?? 'b'); say('c')")).toEqual(['a', 'b', 'app c'])
  expect(asked('const word = on ? `x` : `y`\nfunction f() { return text.say(`${word}-is`) }')).toEqual(['x-is', 'y-is'])
  expect(asked("const LIST = ['a', 'b'] as const\nLIST.map((one) => <b>{text.say(`l-${one}`)}</b>)")).toEqual(['l-a', 'l-b'])
  expect(asked("const L = [['a', 1], ['b', 2]]\nL.map(([one]) => text.say(`l-${one}`))")).toEqual(['l-a', 'l-b'])
  expect(asked("const T = { a: 'x', b: 'y' }\ntext.say(`t-${T[key]}`); text.say(T.a)")).toEqual(['t-x', 't-y', 'x'])
  expect(asked("const one = 'a'\nconst f = (one: string) => text.say(`f-${one}-is`)")).toEqual(['f-…-is'])
  expect(asked("if (text.has(`h-${x}`)) text.say(`h-${x}`)\nlet v = 'a'\ntext.say(`v-${v}`)\nsay(unknown)")).toEqual(['v-…'])
})

test('a message that shows values is never said without any, in no branch of a condition', () => {
  const { variables } = definedBy('become = As { $player }.\nplain = Yes.\ncount = { $n ->\n  [one] one\n *[other] more\n}')
  const found = (text: string) => unfilled(askedBy({ path: 'a.tsx', text }), variables)
  expect(found("say('plain'); say('become', { player }); text.say('count', params)")).toEqual([])
  expect(found("x ? say('become') : say('become', { player })")).toEqual(['a.tsx: become is said without its values (player)'])
  expect(found("text.say(x ? 'plain' : 'count')")).toEqual(['a.tsx: count is said without its values (n)'])
})

test('message ids that code composes of a name and a value must be proven by a list', () => {
  const asked = askedBy({ path: 'a.tsx', text: 'say(`race-${race}`); say(`race-${race}-is`); say(`plain`)' })
  const proven = (text: string) => provenBy({ path: 'composed.test.ts', text })
  expect(unproven(asked, proven("unsaidOf(texts, [['race-', RACES], ['race-', RACES, '-is']])"))).toEqual([])
  expect(unproven(asked, proven("unsaidOf(texts, [['race-', RACES]])"))).toEqual(['a.tsx: no test proves that race-…-is is said'])
})

test('the files that load a file are found through all imports, except those of types', () => {
  const file = (path: string, text: string) => ({ path, text })
  const files = [
    file('packages/k/package.json', '{"name":"@orrery/k","exports":{".":"./index.ts","./testing":"./tests/index.ts"}}'),
    file('packages/k/tests/index.ts', "export { play } from './play.ts'\nimport { a } from './a.ts'"),
    file('packages/k/tests/play.ts', 'export const play = 1'),
    file('games/a/given.ts', "import { play } from '@orrery/k/testing'"),
    file('games/a/loads.test.ts', "import { given } from './given.ts'"),
    file('games/a/types.test.ts', "import type { Given } from './given.ts'"),
    file('packages/k/tests/a.ts', "import { nothing } from 'elsewhere'"),
  ]
  expect([...loadersOf(files, 'packages/k/tests/play.ts')].sort()).toEqual([
    'games/a/given.ts',
    'games/a/loads.test.ts',
    'packages/k/tests/index.ts',
    'packages/k/tests/play.ts',
  ])
})
