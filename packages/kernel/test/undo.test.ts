import { expect, test } from 'vitest'
import {
  answer,
  canUndo,
  choose,
  defineGame,
  freshTable,
  type Infer,
  openTable,
  option,
  schema,
  seedOf,
  tableFields,
  together,
  undo,
} from '../index.ts'

const state = schema.object({ ...tableFields(), lead: schema.string(), parts: schema.array(schema.string()), round: schema.int() })
type State = Infer<typeof state>

const pick = (seat: number, ...ids: string[]) =>
  choose(
    seat,
    { rule: 'T-1', message: 'pick' },
    ids.map((id) => option(id, id, 'T-1')),
  )

/** Seat 0 decides alone; then both decide at the same time, in the same activity or in one of their own. */
const leadThenParts = (split: boolean) =>
  defineGame<State, object, object>({
    id: 'lead-then-parts',
    version: 1,
    seats: { min: 2, max: 2 },
    cooperative: false,
    settings: [],
    options: () => ({}),
    state,
    setUp: (_options, _seats, seed) => ({ ...freshTable(seed), lead: '', parts: [], round: 0 }),
    next: (g) =>
      g.round === 2
        ? { result: { winners: [], rule: 'T-2', message: 'end' } }
        : { activity: !split ? 'both' : g.round === 0 ? 'lead' : 'parts', args: null },
    activities: {
      *lead(g) {
        g.lead = yield* pick(0, 'left', 'right')
        g.round = 1
      },
      *parts(g) {
        g.parts = yield* together(
          g,
          [0, 1].map((seat) => ({ seat, rule: () => pick(seat, 'in', 'out') })),
        )
        g.round = 2
      },
      *both(g) {
        g.lead = yield* pick(0, 'left', 'right')
        g.parts = yield* together(
          g,
          [0, 1].map((seat) => ({ seat, rule: () => pick(seat, 'in', 'out') })),
        )
        g.round = 2
      },
    },
    plans: {},
    view: () => ({}),
    explain: () => [],
    determinize: () => undefined,
    policy: () => ({ option: 'in' }),
    evaluate: () => 0.5,
  })

test.each([
  ['an activity of its own', true],
  ['the same activity', false],
])('an answer before a decision made at the same time, in %s, is not taken back once another seat has decided', (_, split) => {
  const table = openTable(leadThenParts(split), {}, 2, seedOf(1))
  expect(answer(table, 0, { option: 'left' })).toBe(true)
  expect(canUndo(table, 0)).toBe(true)
  expect(answer(table, 1, { option: 'out' })).toBe(true)
  expect(canUndo(table, 0)).toBe(false)
  expect(undo(table, 0)).toMatchObject({ rule: 'TABLE-5' })
  expect(canUndo(table, 1)).toBe(true)
  expect(undo(table, 1)).toBe(true)
  expect(canUndo(table, 0)).toBe(true)
  expect(undo(table, 0)).toBe(true)
  expect(table.questions.map((question) => question.seat)).toEqual([0])
})

test('one seat takes back its part of a simultaneous decision without affecting the others', () => {
  const table = openTable(leadThenParts(true), {}, 2, seedOf(1))
  answer(table, 0, { option: 'left' })
  answer(table, 0, { option: 'in' })
  expect(table.state.lead).toBe('left')
  expect(undo(table, 0)).toBe(true)
  answer(table, 1, { option: 'out' })
  expect(answer(table, 0, { option: 'out' })).toBe(true)
  expect(table.state.parts).toEqual(['out', 'out'])
})
