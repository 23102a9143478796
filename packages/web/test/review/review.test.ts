import { gameEntry } from '@orrery/games'
import {
  answerAgain,
  openTable,
  type Question,
  questionFor,
  type Replay,
  restore,
  type Step,
  seedOf,
  seenBy,
  storedAnswer,
} from '@orrery/kernel'
import { decide } from '@orrery/search'
import { expect, test } from 'vitest'
import { reviewOf } from '../../review/review.ts'

const GAME = 'death-angel'

/** A game of a bot that overlooks many things, so that there is something to learn from it. */
async function played(seed: string): Promise<Replay> {
  const game = await gameEntry(GAME).load()
  const table = openTable(game, {}, 1, seedOf(seed))
  const steps: Step[] = []
  while (table.result === null) {
    const { seat } = table.questions[0] as Question
    const answer = decide(table, seat, { level: 'dreamer', salt: seed })
    steps.push({ seat, answer: storedAnswer(table, seat, answer) })
    answerAgain(table, seat, answer)
  }
  const about = { format: 1, game: GAME, gameVersion: game.version, options: {}, seats: 1 } as const
  return { ...about, seed: seedOf(seed), commitment: null, steps, result: table.result }
}

test('a review is the same for everybody, and each of its lessons opens the table before the decision', async () => {
  const game = await gameEntry(GAME).load()
  const replay = await played('review')
  const shares: number[] = []
  const review = reviewOf(game, replay, 0, (done) => shares.push(done))
  expect(reviewOf(game, replay, 0, () => undefined)).toEqual(review)
  expect(shares).toEqual(shares.toSorted((one, other) => one - other))
  expect(shares.at(-1)).toBe(1)
  expect(review.looked).toBeGreaterThan(0)
  expect(review.lessons.length).toBeGreaterThan(0)
  for (const { step, question, played: given, better, prospects, sure, position } of review.lessons) {
    const { table } = restore(game, JSON.parse(JSON.stringify(position)))
    expect(seenBy(table, 0).question).toEqual(question)
    expect(storedAnswer(table, 0, given)).toEqual((review.steps[step - 1] as { answer: unknown }).answer)
    expect(better).not.toEqual(given)
    expect(prospects.better.chance).toBeGreaterThan(prospects.played.chance)
    expect(sure).toBeGreaterThan(0.5)
    expect(answerAgain(table, 0, better)).toBe(true)
    expect(questionFor(table, 0)).not.toEqual(question)
  }
})
