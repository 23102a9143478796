import { expect, test } from 'vitest'
import { ATTACK, COMBAT_CARDS, DEFENCE, DIE_FACES, MORALE } from '../content/combat-cards.ts'
import { choose, damages, diceOf, duel, told } from './fight.ts'
import { asked } from './given.ts'

test('FS-COMP-4, FS-DICE-1 · three sides of a die show attack, two defence, one morale', () => {
  expect([ATTACK, DEFENCE, MORALE].map((face) => DIE_FACES.filter((one) => one === face).length)).toEqual([3, 2, 1])
  // Dice and cards show morale; combat tokens have only two kinds.
  expect(COMBAT_CARDS.some(({ icons }) => icons[MORALE] > 0)).toBe(true)
  const p = duel({ units: ['scout', 'nob'], hands: ['ambush', 'slugga-boyz'] })
  expect(p.g.combat?.sides[0]?.tokens).toHaveLength(2)
})

test('FS-DICE-2 · a die with a named icon is put down with that face, without rolling', () => {
  const p = duel({
    factions: ['chaos', 'orks'],
    units: ['chaos-space-marine', 'nob'],
    hands: ['dark-faith foul-worship', 'waaagh mek-boyz'],
    dice: ['0 6 0', '0 8 0'],
    rolls: 'a',
  })
  choose(p, 'dark-faith', 'waaagh')
  expect(diceOf(p, 0)).toBe('0 6 1')
  expect(told(p, 'dice-gained', 0, 'attack', 'defence', 'morale')).toEqual(['0 0 1'])
  expect(p.g.random.dice.preset).toHaveLength(1)
})

test('FS-DICE-3 · a die without an icon is rolled', () => {
  const p = duel({ units: ['scout', 'nob'], hands: ['faith-in-the-emperor', 'mek-boyz'], dice: ['0 6 0', '0 8 0'], rolls: 'm' })
  choose(p, 'faith-in-the-emperor', 'mek-boyz')
  expect(told(p, 'dice-gained', 0, 'attack', 'defence', 'morale')).toEqual(['0 0 1'])
})

test('FS-COMP-7 · with eight dice none is gained; with seven one of two', () => {
  const seven = duel({
    units: ['warlord-titan', 'nob'],
    hands: ['emperors-might ambush', 'waaagh slugga-boyz'],
    dice: ['0 7 0', '0 8 0'],
    rolls: 'd',
  })
  choose(seven, 'emperors-might', 'waaagh')
  // It fills the pool, so its owner may decline it.
  seven.answer('use')
  expect(diceOf(seven, 0)).toBe('0 8 0')
  const eight = duel({ units: ['scout', 'nob'], hands: ['faith-in-the-emperor ambush', 'waaagh slugga-boyz'], dice: ['0 8 0', '0 8 0'] })
  choose(eight, 'faith-in-the-emperor', 'waaagh')
  expect(told(eight, 'dice-gained', 0)).toEqual([])
  expect(diceOf(eight, 0)).toBe('0 8 0')
})

test('FS-COMP-7, FS-CARD-3 · with eight dice one may be spent even if the card then does nothing; with seven it is not asked', () => {
  const support = (dice: string) => {
    const p = duel({
      factions: ['eldar', 'orks'],
      units: ['wraithguard', 'nob'],
      hands: ['wraithguard-support striking-scorpions', 'waaagh slugga-boyz'],
      dice: [dice, '0 8 0'],
      rolls: 'd',
    })
    choose(p, 'wraithguard-support', 'waaagh')
    return p
  }
  const full = support('0 7 1')
  expect([asked(full), full.question().rule, full.options()]).toEqual(['combat.room', 'FS-COMP-7', ['spend:morale', 'decline']])
  full.answer('spend:morale')
  expect([diceOf(full, 0), told(full, 'dice-spent', 0, 'morale')]).toEqual(['0 7 0', ['1']])
  expect(asked(support('0 6 1'))).toBe('combat.either')
})

test('FS-COMP-7, FS-DICE-4 · after spending one a die can be gained again', () => {
  const p = duel({
    factions: ['eldar', 'orks'],
    units: ['wraithguard aspect-warrior~', 'nob'],
    hands: ['wraithguard-support striking-scorpions hit-and-run', 'waaagh slugga-boyz mek-boyz'],
    dice: ['0 7 1', '0 8 0'],
    rolls: 'd',
  })
  choose(p, 'wraithguard-support', 'waaagh')
  p.answer('spend:morale')
  expect(diceOf(p, 0)).toBe('0 7 0')
  choose(p, 'striking-scorpions', 'slugga-boyz')
  p.answer('use')
  expect(diceOf(p, 0)).toBe('0 8 0')
})

test('FS-DICE-5 · a player who must lose more dice than they have loses all of that kind and nothing else', () => {
  const p = duel({
    factions: ['space-marines', 'eldar'],
    units: ['scout', 'aspect-warrior'],
    hands: ['ambush reconnaissance', 'swooping-hawks striking-scorpions'],
    dice: ['1 7 0', '0 8 0'],
  })
  choose(p, 'ambush', 'swooping-hawks')
  expect(told(p, 'tokens-lost', 0, 'attack', 'defence')).toEqual(['2 0'])
  expect(diceOf(p, 0)).toBe('1 7 0')
  expect(damages(p, 1)).toEqual(['2-10=0'])
})

test('FS-DICE-6, FS-COMP-8 · gained tokens count in this round, however many', () => {
  const p = duel({
    units: ['warlord-titan', 'nob nob nob nob'],
    hands: ['emperors-might ambush', 'waaagh slugga-boyz'],
    dice: ['8 0 0', '0 8 0'],
  })
  choose(p, 'emperors-might', 'waaagh')
  p.answer('spend:8')
  expect(damages(p, 1)).toEqual(['19-8=11'])
})

test('FS-DICE-7 · only dice of a player’s own pool can be spent', () => {
  const p = duel({
    factions: ['eldar', 'orks'],
    units: ['wraithguard aspect-warrior~', 'nob'],
    hands: ['wraithguard-support striking-scorpions', 'waaagh slugga-boyz'],
    dice: ['0 8 0', '0 5 3'],
  })
  choose(p, 'wraithguard-support', 'waaagh')
  expect(told(p, 'dice-spent', 0)).toEqual([])
  expect(p.g.combat?.round).toBe(2)
})

test('FS-DICE-8 · converting turns dice and keeps their number', () => {
  const p = duel({ units: ['scout', 'nob'], hands: ['break-the-line ambush', 'waaagh slugga-boyz'], dice: ['0 5 3', '0 8 0'] })
  choose(p, 'break-the-line', 'waaagh')
  expect(p.options()).toContain('convert:2:1')
  expect(p.options()).not.toContain('convert:4:0')
  p.answer('convert:2:1')
  expect(diceOf(p, 0)).toBe('2 6 0')
})

test('FS-DICE-9, FS-DICE-10 · each chosen die is rolled once more, and the new face stands', () => {
  const p = duel({
    factions: ['orks', 'space-marines'],
    units: ['nob', 'scout'],
    hands: ['biker-nobz slugga-boyz', 'blessed-power-armour ambush'],
    dice: ['0 8 0', '3 1 0'],
    rolls: 'amd',
  })
  choose(p, 'biker-nobz', 'blessed-power-armour')
  expect(told(p, 'dice-rerolled', 1, 'attack', 'defence', 'morale')).toEqual(['1 1 1'])
  expect(diceOf(p, 1)).toBe('1 2 1')
  expect(p.g.random.dice.preset).toEqual([])
})
