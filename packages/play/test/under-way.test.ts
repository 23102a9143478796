import { catalogue, type Game, openTable, positionOf, seedOf, seenBy, type Table } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { outbid } from '../../kernel/test/games/outbid.ts'
import { ticTacToe } from '../../kernel/test/games/tic-tac-toe.ts'
import { thought, tick } from '../clock.ts'
import { applyMoveInPlace, asItWas, type Chronicle, linesOf, start, step, UNTIMED, type UnderWay, written } from '../index.ts'

const begun = (): UnderWay => start(openTable(outbid as Game, {}, 2, seedOf('play')), 0).play

const first = ({ table }: UnderWay, seat: number) => {
  const question = table.questions.find((one) => one.seat === seat)
  return { option: question?.kind === 'options' ? (question.options[0]?.id as string) : '' }
}

function made(tried: ReturnType<typeof step>) {
  if ('refusal' in tried) throw new Error(tried.refusal.rule)
  return tried
}

test('a move makes the next table under way and leaves the one before as it was', () => {
  const play = begun()
  const { play: next, happened } = made(step(play, 0, first(play, 0), { now: 1000, by: 'person' }))
  expect(play.table.version).toBe(0)
  expect(next.table.version).toBe(1)
  expect(happened).toMatchObject({ from: 0, version: 1, seat: 0, undone: null })
  expect(next.fresh).toEqual([{ version: 1, seat: 0, used: 1000 }])
  expect(next.clocks.map(({ spent, since }) => [spent, since])).toEqual([
    [1000, null],
    [0, 0],
  ])
})

test('a clock counts from when its seat is asked, and a bot’s answer is neither late nor in time', () => {
  expect(begun().clocks).toEqual([0, 1].map(() => ({ spent: 0, since: 0, late: 0, reserve: 0 })))
  const clock = { spent: 0, since: 100, late: 2, reserve: 0 }
  expect([thought(clock, 150), thought(clock, 50), thought({ ...clock, since: null }, 150), thought(undefined, 150)]).toEqual([50, 0, 0, 0])
  const { table } = begun()
  const late = (inTime: boolean | null) =>
    tick([clock, clock], table, table, { seat: 0, now: 500, inTime, used: null, timing: UNTIMED }).map((one) => one.late)
  expect([late(null), late(true), late(false)]).toEqual([
    [2, 2],
    [0, 2],
    [3, 2],
  ])
})

test('a refused move, a stale move and a move of an unknown seat change nothing', () => {
  const play = begun()
  expect(step(play, 0, { option: 'lay:99' }, { now: 0, by: 'person' })).toMatchObject({ refusal: { rule: 'TABLE-3' } })
  expect(step(play, 7, { option: 'lay:1' }, { now: 0, by: 'person' })).toMatchObject({ refusal: { rule: 'TABLE-1' } })
  for (const seat of [-1, 2]) {
    expect(step(play, seat, { option: 'lay:1' }, { now: 0, by: 'person' })).toEqual({ refusal: { rule: 'TABLE-1' } })
    expect(step(play, seat, 'undo', { now: 0, by: 'person' })).toEqual({ refusal: { rule: 'TABLE-5' } })
    expect(applyMoveInPlace(play, seat, { option: 'lay:1' }, { now: 0, by: 'person' })).toEqual({ refusal: { rule: 'TABLE-1' } })
  }
  expect(step(play, 0, 'undo', { now: 0, by: 'person' })).toMatchObject({ refusal: { rule: 'TABLE-5' } })
  expect(step(play, 0, first(play, 0), { now: 0, by: 'person', version: 9 })).toMatchObject({ refusal: { rule: 'TABLE-2' } })
})

test('a question that stays keeps its clock, a new one of either seat restarts it; an undo restarts no other clock', () => {
  const clocks = [0, 1].map(() => ({ spent: 0, since: 100, late: 0, reserve: 0 }))
  const table = (...asked: number[]) => ({ ...begun().table, asked, questions: [0, 1].map((seat) => ({ seat })) }) as unknown as Table
  const since = (asked: number[], used: number | null) =>
    tick(clocks, table(1, 1), table(...asked), { seat: 0, now: 500, inTime: null, used, timing: UNTIMED }).map((clock) => clock.since)
  expect([since([2, 1], null), since([2, 2], null), since([2, 2], 300)]).toEqual([
    [500, 100],
    [500, 500],
    [200, 100],
  ])
  // A seat that was not asked before is asked from now on, also after an undo.
  const idle = clocks.map((clock) => ({ ...clock, since: null }))
  const anew = tick(idle, table(1, 1), table(2, 2), { seat: 0, now: 500, inTime: null, used: 300, timing: UNTIMED })
  expect(anew.map((clock) => clock.since)).toEqual([200, 500])
})

/** Everything about a table under way, as text. */
const wholeOf = ({ table, fresh, clocks }: UnderWay) =>
  JSON.stringify([positionOf(table), table.state, [0, 1, 'spectator' as const].map((viewer) => seenBy(table, viewer)), fresh, clocks])

test('an answer in place gives the same table as one on a copy, and the earlier table is still available', () => {
  let play = begun()
  for (let version = 0; version < 8; version++) {
    const seat = play.table.questions[0]?.seat as number
    const how = { now: 1000 * version, by: 'person' } as const
    const given = first(play, seat)
    const before = wholeOf(play)
    const onCopy = made(step(play, seat, given, how))
    expect(applyMoveInPlace(play, seat, { option: 'lay:99' }, how)).toMatchObject({ refusal: { rule: 'TABLE-3' } })
    expect(wholeOf(play)).toBe(before)
    const was = asItWas(play)
    const inPlace = made(applyMoveInPlace(play, seat, given, how))
    expect(inPlace.happened).toEqual(onCopy.happened)
    expect(wholeOf(inPlace.play)).toBe(wholeOf(onCopy.play))
    expect(wholeOf(was)).toBe(before)
    expect(was.table).toBe(was.table)
    expect(wholeOf(made(applyMoveInPlace(was, seat, given, how)).play)).toBe(wholeOf(onCopy.play))
    play = inPlace.play
  }
  expect(play.table.result).not.toBeNull()
  expect(asItWas(play)).toBe(play)
  expect(applyMoveInPlace(play, 0, { option: 'lay:0' }, { now: 0, by: 'person' })).toMatchObject({ refusal: { rule: 'TABLE-4' } })
})

test('an undone answer leaves the log, and stays in the steps', () => {
  const chronicle: Chronicle = { steps: [], log: [] }
  let play = begun()
  for (const move of [first(play, 0), 'undo'] as const) {
    const { play: next, happened } = made(step(play, 0, move, { now: 0, by: 'person' }))
    play = next
    written(chronicle, happened)
    expect(chronicle.log.map(({ version }) => version)).toEqual([happened.version])
  }
  expect(chronicle.steps).toEqual([
    { seat: 0, answer: expect.anything() },
    { seat: 0, undo: true },
  ])
  expect(linesOf(chronicle.log, 0)).toEqual([])
  expect(play.fresh).toEqual([])
})

test('a move is stored with keys in place of numbers, whether it is made on a copy or in place', () => {
  const cards = catalogue(
    'cards',
    Array.from({ length: 12 }, (_, card) => `card-${card}`),
    (key) => key,
  )
  const keyed = { ...outbid, ids: { lay: [cards] } } as unknown as Game
  for (const move of [step, applyMoveInPlace]) {
    const { play } = start(openTable(keyed, {}, 2, seedOf('play')), 0)
    const { option } = first(play, 0)
    const { happened } = made(move(play, 0, { option }, { now: 0, by: 'person' }))
    expect(happened.move).toEqual({ option: option.replace('lay:', 'lay:@cards/card-') })
  }
})

test('an undo takes back the last answer of its seat with the time that it took; the earlier ones can still be taken back', () => {
  let play = start(openTable(ticTacToe as Game, {}, 2, seedOf('play')), 0).play
  const moves = [
    [0, 'mark:4', 10],
    [1, 'mark:0', 30],
    [0, 'mark:1', 70],
  ] as const
  for (const [seat, option, now] of moves) play = made(step(play, seat, { option }, { now, by: 'person' })).play
  const undone = made(step(play, 0, 'undo', { now: 1000, by: 'person' }))
  expect([undone.happened.undone, undone.play.fresh, undone.play.clocks[0]?.since]).toEqual([3, play.fresh.slice(0, 2), 1000 - 40])
  // If an answer is no longer known, neither is its time.
  const unknown = made(step({ ...play, fresh: [] }, 0, 'undo', { now: 1000, by: 'person' }))
  expect([unknown.happened.undone, unknown.play.clocks[0]?.since]).toEqual([null, 1000])
})

test('an undo removes only the lines of its own answer, and new lines come last', () => {
  const chronicle: Chronicle = { steps: [], log: [] }
  const move = { option: 'a' }
  written(chronicle, { from: 0, version: 1, seat: 0, move, events: [], undone: null })
  written(chronicle, { from: 1, version: 2, seat: 1, move, events: [], undone: null })
  written(chronicle, { from: 2, version: 3, seat: 1, move, events: [], undone: null })
  written(chronicle, { from: 3, version: 4, seat: 0, move: 'undo', events: [], undone: 1 })
  expect(chronicle.log.map(({ version }) => version)).toEqual([2, 3, 4])
  expect(chronicle.steps.map(({ seat }) => seat)).toEqual([0, 1, 1, 0])
})

test('a log leaves out what was told at its moment only', () => {
  const events = [
    { event: { type: 'kept' }, seats: null, others: null },
    { event: { type: 'shown', fleeting: true as const }, seats: [0], others: { type: 'shown-hidden' } },
  ]
  const types = (viewer: 0 | 1) => linesOf([{ version: 1, events }], viewer).map(({ event }) => event.type)
  expect([types(0), types(1)]).toEqual([['kept'], ['kept', 'shown-hidden']])
})
