import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  anySet,
  choose,
  chooseSome,
  defineGame,
  freshTable,
  type MultiSelectQuestion,
  mayAdd,
  multiSelectVerdict,
  nearSets,
  option,
  type Rule,
  randomOf,
  schema,
  seedOf,
  seenQuestion,
  tableFields,
} from '../index.ts'
import { play } from '../testing/index.ts'
import { convoy } from './games/convoy.ts'

const question = (more: Partial<MultiSelectQuestion>): MultiSelectQuestion => {
  const options = ['a', 'b', 'c', 'd', 'e'].map((id) => option(id, id, 'SOME-1'))
  return { kind: 'multi-select', seat: 0, rule: 'SOME-1', name: 'some', message: 'some', options, least: 0, most: 5, ...more }
}

test('as many as are asked for, each once, of those offered', () => {
  const p = play(convoy)
  expect(p.options()).toEqual(['crate:1', 'crate:2', 'crate:3', 'crate:4', 'crate:5'])
  for (const options of [[], ['crate:9'], ['crate:1', 'crate:1'], ['crate:1', 'crate:2', 'crate:3', 'crate:4']])
    expect(p.refused({ options }, 0).params?.rule).toBe('CV-1')
  expect(p.refused({ options: ['crate:4', 'crate:5', 'crate:1'] }, 0).params?.rule).toBe('CV-2')
  expect(p.refused({ option: 'crate:1' }, 0).rule).toBe('TABLE-3')
  p.answers(['crate:4', 'crate:1'])
  expect(p.table.answers[0]?.answer).toEqual({ options: ['crate:1', 'crate:4'] })
})

test('a choice of several is one step to take back', () => {
  const p = play(convoy)
  p.answers(['crate:2', 'crate:3'])
  p.undo(0)
  expect(p.question().name).toBe('load')
})

test('what is sent to the seat is enough to check a choice', () => {
  const p = play(convoy)
  const seen = seenQuestion(p.question())
  if (seen.kind !== 'multi-select') throw new Error('several are asked for')
  expect(JSON.parse(JSON.stringify(seen))).toEqual(seen)
  expect(multiSelectVerdict(seen, ['crate:4', 'crate:5'])).toBe(true)
  expect(multiSelectVerdict(seen, ['crate:3', 'crate:4', 'crate:5'])).toMatchObject({ rule: 'CV-2' })
  expect(mayAdd(seen, ['crate:4', 'crate:5'], 'crate:1')).toMatchObject({ rule: 'CV-2' })
  expect(mayAdd(seen, ['crate:1'], 'crate:4')).toBe(true)
})

/** A table of one rule, which writes down what it was given. */
const state = schema.object({ ...tableFields('dice'), log: schema.array(schema.string()), done: schema.boolean() })
function tableOf(rule: () => Rule<string[]>) {
  return play(
    defineGame({
      ...convoy,
      id: 'one',
      seats: { min: 1, max: 1 },
      state,
      setUp: (_options: object, _seats: number, seed: string) => ({ ...freshTable(seed, 'dice'), log: [] as string[], done: false }),
      next: (g: { done: boolean }) =>
        g.done ? { result: { winners: [], rule: 'ONE-1', message: 'done' } } : { activity: 'one', args: null },
      activities: {
        *one(g: { log: string[]; done: boolean }) {
          g.log.push(...(yield* rule()))
          g.log.push(yield* choose(0, { rule: 'ONE-2', message: 'wait' }, [option('x', 'x', 'ONE-2'), option('y', 'y', 'ONE-2')]))
          g.done = true
        },
      },
      view: (g: { log: string[] }) => ({ log: g.log.slice() }),
      evaluate: () => 0.5,
    } as never),
  ) as unknown as { g: { log: string[] }; question(): { name: string }; answers(...given: (string | string[])[]): void }
}
const ask = (more: Partial<MultiSelectQuestion>) => () => {
  const { options, least, most, bounds, ordered } = question(more)
  return chooseSome(0, { rule: 'SOME-1', message: 'some' }, options, {
    least,
    most,
    ...(bounds ? { bounds } : {}),
    ...(ordered ? { ordered } : {}),
  }) as Rule<string[]>
}

test('values come in the order of the options, or as chosen where the order matters', () => {
  const plain = tableOf(ask({ least: 2, most: 2 }))
  plain.answers(['d', 'b'])
  expect(plain.g.log).toEqual(['b', 'd'])
  const ordered = tableOf(ask({ least: 2, most: 2, ordered: true }))
  ordered.answers(['d', 'b'])
  expect(ordered.g.log).toEqual(['d', 'b'])
})

test('the only legal set is taken without asking', () => {
  expect(tableOf(ask({ least: 5 })).g.log).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(tableOf(ask({ most: 0 })).g.log).toEqual([])
  const heavy = { rule: 'SOME-2', of: ['a', 'b', 'c', 'd', 'e'], weights: [1, 2, 3, 4, 5], least: 14 }
  expect(tableOf(ask({ most: 4, bounds: [heavy] })).g.log).toEqual(['b', 'c', 'd', 'e'])
  expect(tableOf(ask({ least: 5, ordered: true })).question().name).toBe('some')
})

test('a question that no set answers is an error of the rules', () => {
  expect(() => tableOf(ask({ least: 6 }))).toThrow('no legal answer')
  const impossible = { rule: 'SOME-2', of: ['a', 'b'], least: 3 }
  expect(() => tableOf(ask({ bounds: [impossible] }))).toThrow('no legal answer')
})

test('random sets and neighbours of sets are legal whenever a legal set exists', () => {
  const ids = ['a', 'b', 'c', 'd', 'e']
  const bound = fc.record({
    of: fc.subarray(ids, { minLength: 1 }),
    least: fc.option(fc.integer({ min: 0, max: 4 }), { nil: undefined }),
    most: fc.option(fc.integer({ min: 0, max: 9 }), { nil: undefined }),
    weighed: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.nat(5), fc.nat(5), fc.array(bound, { maxLength: 3 }), fc.nat(), (least, most, drawn, salt) => {
      const bounds = drawn.map((one) => ({
        rule: 'SOME-2',
        of: one.of,
        least: one.least,
        most: one.most,
        weights: one.weighed ? one.of.map((id) => ids.indexOf(id) + 1) : undefined,
      }))
      const asked = question({ least, most, bounds })
      const all = Array.from({ length: 32 }, (_, mask) => ids.filter((_, at) => mask & (1 << at)))
      const legal = all.filter((set) => multiSelectVerdict(asked, set) === true)
      const random = randomOf(seedOf(salt))
      if (legal.length === 0) {
        expect(() => anySet(asked, random)).toThrow()
        return
      }
      const one = anySet(asked, random)
      expect(legal).toContainEqual(one)
      for (const near of nearSets(asked, one, random, 20)) expect(legal).toContainEqual(near)
    }),
  )
})
