import { expect, expectTypeOf, test } from 'vitest'
import { schema } from '../index.ts'

const ship = schema.variant('kind', {
  cruiser: { hull: schema.int(), wings: schema.array(schema.object({ x: schema.number() })) },
  base: { name: schema.string(), open: schema.boolean() },
})

const fleet = schema.object({
  ships: schema.array(ship),
  flag: schema.nullable(schema.object({ colour: schema.oneOf('red', 'blue') })),
  scores: schema.record(schema.int()),
  notes: schema.json(),
  passing: schema.transient<string>(),
  grid: schema.array(schema.array(schema.int())),
})
type Fleet = schema.Infer<typeof fleet>

const sample = (): Fleet => ({
  ships: [
    { kind: 'cruiser', hull: 3, wings: [{ x: 0.5 }] },
    { kind: 'base', name: 'Ark', open: true },
  ],
  flag: { colour: 'red' },
  scores: { a: 1, b: 2 },
  notes: { free: [1, null, 'x'] },
  passing: ['gone after cloning'],
  grid: [[1, 2], [3]],
})

test('a schema gives the type', () => {
  expectTypeOf<Fleet['flag']>().toEqualTypeOf<{ colour: 'red' | 'blue' } | null>()
  expectTypeOf<Fleet['grid']>().toEqualTypeOf<number[][]>()
  expect(schema.misfitsOf(fleet, sample())).toEqual([])
})

test.each([
  ['generated', schema.cloner(fleet)],
  ['walking', fleet.cloneValue],
])('the %s clone is the same and shares nothing', (_name, clone) => {
  const one = sample()
  const other = clone(one)
  expect(other).toEqual({ ...sample(), passing: [] })
  expect(JSON.stringify(other)).toBe(JSON.stringify({ ...sample(), passing: [] }))
  other.ships.pop()
  if (other.flag !== null) other.flag.colour = 'blue'
  other.scores.a = 9
  other.grid[0]?.push(9)
  ;(other.notes as { free: unknown[] }).free.push('y')
  expect(one).toEqual(sample())
})

test('both clones keep null, empty lists and the order of fields', () => {
  const bare: Fleet = { ...sample(), ships: [], flag: null, scores: {}, grid: [[]] }
  const { ships, ...others } = bare
  const shuffled: Fleet = { ...others, ships }
  expect(JSON.stringify(schema.cloner(fleet)(shuffled))).toBe(JSON.stringify(fleet.cloneValue(shuffled)))
  expect(Object.keys(schema.cloner(fleet)(shuffled))).toEqual(['ships', 'flag', 'scores', 'notes', 'passing', 'grid'])
})

test.each([
  [{ ships: [{ kind: 'cruiser', hull: 1.5, wings: [] }] }, 'ships[0].hull'],
  [{ ships: [{ kind: 'tug' }] }, 'ships[0].kind'],
  [{ ships: 'none' }, 'ships'],
  [{ flag: { colour: 'green' } }, 'flag.colour'],
  [{ flag: undefined }, 'flag'],
  [{ scores: { a: '1' } }, 'scores.a'],
  [{ scores: [] }, 'scores'],
  [{ grid: [[1], 2] }, 'grid[1]'],
  [{ grid: [[Number.NaN]] }, 'grid[0][0]'],
  [{ strange: 1 }, 'strange'],
  [{ ships: [{ kind: 'base', name: 'Ark', open: true, more: 1 }] }, 'ships[0].more'],
  [{ ships: [{ kind: 'base', name: 7, open: 'yes' }] }, 'ships[0].name'],
])('%j does not fit at %s', (change, path) => {
  expect(schema.misfitsOf(fleet, { ...sample(), ...change }).map((misfit) => misfit.path)).toContain(path)
  expect(() => schema.parse(fleet, { ...sample(), ...change })).toThrow(RangeError)
})

test('a value that is not an object does not fit, and every misfit is named', () => {
  for (const value of [null, 7, 'x', [], undefined]) expect(schema.misfitsOf(fleet, value)).toHaveLength(1)
  expect(() => schema.parse(fleet, { ...sample(), flag: 1, grid: 2 })).toThrow(/flag: expected object; grid: expected list/)
})

test('parsing returns a copy with empty transient lists', () => {
  const raw = JSON.parse(JSON.stringify({ ...sample(), passing: undefined }))
  const parsed = schema.parse(fleet, raw)
  expect(parsed.passing).toEqual([])
  parsed.grid.length = 0
  expect(raw.grid).toHaveLength(2)
})
