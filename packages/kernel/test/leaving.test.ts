import { expect, test } from 'vitest'
import {
  answer,
  choose,
  chooseSomeStill,
  chooseStill,
  defineGame,
  fork,
  freshTable,
  type Infer,
  openTable,
  option,
  positionOf,
  restore,
  schema,
  seedOf,
  seenBy,
  tableFields,
  takeEvents,
  tell,
  together,
  undo,
} from '../index.ts'

const state = schema.object({
  ...tableFields(),
  said: schema.array(schema.string()),
  gone: schema.array(schema.int()),
  round: schema.int(),
})
type State = Infer<typeof state>

function* word(g: State, seat: number) {
  const said = yield* choose(
    seat,
    { rule: 'T-1', message: 'word', always: true },
    ['pass', 'yes', 'no'].map((id) => option(id, id, 'T-1')),
  )
  g.said.push(`${seat}:${said}`)
}

/** Three seats say a word each in turn, then all together; who gives up is silent from then on. */
const words = defineGame<State, object, object>({
  id: 'words',
  version: 1,
  seats: { min: 3, max: 3 },
  cooperative: false,
  settings: [],
  options: () => ({}),
  state,
  setUp: (_options, _seats, seed) => ({ ...freshTable(seed), said: [], gone: [], round: 0 }),
  next: (g) =>
    g.round === 2 ? { result: { winners: [], rule: 'T-2', message: 'end' } } : { activity: g.round === 0 ? 'turns' : 'all', args: null },
  activities: {
    *turns(g) {
      for (const seat of [0, 1, 2]) yield* word(g, seat)
      g.round = 1
    },
    *all(g) {
      yield* together(
        g,
        [0, 1, 2].map((seat) => ({ seat, rule: () => word(g, seat) })),
      )
      g.round = 2
    },
  },
  plans: {},
  concede: (g, seat) => void g.gone.push(seat),
  hasLeft: (g, seat) => g.gone.includes(seat),
  least: () => ({ option: 'pass' }),
  view: () => ({}),
  explain: () => [],
  determinize: () => undefined,
  policy: () => ({ option: 'yes' }),
  evaluate: () => 0.5,
})

/** One seat says five words, of which the third is heard. */
const heralds = defineGame<State, object, object>({
  ...words,
  activities: {
    *turns(g) {
      for (const name of ['first', 'second', 'third', 'fourth', 'fifth']) {
        const prompt = { rule: 'T-1', name, message: 'word', always: true }
        g.said.push(
          yield* choose(
            0,
            prompt,
            [...'abcd'].map((id) => option(id, id, 'T-1')),
          ),
        )
        if (name === 'third') tell(g, { type: 'herald' })
      }
      g.round = 2
    },
  },
  concede(g, seat) {
    g.gone.push(seat)
    tell(g, { type: 'gone', seat })
  },
})

/** One seat calls another, after something was told. */
const calls = defineGame<State, object, object>({
  ...words,
  seats: { min: 4, max: 4 },
  activities: {
    *turns(g) {
      tell(g, { type: 'begins' })
      const others = () => [1, 2, 3].filter((seat) => !g.gone.includes(seat))
      const called = yield* chooseStill(0, { rule: 'T-1', message: 'call' }, () => others().map((one) => option(`call:${one}`, one, 'T-1')))
      g.said.push(`called ${called}`)
      g.round = 2
    },
  },
})

/** One seat calls several others, after something was told. */
const gathers = defineGame<State, object, object>({
  ...words,
  seats: { min: 4, max: 4 },
  activities: {
    *turns(g) {
      tell(g, { type: 'begins' })
      const called = yield* chooseSomeStill(0, { rule: 'T-1', message: 'call' }, () => {
        const options = [1, 2, 3].filter((seat) => !g.gone.includes(seat)).map((one) => option(`call:${one}`, one, 'T-1'))
        return { options, amount: { least: 0, most: 2 } }
      })
      g.said.push(`called ${called}`)
      g.round = 2
    },
  },
})

test('an activity continues without a seat that gave up: its questions get the minimal answer', () => {
  const table = openTable(words, {}, 3, seedOf(1))
  expect(answer(table, 0, { option: 'yes' })).toBe(true)
  // Seat 2 leaves while seat 1 is asked; seat 1 is asked the same, and its answer of before is still in time.
  const { version } = table
  expect(answer(table, 2, { concede: true })).toBe(true)
  expect(table.questions.map(({ seat }) => seat)).toEqual([1])
  expect(answer(table, 1, { option: 'no' }, version)).toBe(true)
  expect(table.state.said.slice(0, 3)).toEqual(['0:yes', '1:no', '2:pass'])
  // Of all together two are left, then one.
  expect(table.questions.map(({ seat }) => seat)).toEqual([0, 1])
  expect(answer(table, 0, { concede: true })).toBe(true)
  expect(answer(table, 1, { option: 'yes' })).toBe(true)
  expect(table.result).not.toBeNull()
  expect(table.state.said.slice(3).toSorted()).toEqual(['0:pass', '1:yes', '2:pass'])
})

test('a seat that gives up while it is asked is answered for at once, and cannot give up again', () => {
  const table = openTable(words, {}, 3, seedOf(1))
  expect(seenBy(table, 0).canConcede).toBe(true)
  expect(answer(table, 0, { concede: true })).toBe(true)
  expect(table.questions.map(({ seat }) => seat)).toEqual([1])
  expect(table.state.said).toEqual(['0:pass'])
  expect([seenBy(table, 0).canConcede, seenBy(table, 1).canConcede]).toEqual([false, true])
  expect(answer(table, 0, { concede: true })).toMatchObject({ rule: 'TABLE-6' })
})

test('forks, positions and undo keep a seat that gave up in the middle of an activity', () => {
  const table = openTable(words, {}, 3, seedOf(1))
  expect(answer(table, 2, { concede: true })).toBe(true)
  expect(answer(table, 0, { option: 'yes' })).toBe(true)
  for (const same of [fork(table), fork(table, true), restore(words, JSON.parse(JSON.stringify(positionOf(table)))).table]) {
    expect(same.state).toMatchObject({ gone: [2], said: ['0:yes'] })
    expect(answer(same, 1, { option: 'no' })).toBe(true)
    expect(same.state.said.slice(0, 3)).toEqual(['0:yes', '1:no', '2:pass'])
  }
  expect(undo(table, 0)).toBe(true)
  expect(table.state).toMatchObject({ gone: [2], said: [] })
  expect(table.questions.map(({ seat }) => seat)).toEqual([0])
})

test('a seat that leaves takes back the answers of another seat that nobody has seen yet', () => {
  const table = openTable(heralds, {}, 3, seedOf(1))
  for (const id of ['a', 'b']) expect(answer(table, 0, { option: id })).toBe(true)
  expect(table.state.said).toEqual(['a', 'b'])
  // Nobody has heard of it: the activity begins again.
  expect(answer(table, 2, { concede: true })).toBe(true)
  expect([table.state.said, table.questions.map(({ name }) => name), table.answers]).toEqual([[], ['first'], []])
  for (const id of ['a', 'b', 'c']) expect(answer(table, 0, { option: id })).toBe(true)
  expect(takeEvents(table).map(({ event }) => event.type)).toEqual(['gone', 'herald'])
  expect(answer(table, 0, { option: 'd' })).toBe(true)
  // The first three were heard of, the fourth was not.
  expect(answer(table, 1, { concede: true })).toBe(true)
  expect([table.state.said, table.questions.map(({ name }) => name)]).toEqual([['a', 'b', 'c'], ['fourth']])
  for (const same of [fork(table), restore(heralds, JSON.parse(JSON.stringify(positionOf(table)))).table]) {
    expect([same.state, same.questions.map(({ name }) => name)]).toEqual([table.state, ['fourth']])
  }
})

test('options that are made anew when a seat leaves: fewer, the only one, none', () => {
  const table = openTable(calls, {}, 4, seedOf(1))
  const offered = () => table.questions.flatMap((open) => (open.kind === 'options' ? open.options.map(({ id }) => id) : []))
  expect(offered()).toEqual(['call:1', 'call:2', 'call:3'])
  const { version } = table
  expect(answer(table, 1, { concede: true })).toBe(true)
  expect(offered()).toEqual(['call:2', 'call:3'])
  expect(answer(table, 0, { option: 'call:2' }, version)).toMatchObject({ rule: 'TABLE-2' })
  // The only one that is left is taken.
  expect(answer(table, 3, { concede: true })).toBe(true)
  expect(table.result).not.toBeNull()
  expect(table.state.said).toEqual(['called 2'])
})

test('several options at once that are made anew when a seat leaves, with new limits, and none at all', () => {
  const table = openTable(gathers, {}, 4, seedOf(1))
  const offered = () =>
    table.questions.flatMap((open) => (open.kind === 'multi-select' ? [[open.options.map(({ id }) => id), open.least, open.most]] : []))
  expect(offered()).toEqual([[['call:1', 'call:2', 'call:3'], 0, 2]])
  expect(answer(table, 2, { concede: true })).toBe(true)
  expect(answer(table, 1, { concede: true })).toBe(true)
  expect(offered()).toEqual([[['call:3'], 0, 1]])
  expect(answer(table, 0, { options: ['call:2'] })).not.toBe(true)
  const alone = fork(table)
  expect(answer(table, 0, { options: ['call:3'] })).toBe(true)
  expect(table.state.said).toEqual(['called 3'])
  expect(answer(alone, 3, { concede: true })).toBe(true)
  expect(alone.state.said).toEqual(['called null'])
})
