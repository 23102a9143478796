import { expect, test } from 'vitest'
import { rulesOf, type Subject, subjectOf } from '../mutants/files.ts'
import { judged } from '../mutants/outcome.ts'
import { pointsOf, withPoints } from '../mutants/points.ts'

const CODE = `
function* take(g: State, seat: number): Rule<number> {
  if (g.done && seat >= 2) return 0
  const list: number[] = [1]
  lay(g, seat)
  yield* hit(g)
  return yield* choose(seat, { rule: 'X-1', message: 'x' }, list[0] === 3 ? a : b)
}
`

test('conditions, seats, numbers and calls are found; types and indexes are not', () => {
  const points = pointsOf('take.ts', CODE).map(({ kind, was }) => `${kind}: ${was}`)
  expect(points).toEqual([
    'condition: g.done && seat >= 2',
    'part: && seat >= 2',
    'part: g.done &&',
    'condition: g.done',
    'condition: seat >= 2',
    'number: 2',
    'number: 0',
    'number: 1',
    'call: lay(g, seat)',
    'call: yield* hit(g)',
    'seat: seat',
    'condition: list[0] === 3',
    'number: 3',
  ])
})

test('a file whose points are inactive works as before, and an active point breaks only its own place', () => {
  const code = 'function grade(n) { let s = "x"; if (n > 2) { s = "big" } return s + String(1) }'
  const points = pointsOf('grade.js', code)
  const grade = (woken: number, n: number): string =>
    new Function('__mutant', `${withPoints(code, points, 1)}; return grade(${n})`)((point: number) => point === woken) as string
  expect([grade(0, 2), grade(0, 3)]).toEqual(['x1', 'big1'])
  const condition = points.findIndex(({ kind }) => kind === 'condition') + 1
  expect([grade(condition, 2), grade(condition, 3)]).toEqual(['big1', 'big1'])
  const one = points.findIndex(({ was }) => was === '1') + 1
  expect([grade(one, 2), grade(one, 3)]).toEqual(['x2', 'big2'])
})

test('parts of conditions, sums, orders and assignments are broken, each in its own way', () => {
  const code =
    'function due(g, list) { if (g.over || list.length === 0) return 0; g.count = g.count + list.shift(); return Math.max(g.count, 1) }'
  const points = pointsOf('due.js', code)
  expect(points.map(({ kind, now }) => `${kind}: ${now}`)).toEqual([
    'condition: (g.over) && (list.length === 0)',
    'part: (g.over)',
    'part: (list.length === 0)',
    'condition: !(g.over)',
    'condition: (list.length) !== (0)',
    'number: 1',
    'number: 1',
    'assignment: ;',
    'sum: (g.count) - (list.shift())',
    'order: list.pop()',
    'order: Math.min(g.count, 1)',
    'number: 2',
  ])
  const due = (woken: number, g: { over?: boolean; count: number }): number =>
    new Function('__mutant', `${withPoints(code, points, 1)}; return due`)((point: number) => point === woken)(g, [2, 5]) as number
  const answers = points.map((_, at) => due(at + 1, { count: 3 }))
  expect(due(0, { count: 3 })).toBe(5)
  expect(answers).toEqual([5, 5, 5, 0, 0, 5, 5, 3, 1, 8, 1, 5])
})

test('a call with `?.` is left out, too; inactive, it stays a separate statement, also after a line without a semicolon', () => {
  const code = 'function meet(a, b) { a?.push(1)\n b?.push(2)\n return [a, b] }'
  const points = pointsOf('meet.js', code)
  expect(points.map(({ kind, was }) => `${kind}: ${was}`)).toEqual([
    ...['call: a?.push(1)', 'order: a?.push(1)', 'number: 1'],
    ...['call: b?.push(2)', 'order: b?.push(2)', 'number: 2'],
  ])
  const meet = (woken: number): unknown =>
    new Function('__mutant', `${withPoints(code, points, 1)}; return meet([0], [0])`)((point: number) => point === woken)
  expect([meet(0), meet(1), meet(5)]).toEqual([
    [
      [0, 1],
      [0, 2],
    ],
    [[0], [0, 2]],
    [
      [0, 1],
      [2, 0],
    ],
  ])
})

test('names that every object inherits are not opposites', () => {
  expect(pointsOf('text.js', 'const text = (n) => n.toString(2).valueOf()').map(({ kind }) => kind)).toEqual(['number'])
})

test('only a failing test notices; a run that takes too long or does not load proves nothing', () => {
  const written = (...messages: (string | null)[]) =>
    JSON.stringify({
      testResults: [
        {
          assertionResults: messages.map((message) => ({
            status: message === null ? 'passed' : 'failed',
            failureMessages: message === null ? [] : [message],
          })),
        },
      ],
    })
  const tooLong = 'Error: Test timed out in 20000ms.'
  expect(judged(0, written(null))).toBe('lived')
  expect(judged(1, written(null, 'AssertionError: expected 1 to be 2'))).toBe('noticed')
  expect(judged(1, written(tooLong))).toBe('hangs')
  expect(judged(1, written(tooLong, 'RangeError: no item 3'))).toBe('noticed')
  expect(judged(1, null)).toBe('hangs')
  expect(judged(1, written())).toBe('unloaded')
})

test('a game is mutated in its rules, a package in all its code, and every point has its own number', () => {
  const filesOf = (name: string) => {
    const subject = subjectOf(name) as Subject
    const rules = rulesOf(subject)
    const counts = rules.map(({ points }) => points.length)
    expect(rules.map(({ first }) => first)).toEqual(counts.map((_, at) => counts.slice(0, at).reduce((sum, count) => sum + count, 1)))
    return rules.map(({ path }) => path.slice(subject.folder.length + 1))
  }
  const draft = filesOf('draft')
  expect(draft).toContain('rules/packs.ts')
  expect(draft.filter((path) => !path.startsWith('rules/'))).toEqual([])
  const collecting = filesOf('collecting')
  expect(collecting).toContain('draw.ts')
  expect(collecting.filter((path) => path.startsWith('test/'))).toEqual([])
  expect(subjectOf('collecting')?.tests.map((path) => path.split('/').slice(-3).join('/'))).toEqual([
    'collecting/test/collecting.test.ts',
    ...['board/test/composed.test.ts', 'chaos-galaxy/test/collecting.test.ts'],
  ])
  expect([subjectOf(''), subjectOf('..'), subjectOf('nothing')]).toEqual([null, null, null])
})
