import { expect, test } from 'vitest'
import { COMBAT_CARDS } from '../content/combat-cards.ts'
import { UNIT_KINDS } from '../content/units.ts'
import { explain } from '../explain.ts'
import { choose, type Duel, damages, diceOf, duel, onUnit, told, WORLD } from './fight.ts'
import { asked, kindNamed, standing } from './given.ts'

test('FS-CARD-1, FS-CARD-6 · general abilities first; the unit requirement is looked at after them', () => {
  const p = duel({
    factions: ['orks', 'space-marines'],
    units: ['battlewagon ork-boyz~', 'scout'],
    hands: ['waaagh slugga-boyz', 'blessed-power-armour ambush'],
    dice: ['0 8 0', '0 8 0'],
  })
  choose(p, 'waaagh', 'blessed-power-armour')
  expect(asked(p)).toBe('combat.rally')
  p.answer(onUnit(p, 'rally', 'ork-boyz'))
  // The Boyz that rallied allow the unit ability.
  expect(told(p, 'tokens-gained', 0, 'attack', 'defence')).toEqual(['1 0'])
})

test('FS-CARD-2, FS-CARD-17 · an ability can be declined, as a whole', () => {
  const given = {
    factions: ['orks', 'space-marines'],
    units: ['gargant', 'scout'] as const,
    hands: ['gretchin slugga-boyz', 'blessed-power-armour ambush'] as const,
    dice: ['0 8 0', '0 8 0'] as const,
  }
  const p = duel(given)
  choose(p, 'gretchin', 'blessed-power-armour')
  expect(p.options()).toEqual(['use', 'decline'])
  p.answer('decline')
  expect(told(p, 'tokens-gained', 0)).toEqual([])
  expect(told(p, 'dice-rerolled', 1)).toEqual([])
  expect(told(p, 'ability-declined', 0, 'card')).toEqual(['@card-gretchin'])
  const q = duel(given)
  choose(q, 'gretchin', 'blessed-power-armour')
  q.answer('use')
  expect(told(q, 'tokens-gained', 0, 'attack', 'defence')).toEqual(['1 1'])
  expect(told(q, 'dice-rerolled', 1)).toHaveLength(1)
})

test('FS-CARD-2 · not where it says must', () => {
  const p = duel({
    factions: ['orks', 'space-marines'],
    units: ['gargant', 'scout'],
    hands: ['weirdboyz slugga-boyz', 'blessed-power-armour ambush'],
    dice: ['0 1 0', '0 1 0'],
    rolls: 'am',
  })
  choose(p, 'weirdboyz', 'blessed-power-armour')
  expect([diceOf(p, 0), diceOf(p, 1)]).toEqual(['1 0 0', '0 0 1'])
})

test('FS-CARD-3, FS-GOLD-4 · an ability that is used is carried out as far as possible', () => {
  // Only one of two dice can still be gained, and there is nobody to rout.
  const p = duel({
    factions: ['chaos', 'orks'],
    units: ['chaos-reaver-titan', 'gargant'],
    hands: ['chaos-victorious dark-faith', 'ard-boyz gretchin'],
    dice: ['0 7 0', '0 8 0'],
    rolls: 'm',
  })
  choose(p, 'chaos-victorious', 'ard-boyz')
  p.answer('use')
  expect(diceOf(p, 0)).toBe('0 7 1')
  expect(asked(p)).toBe('combat.rout')
})

test('FS-GOLD-5 · a cost that cannot be paid in full is not offered', () => {
  const p = duel({
    factions: ['chaos', 'orks'],
    units: ['cultist', 'nob'],
    hands: ['khornes-rage dark-faith', 'ard-boyz gretchin'],
    dice: ['0 8 0', '0 8 0'],
  })
  choose(p, 'khornes-rage', 'ard-boyz')
  expect(told(p, 'tokens-gained', 0)).toEqual([])
  expect(p.g.combat?.round).toBe(2)
})

test("FS-CARD-4 · choices are its owner's, unless it says otherwise", () => {
  const p = duel({
    seats: 3,
    factions: ['chaos', 'orks', 'eldar'],
    units: ['chaos-reaver-titan', 'nob ork-boyz'],
    hands: ['chaos-victorious dark-faith', 'ard-boyz gretchin'],
    dice: ['0 8 0', '0 8 0'],
    pieces: { '2A.nw': '2 falcon' },
  })
  choose(p, 'chaos-victorious', 'ard-boyz')
  expect([asked(p), p.question().seat]).toEqual(['combat.rout', 0])
  const q = duel({
    seats: 3,
    factions: ['eldar', 'orks', 'chaos'],
    units: ['aspect-warrior', 'nob ork-boyz'],
    hands: ['howling-banshees hit-and-run', 'ard-boyz gretchin'],
    dice: ['0 6 1', '0 8 0'],
    rolls: 'd',
    pieces: { '2A.nw': '2 cultist' },
  })
  choose(q, 'howling-banshees', 'ard-boyz')
  q.answers('use', 'spend:morale')
  expect([asked(q), q.question().seat]).toEqual(['combat.must-rout', 1])
})

test('FS-CARD-5, FS-CARD-8 · one of the listed units in the combat is enough; elsewhere it does not count', () => {
  const given = { hands: ['fury-of-ultramar ambush', 'ard-boyz gretchin'] as const, dice: ['0 8 0', '0 8 0'] as const }
  const p = duel({ units: ['scout space-marine', 'nob'], ...given })
  choose(p, 'fury-of-ultramar', 'ard-boyz')
  p.answers('decline')
  expect(asked(p)).toBe('combat.either')
  const q = duel({ units: ['scout', 'nob'], ...given, pieces: { '10A.ne': '0 space-marine' } })
  choose(q, 'fury-of-ultramar', 'ard-boyz')
  q.answers('decline')
  expect(told(q, 'ability-closed', 0, 'card')).toEqual(['@card-fury-of-ultramar'])
})

test('FS-CARD-7 · a lasting effect stays when the unit is gone', () => {
  const p = duel({
    units: ['scout gargant'.replace('gargant', 'warlord-titan'), 'gargant'],
    hands: ['armoured-advance ambush', 'waaagh gretchin'],
    dice: ['0 0 0', '0 0 0'],
  })
  choose(p, 'armoured-advance', 'waaagh')
  // There is no Land Raider, so damage is assessed once.
  expect(damages(p, 1)).toHaveLength(1)
  const q = duel({
    factions: ['space-marines', 'chaos'],
    units: ['scout', 'cultist chaos-space-marine'],
    hands: ['ambush reconnaissance', 'impure-zeal dark-faith'],
    dice: ['2 8 0', '0 0 0'],
  })
  choose(q, 'ambush', 'impure-zeal')
  expect(q.g.combat?.sides[0]?.lasting.length ?? 0).toBeLessThanOrEqual(1)
})

test('FS-CARD-9, FS-CARD-10 · a discarded card gives neither icons nor effects any more; tokens gained stay', () => {
  const p = duel({
    factions: ['orks', 'space-marines'],
    units: ['gargant', 'scout warlord-titan'],
    hands: ['mek-boyz slugga-boyz', 'show-no-fear ambush'],
    faceUp: ['', 'blessed-power-armour'],
    dice: ['0 6 0', '0 8 0'],
    rolls: 'd',
  })
  choose(p, 'mek-boyz', 'show-no-fear')
  expect(damages(p, 0)).toHaveLength(1)
  const q = duel({
    factions: ['eldar', 'orks'],
    units: ['aspect-warrior falcon', 'gargant'],
    hands: ['fire-dragons-vengeance hit-and-run', 'snapper-gargant mek-boyz'],
    dice: ['0 4 0', '0 8 0'],
  })
  choose(q, 'fire-dragons-vengeance', 'snapper-gargant')
  q.answer(q.options()[0] ?? '')
  expect(told(q, 'card-discarded', 0, 'card')).toEqual(['@card-fire-dragons-vengeance'])
  // Two defence tokens of the discarded card still count; its two attack icons do not.
  expect(damages(q, 0)).toEqual(['4-6=0'])
  expect(damages(q, 1)).toEqual(['0-9=0'])
  expect(q.g.players[0]?.combatDeck).toHaveLength(10 - 1)
})

/** Orks (seat 0) who lose a face-up card of their choice to Break the Line. */
function breaking(given: Partial<Duel>) {
  const p = duel({
    factions: ['orks', 'space-marines'],
    units: ['ork-boyz', 'land-raider'],
    dice: ['0 8 0', '0 8 0'],
    ...given,
    hands: ['mek-boyz gretchin', 'break-the-line ambush'],
  })
  choose(p, 'mek-boyz', 'break-the-line')
  return p
}

const discarding = (p: ReturnType<typeof duel>, key: string) =>
  p.options().find((id) => Number(id.split(':')[1]) >> 1 === COMBAT_CARDS.findIndex((card) => card.key === key)) ?? ''

test('FS-CARD-10 · with Mek Boyz the borrowed icons go, with another card they stay', () => {
  const given: Partial<Duel> = {
    faceUp: ['slugga-boyz', ''],
    dice: ['0 6 0', '0 8 0'],
    rolls: 'd',
    players: [{}, { deck: 'fury-of-ultramar' }],
  }
  const other = breaking(given)
  other.answer(discarding(other, 'slugga-boyz'), 0)
  // One attack icon, of Fury of Ultramar.
  expect(damages(other, 1).map((one) => one.split('-')[0])).toEqual(['1'])
  const own = breaking(given)
  own.answer(discarding(own, 'mek-boyz'), 0)
  // One attack icon, of Slugga Boyz.
  expect(damages(own, 1).map((one) => one.split('-')[0])).toEqual(['1'])
  expect(told(own, 'card-discarded', 0, 'card')).toEqual(['@card-mek-boyz'])
})

test('FS-CARD-10, FS-CARD-19 · of two lasting copies the effect of the discarded one ends, the other’s continues', () => {
  const p = breaking({
    units: ['gargant', 'land-raider'],
    rolls: 'd',
    faceUp: ['weirdboyz weirdboyz', ''],
    more: (g) => {
      const orks = g.combat?.sides[0]
      orks?.lasting.push(...orks.faceUp)
    },
  })
  const discarded = discarding(p, 'weirdboyz')
  p.answer(discarded, 0)
  const left = p.g.combat?.sides[0]?.lasting ?? []
  expect(left).toHaveLength(1)
  expect(left).not.toContain(Number(discarded.split(':')[1]))
})

test('FS-CARD-11 · icons of cards are not dice', () => {
  const p = duel({
    factions: ['orks', 'space-marines'],
    units: ['nob', 'scout'],
    hands: ['biker-nobz slugga-boyz', 'ambush reconnaissance'],
    faceUp: ['', 'glory-and-death'],
    dice: ['0 8 0', '0 3 0'],
  })
  choose(p, 'biker-nobz', 'ambush')
  // There are no attack dice, so nothing is rerolled, although there are attack icons.
  expect(told(p, 'dice-rerolled', 1)).toEqual([])
  expect(damages(p, 0)).toEqual(['4-9=0'])
})

test('FS-CARD-12 · every card lists units of its own faction', () => {
  for (const { faction, units } of COMBAT_CARDS) for (const kind of units) expect(UNIT_KINDS[kind]?.faction).toBe(faction)
})

test('FS-CARD-13 · a card put face up for its icons counts as one, but does nothing', () => {
  const p = duel({
    factions: ['eldar', 'orks'],
    units: ['aspect-warrior falcon', 'nob'],
    hands: ['command-of-the-autarch hit-and-run fire-prism', 'ard-boyz gretchin mek-boyz'],
    dice: ['0 6 0', '0 8 0'],
  })
  choose(p, 'command-of-the-autarch', 'ard-boyz')
  p.answer('morale-die')
  expect(asked(p)).toBe('combat.icons')
  p.answer(
    p
      .options()
      .find(
        (id) =>
          id.startsWith('card:') &&
          p.g.combat?.sides[0]?.hand.includes(Number(id.slice(5))) &&
          Number(id.slice(5)) >> 1 === COMBAT_CARDS.findIndex(({ key }) => key === 'fire-prism'),
      ) ?? '',
  )
  // Fire Prism has 2 attack and 1 defence; nobody is asked about its abilities.
  expect(damages(p, 1)).toEqual(['2-10=0'])
  expect(p.g.combat?.sides[0]?.faceUp).toHaveLength(2)
})

test('FS-CARD-15, FS-CARD-16 · schemes in a combat: first the attacker, then the defender, of their own units', () => {
  const p = duel({
    seats: 3,
    factions: ['chaos', 'orks', 'space-marines'],
    units: ['cultist', 'nob city'],
    hands: ['foul-worship dark-faith', 'ard-boyz gretchin'],
    dice: ['0 8 0', '0 8 0'],
    players: [{ scheme: 'seduced-by-chaos' }, { scheme: 'teer-it-down' }, { scheme: 'emperors-champion' }],
    pieces: { '2A.nw': '2 scout~' },
  })
  choose(p, 'foul-worship', 'ard-boyz')
  expect([asked(p), p.question().seat]).toEqual(['scheme.use', 0])
  p.answer('decline')
  expect([asked(p), p.question().seat]).toEqual(['scheme.use', 1])
  p.answer('use')
  // It was used, so the attacker is asked once more before the step continues.
  expect([asked(p), p.question().seat]).toEqual(['scheme.use', 0])
  p.answer('use')
  expect(standing(p.g, WORLD)).toBe('0 cultist, 1 nob~')
  expect(p.g.combat?.round).toBe(2)
})

test('FS-CARD-16 · two passes in a row end it: a player who declined is not asked again', () => {
  const p = duel({
    factions: ['chaos', 'orks'],
    units: ['cultist', 'nob city'],
    hands: ['foul-worship dark-faith', 'ard-boyz gretchin'],
    dice: ['0 8 0', '0 8 0'],
    players: [{ scheme: 'seduced-by-chaos' }, { scheme: 'teer-it-down' }],
  })
  choose(p, 'foul-worship', 'ard-boyz')
  p.answers('decline', 'decline')
  expect(p.g.combat?.round).toBe(2)
})

test('FS-CARD-17 · the words as a second ability divide a text in two', () => {
  const p = duel({
    factions: ['eldar', 'orks'],
    units: ['aspect-warrior falcon', 'nob'],
    hands: ['command-of-the-autarch hit-and-run', 'ard-boyz gretchin'],
    dice: ['0 6 0', '0 8 0'],
  })
  choose(p, 'command-of-the-autarch', 'ard-boyz')
  p.answer('decline')
  expect(asked(p)).toBe('combat.icons')
  p.answer('decline')
  expect(p.g.combat?.sides[0]?.faceUp).toHaveLength(1)
  const q = duel({
    factions: ['eldar', 'orks'],
    units: ['falcon', 'nob'],
    hands: ['wave-serpent hit-and-run', 'ard-boyz gretchin'],
    dice: ['0 7 0', '0 8 0'],
  })
  choose(q, 'wave-serpent', 'ard-boyz')
  q.answer('decline')
  expect(diceOf(q, 0)).toBe('0 7 0')
  expect(told(q, 'tokens-gained', 0)).toEqual([])
})

test('FS-CARD-18 · a bastion listed for a unit ability is met by its presence', () => {
  const given = {
    factions: ['orks', 'space-marines'],
    hands: ['ard-boyz gretchin', 'hold-the-line ambush'] as const,
    dice: ['0 8 0', '0 6 0'] as const,
  }
  const p = duel({ ...given, units: ['nob', 'scout~ bastion'] })
  choose(p, 'ard-boyz', 'hold-the-line')
  p.answer('use')
  expect([asked(p), p.options()]).toEqual(['combat.either', ['defence-die', 'morale-die', 'decline']])
  const q = duel({ ...given, units: ['nob', 'scout~ city land-raider'] })
  choose(q, 'ard-boyz', 'hold-the-line')
  q.answer('use')
  expect(told(q, 'ability-closed', 1)).toHaveLength(1)
})

test('FS-STRUCT-9 · a bastion is no unit: no effect on units may choose it', () => {
  const p = duel({
    factions: ['chaos', 'space-marines'],
    units: ['chaos-reaver-titan', 'scout bastion'],
    hands: ['chaos-victorious dark-faith', 'reconnaissance ambush'],
    dice: ['0 8 0', '0 8 0'],
  })
  choose(p, 'chaos-victorious', 'reconnaissance')
  expect(p.options()).toEqual([onUnit(p, 'rout', 'scout'), 'decline'])
  // It cannot be given for Inhuman Strength either, or destroyed by its owner for Daemonic Resilience.
  const q = duel({
    factions: ['chaos', 'space-marines'],
    units: ['helbrute', 'bastion'],
    hands: ['daemonic-resilience dark-faith', 'blessed-power-armour ambush'],
    dice: ['0 8 0', '0 8 0'],
  })
  choose(q, 'daemonic-resilience', 'blessed-power-armour')
  expect(told(q, 'tokens-gained', 0, 'defence')).toEqual(['4'])
})

test('FS-CARD-19 · two copies work twice', () => {
  const p = duel({
    factions: ['orks', 'space-marines'],
    units: ['ork-boyz', 'scout'],
    hands: ['weirdboyz weirdboyz mek-boyz', 'blessed-power-armour blessed-power-armour ambush'],
    dice: ['0 0 0', '0 0 0'],
    rolls: '',
  })
  choose(p, 'weirdboyz', 'blessed-power-armour')
  p.answer('use')
  expect(told(p, 'tokens-gained', 0, 'attack', 'defence')).toEqual(['0 2'])
  choose(p, 'weirdboyz', 'ambush')
  p.answer('use')
  expect(told(p, 'tokens-gained', 0, 'attack', 'defence')).toEqual(['0 2', '2 0', '2 0'])
})

test('FS-COMBAT-12, FS-COMBAT-22 · why a card of a combat is not played is said of that card, not of a purchase', () => {
  const p = duel({
    units: ['scout space-marine', 'nob'],
    dice: ['0 0 0', '5 0 0'],
    hands: ['blessed-power-armour ambush', 'waaagh gretchin'],
  })
  const why = (key: string, seat = 0) => explain(p.g, seat, `card:${2 * kindNamed(key)}`).map(({ rule }) => rule)
  expect([why('ambush'), why('waaagh')]).toEqual([[], []])
  choose(p, 'blessed-power-armour', 'waaagh')
  expect(p.question().kind).toBe('multi-select')
  expect([why('ambush'), why('blessed-power-armour'), why('waaagh', 1)]).toEqual([['FS-COMBAT-12'], ['FS-COMBAT-22'], ['FS-COMBAT-22']])
  // The other side's cards are nobody else's business.
  expect([why('gretchin'), why('ambush', 1)]).toEqual([[], []])
})
