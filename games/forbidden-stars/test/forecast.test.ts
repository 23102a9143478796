import { randomOf, seedOf } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { forecast } from '../rules/combat/forecast.ts'
import { choose, dealOtherwise, duel } from './fight.ts'
import { begin } from './given.ts'

const CARDS = { hands: ['ambush reconnaissance', 'ard-boyz gretchin'] as const }

test('FS-COMBAT-12 · every card in hand is forecast by play-outs, which the far stronger side wins', () => {
  const strong = duel({ units: ['land-raider land-raider land-raider', 'ork-boyz'], dice: ['5 3 0', '0 0 0'], ...CARDS })
  const found = forecast(strong.table, 0, randomOf(seedOf(1)), 20)
  expect(found.map(({ option }) => option)).toEqual(strong.options(0))
  for (const { wins, taken, lost } of found) expect([wins, taken > 0 && taken <= 2, lost]).toEqual([1, true, 0])
  const weak = duel({ units: ['scout', 'nob nob nob'], dice: ['0 1 0', '7 1 0'], ...CARDS })
  const bleak = forecast(weak.table, 0, randomOf(seedOf(1)), 20)
  for (const { wins } of bleak) expect(wins).toBeLessThan(0.3)
  // Its only Scout, which costs 2 materiel, is lost as often as the world is.
  expect([bleak.some(({ lost }) => lost > 1), bleak.every(({ lost }) => lost <= 2)]).toEqual([true, true])
})

test('FS-COMBAT-12 · each option is played out as it is given', () => {
  const p = duel({
    factions: ['orks', 'space-marines'],
    units: ['gargant', 'scout land-raider'],
    hands: ['smasher-gargant gretchin', 'blessed-power-armour ambush'],
    dice: ['0 8 0', '0 0 0'],
  })
  choose(p, 'smasher-gargant', 'blessed-power-armour')
  const [destroy, decline] = forecast(p.table, 0, randomOf(seedOf(1)), 20)
  expect([destroy?.option.startsWith('destroy:'), decline?.option]).toEqual([true, 'decline'])
  expect(destroy?.taken ?? 0).toBeGreaterThan(decline?.taken ?? 9)
})

test('FS-COMBAT-12, FS-REINF-1 · reinforcement tokens are no unit that a forecast counts as lost or taken', () => {
  const units = ['land-raider land-raider token', 'token'] as const
  const p = duel({ units, dice: ['6 2 0', '0 0 0'], ...CARDS })
  for (const { wins, lost, taken } of forecast(p.table, 0, randomOf(seedOf(1)), 10)) expect([wins, lost, taken]).toEqual([1, 0, 0])
})

test('FS-GOLD-6 · a forecast knows no more than its seat: another hand of the opponent changes nothing', () => {
  const given = {
    units: ['scout scout', 'nob ork-boyz'] as const,
    dice: ['2 2 0', '2 2 0'] as const,
    hands: ['ambush reconnaissance', 'ard-boyz gretchin'] as const,
  }
  const one = duel(given)
  const other = duel({ ...given, more: dealOtherwise })
  expect(other.g.combat?.sides[1]?.hand).not.toEqual(one.g.combat?.sides[1]?.hand)
  expect(forecast(other.table, 0, randomOf(seedOf(3)), 10)).toEqual(forecast(one.table, 0, randomOf(seedOf(3)), 10))
})

test('FS-COMBAT-2 · without a combat nothing is forecast', () => {
  const orders = { '10A': '0 advance', '3A': '0 deploy', '1A': '1 deploy' }
  const p = begin({ orders, pieces: { '10A.nw': '0 scout', '3A.ne': '1 nob' } })
  expect([p.question().kind, forecast(p.table, 0, randomOf(seedOf(1)), 5)]).toEqual(['options', []])
})

test('FS-COMBAT-17, FS-DMG-1 · who suffers how much damage is not forecast: the ways are too many', () => {
  const p = duel({
    units: ['scout space-marine', 'nob'],
    dice: ['0 0 0', '5 0 0'],
    hands: ['blessed-power-armour ambush', 'waaagh gretchin'],
  })
  choose(p, 'blessed-power-armour', 'waaagh')
  expect([p.question().kind, forecast(p.table, 0, randomOf(seedOf(1)), 5)]).toEqual(['multi-select', []])
})
