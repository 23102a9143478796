import type { Recorded } from '@orrery/board'
import { answer, eventsFor, openTable, randomOf, seedOf, takeEvents } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import { forbiddenStars } from '../../index.ts'
import type { View } from '../../view.ts'
import { courseOf } from '../end/course.ts'

/** A recorded game between two policies, with a quick set-up. */
function recorded(seed: string): Recorded<View>[] {
  const table = openTable(forbiddenStars, { quick_setup: true }, 2, seedOf(seed))
  const random = randomOf(seedOf(`${seed}:policies`))
  const steps: Recorded<View>[] = []
  const keep = () => {
    const view = forbiddenStars.view(table.state, 'spectator')
    steps.push({ step: steps.length, events: eventsFor(takeEvents(table), 'spectator'), view, chances: [0.25, 0.75] })
  }
  keep()
  while (table.result === null) {
    const [question] = table.questions
    if (question === undefined) throw new Error('nobody is asked')
    answer(table, question.seat, forbiddenStars.policy(table.state, question, random))
    keep()
  }
  return steps
}

/** What the tests read from one game. */
async function read() {
  const steps = recorded('course')
  const told = (type: string, seat: number) =>
    steps.flatMap(({ events }) => events).filter((event) => event.type === type && event.seat === seat)
  return { course: await courseOf(steps), end: steps.at(-1)?.view as View, told }
}

/** Played once, by the first test that reads it: time spent while a file is loaded counts for no test. */
let game: ReturnType<typeof read> | undefined
function played() {
  game ??= read()
  return game
}

describe('how a table went, read from its record', () => {
  test('one standing before the first round, and one after each; the last is the end', async () => {
    const { course, end } = await played()
    expect(course.rounds).toHaveLength(end.round + 1)
    expect(course.rounds[0]).toMatchObject({ objectives: [0, 0], chances: [25, 75] })
    expect(course.rounds.at(-1)?.objectives).toEqual(end.players.map(({ collected }) => collected.length))
    expect(course.rounds.at(-1)?.worlds).toEqual(end.players.map(({ worlds }) => worlds))
  })

  test('an objective stands at the round after which the line is higher by it', async () => {
    const { course, end } = await played()
    expect(course.gathered.length).toBeGreaterThan(0)
    for (const { round, seat, count } of course.gathered) {
      expect(course.rounds[round - 1]?.objectives[seat]).toBeLessThan(count)
      expect(course.rounds[round]?.objectives[seat]).toBeGreaterThanOrEqual(count)
    }
    expect(course.gathered).toHaveLength(end.players.reduce((sum, { collected }) => sum + collected.length, 0))
  })

  test('what was spent, won and lost is counted for its seat', async () => {
    const { course, told } = await played()
    for (const seat of [0, 1]) {
      expect(course.spent[seat]).toBe(told('materiel-spent', seat).reduce((sum, { count }) => sum + Number(count), 0))
      expect(course.won[seat]).toBe(told('combat-won', seat).length + told('won-at-once', seat).length)
      expect(course.lost[seat]).toBe(told('unit-destroyed', seat).length)
    }
    expect(course.spent[0]).toBeGreaterThan(0)
    expect(course.lost.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0)
  })
})
