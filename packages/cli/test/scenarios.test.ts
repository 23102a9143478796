import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { seedOf } from '@orrery/kernel'
import { asScenario, runScenario, type Scenario } from '@orrery/kernel/scenario'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { aim } from '../../kernel/test/games/aim.ts'
import { outbid } from '../../kernel/test/games/outbid.ts'
import { ticTacToe } from '../../kernel/test/games/tic-tac-toe.ts'
import { loadGame } from '../game.ts'

const DOCS = fileURLToPath(new URL('../../../docs/', import.meta.url))
const examples = [...readFileSync(`${DOCS}scenarios.md`, 'utf8').matchAll(/^```yaml\n(.*?)^```$/gms)].map((match) =>
  asScenario(parse(match[1] as string)),
)

describe('the examples of docs/scenarios.md', () => {
  test.each(examples.map((scenario, at) => [at + 1, scenario.title ?? scenario.name ?? scenario.game, scenario] as const))(
    '%i: %s',
    async (_number, _title, scenario) => {
      const { game, format: words } = await loadGame(scenario.game, DOCS)
      const setupOf = (name: string) => examples.find((other) => other.name === name) as Scenario
      expect(runScenario(game, scenario, { setupOf, format: await words() }).failures).toEqual([])
    },
  )

  test('show every construct', () => {
    const text = JSON.stringify(examples)
    const constructs = [
      'setup',
      'options',
      'seats',
      'seed',
      'given',
      'decks',
      'last',
      'dice',
      'streams',
      'each',
      'undo',
      'plan',
      'forced',
      'then',
    ]
    const expected = ['state', 'view', 'question', 'waiting', 'refused', 'why', 'events', 'result', 'as', 'rule', 'rules']
    const matchers = ['$any', '$not', '$above', '$below', '$length', '$has', '$lacks', '$only', '$or', '$same']
    for (const key of [...constructs, ...expected, ...matchers]) expect(text).toContain(`"${key}":`)
  })
})

/** The first difference that is reported for a scenario that does not hold. */
function firstDifference(game: Parameters<typeof runScenario>[0], scenario: object) {
  const failure = runScenario(game, { game: 'x', ...scenario }).failures[0]
  return failure === undefined ? null : { place: failure.place, ...failure.differences[0] }
}

describe('differences are reported', () => {
  test.each([
    [`{ then: [{ state: { 'cells[4]': 1 } }] }`, { place: 'then[0]', path: 'cells[4]', expected: '1', found: '0' }],
    [`{ then: [{ state: { 'rows[4]': 1 } }] }`, { path: 'rows[4]', found: expect.stringContaining("there is no 'rows'; there are: ") }],
    [`{ then: [{ state: { 'cels[4]': 0 } }] }`, { path: 'cels[4]', found: "nothing: there is no 'cels', but 'cells'" }],
    [`{ then: [{ state: { 'cels[4]': { $not: 1 } } }] }`, { path: 'cels[4]', found: "nothing: there is no 'cels', but 'cells'" }],
    [`{ then: [{ state: { 'cells[9]': { $not: 1 } } }] }`, { path: 'cells[9]', found: 'nothing: the list has 9' }],
    [`{ then: [{ question: { mesage: x } }] }`, { path: 'mesage', found: "nothing: there is no 'mesage', but 'message'" }],
    [`{ then: [{ resutl: null }] }`, { place: 'then[0]', found: "there is no 'resutl', but 'result'" }],
    [`{ then: [{ view: { cells: { $length: 8 } }, as: 0 }] }`, { path: 'cells', expected: '{"$length":8}' }],
    [`{ then: [{ question: { rule: 'TTT-9' } }] }`, { path: 'rule', expected: '"TTT-9"', found: '"TTT-3"' }],
    [`{ when: ['mark:0'], then: [{ options: ['mark:0'] }] }`, { expected: '{"$same":["mark:0"]}' }],
    [`{ then: [{ waiting: [1] }] }`, { found: '[0]' }],
    [`{ then: [{ refused: 'mark:0', as: 0 }] }`, { place: 'then[0]', found: `'"mark:0"' is accepted` }],
    [`{ then: [{ refused: 'mark:9', as: 0, rule: 'TTT-1' }] }`, { expected: 'TTT-1', found: 'TABLE-3 (TTT-3)' }],
    [`{ then: [{ why: 'cell:1', as: 0, rules: ['TTT-1'] }] }`, { expected: '{"$has":["TTT-1"]}', found: '[]' }],
    [`{ when: ['mark:0'], then: [{ events: [{ type: 'marked', cell: 1 }] }] }`, { path: 'events[0]' }],
    [`{ then: [{ result: { message: 'line' } }] }`, { found: 'null' }],
    [`{ when: ['mark:0', 'mark:0'] }`, { place: 'when[1]', expected: 'can be done' }],
    [`{ when: ['mark:0', { then: [{ state: { turn: 2 } }] }] }`, { place: 'when[1].then[0]', path: 'turn' }],
    [`{ when: ['mark:0', { undo: 1 }] }`, { place: 'when[1]', found: 'taking back is refused (TABLE-5)' }],
    [`{ given: { 'cells[0]': 'x' } }`, { place: 'given', found: 'cells[0]: expected whole number' }],
    [`{ given: { nothing: 1 } }`, { place: 'given', found: expect.stringContaining("'nothing' leads nowhere: there is no 'nothing'") }],
    [`{ given: { trun: 1 } }`, { place: 'given', found: "'trun' leads nowhere: there is no 'trun', but 'turn'" }],
    [`{ table: {} }`, { place: 'given', found: "x has no words for a 'table'" }],
    [`{ when: ['mark:0'], then: [{ events: { $only: [] } }] }`, { path: 'events', expected: '{"$only":[]}' }],
    [`{ when: ['mark:0'], then: [{ events: { $lacks: [{ type: marked }] } }] }`, { path: 'events' }],
    [`{ when: ['mark:0'], then: [{ state: { 'cells[0]': { $or: [0, 2] } } }] }`, { expected: '{"$or":[0,2]}', found: '1' }],
    [`{ when: ['mark:0'], then: [{ $or: [{ result: {} }, { waiting: [0] }] }] }`, { place: 'then[0]' }],
    [`{ when: [{ forced: 'mark:0' }] }`, { place: 'when[0]', found: "'mark:0' was not forced: nothing was" }],
    [`{ seen: { as: 0, view: { turn: 1 }, question: null } }`, { place: 'seen', path: 'view.turn' }],
    [`{ decks: { cells: [7] } }`, { place: 'given', found: "7 does not lie in 'cells'" }],
    [`{ dice: [1] }`, { place: 'given', found: "no stream 'dice'; there are: " }],
    [`{ setup: 'elsewhere' }`, { place: 'given', found: "no set-up 'elsewhere' here" }],
  ])('%s', (scenario, expected) => {
    expect(firstDifference(ticTacToe as never, parse(scenario))).toMatchObject(expected)
  })

  test('a preset result that the die does not have is reported', () => {
    const found = firstDifference(aim as never, { dice: [21], when: [{ seat: 0, plan: 5 }] })
    expect(found).toMatchObject({ place: 'when[0]', found: 'preset result 21 is not below 21' })
  })

  test('unused preset results are reported', () => {
    expect(firstDifference(aim as never, { dice: [1, 2], when: [{ seat: 0, plan: 5 }] })).toMatchObject({
      place: 'dice',
      found: 'left over: 2',
    })
  })

  test('the value for which an expectation fails is named', () => {
    const found = firstDifference(
      ticTacToe as never,
      parse("{ each: { at: [0, 1] }, when: ['mark:$at'], then: [{ state: { 'cells[0]': 1 } }] }"),
    )
    expect(found).toMatchObject({ place: 'at=1: then[0]', path: 'cells[0]' })
  })

  test('a given value that is not used is reported', () => {
    const { failures, notes } = runScenario(ticTacToe as never, { game: 'x', given: { turn: 0, 'cells[0]': 1 } })
    expect([failures, notes]).toEqual([[], ["'turn' is 0 without being given"]])
  })

  test('a text as a seed opens the same table as its digits', () => {
    const seeds = ['anything', seedOf('anything')].map((seed) => runScenario(outbid as never, { game: 'x', seed }).table)
    expect(seeds[0]?.state).toEqual(seeds[1]?.state)
  })

  test('events are compared as their viewer was told them', () => {
    const scenario = parse(
      "{ seats: 2, given: { 'hands[0][0]': 0 }, when: [{ seat: 0, option: 'lay:0' }], then: [{ events: [{ type: laid }], as: 0 }] }",
    )
    expect(firstDifference(outbid as never, scenario)).toMatchObject({ found: 'no more events' })
  })
})

test.each([
  [[], 'a scenario is a set of fields'],
  [{ when: [] }, "'game' is missing"],
  [{ game: 'x', than: [] }, "there is no 'than', but 'then'"],
  [{ game: 'x', each: {}, when: [] }, "'each' is a set of names"],
  [{ game: 'x', each: { a: [] } }, "'each' is a set of names"],
  [{ game: 'x', each: { has: [1] } }, '$has is a matcher'],
  [{ game: 'x', when: 'mark:0' }, "'when' is a list"],
  [{ game: 'x', given: [] }, "'given' is a set of fields"],
  [{ game: 'x', setup: 'y', seed: 1 }, "come from 'setup'"],
])('%j is no scenario', (raw, message) => {
  expect(() => asScenario(raw)).toThrow(message)
})
