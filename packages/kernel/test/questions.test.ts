import { expect, test } from 'vitest'
import {
  answer,
  choose,
  confirm,
  defineGame,
  freshTable,
  type Game,
  openTable,
  option,
  type Plan,
  plan,
  planName,
  playReplay,
  positionOf,
  type Rule,
  restore,
  reveal,
  schema,
  seedOf,
  seenBy,
  seenQuestion,
  type TableState,
  tableFields,
  takeEvents,
  tell,
  together,
  undo,
} from '../index.ts'
import { play } from '../testing/index.ts'
import { salvage } from './games/salvage.ts'

const AIM = planName<number, number>('aim')

interface Log extends TableState {
  log: string[]
  done: boolean
}

/** A game of one activity. */
function gameOf(rule: (g: Log) => Rule, version = 1): Game<Log> {
  return defineGame<Log, object, object>({
    id: 'one-rule',
    version,
    seats: { min: 2, max: 3 },
    cooperative: true,
    settings: [],
    options: () => ({}),
    state: schema.object({ ...tableFields('dice'), log: schema.array(schema.string()), done: schema.boolean() }) as Game<Log>['state'],
    setUp: (_options, _seats, seed) => ({ ...freshTable(seed, 'dice'), log: [], done: false }),
    next: (g) => (g.done ? { result: { winners: [], rule: 'ONE-2', message: 'done' } } : { activity: 'one', args: null }),
    activities: {
      *one(g) {
        yield* rule(g)
        g.done = true
      },
    },
    plans: {
      aim: {
        validate: (question, value) => (typeof value === 'number' && value <= question.bounds ? true : { rule: 'ONE-3' }),
        sample: () => 0,
      } satisfies Plan<Log, number>,
    },
    view: (g) => ({ log: g.log.slice() }),
    explain: () => [],
    determinize: () => undefined,
    policy: () => ({ option: 'yes' }),
    evaluate: () => 0.5,
  })
}

const prompt = { rule: 'ONE-1', message: 'which' }
const pick = (seat: number, ...ids: string[]) =>
  choose(
    seat,
    prompt,
    ids.map((id) => option(id, id, 'ONE-1')),
  )

test('a chosen option gives its value to the rule; the seat never sees the value', () => {
  const p = play(
    gameOf(function* (g) {
      const chosen = yield* choose(0, { ...prompt, on: 'ship:1' }, [
        option('a', { secret: 7 }, 'ONE-1'),
        option('b', { secret: 8 }, 'ONE-1', 'ship:2'),
      ])
      g.log.push(String(chosen.secret))
      if (yield* confirm(1, prompt)) g.log.push('confirmed')
    }),
  )
  expect(seenQuestion(p.question())).toEqual({
    kind: 'options',
    seat: 0,
    name: 'which',
    rule: 'ONE-1',
    message: 'which',
    on: 'ship:1',
    options: [
      { id: 'a', rule: 'ONE-1' },
      { id: 'b', rule: 'ONE-1', on: 'ship:2' },
    ],
  })
  p.answers('b', 'yes')
  expect(p.g.log).toEqual(['8', 'confirmed'])
})

test('the kernel takes a single option and tells only its seat, unless the question is always asked', () => {
  const p = play(
    gameOf(function* (g) {
      g.log.push(yield* pick(0, 'only'))
      yield* choose(1, prompt, [{ ...option('said', null, 'ONE-1'), message: 'in-other-words' }])
      g.log.push(yield* choose(1, { ...prompt, always: true }, [option('shown', 'shown', 'ONE-1')]))
    }),
  )
  expect(p.g.log).toEqual(['only'])
  expect(p.events(0, 'forced')).toEqual([{ type: 'forced', rule: 'ONE-1', seat: 0, question: 'which', option: 'only' }])
  expect(p.events(1, 'forced').map(({ option, message }) => [option, message])).toEqual([['said', 'in-other-words']])
  expect(p.options(1)).toEqual(['shown'])
})

test('a question without options is an error that names it', () => {
  expect(() => play(gameOf(() => pick(0) as Rule))).toThrow("the question 'which' (ONE-1) has no option")
})

test("a plan is validated within its bounds, and its refusal is the game's", () => {
  const p = play(
    gameOf(function* (g) {
      g.log.push(String(yield* plan(0, prompt, AIM, 5)))
    }),
  )
  expect(p.refused({ plan: 6 }, 0).rule).toBe('ONE-3')
  expect(p.refused({ plan: '5' }, 0).rule).toBe('ONE-3')
  expect(p.refused('aim', 0).rule).toBe('TABLE-3')
  p.answer({ plan: 5 })
  expect(p.g.log).toEqual(['5'])
})

const bidding = gameOf(function* (g) {
  const bids = yield* together(g, [
    {
      seat: 0,
      *rule() {
        const first = yield* pick(0, 'a', 'b')
        return first + (yield* pick(0, 'c', 'd'))
      },
    },
    { seat: 1, rule: () => pick(1, 'x', 'y') },
  ])
  for (const bid of bids) tell(g, { type: 'bid', bid })
  g.log.push(...bids)
})

test('several seats decide at the same time, in any order, and nothing is told until all have', () => {
  const p = play(bidding)
  expect(seenBy(p.table, 0).waiting).toEqual([0, 1])
  expect(seenBy(p.table, 'spectator').question).toBe(null)
  expect(p.answer('y', 1)).toEqual([])
  expect(p.refused('x', 1).rule).toBe('TABLE-1')
  p.answer('b', 0)
  expect(p.g.log).toEqual([])
  p.answer('c', 0)
  expect(p.g.log).toEqual(['bc', 'y'])
  expect(p.events('spectator', 'bid').map((event) => event.bid)).toEqual(['bc', 'y'])
})

test('each may take back its own secret choice while others still decide, but not once all is known', () => {
  const table = openTable(bidding, {}, 2, seedOf(1))
  answer(table, 0, { option: 'a' })
  answer(table, 1, { option: 'x' })
  expect(undo(table, 0)).toBe(true)
  expect(table.questions.map((question) => question.seat)).toEqual([0])
  expect(undo(table, 1)).toBe(true)
  answer(table, 1, { option: 'y' })
  answer(table, 0, { option: 'b' })
  answer(table, 0, { option: 'd' })
  expect(table.state.log).toEqual(['bd', 'y'])
  for (const seat of [0, 1]) expect(undo(table, seat)).toMatchObject({ rule: 'TABLE-5' })
})

test('in a simultaneous choice an answer is stale only if the question of that seat has changed', () => {
  const table = openTable(bidding, {}, 2, seedOf(1))
  answer(table, 0, { option: 'a' }, 0)
  expect(answer(table, 1, { option: 'x' }, 0)).toBe(true)
  expect(answer(table, 0, { option: 'c' }, 0)).toMatchObject({ rule: 'TABLE-2' })
  expect(answer(table, 0, { option: 'c' }, 3)).toMatchObject({ rule: 'TABLE-2' })
  expect(answer(table, 0, { option: 'c' }, Number.NaN)).toMatchObject({ rule: 'TABLE-2' })
  expect(answer(table, 0, { option: 'c' }, 2)).toBe(true)
  expect(answer(table, 0, { option: 'c' })).toMatchObject({ rule: 'TABLE-4' })
})

test('what was revealed cannot be taken back, what came after can', () => {
  const rule = function* (g: Log) {
    g.log.push(yield* pick(0, 'a', 'b'))
    g.log.push(yield* pick(0, 'c', 'd'))
    reveal(g)
    g.log.push(yield* pick(0, 'e', 'f'))
    g.log.push(yield* pick(0, 'g', 'h'))
  }
  const table = openTable(gameOf(rule), {}, 2, seedOf(1))
  answer(table, 0, { option: 'a' })
  expect(undo(table, 0)).toBe(true)
  for (const id of ['b', 'c', 'e']) answer(table, 0, { option: id })
  expect(undo(table, 0)).toBe(true)
  expect(table.state.log).toEqual(['b', 'c'])
  expect(undo(table, 0)).toMatchObject({ rule: 'TABLE-5' })
  expect(answer(table, 0, { option: 'f' }, table.version - 1)).toMatchObject({ rule: 'TABLE-2' })
})

test('answers that no longer fit changed rules are dropped, and the activity begins again', () => {
  const asking = (version: number, ...ids: string[]) =>
    gameOf(function* (g) {
      for (let n = 0; n < 3; n++) g.log.push(yield* pick(0, ...ids))
    }, version)
  const table = openTable(asking(1, 'a', 'b'), {}, 2, seedOf(1))
  answer(table, 0, { option: 'a' })
  answer(table, 0, { option: 'b' })
  const kept = JSON.parse(JSON.stringify(positionOf(table)))
  const same = restore(asking(2, 'a', 'b', 'c'), kept)
  expect([same.dropped, same.table.state.log, same.table.version]).toEqual([0, ['a', 'b'], 2])
  const changed = restore(asking(2, 'a', 'c'), kept)
  expect([changed.dropped, changed.table.state.log, changed.table.version]).toEqual([2, [], 2])
  expect(() => restore(asking(0, 'a', 'b'), kept)).toThrow('newer version')
  const { log: _, ...less } = kept.state
  expect(() => restore(asking(2, 'a', 'b'), { ...kept, state: less })).toThrow('older version (1)')
})

test.each([
  [{ game: 'another' }, 'not a position of'],
  [{ seats: 9 }, 'seats are 9'],
  [{ version: -1 }, 'version is -1'],
  [{ activity: 'constructor' }, "activity 'constructor' is unknown"],
  [{ answers: 'none' }, 'no list of answers'],
  [{ answers: [null] }, 'no list of answers'],
  [{ state: {} }, 'expected'],
  [{ state: null }, 'expected object'],
])('a position with %j is refused', (change, message) => {
  const position = JSON.parse(JSON.stringify(positionOf(openTable(bidding, {}, 2, seedOf(1)))))
  expect(() => restore(bidding, { ...position, ...change })).toThrow(RangeError)
  expect(() => restore(bidding, { ...position, ...change })).toThrow(message)
})

test('a replay plays the same table again, undo included, and names the step that does not fit', () => {
  const table = openTable(bidding, {}, 2, seedOf(1))
  const steps = [
    { seat: 0, answer: { option: 'a' } },
    { seat: 0, undo: true },
    { seat: 0, answer: { option: 'b' } },
    { seat: 1, answer: { option: 'x' } },
    { seat: 0, answer: { option: 'c' } },
  ] as const
  const replay = {
    format: 1,
    game: 'one-rule',
    gameVersion: 1,
    options: {},
    seats: 2,
    seed: seedOf(1),
    commitment: null,
    steps,
    result: null,
  } as const
  const states = [...playReplay(bidding, replay)].map(({ step, events }) => [step, events.length])
  expect(states).toEqual([
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 0],
    [4, 0],
    [5, 2],
  ])
  expect(() => [...playReplay(bidding, { ...replay, steps: [...steps, steps[0]] })]).toThrow('step 6')
  expect(table.version).toBe(0)
})

test('a question cannot require more options than it has, and an unknown number of seats is refused', () => {
  expect(() => openTable(salvage, {}, 1, seedOf(1))).toThrow('2 to 4 seats')
  expect(() => openTable(salvage, {}, 2.5, seedOf(1))).toThrow(RangeError)
  expect(takeEvents(openTable(salvage, {}, 2, seedOf(1))).map(({ event }) => event.type)).toEqual(['drifts'])
})
