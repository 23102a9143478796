import { gunzipSync, gzipSync } from 'node:zlib'
import { gameEntry } from '@orrery/games'
import {
  type Answer,
  answer,
  type Game,
  type Json,
  openTable,
  positionOf,
  type Question,
  type Replay,
  randomOf,
  seedOf,
  startOf,
  takeEvents,
} from '@orrery/kernel'
import { STUDY_LIMITS } from '@orrery/protocol'
import { expect, test } from 'vitest'
import { ticTacToe } from '../../../kernel/test/games/tic-tac-toe.ts'
import { verified } from '../../studies/record.ts'

const GAME = ticTacToe as Game
const SEED = seedOf('record')

/** The first of two wins with these. */
const CELLS = [0, 3, 1, 4, 2]
const marking = (at: number, cell: number) => ({ seat: at % 2, answer: { option: `mark:${cell}` } as Answer })
const STEPS = CELLS.map((cell, at) => marking(at, cell))

const played = (change: object = {}): object => ({
  ...{ format: 1, game: GAME.id, gameVersion: GAME.version, options: {}, seats: 2, seed: SEED, commitment: null, steps: STEPS },
  ...{
    players: [
      { name: 'Ann', bot: null },
      { name: '', bot: 'quick' },
    ],
    result: { winners: [1], message: 'lied', rule: 'X-1' },
  },
  ...change,
})
const packed = (record: unknown): string => gzipSync(typeof record === 'string' ? record : JSON.stringify(record)).toString('base64')
const fault = (record: unknown) => {
  const found = verified(GAME, packed(record))
  return 'fault' in found ? found.fault : null
}

/** A start, with what a liar says that it told. */
const at = (position: unknown) => ({ position, events: [{ to: null, event: { type: 'lied' } }] })

/** The position after some answers. */
function positionAfter(count: number) {
  const table = openTable(GAME, {}, 2, SEED)
  for (const step of STEPS.slice(0, count)) answer(table, step.seat, step.answer)
  return JSON.parse(JSON.stringify(positionOf(table)))
}

test('a true record is stored as the server played it: with its own result, without names', () => {
  const found = verified(GAME, packed(played({ commitment: 'mine', more: 'than is read' })))
  if ('fault' in found) throw new Error(found.fault)
  expect(found.length).toBe(STEPS.length)
  const stored = JSON.parse(gunzipSync(Buffer.from(found.record, 'base64')).toString()) as Replay
  expect(stored).toEqual({
    ...{ format: 1, game: GAME.id, gameVersion: GAME.version, options: {}, seats: 2, seed: SEED, commitment: null, steps: STEPS },
    players: [
      { name: '', bot: null },
      { name: '', bot: 'quick' },
    ],
    result: expect.objectContaining({ winners: [0] }),
    start: { position: positionAfter(0), events: [] },
  })
  // What the server stores it would take again.
  expect(verified(GAME, found.record)).toEqual(found)
})

test('a record that lies, is of another version, of an unfinished game, or of another game is refused', () => {
  expect(fault(played({ steps: [marking(0, 0), marking(1, 0), ...STEPS.slice(2)] }))).toBe('unfit')
  expect(fault(played({ steps: [...STEPS, marking(1, 8)] }))).toBe('unfit')
  expect(fault(played({ steps: STEPS.map((step) => ({ ...step, seat: 1 - step.seat })) }))).toBe('unfit')
  expect(fault(played({ seats: 3 }))).toBe('unfit')
  expect(fault(played({ gameVersion: GAME.version + 1 }))).toBe('other-version')
  expect(fault(played({ steps: STEPS.slice(0, -1) }))).toBe('unfinished')
  expect(fault(played({ steps: [] }))).toBe('unfinished')
  // A game's own start is no scenario.
  expect(fault(played({ start: at(positionAfter(0)), steps: STEPS.slice(0, -1) }))).toBe('unfinished')
  expect(fault(played({ game: 'outbid' }))).toBe('unreadable')
})

test('what is no record, or is huge, is refused before anything is played', () => {
  for (const broken of ['', '{', 'null', '[]', '{"format":1}', '['.repeat(20_000)]) expect(fault(broken)).toBe('unreadable')
  const cases = [{ format: 2 }, { seed: 'short' }, { seats: 0 }, { seats: 1e9 }, { steps: 'all' }, { steps: [{ seat: 0, undo: true }] }]
  for (const change of cases) expect(fault(played(change))).toBe('unreadable')
  expect(fault(`{"format":1,"options":{"__proto__":{"seats":2}},${JSON.stringify(played({ options: undefined })).slice(1)}`)).toBe(
    'unreadable',
  )
  expect(verified(GAME, 'bm8gZ3ppcA==')).toEqual({ fault: 'unreadable' })
  // A few kilobytes that unpack to many megabytes.
  expect(fault(`${' '.repeat(20_000_000)}${JSON.stringify(played())}`)).toBe('unreadable')
  expect(fault(played({ steps: new Array(STUDY_LIMITS.recordSteps + 1).fill(STEPS[0]) }))).toBe('too-long')
})

test('a record may begin in a scenario, whose game need not be over', () => {
  const start = positionAfter(2)
  const found = verified(GAME, packed(played({ start: at(start), steps: [] })))
  if ('fault' in found) throw new Error(found.fault)
  expect(JSON.parse(gunzipSync(Buffer.from(found.record, 'base64')).toString()).start).toEqual({ position: start, events: [] })
  expect(verified(GAME, packed(played({ start: at(start), steps: STEPS.slice(2) })))).toMatchObject({ length: 3 })
  expect(fault(played({ start: at(start), steps: [marking(0, 0)] }))).toBe('unfit')
})

test('a position that does not fit the rules is refused', () => {
  const start = positionAfter(2)
  for (const change of [
    { game: 'outbid' },
    { gameVersion: 99 },
    { seats: 3 },
    { activity: 'constructor' },
    { answers: 7 },
    { state: null },
  ])
    expect(fault(played({ start: at({ ...start, ...change }), steps: [] }))).toBe('unfit')
  const other = { ...start.state, cells: 'all' }
  expect(fault(played({ start: at({ ...start, state: other }), steps: [] }))).toBe('unfit')
  expect(fault(played({ start: at({ ...start, answers: [{ seat: 5, answer: { option: 'mark:0' } }] }), steps: [] }))).toBe('unfit')
  expect(fault(played({ start: at('anywhere'), steps: [] }))).toBe('unfit')
})

const WHOLE: readonly (readonly [string, Json, number])[] = [
  ['death-angel', {}, 1],
  ['chaos-galaxy', { seats: [{ deck: 'acelfogak' }, { deck: 'veres-dagaly' }] }, 2],
  ['forbidden-stars', {}, 4],
  ['firestorm-armada', {}, 2],
]

test.each(WHOLE)('a whole game of %s fits into a request, and verifies', async (id, options, seats) => {
  const game = await gameEntry(id).load()
  const [seed, random] = [seedOf('whole'), randomOf(seedOf('policy'))]
  const table = openTable(game, options, seats, seed)
  const start = startOf(table, takeEvents(table))
  const steps: { seat: number; answer: Answer }[] = []
  while (table.result === null) {
    table.events.length = 0
    const question = table.questions[0] as Question
    const given = game.policy(table.state, question, random)
    answer(table, question.seat, given)
    steps.push({ seat: question.seat, answer: given })
  }
  const record = packed({ format: 1, game: id, gameVersion: game.version, options, seats, seed, start, steps })
  expect(record.length).toBeLessThan(STUDY_LIMITS.record)
  expect(verified(game, record)).toMatchObject({ length: steps.length })
})
