import { play } from '@orrery/kernel/testing'
import { expect, test } from 'vitest'
import { deathAngel } from '../index.ts'
import { table } from './given.ts'

test.each([
  [1, 3],
  [2, 2],
  [3, 2],
  [4, 1],
  [5, 1],
  [6, 1],
])('DA-FEW-1 · with %i players each has %i teams', (seats, teams) => {
  const p = play(deathAngel, { seats })
  while (p.table.questions[0]?.name === 'pick-team') p.answer(p.options()[0] as string)
  for (let seat = 0; seat < seats; seat++) expect(p.g.teams.filter((team) => team.owner === seat)).toHaveLength(teams)
})

test('DA-FEW-2 · a player with several teams chooses one card for each living one', () => {
  const p = table({ formation: 'leon< deino> scipio>', slain: 'zael omnio', phase: 'choose' })
  const asked: unknown[] = []
  while (p.question().name === 'choose-action') {
    asked.push(p.question().on)
    p.answer(p.options()[0] as string)
  }
  expect(asked).toEqual(['team:2', 'team:3', 'team:4'])
  expect(p.question().name).toBe('lock')
})

test('DA-FEW-3, DA-RESOLVE-2 · all cards are resolved in ascending order, also those of one player', () => {
  const p = table({ formation: 'leon> claudio> deino>', phase: 'choose' })
  p.answers(...['play:17', 'play:2', 'play:11'].sort((a, b) => order(a) - order(b)), 'lock')
  const begun = (): unknown[] => p.events('spectator', 'action-begun').map((event) => event.card)
  for (let asked = 0; asked < 30 && begun().length < 3; asked++) {
    const options = p.options()
    p.answer(options.includes('done') ? 'done' : options.includes('decline') ? 'decline' : (options[0] as string))
  }
  expect(begun()).toEqual(['@action-defensive-stance', '@action-intimidation', '@action-full-auto'])
})

/** Where the team of the option's card comes in the order of questions. */
function order(option: string): number {
  return ['play:2', 'play:17', 'play:11'].indexOf(option)
}

test('DA-FEW-4 · each team’s ban is its own, and several teams may choose the same type', () => {
  const p = table({ formation: 'leon> deino>', phase: 'choose', last: 'overwatch lead-by-example' })
  expect(p.options()).toEqual(['play:7', 'play:17'])
  p.answer('play:7')
  expect(p.options()).toEqual(['play:3', 'play:11'])
  p.answer('play:11')
  expect(p.g.teams.filter((team) => team.card > 0).map((team) => team.card)).toEqual([7, 11])
})

test('DA-FEW-5 · with one player he is always the current player', () => {
  const p = table({ formation: 'leon> deino>', phase: 'choose', current: 0 })
  p.answers('play:4', 'play:11', 'lock')
  expect(p.g.current).toBe(0)
  expect(p.events('spectator', 'current-player')).toEqual([])
})

test('DA-FEW-6 · a solo player chooses his teams freely or has them drawn', () => {
  const chosen = play(deathAngel, { seats: 1 })
  expect(chosen.options()).toHaveLength(6)
  chosen.answers('pick:5', 'pick:0', 'pick:3')
  expect(chosen.g.teams.map((team) => team.owner)).toEqual([0, -1, -1, 0, -1, 0])
  const drawn = new Set(
    Array.from({ length: 40 }, (_, seed) =>
      String(play(deathAngel, { seats: 1, seed, options: { teams: 'random' } }).g.teams.map((team) => team.owner)),
    ),
  )
  expect(drawn.size).toBeGreaterThan(10)
})
