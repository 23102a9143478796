import { expect, expectTypeOf, test } from 'vitest'
import {
  answer,
  answerOf,
  catalogue,
  choose,
  defineGame,
  freshTable,
  type Game,
  isDealtBySeed,
  type Kind,
  openTable,
  option,
  piecesOf,
  playReplay,
  positionOf,
  type Replay,
  restore,
  schema,
  seedOf,
  shuffleIn,
  startOf,
  storedAnswer,
  tableFields,
  takeEvents,
} from '../index.ts'

interface Ship {
  readonly key: string
  readonly guns: number
}

const ARK: Ship = { key: 'ark', guns: 1 }
const BARGE: Ship = { key: 'barge', guns: 2 }
const CUTTER: Ship = { key: 'cutter', guns: 3 }
const DHOW: Ship = { key: 'dhow', guns: 4 }

/** A game in which ships of a catalogue are bought until three have been. */
function yard(ships: readonly Ship[], more: Partial<Game> = {}) {
  const SHIPS = catalogue('ships', ships, ({ key }) => key)
  const HULLS = piecesOf(
    'hulls',
    ships.map(({ key, guns }) => [key, guns]),
  )
  const state = schema.object({
    ...tableFields(),
    bought: schema.array(schema.ref(SHIPS)),
    flag: schema.refOrNone(SHIPS),
    prices: schema.columns(SHIPS, schema.int(), () => 7),
    docked: schema.nullable(schema.record(schema.variant('what', { hull: { hull: schema.ref(HULLS) }, none: {} }))),
  })
  type State = schema.Infer<typeof state>
  const game = defineGame<State, State, null>({
    id: 'yard',
    version: 1,
    seats: { min: 1, max: 1 },
    cooperative: true,
    settings: [],
    options: () => null,
    state,
    setUp: () => ({
      random: {},
      reveals: 0,
      events: [],
      bought: [],
      flag: SHIPS.kind('barge'),
      prices: ships.map(({ guns }) => guns),
      docked: { north: { what: 'hull', hull: HULLS.kind('barge.1') }, south: { what: 'none' } },
    }),
    next: (g) => (g.bought.length < 3 ? { activity: 'buy', args: null } : { result: { winners: [0], rule: 'YARD-1', message: 'full' } }),
    activities: {
      *buy(g) {
        const options = () => SHIPS.kinds().map((kind) => option(`buy:${kind}`, kind, 'YARD-2'))
        const first = yield* choose(0, { name: 'yard.buy', rule: 'YARD-2', message: 'buy' }, options())
        const second = yield* choose(0, { name: 'yard.buy', rule: 'YARD-2', message: 'buy' }, options())
        g.bought.push(first as Kind<'ships'>, second as Kind<'ships'>)
      },
    },
    plans: {},
    ids: { buy: [SHIPS] },
    view: (g) => g,
    explain: () => [],
    determinize: () => undefined,
    policy: (_g, question) => ({ option: question.kind === 'plan' ? '' : (question.options[0]?.id ?? '') }),
    evaluate: () => 0,
  })
  return { game: { ...game, ...more } as unknown as Game, keyOf: (number: number) => SHIPS.keys[number] }
}

const THREE = [ARK, BARGE, CUTTER]

/** A table at which a cutter has been bought and another ship is asked for; as text. */
function stored(game: Game): string {
  const table = openTable(game, null, 1, seedOf(1))
  answer(table, 0, { option: 'buy:2' })
  return JSON.stringify(positionOf(table))
}

test('a number of one catalogue is not accepted for another', () => {
  expectTypeOf<Kind<'ships'>>().not.toExtend<Kind<'cards'>>()
})

test('a duplicate key, or one with a separator of listings, is refused', () => {
  expect(() => catalogue('ships', [ARK, ARK], ({ key }) => key)).toThrow("'ark' is twice in 'ships'")
  expect(() => catalogue('ships', [{ ...ARK, key: 'the ark' }], ({ key }) => key)).toThrow("'the ark' of 'ships' is no key")
})

test('a position lists the keys of its numbers, and its answers contain the keys', () => {
  const position = JSON.parse(stored(yard(THREE).game))
  expect(position.catalogues).toEqual({ ships: 'ark barge cutter', hulls: 'ark*1 barge*2 cutter*3' })
  expect(position.answers).toEqual([{ seat: 0, answer: { option: 'buy:@ships/cutter' } }])
})

test.each([
  ['at the front', [DHOW, ...THREE]],
  ['in the middle', [ARK, DHOW, BARGE, CUTTER]],
  ['at the end', [...THREE, DHOW]],
  ['in another order', [CUTTER, DHOW, BARGE, ARK]],
])('an entry added %s changes nothing at a stored table', (_where, ships) => {
  const { game, keyOf } = yard(ships)
  const { table, dropped } = restore(game, JSON.parse(stored(yard(THREE).game)))
  expect(dropped).toBe(0)
  expect(answer(table, 0, { option: `buy:${ships.indexOf(ARK)}` })).toBe(true)
  const state = table.state as unknown as { bought: number[]; flag: number; prices: number[]; docked: { north: { hull: number } } }
  expect(state.bought.map(keyOf)).toEqual(['cutter', 'ark'])
  expect(keyOf(state.flag)).toBe('barge')
  expect(Object.fromEntries(state.prices.map((price, number) => [keyOf(number), price]))).toEqual({ ark: 1, barge: 2, cutter: 3, dhow: 7 })
  const hulls = ships.flatMap(({ key, guns }) => Array.from({ length: guns }, (_, copy) => `${key}.${copy}`))
  expect(hulls[state.docked.north.hull]).toBe('barge.1')
})

test('a missing entry is named; migrate may replace it with another', () => {
  const position = JSON.parse(stored(yard(THREE).game))
  const without = yard([ARK, CUTTER, DHOW])
  expect(() => restore(without.game, position)).toThrow("'barge' of 'ships' is no longer there")
  const renaming: Partial<Game> = {
    version: 2,
    migrate(state, _from, keys) {
      for (const [name, held] of Object.entries(keys)) keys[name] = held.map((key) => key.replace('barge', 'dhow'))
      return state
    },
  }
  const { game, keyOf } = yard([ARK, CUTTER, DHOW], renaming)
  expect(keyOf((restore(game, position).table.state as unknown as { flag: number }).flag)).toBe('dhow')
})

test('an answer with a missing entry is dropped with its activity, like one that no longer fits', () => {
  const position = JSON.parse(stored(yard([ARK, BARGE, CUTTER]).game))
  position.catalogues = { ships: 'ark barge', hulls: 'ark*1 barge*2' }
  position.state.prices = [1, 2]
  expect(restore(yard([ARK, BARGE]).game, position).dropped).toBe(1)
})

test('a position and a replay from before catalogues are read with the listings of that time', () => {
  const old = JSON.parse(stored(yard(THREE).game))
  delete old.catalogues
  old.answers = [{ seat: 0, answer: { option: 'buy:2' } }]
  const { game, keyOf } = yard([DHOW, ...THREE], { unkeyed: { ships: 'ark barge cutter', hulls: 'ark*1 barge*2 cutter*3' } })
  const { table } = restore(game, old)
  expect(answer(table, 0, answerOf(table, 0, { option: 'buy:0' }))).toBe(true)
  const bought = (state: unknown) => (state as { bought: number[] }).bought.map(keyOf)
  expect(bought(table.state)).toEqual(['cutter', 'ark'])
  const steps = ['buy:2', 'buy:@ships/dhow', 'buy:0', 'buy:1'].map((option) => ({ seat: 0, answer: { option } }))
  const about = { format: 1, game: 'yard', gameVersion: 1, options: null, seats: 1, seed: seedOf(1), commitment: null } as const
  const replay: Replay = { ...about, steps, result: null }
  expect(bought([...playReplay(game, replay)].at(-1)?.table.state)).toEqual(['cutter', 'dhow', 'ark', 'barge'])
})

test('an answer is stored with keys; what is no number of the catalogue stays as it is', () => {
  const table = openTable(yard(THREE).game, null, 1, seedOf(1))
  expect(storedAnswer(table, 0, { option: 'buy:1' })).toEqual({ option: 'buy:@ships/barge' })
  expect(storedAnswer(table, 0, { options: ['buy:1', 'buy:9', 'keep:1'] })).toEqual({ options: ['buy:@ships/barge', 'buy:9', 'keep:1'] })
  expect(storedAnswer(table, 0, { plan: 1 })).toEqual({ plan: 1 })
})

test('numbers beyond the catalogue do not fit the schema', () => {
  const position = JSON.parse(stored(yard(THREE).game))
  expect(() => restore(yard(THREE).game, { ...position, state: { ...position.state, bought: [3] } })).toThrow('bought[0]')
  expect(() => restore(yard(THREE).game, { ...position, state: { ...position.state, bought: [-1] } })).toThrow('bought[0]')
})

/** A game in which ships of a catalogue are dealt face down, one after the other, and each is named. */
function deal(ships: readonly Ship[]): Game {
  const SHIPS = catalogue('ships', ships, ({ key }) => key)
  const state = schema.object({
    ...tableFields('deals'),
    edition: schema.edition(SHIPS),
    dealt: schema.array(schema.ref(SHIPS)),
  })
  type State = schema.Infer<typeof state>
  return defineGame<State, State, null>({
    id: 'deal',
    version: 1,
    seats: { min: 1, max: 1 },
    cooperative: true,
    settings: [],
    options: () => null,
    state,
    setUp: (_options, _seats, seed) => ({ ...freshTable(seed, 'deals'), edition: '', dealt: [] }),
    next: (g) => (g.dealt.length < 6 ? { activity: 'deal', args: null } : { result: { winners: [0], rule: 'DEAL-1', message: 'dealt' } }),
    activities: {
      *deal(g) {
        const pile = [...SHIPS.edition(g.edition)]
        shuffleIn(g, 'deals', pile)
        const ship = pile[0] as Kind<'ships'>
        const prompt = { name: 'deal.name', rule: 'DEAL-2', message: 'name' }
        yield* choose(0, prompt, [option(`name:${ship}`, null, 'DEAL-2'), option('pass', null, 'DEAL-2')])
        g.dealt.push(ship)
      },
    },
    plans: {},
    ids: { name: [SHIPS] },
    view: (g) => g,
    explain: () => [],
    determinize: () => undefined,
    policy: (_g, question) => ({ option: question.kind === 'plan' ? '' : (question.options[0]?.id ?? '') }),
    evaluate: () => 0,
  }) as unknown as Game
}

/** A replay of the game with a start, as text. */
function dealtReplay(game: Game): Replay {
  const seed = seedOf(3)
  const table = openTable(game, null, 1, seed)
  const start = startOf(table, takeEvents(table))
  const steps: Replay['steps'][number][] = []
  while (table.result === null) {
    const question = table.questions[0]
    const given = { option: question?.kind === 'options' ? (question.options[0]?.id ?? '') : '' }
    steps.push({ seat: 0, answer: storedAnswer(table, 0, given) })
    answer(table, 0, given)
  }
  const about = { format: 1, game: 'deal', gameVersion: 1, options: null, seats: 1, seed, commitment: null } as const
  return JSON.parse(JSON.stringify({ ...about, start, steps, result: table.result })) as Replay
}

const ENLARGED: readonly [string, readonly Ship[]][] = [
  ['at the front', [DHOW, ...THREE]],
  ['in the middle', [ARK, DHOW, BARGE, CUTTER]],
  ['at the end', [...THREE, DHOW]],
]

test.each(ENLARGED)('a replay with a start draws what it drew when an entry has been added %s', (_where, ships) => {
  const replay = dealtReplay(deal(THREE))
  const table = [...playReplay(deal(ships), replay)].at(-1)?.table
  expect(table?.result).toEqual(replay.result)
  const dealt = (table?.state as { dealt?: number[] } | undefined)?.dealt ?? []
  expect(dealt.map((kind) => `name:@ships/${ships[kind]?.key}`)).toEqual(
    replay.steps.map((step) => ('answer' in step && 'option' in step.answer ? step.answer.option : '')),
  )
})

test.each(ENLARGED)('a replay without a start stops where an entry that was added %s is dealt', (_where, ships) => {
  const { start: _, ...replay } = dealtReplay(deal(THREE))
  expect([...playReplay(deal(THREE), replay)].at(-1)?.table.result).toEqual(replay.result)
  expect(() => [...playReplay(deal(ships), replay)]).toThrow('is refused')
})

test('a start is compared with what the seed deals, unless content has been added or the rules are others', () => {
  const replay = dealtReplay(deal(THREE))
  expect(isDealtBySeed(deal(THREE), replay)).toBe(true)
  expect(isDealtBySeed(deal(THREE), { ...replay, seed: seedOf(4) })).toBe(false)
  expect(isDealtBySeed(deal([...THREE, DHOW]), replay)).toBeNull()
  expect(isDealtBySeed({ ...deal(THREE), version: 2 }, replay)).toBeNull()
  const { start: _, ...older } = replay
  expect(isDealtBySeed(deal(THREE), older)).toBeNull()
})

test('a start of another number of seats, another game or a broken edition is refused', () => {
  const replay = dealtReplay(deal(THREE))
  expect(() => [...playReplay(deal(THREE), { ...replay, seats: 2 })]).toThrow('2 seats')
  expect(() => [...playReplay(yard(THREE).game, replay)]).toThrow('not a position of yard')
  const broken = JSON.parse(JSON.stringify(replay))
  broken.start.position.state.edition = 'ark galleon'
  expect(() => [...playReplay(deal(THREE), broken)]).toThrow('edition')
})
