import { answer, openTable, type Replay, seedOf } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { ticTacToe } from '../../kernel/test/games/tic-tac-toe.ts'
import { storiesOf } from '../story.ts'

/** Noughts and crosses that the first wins with its third mark. */
function won(): Replay {
  const table = openTable(ticTacToe, {}, 2, seedOf('story'))
  const steps = [0, 3, 1, 4, 2].map((cell, at) => ({ seat: at % 2, answer: { option: `mark:${cell}` } }))
  for (const step of steps) expect(answer(table, step.seat, step.answer)).toBe(true)
  return {
    ...{ format: 1, game: ticTacToe.id, gameVersion: ticTacToe.version, options: {}, seats: 2, seed: seedOf('story'), commitment: null },
    ...{ steps, result: table.result },
  }
}

test('each seat gets the story of a finished table: its prospects after every step, the turning points, the number of its answers', () => {
  const stories = storiesOf(ticTacToe, won())
  expect(stories.map(({ chances, answers }) => [chances.length, chances.at(-1), answers])).toEqual([
    [6, 1, 3],
    [6, 0, 2],
  ])
  const [turning] = stories[0]?.turnings ?? []
  expect(turning?.around.slice(-turning.events.length)).toEqual(turning?.events)
  expect(turning?.around.length).toBeGreaterThan(turning?.events.length ?? 0)
  // It stood even until the last step, at which one won and the other lost.
  expect(stories.map(({ turnings }) => turnings.map(({ step, from, to }) => [step, from, to]))).toEqual([[[5, 0.5, 1]], [[5, 0.5, 0]]])
})

test('a record that does not fit the rules has no story', () => {
  const replay = won()
  expect(() => storiesOf(ticTacToe, { ...replay, steps: replay.steps.slice(1) })).toThrow('step 1')
})
