import { expect, test } from 'vitest'
import { choose, declineAll, duel, told, WORLD } from './fight.ts'
import { asked, standing } from './given.ts'

const LAST = { combatRound: 3, hands: ['blessed-power-armour', 'ard-boyz'] as const }

test('FS-RES-1, FS-ROUT-5, FS-RES-4 · morale of dice, face-up cards, standing units and bastions', () => {
  const p = duel({
    ...LAST,
    seats: 3,
    pieces: { '2A.nw': '2 aspect-warrior' },
    units: ['space-marine scout~', 'nob bastion'],
    faceUp: ['faith-in-the-emperor', 'mek-boyz'],
    dice: ['0 7 1', '0 8 0'],
  })
  choose(p, 'blessed-power-armour', 'ard-boyz')
  declineAll(p)
  expect(told(p, 'morale-counted', 0, 'morale')).toEqual(['5'])
  expect(told(p, 'morale-counted', 1, 'morale')).toEqual(['5'])
})

test('FS-RES-2, FS-RES-5, FS-STRUCT-4, FS-STRUCT-13 · the higher morale wins; the other side retreats, and an attacker takes all structures', () => {
  const p = duel({
    ...LAST,
    units: ['space-marine space-marine', 'nob factory city'],
    dice: ['0 8 0', '0 8 0'],
    pieces: { '10A.ne': '1 ork-boyz' },
  })
  choose(p, 'blessed-power-armour', 'ard-boyz')
  declineAll(p)
  expect(told(p, 'combat-won', 0, 'seat')).toEqual(['0'])
  expect(standing(p.g, WORLD)).toBe('0 space-marine, 0 space-marine, 0 factory, 0 city')
  expect(standing(p.g, '10A.ne')).toBe('1 ork-boyz, 1 nob~')
})

test('FS-RES-3 · with equal morale the defender wins and the attacker retreats', () => {
  const p = duel({ ...LAST, units: ['scout', 'nob'], dice: ['0 8 0', '0 8 0'], from: '10A.ne' })
  choose(p, 'blessed-power-armour', 'ard-boyz')
  declineAll(p)
  expect([told(p, 'morale-counted', 0, 'morale'), told(p, 'morale-counted', 1, 'morale')]).toEqual([['2'], ['2']])
  expect(told(p, 'combat-won', 1, 'seat')).toEqual(['1'])
  expect(standing(p.g, '10A.ne')).toBe('0 scout~')
})

test('FS-RES-6 · when the defender wins, structures stay', () => {
  const p = duel({ ...LAST, units: ['scout', 'nob factory city'], dice: ['0 8 0', '0 8 0'], from: '10A.ne' })
  choose(p, 'blessed-power-armour', 'ard-boyz')
  declineAll(p)
  expect(standing(p.g, WORLD)).toBe('1 nob, 1 factory, 1 city')
})

test('FS-RES-7 · a bastion that loses by morale is taken; nothing retreats', () => {
  const p = duel({ ...LAST, units: ['space-marine', 'bastion'], dice: ['0 8 0', '0 8 0'] })
  choose(p, 'blessed-power-armour', 'ard-boyz')
  declineAll(p)
  expect(standing(p.g, WORLD)).toBe('0 space-marine, 0 bastion')
  expect(p.events('spectator', 'unit-retreated')).toEqual([])
})

test('FS-RES-8 · an objective token stays', () => {
  const p = duel({
    ...LAST,
    units: ['space-marine space-marine', 'nob'],
    dice: ['0 8 0', '0 8 0'],
    pieces: { '10A.ne': '1 ork-boyz' },
    objectives: { [WORLD]: 'orks' },
  })
  const token = p.g.objectives[0]
  choose(p, 'blessed-power-armour', 'ard-boyz')
  declineAll(p)
  expect(p.g.combat).toBeNull()
  expect(p.g.objectives[0]).toBe(token)
  expect(p.g.players[1]?.collected).toEqual([])
})

test('FS-COMP-13, FS-COMP-12 · with too few control tokens the winner chooses which structures get one; the others are destroyed', () => {
  const p = duel({
    ...LAST,
    seats: 3,
    units: ['space-marine space-marine', 'nob factory city'],
    dice: ['0 8 0', '0 8 0'],
    pieces: { '10A.ne': '0 factory city bastion', '10A.sw': '0 factory city bastion', '1A.ne': '0 factory', '2A.nw': '2 aspect-warrior' },
  })
  choose(p, 'blessed-power-armour', 'ard-boyz')
  declineAll(p)
  expect([asked(p), p.question().seat]).toEqual(['combat.mark', 0])
  const city = p.options()[1] ?? ''
  p.answer({ options: [city] })
  expect(standing(p.g, WORLD)).toBe('0 space-marine, 0 space-marine, 0 city')
  expect(p.events('spectator', 'structure-destroyed')).toHaveLength(1)
})

test('FS-COMP-13 · with enough of them nothing is asked', () => {
  const p = duel({
    ...LAST,
    units: ['space-marine space-marine', 'nob factory city'],
    dice: ['0 8 0', '0 8 0'],
    pieces: { '10A.ne': '0 factory city bastion', '10A.sw': '0 factory city bastion' },
  })
  choose(p, 'blessed-power-armour', 'ard-boyz')
  declineAll(p)
  expect(p.g.combat).toBeNull()
  expect(standing(p.g, WORLD)).toBe('0 space-marine, 0 space-marine, 0 factory, 0 city')
})
