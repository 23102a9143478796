import { expect, test } from 'vitest'
import { meanOf, measureGains } from '../gains/measure.ts'
import { loadGame } from '../game.ts'
import { orrery } from './orrery.ts'

const bots = [{ kind: 'bot', level: 'quick', budget: { iterations: 1 } }] as const
const match = { game: 'death-angel', options: {}, seed: '3', bots }
const study = { seats: [], tables: [], lengths: [] }
const survey = { positions: 12, every: 10, looks: 40, deals: 4, questions: null }

test('gains are measured at the same positions, however far the search looks', async () => {
  const game = await (await loadGame('death-angel')).player()
  const done: number[] = []
  const near = measureGains(game, match, study, { ...survey, looks: 1 }, (count) => done.push(count))
  const far = measureGains(game, match, study, survey, () => undefined)
  expect(done).toEqual(Array.from({ length: 12 }, (_, at) => at + 1))
  expect(far.map(({ question, positions }) => [question, positions])).toEqual(near.map(({ question, positions }) => [question, positions]))
  expect(far.some(({ changed }) => changed > 0)).toBe(true)
  for (const gain of far) {
    expect(gain.looks).toBeLessThanOrEqual(40 * gain.positions)
    if (gain.changed === 0) expect(meanOf(gain)).toEqual({ mean: 0, error: 0 })
  }
})

test('positions come from games of all that the study covers', async () => {
  const game = await (await loadGame('death-angel')).player()
  const numbers = new Set<number>()
  const covering = {
    ...study,
    options: (number: number) => {
      numbers.add(number)
      return {}
    },
  }
  measureGains(game, match, covering, { ...survey, looks: 1, every: 60 }, () => undefined)
  expect([...numbers]).toEqual(Array.from({ length: numbers.size }, (_, at) => at))
  expect(numbers.size).toBeGreaterThan(1)
})

test('gains of named questions alone are printed, the most frequent first', () => {
  const { out } = orrery(['gains', 'death-angel', '--positions', '3', '--looks', '20', '--deals', '2', '--questions', 'attack'])
  expect(out).toMatch(/^question +positions +changed, % +gain, of 1,000 +± +looks\nattack +3 /)
  expect(out.trim().split('\n')).toHaveLength(2)
})
