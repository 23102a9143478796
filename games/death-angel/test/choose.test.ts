import { undo } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { deathAngel } from '../index.ts'
import { table } from './given.ts'

const FOUR = { formation: 'gideon< leon> zael< lorenzo>', phase: 'choose' } as const

test('DA-CHOOSE-1 · all are asked at the same time, and nobody sees another’s choice before the reveal', () => {
  const p = table(FOUR, { seats: 4 })
  expect(p.table.questions.map((question) => question.seat)).toEqual([0, 1, 2, 3])
  p.answer('play:16', 0)
  const cards = (viewer: number | 'spectator'): number[] => deathAngel.view(p.g, viewer).teams.map((team) => team.card)
  expect(cards(0)).toEqual([16, 0, 0, 0, 0, 0])
  for (const viewer of [1, 2, 3, 'spectator'] as const) expect(cards(viewer)).toEqual([0, 0, 0, 0, 0, 0])
  expect(p.events(1)).toEqual([])
})

test('DA-CHOOSE-2 · every team with a living marine must choose, and one without is not asked', () => {
  const p = table({ ...FOUR, formation: 'gideon< leon>', slain: 'zael omnio' })
  expect(p.question().params).toEqual({ team: '@team-green' })
  expect(p.options()).toEqual(['play:1', 'play:12', 'play:16'])
  p.answer('play:1')
  expect(p.question().params).toEqual({ team: '@team-red' })
  p.answer('play:4')
  expect(p.options()).toEqual(['lock'])
  p.refused('done', 0)
})

test('DA-CHOOSE-3 · the card of the previous round may not be chosen', () => {
  const p = table({ ...FOUR, formation: 'leon>', last: 'full-auto', round: 4, events: ['evasion'] })
  expect(p.options()).toEqual(['play:4', 'play:7'])
  expect(deathAngel.explain(p.g, 0, 'card:17').map((refusal) => refusal.rule)).toEqual(['DA-CHOOSE-3'])
  p.answers('play:4', 'lock')
  expect(p.g.round).toBe(5)
  // Nothing is chosen yet in the new round.
  expect(p.g.teams.map(({ card }) => card)).toEqual(p.g.teams.map(() => 0))
  expect(p.options()).toEqual(['play:7', 'play:17'])
})

test('DA-CHOOSE-4 · the ban counts the card chosen, even one without any effect', () => {
  const p = table({ ...FOUR, formation: 'leon>', events: ['evasion'] })
  // There is no swarm, so Full Auto does nothing.
  p.answers('play:17', 'lock')
  expect(p.question().name).toBe('choose-action')
  expect(p.options()).toEqual(['play:4', 'play:7'])
})

test('DA-CHOOSE-5 · in round 1 all three cards may be chosen', () => {
  const p = table({ ...FOUR, formation: 'leon>', round: 1 })
  expect(p.options()).toEqual(['play:4', 'play:7', 'play:17'])
})

test('DA-CHOOSE-6 · the card of the previous round lies open until the new ones are revealed', () => {
  const p = table({ ...FOUR, formation: 'leon>', last: 'full-auto' })
  expect(deathAngel.view(p.g, 'spectator').teams[2]?.last).toBe(17)
})

test('DA-CHOOSE-7 · with one player nothing is hidden from him, with more no view of another shows a card', () => {
  const solo = table({ ...FOUR, formation: 'gideon< leon>' })
  solo.answer('play:16')
  expect(deathAngel.view(solo.g, 0).teams[0]?.card).toBe(16)
  const two = table({ ...FOUR, formation: 'gideon< leon>' }, { seats: 2 })
  two.answer('play:16', 0)
  expect(JSON.stringify(deathAngel.view(two.g, 1).teams.map((team) => team.card))).toBe('[0,0,0,0,0,0]')
})

test('DA-CHOOSE-8 · a locked choice may be changed until everybody has locked', () => {
  const p = table({ ...FOUR, formation: 'gideon< leon>', slain: 'noctis valencio' }, { seats: 2 })
  p.answer('play:16', 0)
  p.answer('lock', 0)
  p.answer('play:4', 1)
  expect(p.table.questions.map((question) => question.seat)).toEqual([1])
  // Seat 0 takes back its lock and card, although the other seat has chosen meanwhile.
  expect(undo(p.table, 0)).toBe(true)
  expect(undo(p.table, 0)).toBe(true)
  expect(p.g.teams.map((team) => team.card)).toEqual([0, 0, 4, 0, 0, 0])
  p.answer('play:12', 0)
  p.answer('lock', 0)
  p.answer('lock', 1)
  expect(p.g.revealed).toBe(true)
  expect(undo(p.table, 0)).not.toBe(true)
})

test('DA-CHOOSE-9 · after Block and Gun Jam only Run and Gun is left', () => {
  const p = table({
    ...FOUR,
    formation: 'gideon< leon>',
    last: 'block',
    round: 4,
    also(g) {
      const [green] = g.teams
      if (green !== undefined) green.jammed = 4
    },
  })
  // The green team's only card is taken without a question; the red team is asked.
  expect(p.g.teams[0]?.card).toBe(12)
  expect(p.question().params).toEqual({ team: '@team-red' })
  expect(deathAngel.explain(p.g, 0, 'card:16').map((refusal) => refusal.rule)).toEqual(['DA-CHOOSE-9'])
})
