import { fileURLToPath } from 'node:url'
import { no, seedOf, teamsOf } from '@orrery/kernel'
import { graded } from '@orrery/search/strength'
import { describe, expect, test } from 'vitest'
import { loadGame } from '../game.ts'
import { seated } from '../ladder/climb.ts'
import { type Bot, sitter } from '../seats.ts'
import { elsewhere, OtherRules } from '../sim/elsewhere.ts'
import { type Match, playGame } from '../sim/game.ts'
import { pairingOf } from '../sim/lab.ts'
import { allPairings, spread } from '../sim/spread.ts'
import { orrery } from './orrery.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

describe('ladder', () => {
  test('three wins of four are worth 191 Elo, half are worth none, and winning all is not worth infinitely many', () => {
    expect(graded({ level: 'quick', wins: 75, games: 100 }).step).toBeCloseTo(190.8, 0)
    expect(graded({ level: 'quick', wins: 50, games: 100 }).step).toBeCloseTo(0)
    expect(graded({ level: 'quick', wins: 10, games: 10 }).step).toBeLessThan(600)
    const { stepLow, step, stepHigh } = graded({ level: 'quick', wins: 70, games: 100 })
    expect(stepLow).toBeLessThan(step)
    expect(stepHigh).toBeGreaterThan(step)
  })

  test('games of decks are played with their mirror images, spread over all pairs', async () => {
    const pairings = await allPairings('chaos-galaxy', 28)
    if (pairings === null) throw new Error('seats bring decks')
    const played = spread(pairings, 28).map((number) => pairingOf(pairings, number))
    for (let at = 0; at < played.length; at += 2) {
      expect(played[at + 1]?.dice).toBe(played[at]?.dice)
      expect(played[at + 1]?.brings).toEqual(played[at]?.brings.toReversed())
    }
    expect(new Set(played.map(({ dice }) => dice)).size).toBe(14)
    expect(await allPairings('death-angel', 28)).toBeNull()
    expect(spread(null, 3)).toEqual([0, 1, 2])
  })

  test('with teams a level has all seats of one, against the level below on the other side', async () => {
    const { game } = await loadGame('firestorm-armada')
    const [own, below] = ['bot:hasty', 'bot:dreamer'].map((name) => sitter(name, { iterations: 1 }) as Bot) as [Bot, Bot]
    const tables = teamsOf(game, 3).map((team) => seated(team, own, below, 3).map(({ level }) => level))
    expect(tables).toEqual([
      ['hasty', 'dreamer', 'hasty'],
      ['dreamer', 'hasty', 'dreamer'],
    ])
    const { code, out } = orrery(['ladder', 'firestorm-armada', '--seats', '3', '--games', '4', '--levels', 'dreamer,hasty', '--json'])
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ seats: 3, sides: 2, rungs: [{ level: 'hasty', games: 4 }] })
  })

  test('prints a line a level', () => {
    const { code, out } = orrery(['ladder', 'death-angel', '--games', '6', '--levels', 'dreamer,quick'])
    expect(code).toBe(0)
    expect(out).toMatch(/^level +won/)
    expect(out).toMatch(/dreamer +\d of 6/)
    expect(out).toMatch(/quick +\d of 6/)
  })

  test.each(['chaos-galaxy', 'forbidden-stars', 'firestorm-armada'])(
    'somebody who has just read the learn page of %s plays whole games',
    (id) => {
      const { code, out } = orrery(['ladder', id, '--beginner', '--games', '4', '--json'])
      expect(code).toBe(0)
      expect(JSON.parse(out).rungs).toEqual([{ level: 'beginner', games: 4, wins: expect.any(Number) }])
    },
  )

  test('a game without a beginner says so', () => {
    const { code, err } = orrery(['ladder', 'death-angel', '--beginner', '--games', '2'])
    expect(code).toBe(2)
    expect(err).toContain('death-angel has no beginner')
  })

  test('a bot of another checkout plays at the same table as a bot of this one', async () => {
    const { game } = await loadGame('death-angel')
    const match = (text: string): Match => ({ game: 'death-angel', options: {}, seed: '1', bots: [sitter(text, { iterations: 1 }) as Bot] })
    const there = playGame(game, match(`bot:quick@${ROOT}`), 0, null, undefined, {
      others: { [ROOT]: await elsewhere(ROOT, 'death-angel') },
    })
    const here = playGame(game, match('bot:quick'), 0)
    expect({ ...there, thought: [] }).toEqual({ ...here, thought: [] })
    await expect(elsewhere('nowhere', 'death-angel')).rejects.toThrow("there is no checkout of Orrery at 'nowhere'")
  })

  test('a game is left out where the rules of the other checkout refuse an answer, or ask nobody', async () => {
    const there = await elsewhere(ROOT, 'death-angel')
    const table = there.open({}, 1, seedOf('others'))
    expect(() => table.give(0, { option: 'none-such' })).toThrow(OtherRules)
    expect(() => table.decide(1, { level: 'quick' })).toThrow(OtherRules)
  })

  test('a game is also left out where the rules here refuse what a bot of the other checkout answers', async () => {
    const { game } = await loadGame('death-angel')
    const match: Match = { game: 'death-angel', options: {}, seed: '1', bots: [sitter(`bot:quick@${ROOT}`, { iterations: 1 }) as Bot] }
    const others = { [ROOT]: await elsewhere(ROOT, 'death-angel') }
    expect(() => playGame(game, match, 0, null, () => no('TABLE-3'), { others })).toThrow(OtherRules)
  })

  test('in a cooperative game the level has all seats, whatever is below it', async () => {
    const ran = (levels: string) => orrery(['ladder', 'death-angel', '--seats', '2', '--games', '60', '--levels', levels, '--json'])
    const rungs = (levels: string) => JSON.parse(ran(levels).out).rungs
    expect(rungs('dreamer,quick')[1]).toEqual(rungs('quick')[0])
  })

  test('with more seats a win is weighed by its odds among equals', () => {
    expect(graded({ level: 'strong', wins: 25, games: 100 }, 4).step).toBeCloseTo(0)
    expect(graded({ level: 'strong', wins: 50, games: 100 }, 4).step).toBeCloseTo(190.8, 0)
    expect(graded({ level: 'strong', wins: 50, games: 100 }, 4).inDuel).toBeCloseTo(0.75)
  })
})
