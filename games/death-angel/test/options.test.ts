import type { Json } from '@orrery/kernel'
import { type Play, play } from '@orrery/kernel/testing'
import { expect, test } from 'vitest'
import { deathAngel } from '../index.ts'
import type { State } from '../state.ts'
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

/** The cards of the swarms that moved, in order. */
function moved(p: Play<State>): unknown[] {
  return p.events('spectator', 'swarm-moved').map((event) => event.cards)
}

test('DA-OPT-1, DA-SWARM-2 · with mergeAtEventEnd those kept apart stay so when ranks close again, in the attack phase and in the event', () => {
  const four = 'leon< deino< scipio< omnio<'
  const option = { options: { mergeAtEventEnd: true } }
  const swarms = ['1 left: head', '2 left: tail', '3 left: claw']
  const again = table({ formation: four, phase: 'attack', swarms, dice: [0, 5, 0], events: ['rewarded-faith'] }, option)
  expect(again.events('spectator', 'marine-slain')).toHaveLength(2)
  expect(again.g.swarms.map(({ position, cards, apart }) => [position, cards, apart])).toEqual([
    [1, [0], false],
    [1, [9], true],
    [2, [18], false],
  ])
  // Psychic Assault slays the marine at the bottom; then only the swarm with a tongue flanks.
  const event = table(
    { formation: four, phase: 'event', swarms: ['1 left: tongue', '1 left: tail apart'], dice: [0], events: ['psychic-assault'] },
    option,
  )
  event.answer('choose:11')
  expect(event.events('spectator', 'marine-slain')).toHaveLength(1)
  expect(moved(event)).toEqual([[27]])
})

test('DA-OPT-1, DA-SWARM-3 · with mergeAtEventEnd, too, two merge that both have attacked or both have not', () => {
  const option = { options: { mergeAtEventEnd: true } }
  const formation = 'leon< deino< scipio< omnio<+1'
  const waiting = table({ formation, phase: 'attack', swarms: ['1 left: head', '1 right: tail', '2 right: tail'], dice: [0, 5] }, option)
  expect(waiting.events('spectator', 'swarm-attacks').map((event) => event.size)).toEqual([1, 2])
  const swarms = ['1 left: head', '2 left: tail', '2 right: claw', '4 left: head']
  const done = table({ formation, phase: 'attack', swarms, dice: [5, 5, 0, 5] }, option)
  expect(done.question().name).toBe('reroll')
  expect(swarmText(done.g, 1, 'left')).toBe('head tail')
})

test('DA-OPT-1, DA-SWARM-9 · with mergeAtEventEnd what appears joins the swarm that has not attacked, else the larger one', () => {
  const option = { options: { mergeAtEventEnd: true } }
  const appears = { terrain: ['ventilation-duct 1 left'], blips: ['claw', 'claw claw'] as const, events: ['chaos-of-battle'] }
  // Leon falls beside the protected swarm, which has not attacked; the larger one has.
  const swarms = ['1 left: head protected', '1 right: tongue', '2 left: tail tail']
  const held = table({ formation: 'leon< deino< scipio<', phase: 'attack', swarms, dice: [0, 5], ...appears }, option)
  expect(moved(held)).toEqual([[0, 18]])
  const fight = (...apart: string[]) => table({ formation: 'leon< deino<', phase: 'event', swarms: apart, ...appears }, option)
  expect(moved(fight('1 left: head attacked', '1 left: tail tail attacked apart'))).toEqual([[0]])
  expect(moved(fight('1 left: head head attacked', '1 left: tail attacked apart'))).toEqual([[0, 1, 18]])
  expect(moved(fight('1 left: tail attacked', '1 left: head head attacked apart'))).toEqual([[0, 1, 18]])
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

test('DA-FEW-6, DA-OPT-1, DA-OPT-4 · settings that do not fit are refused all together, each with what is allowed', () => {
  const read = (raw: Json, seats = 1) => deathAngel.options(raw, seats)
  for (const raw of [[], 'all', 7, true]) expect(() => read(raw)).toThrow(/^options: expected an object$/)
  expect(() => read(null)).not.toThrow()
  expect(() => read({ seats: 1 })).not.toThrow()
  expect(() => read({ teams: 'all', openInstinct: 1, house: true })).toThrow(
    /^teams: expected one of choose, random\nopenInstinct: expected one of false, true\nhouse: there is no such setting$/,
  )
  const alone = { teams: 'random', chooseFormation: true, cardOutlivesTeam: true }
  expect(() => read(alone)).not.toThrow()
  expect(() => read(alone, 2)).toThrow(/^teams: .*\(DA-FEW-6\)\nchooseFormation: .*\(DA-OPT-2\)\ncardOutlivesTeam: .*\(DA-OPT-4\)$/)
  expect(() => read({ firstChooser: 'seat-3', teams: 'random', house: true }, 2)).toThrow(
    /^house: there is no such setting\nfirstChooser: there are only 2 seats\nteams: .*\(DA-FEW-6\)$/,
  )
})

test('DA-OPT-1, DA-SWARM-3 · with mergeAtEventEnd a third swarm that comes to two merges with the one kept apart once both have attacked', () => {
  const p = table(
    {
      formation: 'leon< deino< scipio<',
      phase: 'attack',
      swarms: ['1 left: head attacked', '1 left: tail attacked apart', '1 right: tongue', '2 left: claw'],
      dice: [0, 5],
      events: ['rewarded-faith'],
    },
    { options: { mergeAtEventEnd: true } },
  )
  expect(p.g.swarms.filter(({ side }) => side === 0).map(({ position, cards, apart }) => [position, cards.length, apart])).toEqual([
    [1, 1, false],
    [1, 2, true],
  ])
})
