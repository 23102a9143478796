import { answer, type Game, type GameEvent, openTable, type Replay, seedOf } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { ticTacToe } from '../../kernel/test/games/tic-tac-toe.ts'
import { sketchOf } from '../sketch.ts'
import { storiesOf } from '../story.ts'
import { ledger } from './games/ledger.ts'

/** A replay of tic-tac-toe in which the first seat wins with its third mark. */
function won(): Replay {
  const table = openTable(ticTacToe, {}, 2, seedOf('story'))
  const steps = [0, 3, 1, 4, 2].map((cell, at) => ({ seat: at % 2, answer: { option: `mark:${cell}` } }))
  for (const step of steps) expect(answer(table, step.seat, step.answer)).toBe(true)
  return {
    ...{ format: 1, game: ticTacToe.id, gameVersion: ticTacToe.version, options: {}, seats: 2, seed: seedOf('story'), commitment: null },
    ...{ steps, result: table.result },
  }
}

test('each seat gets the story of a finished table: its chances after every step, the turning points, the number of its answers', () => {
  const stories = storiesOf(ticTacToe, won())
  expect(stories.map(({ chances, answers }) => [chances.length, chances.at(-1), answers])).toEqual([
    [6, 1, 3],
    [6, 0, 2],
  ])
  const [turning] = stories[0]?.turnings ?? []
  expect(turning?.around.slice(-turning.events.length)).toEqual(turning?.events)
  expect(turning?.around.length).toBeGreaterThan(turning?.events.length ?? 0)
  // The chances stay even until the last step, at which one wins and the other loses.
  expect(stories.map(({ turnings }) => turnings.map(({ step, from, to }) => [step, from, to]))).toEqual([[[5, 0.5, 1]], [[5, 0.5, 0]]])
})

/** A game with the listed chances of the first seat, one for each step, and its replay. */
function standing(chances: readonly number[]): { readonly game: Game; readonly replay: Replay } {
  const game = {
    ...ledger,
    evaluate: (g: Parameters<typeof ledger.evaluate>[0], seat: number) => (seat === 0 ? (chances[g.turn - 1] ?? 0.5) : 0.5),
  }
  const length = chances.length - 1
  const steps = Array.from({ length }, (_, step) => ({ seat: (step + 1) % 2, answer: { option: `write:${step + 1}` } }))
  const told = {
    format: 1,
    game: game.id,
    gameVersion: 1,
    options: { length: 5000 },
    seats: 2,
    seed: seedOf('story'),
    commitment: null,
  } as const
  return { game: game as Game, replay: { ...told, steps, result: null } }
}

test('a story has the three greatest turning points, at least ten steps apart, in the order of the table; small changes do not count', () => {
  const flat = (count: number, chance: number) => new Array<number>(count).fill(chance)
  // Up by 30, down by 20, up by 10, down by 25, up by 5 in a hundred.
  const chances = [...flat(15, 0.5), ...flat(15, 0.8), ...flat(15, 0.6), ...flat(15, 0.7), ...flat(15, 0.45), ...flat(15, 0.5)]
  const { game, replay } = standing(chances)
  const [story] = storiesOf(game, replay)
  expect(story?.chances).toEqual(chances)
  expect(story?.turnings.map(({ step, from, to }) => [step, from, to])).toEqual([
    [15, 0.5, 0.8],
    [30, 0.8, 0.6],
    [60, 0.7, 0.45],
  ])
  const early = standing([0.5, ...flat(20, 0.8)])
  const [soon] = storiesOf(early.game, early.replay)
  // All events since the start, and those of the first step.
  expect(soon?.turnings.map(({ step, from, to, events }) => [step, from, to, events.length])).toEqual([[1, 0.5, 0.8, 3]])
  const apart = standing([...flat(15, 0.5), ...flat(10, 0.8), ...flat(15, 0.6)])
  expect(storiesOf(apart.game, apart.replay)[0]?.turnings.map(({ step }) => step)).toEqual([15, 25])
  const quiet = standing([...flat(15, 0.5), ...flat(15, 0.54), ...flat(15, 0.5)])
  expect(storiesOf(quiet.game, quiet.replay)[0]?.turnings).toEqual([])
  const least = standing([...flat(15, 0), ...flat(15, 0.06)])
  expect(storiesOf(least.game, least.replay)[0]?.turnings.map(({ step }) => step)).toEqual([15])
  // Four steps each, and four more on both sides.
  const [first] = story?.turnings ?? []
  const turns = (events: readonly GameEvent[] | undefined) => events?.map(({ turn }) => turn)
  expect([turns(first?.events), turns(first?.around)]).toEqual([
    [13, 14, 15, 16],
    [9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20],
  ])
})

test('a sketch of a story has its first and last chance, and the greatest turning point with its last events', () => {
  const turning = (step: number, from: number, to: number, count = 1) => ({
    ...{ step, from, to, around: [] },
    events: Array.from({ length: count }, (_, at): GameEvent => ({ type: 'x', at })),
  })
  const turnings = [turning(1, 0.5, 0.7), turning(20, 0.7, 0.204, 8), turning(40, 0.2, 0.5)]
  const small = sketchOf({ chances: [0, 0.254, 1], turnings })
  expect([small.chances, small.turning]).toMatchObject([
    [0, 25, 100],
    { step: 20, from: 70, to: 20, events: [2, 3, 4, 5, 6, 7].map((at) => ({ at })) },
  ])
  const long = sketchOf({ chances: Array.from({ length: 101 }, (_, at) => at / 100), turnings: [] })
  expect([long.chances.length, long.chances[0], long.chances[1], long.chances.at(-1), long.turning]).toEqual([32, 0, 3, 100, null])
  const chancesOf = (...chances: number[]) => sketchOf({ chances, turnings: [] }).chances
  expect([chancesOf(0.5), chancesOf(0.2, 0.8)]).toEqual([[50], [20, 80]])
})

test('an undone answer is not part of a story', () => {
  const replay = won()
  const [first, ...others] = replay.steps
  if (first === undefined) throw new Error('no step')
  const undone = { ...replay, steps: [first, { seat: 0, undo: true as const }, first, ...others] }
  expect(storiesOf(ticTacToe, undone)).toEqual(storiesOf(ticTacToe, replay))
})

test('a record that does not fit the rules has no story', () => {
  const replay = won()
  expect(() => storiesOf(ticTacToe, { ...replay, steps: replay.steps.slice(1) })).toThrow('step 1')
})
