import { expect, test } from 'vitest'
import { choose, type Duel, damages, diceOf, duel, onUnit, told, VOID, WORLD } from '../fight.ts'
import { areaNamed, asked, standing } from '../given.ts'

/** A round in which the Orks (seat 0) play a card against one of the Space Marines that does nothing but defend. */
function played(card: string, given: Partial<Duel>) {
  const p = duel({
    factions: ['orks', 'space-marines', 'eldar'],
    units: ['ork-boyz', 'scout'],
    dice: ['0 8 0', '0 8 0'],
    ...given,
    hands: [`${card} gretchin`, 'blessed-power-armour ambush'],
  })
  choose(p, card, 'blessed-power-armour')
  return p
}

const gained = (p: ReturnType<typeof duel>) => told(p, 'tokens-gained', 0, 'attack', 'defence')

test("FS-CARD-2 · 'Ard Boyz: own attack dice must be rolled again; the opponent's, one for each Boyz", () => {
  const p = played('ard-boyz', { units: ['ork-boyz ork-boyz ork-boyz~', 'scout'], dice: ['2 4 0', '5 1 1'], rolls: 'dm dd' })
  expect(diceOf(p, 0)).toBe('0 5 1')
  p.answer('use')
  expect(told(p, 'dice-rerolled', 1, 'attack', 'defence', 'morale')).toEqual(['0 2 0'])
  expect(diceOf(p, 1)).toBe('3 3 1')
  const q = played('ard-boyz', { units: ['nob', 'scout'], dice: ['0 4 0', '5 0 0'] })
  expect(told(q, 'dice-rerolled', 1)).toEqual([])
})

test('FS-DICE-9 · Gretchin: one die of the chosen face and no other', () => {
  for (const [face, left] of [
    ['attack', '1 4 2'],
    ['defence', '2 4 1'],
    ['morale', '2 5 0'],
  ] as const) {
    const p = played('gretchin', { dice: ['0 4 0', '2 4 1'], rolls: 'dm'.slice(face === 'attack' ? 1 : 0) })
    p.answer('use', 0)
    p.answer(`reroll:${face}`, 0)
    expect(diceOf(p, 1)).toBe(left)
  }
})

test("FS-CARD-3 · Gretchin: a token of each kind and one die of choice rolled again; a ship of one's own for one of the opponent's", () => {
  const p = played('gretchin', {
    area: VOID,
    units: ['onslaught-attack-ship kill-kroozer', 'strike-cruiser battle-barge'],
    dice: ['0 4 0', '1 4 1'],
    rolls: 'd',
  })
  p.answer('use')
  expect(gained(p)).toEqual(['1 1'])
  expect(p.options()).toEqual(['reroll:attack', 'reroll:defence', 'reroll:morale'])
  p.answer('reroll:attack')
  expect(diceOf(p, 1)).toBe('0 5 1')
  p.answer(onUnit(p, 'sacrifice', 'onslaught-attack-ship', VOID))
  expect([asked(p), p.question().seat]).toEqual(['combat.must-destroy', 1])
  p.answer(onUnit(p, 'destroy', 'strike-cruiser', VOID))
  expect(standing(p.g, VOID)).toBe('1 battle-barge, 0 kill-kroozer')
  const q = played('gretchin', { units: ['ork-boyz', 'scout'], dice: ['0 4 0', '0 4 0'], rolls: 'd' })
  q.answer('use')
  expect(told(q, 'unit-destroyed', 1)).toEqual([])
})

test('FS-CARD-3 · Mek Boyz: a rolled die; the icons of the card on top of the other deck count, its morale not, until the end of the round', () => {
  const given: Partial<Duel> = {
    units: ['ork-boyz', 'scout'],
    dice: ['0 4 0', '0 4 0'],
    rolls: 'd',
    players: [{}, { deck: 'fury-of-ultramar' }],
  }
  const p = played('mek-boyz', given)
  expect(told(p, 'card-borrowed', 1, 'card')).toEqual(['@card-fury-of-ultramar'])
  expect(damages(p, 1)).toEqual(['1-7=0'])
  expect(p.g.combat?.sides[0]?.borrowed).toBe(-1)
  expect(p.g.players[1]?.combatDeck).toHaveLength(8)
  const last = duel({
    factions: ['orks', 'space-marines'],
    units: ['ork-boyz', 'scout'],
    combatRound: 3,
    hands: ['mek-boyz', 'blessed-power-armour'],
    dice: ['0 7 0', '0 8 0'],
    rolls: 'd',
    players: [{}, { deck: 'faith-in-the-emperor' }],
  })
  choose(last, 'mek-boyz', 'blessed-power-armour')
  last.answer('use')
  // Boyz have 1, and the icon of Mek Boyz counts, but not that of Faith in the Emperor.
  expect(told(last, 'morale-counted', 0, 'morale')).toEqual(['2'])
  expect(told(played('mek-boyz', { ...given, units: ['nob', 'scout'] }), 'card-borrowed', 1)).toEqual([])
})

test("FS-CARD-2 · Shoota Boyz: own defence dice must be rolled again; the opponent's, one for each Boyz", () => {
  const p = played('shoota-boyz', { units: ['ork-boyz token', 'scout'], dice: ['0 2 0', '0 4 0'], rolls: 'aa ma' })
  expect(diceOf(p, 0)).toBe('2 0 0')
  p.answer('use')
  expect(diceOf(p, 1)).toBe('1 2 1')
  const q = played('shoota-boyz', { units: ['nob', 'scout'], dice: ['0 0 0', '0 4 0'] })
  expect(diceOf(q, 1)).toBe('0 4 0')
})

test('FS-CARD-2 · Slugga Boyz: both must roll all morale dice again; a unit rallies', () => {
  const p = played('slugga-boyz', { units: ['ork-boyz nob~', 'scout'], dice: ['0 4 2', '0 4 1'], rolls: 'ad m' })
  expect([diceOf(p, 0), diceOf(p, 1)]).toEqual(['1 5 0', '0 4 1'])
  p.answer(onUnit(p, 'rally', 'nob'))
  expect(standing(p.g, WORLD)).toBe('1 scout, 0 ork-boyz, 0 nob')
  const q = played('slugga-boyz', { units: ['ork-boyz nob~', 'scout'] })
  q.answer('decline')
  expect(standing(q.g, WORLD)).toBe('1 scout, 0 ork-boyz, 0 nob~')
})

test('FS-CARD-2 · Biker Nobz and Mega Nobz: the opponent must roll all attack, or all defence dice again; a token', () => {
  const bikers = played('biker-nobz', { units: ['nob', 'scout'], dice: ['0 8 0', '3 1 0'], rolls: 'mmm' })
  expect(diceOf(bikers, 1)).toBe('0 1 3')
  expect(gained(bikers)).toEqual(['1 0'])
  const megas = played('mega-nobz', { units: ['nob', 'scout'], dice: ['0 8 0', '3 1 0'], rolls: 'm' })
  expect(diceOf(megas, 1)).toBe('3 0 1')
  expect(gained(megas)).toEqual(['0 1'])
  const idle = played('biker-nobz', { units: ['ork-boyz', 'scout'] })
  expect(gained(idle)).toEqual([])
  expect(told(idle, 'ability-used', 0)).toEqual([])
  expect(gained(played('mega-nobz', { units: ['ork-boyz', 'scout'] }))).toEqual([])
})

test('FS-CARD-3 · Sea of Green: a token; with more standing units the opponent spends a morale die or routs a unit', () => {
  const p = played('sea-of-green', { seats: 3, units: ['ork-boyz', 'scout'], dice: ['0 8 0', '0 7 1'], pieces: { '2A.nw': '2 falcon' } })
  // The token may give them the majority, so its owner is asked whether to use the ability.
  expect([asked(p), p.question().seat]).toEqual(['combat.ability', 0])
  p.answer('use')
  expect(standing(p.g, WORLD)).toBe('1 scout, 0 ork-boyz, 0 ork-boyz')
  expect([asked(p), p.question().seat]).toEqual(['combat.unless-die', 1])
  p.answer('refuse')
  expect(standing(p.g, WORLD)).toBe('1 scout~, 0 ork-boyz, 0 ork-boyz')
  const q = played('sea-of-green', { units: ['ork-boyz', 'scout'], dice: ['0 8 0', '0 7 1'] })
  q.answers('use', 'spend')
  expect(standing(q.g, WORLD)).toBe('1 scout, 0 ork-boyz, 0 ork-boyz')
  const not = played('sea-of-green', { units: ['ork-boyz', 'scout'] })
  not.answer('decline')
  expect(standing(not.g, WORLD)).toBe('1 scout, 0 ork-boyz')
  const even = played('sea-of-green', { units: ['ork-boyz', 'scout scout'] })
  expect(told(even, 'unit-routed', 1)).toEqual([])
})

test("FS-CARD-2 · Slugga Boyz of the defender: his own dice first, then the attacker's", () => {
  const p = duel({
    factions: ['space-marines', 'orks'],
    units: ['scout', 'ork-boyz'],
    hands: ['blessed-power-armour ambush', 'slugga-boyz gretchin'],
    dice: ['0 6 1', '0 4 2'],
    rolls: 'ad m',
  })
  choose(p, 'blessed-power-armour', 'slugga-boyz')
  expect([diceOf(p, 1), diceOf(p, 0)]).toEqual(['1 5 0', '0 6 1'])
})

test('FS-CARD-3 · Waaagh!: a unit rallies; a token for each standing Boyz and Attack Ship', () => {
  const p = played('waaagh', { units: ['ork-boyz ork-boyz~ ork-boyz~ nob', 'scout'] })
  p.answer(p.options()[0] ?? '')
  expect(gained(p)).toEqual(['2 0'])
  const ships = played('waaagh', { area: VOID, units: ['onslaught-attack-ship token', 'strike-cruiser'] })
  expect(gained(ships)).toEqual(['2 0'])
  expect(gained(played('waaagh', { units: ['nob', 'scout'] }))).toEqual([])
})

test('FS-CARD-3 · Party Wagon: a token; with more standing units 2 tokens of each kind', () => {
  const p = played('party-wagon', { units: ['battlewagon', 'scout'] })
  expect(standing(p.g, WORLD)).toBe('1 scout, 0 battlewagon, 0 ork-boyz')
  expect(gained(p)).toEqual(['2 2'])
  const even = played('party-wagon', { units: ['battlewagon', 'scout scout'] })
  expect(gained(even)).toEqual([])
  expect(told(even, 'reinforced', 0)).toHaveLength(1)
})

test('FS-CARD-3 · Rokkit Wagon: 3 attack tokens; then the opponent may retreat a unit', () => {
  const p = played('rokkit-wagon', {
    seats: 3,
    units: ['battlewagon', 'scout scout'],
    pieces: { '10A.ne': '1 scout', '2A.nw': '2 falcon' },
  })
  p.answer('use')
  expect(gained(p)).toEqual(['3 0'])
  expect([asked(p), p.question().seat]).toEqual(['combat.retreat-one', 1])
  p.answer('decline')
  expect(standing(p.g, '10A.ne')).toBe('1 scout')
  expect(gained(played('rokkit-wagon', { units: ['ork-boyz', 'scout'] }))).toEqual([])
})

test('FS-CARD-3, FS-RET-21 · Rokkit Wagon: where nobody can retreat the tokens come without a question; one unit is enough to ask', () => {
  const shut = played('rokkit-wagon', { units: ['battlewagon', 'scout'], pieces: { '10A.ne': '0 nob', '10A.sw': '0 nob' } })
  expect([gained(shut), shut.g.combat?.round]).toEqual([['3 0'], 2])
  const p = played('rokkit-wagon', { units: ['battlewagon', 'scout'], pieces: { '10A.ne': '1 scout', '10A.sw': '0 nob' } })
  p.answer('use', 0)
  expect([asked(p), p.question().seat]).toEqual(['combat.retreat-one', 1])
})

test('FS-CARD-9, FS-CARD-19 · Mek Boyz: borrowed icons end with the card that borrowed them, not with its copy of an earlier round', () => {
  const damage = (place: number) => {
    const p = duel({
      factions: ['orks', 'space-marines'],
      units: ['ork-boyz', 'land-raider'],
      hands: ['mek-boyz gretchin', 'break-the-line ambush'],
      faceUp: ['mek-boyz', ''],
      dice: ['0 8 0', '0 8 0'],
      players: [{}, { deck: 'fury-of-ultramar' }],
    })
    choose(p, 'mek-boyz', 'break-the-line')
    expect([asked(p), p.question().seat]).toEqual(['combat.must-discard', 0])
    p.answer(`discard:${p.g.combat?.sides[0]?.faceUp[place]}`)
    return damages(p, 1)
  }
  // Fury of Ultramar has one attack icon.
  expect([damage(0), damage(1)]).toEqual([['1-10=0'], ['0-10=0']])
})

test("FS-CARD-2, FS-CARD-19 · Weirdboyz: all dice of both must be rolled again; the opponent's tokens are copied for the rest of the combat", () => {
  const p = duel({
    factions: ['orks', 'space-marines'],
    units: ['ork-boyz', 'scout'],
    hands: ['weirdboyz gretchin', 'blessed-power-armour ambush'],
    dice: ['0 2 0', '0 2 0'],
    rolls: 'dd dd',
  })
  choose(p, 'weirdboyz', 'blessed-power-armour')
  // Space Marine players know that their tokens are copied, so they are asked.
  expect(asked(p)).toBe('combat.ability')
  p.answer('use')
  expect(gained(p)).toEqual(['0 2'])
  choose(p, 'gretchin', 'ambush')
  p.answers('decline', 'use')
  expect(gained(p)).toEqual(['0 2', '2 0'])
  const q = played('weirdboyz', { units: ['nob', 'scout'], dice: ['0 1 0', '0 1 0'], rolls: 'dd' })
  expect(gained(q)).toEqual([])
})

test('FS-CARD-3 · Smasher Gargant: a unit is destroyed unless dice equal to its level are spent; never of level 0', () => {
  const p = played('smasher-gargant', {
    seats: 3,
    units: ['gargant', 'scout space-marine land-raider'],
    dice: ['0 8 0', '1 0 1'],
    pieces: { '2A.nw': '2 falcon' },
  })
  expect(p.options()).toEqual([onUnit(p, 'destroy', 'space-marine'), onUnit(p, 'destroy', 'land-raider'), 'decline'])
  p.answer(onUnit(p, 'destroy', 'land-raider'))
  expect([asked(p), p.question().seat]).toEqual(['combat.unless-dice', 1])
  expect(p.options()).toEqual(['pay:1:0:1', 'refuse'])
  p.answer('pay:1:0:1')
  expect(diceOf(p, 1)).toBe('0 0 0')
  expect(told(p, 'unit-destroyed', 1)).toEqual([])
  const q = played('smasher-gargant', { units: ['gargant', 'scout land-raider'], dice: ['0 8 0', '1 0 0'] })
  q.answer(onUnit(q, 'destroy', 'land-raider'))
  expect(told(q, 'unit-destroyed', 1, 'unit')).toEqual(['@unit-land-raider'])
  const nobody = played('smasher-gargant', { units: ['gargant', 'scout'] })
  expect(nobody.g.combat?.round).toBe(2)
  expect(told(nobody, 'ability-used', 0)).toEqual([])
})

test('FS-CARD-3, FS-DICE-4 · Smasher Gargant: a single unit of level 1 is enough; a level of 2 is paid with any two dice', () => {
  const one = played('smasher-gargant', { units: ['gargant', 'scout space-marine'], dice: ['0 8 0', '0 0 0'] })
  expect(one.options()).toEqual([onUnit(one, 'destroy', 'space-marine'), 'decline'])
  const p = played('smasher-gargant', { units: ['gargant', 'scout land-raider'], dice: ['0 8 0', '1 2 1'] })
  p.answer(onUnit(p, 'destroy', 'land-raider'), 0)
  expect(p.options(1)).toEqual(['pay:0:1:1', 'pay:0:2:0', 'pay:1:0:1', 'pay:1:1:0', 'refuse'])
})

test('FS-CARD-3 · Snapper Gargant: discards a face-up card of the opponent that its owner chooses', () => {
  const p = played('snapper-gargant', { units: ['gargant', 'scout'], faceUp: ['', 'ambush reconnaissance'] })
  expect([asked(p), p.question().seat, p.options().length]).toEqual(['combat.discard', 0, 3])
  p.answer(p.options()[1] ?? '')
  expect(told(p, 'card-discarded', 1, 'card')).toEqual(['@card-reconnaissance'])
  const q = played('snapper-gargant', { units: ['gargant', 'scout'] })
  expect(told(q, 'card-discarded', 1)).toEqual([])
  expect(told(q, 'ability-used', 0)).toEqual([])
  expect(areaNamed(q.g, WORLD)).toBe(0)
})
