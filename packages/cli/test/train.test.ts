import { type Game, openTable, type Question, randomOf, seedOf } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { salvage } from '../../kernel/test/games/salvage.ts'
import { playDuel } from '../train/duel.ts'
import { folderAt } from '../train/folder.ts'
import { freshLearner, isHeld, type Learner, learnEpoch } from '../train/learn.ts'
import { learningReport, verdictByLoss, verdictOf } from '../train/report.ts'
import { collector, merged, type Samples } from '../train/samples.ts'
import { playShard, SHARD } from '../train/self-play.ts'
import { folder } from './orrery.ts'

const LESSON = { hidden: 6, epochs: 30, rate: 0.02, batch: 32, decay: 0, seed: '1' }
const STUDY = { seats: [], tables: [], lengths: [] }
const bot = { kind: 'bot', level: 'quick', budget: { iterations: 1 } } as const
const PLAY = { game: 'salvage', seed: '1', bots: [bot, bot], options: {} }
const toy = salvage as unknown as Game

/**
 * Positions that are won if exactly one of two inputs is there, which a linear unit alone cannot learn. `knows`: whether the game's own evaluation
 * sees it.
 */
function exclusive(knows = false): Samples {
  const found = collector()
  const random = randomOf(seedOf('exclusive'))
  for (let game = 0; game < 600; game++) {
    const [one, other] = [random.below(2), random.below(2)]
    const at = found.add(game, 'x', knows ? Number(one !== other) : 0.5, (put) => {
      if (one === 1) put(0, 1)
      if (other === 1) put(1, 1)
    })
    found.end(at, one === other ? 0 : 1)
  }
  return merged([found.samples()], 'x')
}

function learned(samples: Samples, epochs: number, from?: Learner): Learner {
  const learner = from ?? freshLearner(3, samples, LESSON)
  while (learner.epoch < epochs) learnEpoch(learner, samples, LESSON)
  return learner
}

test('a network learns what no sum of its inputs can express, and is judged on games that it has not seen', () => {
  const samples = exclusive()
  const { history, best } = learned(samples, 30)
  expect(history[29]?.held).toBeLessThan(0.2)
  expect(best.held).toBe(Math.min(...history.map(({ held }) => held)))
  expect([8, 9, 10, 19].map(isHeld)).toEqual([false, true, false, true])
})

test('the same seed gives the same weights, and a learner that stopped goes on the same', () => {
  const samples = exclusive()
  const whole = learned(samples, 6)
  const kept = folderAt(folder(), { seed: 1 })
  kept.save('learner', learned(samples, 3))
  const again = learned(samples, 6, kept.load<Learner>('learner') as Learner)
  expect(again.network).toEqual(whole.network)
  expect(again.history).toEqual(whole.history)
  // An input that occurs in no sample keeps the weight 0.
  expect([...whole.network.first.slice(2 * 7)]).toEqual([0, 0, 0, 0, 0, 0, 0])
})

test('a folder keeps one training only', () => {
  const path = folder()
  folderAt(path, { seed: 1 })
  expect(() => folderAt(path, { seed: 2 })).toThrow('another training')
})

test('a shard of self-play is the same whenever it is played, and knows how each game ended', async () => {
  const samples = await playShard(toy, STUDY, PLAY, 1)
  expect(await playShard(toy, STUDY, PLAY, 1)).toEqual(samples)
  expect(samples.count).toBeGreaterThan(SHARD)
  expect(Math.min(...samples.games)).toBeGreaterThanOrEqual(SHARD)
  expect(Math.max(...samples.games)).toBeLessThan(2 * SHARD)
  expect(new Set(samples.targets)).toEqual(new Set([0, 1]))
  const { learner, page } = reported(samples)
  expect(learner.best.held).toBeLessThan(0.69)
  expect(page).toContain('Calibration')
})

test('within a period, positions at which bots look ahead are recorded, too', async () => {
  const endless: Game = { ...toy, period: () => 1 }
  expect((await playShard(endless, STUDY, PLAY, 0)).count).toBe(0)
  const { name } = openTable(toy, {}, 2, seedOf(0)).questions[0] as Question
  const { count } = await playShard({ ...endless, levels: { searches: { keen: [name], strong: [] } } }, STUDY, PLAY, 0)
  expect(count).toBeGreaterThan(0)
  expect((await playShard({ ...endless, levels: { searches: { keen: ['never-asked'], strong: [] } } }, STUDY, PLAY, 0)).count).toBe(0)
})

/** The toy as a game that another one follows, which seat 1 always wins. */
const before: Game = { ...toy, follows: (_g, seats) => ({ game: 'after', settings: {}, brought: seats.map(() => ({})) }) }
const after: Game = { ...toy, next: () => ({ result: { winners: [1], rule: 'SV-END-1', message: 'loads' } }) }
const find = async (id: string) => (id === 'after' ? after : toy)

test('where a game follows, its result is what the positions led to, and the last one of every seat is recorded', async () => {
  const { games, targets } = await playShard(before, STUDY, PLAY, 0, find)
  for (let game = 0; game < SHARD; game++) expect([...targets.filter((_, at) => games[at] === game)].slice(-2)).toEqual([0, 1])
  const alone: Game = { ...before, follows: () => null }
  await expect(playShard(alone, STUDY, PLAY, 0, find)).rejects.toThrow('nothing follows a table of salvage with 2 seats')
})

test('where a game follows, the gate counts its result', async () => {
  const duels = [0, 1, 2, 3].map((number) => playDuel({ fresh: before, kept: before }, STUDY, PLAY, 4, number, find))
  expect((await Promise.all(duels)).map(({ won }) => won)).toEqual([0, 1, 0, 1])
})

function reported(samples: Samples) {
  const learner = learned(samples, 12, freshLearner(3, samples, LESSON))
  const training = { play: PLAY, games: SHARD, lesson: LESSON, gate: { games: 2, iterations: 8 } }
  const verdict = verdictOf([{ number: 0, won: 1 }], 2, false)
  const heading = { title: 'Salvage', command: 'npx orrery train', kept: false }
  return { learner, page: learningReport([{ name: '2', samples, learner }], verdict, training, heading) }
}

test('the gate gives both minds the same deals, and swaps their seats', async () => {
  const worst: Game = { ...toy, evaluate: (g, seat) => 1 - toy.evaluate(g, seat) }
  const games = await Promise.all(Array.from({ length: 24 }, (_, number) => playDuel({ fresh: toy, kept: worst }, STUDY, PLAY, 24, number)))
  const won = games.reduce((sum, duel) => sum + duel.won, 0)
  expect(won).toBeGreaterThan(14)
  expect(verdictOf(games, 2, false).passes).toBe(true)
  const lost = games.map(({ number, won: one }) => ({ number, won: 1 - one }))
  expect(verdictOf(lost, 2, false).passes).toBe(false)
  expect(await playDuel({ fresh: toy, kept: worst }, STUDY, PLAY, 24, 3)).toEqual(games[3])
})

test('in cooperative games minds are judged by how often each wins', () => {
  const games = [1, 0, 1, 0, 0, 1].map((won, number) => ({ number, won }))
  expect(verdictOf(games, 1, true)).toMatchObject({ passes: true })
  expect(verdictOf(games, 1, true).text).toContain('what was learned won 2 of 3')
})

test('without duels a network is kept if it judges games held back better than the game does', () => {
  const verdicts = [exclusive(), exclusive(true)].map((samples) => verdictByLoss([{ name: 'x', samples, learner: learned(samples, 12) }]))
  expect(verdicts.map(({ passes }) => passes)).toEqual([true, false])
  expect(verdicts[0]?.text).toMatch(/^x: log-loss on games held back 0\.\d{4}, of the game's own evaluation 0\.6931$/)
})
