import { expect, test } from 'vitest'
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

test('a file with its points asleep is the same, and one woken breaks its place alone', () => {
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
