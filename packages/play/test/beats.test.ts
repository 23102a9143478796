import {
  type Answer,
  type Game,
  answer as giveAnswer,
  hash,
  openTable,
  type Question,
  type Replay,
  randomOf,
  type Step,
  seedOf,
  seenBy,
} from '@orrery/kernel'
import { expect, test } from 'vitest'
import { beatsSince, type LogEntry, lastDeed, type Playback, playback } from '../index.ts'
import { ledger } from './games/ledger.ts'

const game = ledger as Game

function played(length: number): Replay {
  const seed = seedOf('beats')
  const random = randomOf(seed)
  const table = openTable(game, { length }, 2, seed)
  const steps: Step[] = []
  while (table.result === null) {
    const question = table.questions[0] as Question
    const answer: Answer = game.policy(table.state, question, random)
    giveAnswer(table, question.seat, answer)
    steps.push({ seat: question.seat, answer })
  }
  return { format: 1, game: game.id, gameVersion: 1, options: { length }, seats: 2, seed, commitment: null, steps, result: table.result }
}

test('events are grouped into a limited number of beats, each event once and in order, and the last beat is the current table', () => {
  const back = playback(game, played(60))
  const all = back.lines(back.last, 0)
  for (const from of [0, 5, back.last - 3, back.last]) {
    const { before, beats } = beatsSince(back, 0, from, 7)
    expect(before.version).toBe(from)
    expect(beats.length).toBeLessThanOrEqual(7)
    expect(beats.flatMap(({ events }) => events)).toEqual(all.filter(({ version }) => version > from).map(({ event }) => event))
    if (beats.length > 0) expect(hash(beats.at(-1)?.seen)).toBe(hash(seenBy(back.table(back.last), 0)))
  }
  expect(beatsSince(back, 0, 0, 7).beats).toHaveLength(7)
})

test('the last action of a seat is its last one other than passing', () => {
  const by = (seat: number, option: string): Step => ({ seat, answer: { option } })
  const steps = [by(0, 'attack:1'), by(1, 'play:3'), by(0, 'pass'), by(0, 'pass-until'), by(1, 'end')]
  expect(lastDeed(steps, 0)).toBe(1)
  expect(lastDeed(steps, 1)).toBe(5)
  expect(lastDeed([{ seat: 1, answer: { options: [] } }, ...steps.slice(1, 2)], 0)).toBe(0)
  expect(lastDeed([{ seat: 1, answer: { options: ['pass'] } }], 1)).toBe(1)
  expect(lastDeed([by(0, 'attack:1'), { seat: 0, undo: true }], 0)).toBe(1)
})

/** A record in which each step tells all what is listed for it, by its seat. */
function recorded(...steps: readonly (readonly [number, ...string[]])[]): Playback {
  const table = openTable(game, { length: 1 }, 2, seedOf('beats'))
  const tells = (type: string) => ({ event: { type, rule: 'LE-2' }, seats: null, others: null })
  const entries = steps.map(([seat, ...types], at) => ({ version: at + 1, seat, events: types.map(tells) }))
  const entry = (step: number) => entries[step - 1] as LogEntry
  return { ...playback(game, played(1)), last: steps.length, table: (step) => ({ ...table, version: step }), entry }
}

const beatsOf = (back: Playback, most: number) =>
  beatsSince(back, 0, 0, most).beats.map(({ events }) => events.map(({ type }) => type).join(''))

test('consecutive steps of one seat are one beat; steps without events join the previous beat, and no events make no beats', () => {
  expect(beatsOf(recorded([0, 'a'], [0, 'b'], [1, 'c'], [0, 'd']), 7)).toEqual(['ab', 'c', 'd'])
  expect(beatsOf(recorded([0], [0, 'a'], [1], [0, 'b'], [1, 'c']), 7)).toEqual(['ab', 'c'])
  expect(beatsOf(recorded([0], [1]), 7)).toEqual([])
  const { beats } = beatsSince(recorded([0, 'a'], [1], [1, 'b'], [0]), 0, 0, 7)
  expect(beats.map(({ seen }) => seen.version)).toEqual([2, 4])
})

test('if there are too many beats, the two neighbours with the fewest events are joined, repeatedly, the first of equal ones', () => {
  const back = recorded([0, 'a', 'b', 'c'], [1, 'd', 'e'], [0, 'f'], [1, 'g'], [0, 'h', 'i', 'j'])
  expect(beatsOf(back, 4)).toEqual(['abc', 'de', 'fg', 'hij'])
  expect(beatsOf(back, 3)).toEqual(['abc', 'defg', 'hij'])
  expect(beatsOf(recorded([0, 'a'], [1, 'b'], [0, 'c']), 2)).toEqual(['ab', 'c'])
  expect(beatsOf(recorded([0, 'a', 'b'], [1, 'c'], [0, 'd']), 2)).toEqual(['ab', 'cd'])
})
