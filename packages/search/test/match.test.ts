import { expect, test } from 'vitest'
import { ticTacToe } from '../../kernel/test/games/tic-tac-toe.ts'
import { playMatch } from '../match.ts'

test('bots play a game to its end, the same one with the same seed, and other ones with others', () => {
  const ended = (seed: string) => playMatch(ticTacToe, { options: {}, bots: ['random', 'random'], seed })
  const all = Array.from({ length: 20 }, (_, at) => ended(`match-${at}`))
  expect(all.map((_, at) => ended(`match-${at}`))).toEqual(all)
  expect(new Set(all.map(({ decisions }) => decisions)).size).toBeGreaterThan(1)
  expect(new Set(all.map(({ winners }) => winners.join())).size).toBeGreaterThan(1)
})

test('each seat has its own bot', () => {
  const lost = Array.from({ length: 6 }, (_, at) =>
    playMatch(ticTacToe, { options: {}, bots: at % 2 === 0 ? ['strong', 'random'] : ['random', 'strong'], seed: `seats-${at}` }),
  ).filter(({ winners }, at) => winners.join() === String((at + 1) % 2))
  expect(lost).toEqual([])
})

test('a name that no bot has is refused', () => {
  expect(() => playMatch(ticTacToe, { options: {}, bots: ['quick', 'quick-bold'], seed: 'a' })).toThrow("no bot is called 'quick-bold'")
})
