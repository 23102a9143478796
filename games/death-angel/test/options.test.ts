import { play } from '@orrery/kernel/testing'
import { expect, test } from 'vitest'
import { deathAngel } from '../index.ts'
import { formationText, swarmText, table } from './given.ts'

test('DA-OPT-1 · with mergeAtEventEnd swarms kept apart stay so until the event phase ends', () => {
  const given = {
    formation: 'leon< deino< scipio<',
    phase: 'attack' as const,
    swarms: ['1 left: head', '2 left: tail'],
    dice: [0, 5],
    events: ['rewarded-faith'],
  }
  const apart = table(given, { options: { mergeAtEventEnd: true } })
  expect(apart.question().name).toBe('event-marine')
  expect(swarmText(apart.g, 1, 'left').split(' | ').sort()).toEqual(['head', 'tail'])
  apart.answer('choose:7')
  expect(apart.question().name).toBe('choose-action')
  expect(apart.g.swarms.filter((swarm) => swarm.position === 1 && swarm.side === 0).length).toBeLessThan(2)
  const merged = table(given)
  expect(swarmText(merged.g, 1, 'left')).toBe('head tail')
})

test('DA-OPT-2 · with chooseFormation a solo player sets the order, facings as always', () => {
  const p = play(deathAngel, { seats: 1, options: { chooseFormation: true } })
  p.answers('pick:2', 'pick:3', 'pick:4')
  p.answers('place:9', 'place:4', 'place:7', 'place:5', 'place:6')
  expect(formationText(p.g)).toBe('scipio< leon< deino< valencio> lorenzo> calistarius>')
  expect(() => play(deathAngel, { seats: 2, options: { chooseFormation: true } })).toThrow('DA-OPT-2')
})

test('DA-OPT-3 · with openInstinct Instinct events are shown to all before the choice', () => {
  const p = table(
    {
      formation: 'leon< deino> scipio> omnio<',
      owners: { red: 0, blue: 1, grey: 0, purple: 1 },
      current: 1,
      phase: 'event',
      events: ['psychic-assault'],
    },
    { seats: 2, options: { openInstinct: true } },
  )
  expect(p.question().name).toBe('event-marine')
  expect(p.events(0, 'event-shown')).toMatchObject([{ event: '@event-card-psychic-assault' }])
})

test('DA-OPT-4 · with cardOutlivesTeam a card of a player alone goes on when the last marine of its team falls', () => {
  const p = table(
    {
      formation: 'claudio< deino>',
      slain: 'lorenzo',
      terrain: ['promethium-tank 2 right'],
      swarms: ['2 left: head head'],
      cards: 'intimidation heroic-charge',
      dice: [0],
    },
    { options: { cardOutlivesTeam: true } },
  )
  while (p.question().name !== 'activate') p.answer('done')
  p.answer(p.options().find((id) => id.startsWith('activate')) as string)
  expect(p.question().name).toBe('intimidation')
})
