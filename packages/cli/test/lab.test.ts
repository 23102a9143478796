import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { comparedOf } from '../sim/compared.ts'
import type { Outcome } from '../sim/game.ts'
import { gamesOf, type Lab, pairingOf } from '../sim/lab.ts'
import { folder, orrery, TIC_TAC_TOE } from './orrery.ts'

const lab: Lab = {
  setting: 'deck',
  brings: ['a', 'b', 'c'].map((id) => ({ id, name: { hu: id, en: id } })),
  drawn: ['drew'],
  played: ['played'],
  turn: 'turn',
}

describe('pairings', () => {
  test('every deck meets every other, as often on either side, with the same dice for both', () => {
    const pairings = { lab, ids: ['a', 'b', 'c'], games: 2 }
    const all = Array.from({ length: gamesOf(pairings) }, (_, number) => pairingOf(pairings, number))
    expect(all.map(({ brings }) => brings.map((at) => pairings.ids[at]).join(''))).toEqual(['ab', 'ba', 'ac', 'ca', 'bc', 'cb'])
    expect(all.map(({ dice }) => dice)).toEqual(['0-1:0', '0-1:0', '0-2:0', '0-2:0', '1-2:0', '1-2:0'])
  })

  test('sums up by deck, by who went first and by card', () => {
    const pairings = { lab, ids: ['a', 'b'], games: 4 }
    const game = (number: number, winner: number, first: number): Outcome => ({
      number,
      winners: [winner],
      message: 'won',
      decisions: [3, 4],
      thought: [0, 0],
      record: { first, turns: 10 + number, drawn: [['@x'], ['@y']], played: [['@x'], []] },
    })
    // Deck a sits at 0, 1, 0, 1 and wins the first three.
    const compared = comparedOf([game(0, 0, 0), game(1, 1, 0), game(2, 0, 1), game(3, 0, 1)], pairings)
    expect(compared.overall.map(({ wins, games }) => [wins, games])).toEqual([
      [3, 4],
      [1, 4],
    ])
    expect(compared.matrix[0]?.[1]?.rate).toBe(0.75)
    expect(compared.matrix[0]?.[0]).toBeNull()
    expect(compared.first).toMatchObject({ wins: 1, games: 4 })
    expect(compared.turns).toEqual({ mean: 11.5, least: 10, most: 13 })
    expect(compared.decisions.mean).toBe(7)
    expect(compared.cards.map(({ card, drawn, played }) => [card, drawn.wins, drawn.games, played.games])).toEqual([
      ['@x', 3, 4, 4],
      ['@y', 1, 4, 0],
    ])
  })
})

describe('sim --decks', () => {
  const DECKS = 'veres-dagaly,acelfogak'

  test('plays deck against deck and writes a self-contained report', () => {
    const report = join(folder(), 'decks.html')
    const args = ['sim', 'chaos-galaxy', '--decks', DECKS, '--games', '4', '--threads', '2', '--lang', 'en', '--report', report]
    const { code, out } = orrery(args)
    expect(code).toBe(0)
    expect(out).toMatch(/veres-dagaly +\d+\.\d %/)
    expect(out).toMatch(/who goes first +\d+\.\d %/)
    const page = readFileSync(report, 'utf8')
    expect(page).toContain('Crimson Tide')
    expect(page).toContain('4 games between quick and quick')
    expect(page).toContain('<h2>Cards</h2>')
    expect(page).not.toMatch(/<script|<link|src=|@card-/)
  })

  test('the same seed gives the same games on any number of threads', () => {
    const run = (threads: string) => {
      const report = join(folder(), 'decks.html')
      const args = ['sim', 'chaos-galaxy', '--decks', DECKS, '--games', '2', '--threads', threads, '--json', '--report', report]
      const { compared } = JSON.parse(orrery(args).out)
      expect(existsSync(report)).toBe(true)
      return compared
    }
    expect(run('2')).toEqual(run('1'))
  })

  test.each([
    [['chaos-galaxy', '--decks', 'all-of-them'], "there is no deck 'all-of-them'"],
    [['chaos-galaxy', '--decks', 'acelfogak'], 'at least two'],
    [['death-angel', '--decks', 'all'], 'bring nothing to compare'],
    [[TIC_TAC_TOE, '--decks', 'all'], 'bring nothing to compare'],
    [['chaos-galaxy', '--decks', 'all', '--report', 'nowhere/x.html'], 'there is no folder'],
  ])('refuses %j', (args, message) => {
    const { code, err } = orrery(['sim', ...args])
    expect(code).toBe(2)
    expect(err).toContain(message)
  })
})
