import { expect, test } from 'vitest'
import { choose, damages, diceOf, duel, rolled, told, VOID, WORLD } from './fight.ts'
import { areaNamed, asked, begin, standing } from './given.ts'

function preparing(pieces: string, assets: readonly [number, number, number], more: object = {}) {
  return begin({
    step: 'fight',
    order: '0 advance 10A',
    orders: { '1A': '1 deploy' },
    pieces: { [WORLD]: pieces },
    players: [{}, { assets }],
    more: (g) => {
      g.attacker = 0
      g.random.dice.preset.push(...rolled('aaaa'))
    },
    ...more,
  })
}

test('FS-REINF-1 · as many as plastic units in the combat; a bastion does not count', () => {
  const p = preparing('0 land-raider, 1 nob bastion', [0, 0, 3])
  expect([asked(p), p.question().seat]).toEqual(['combat.reinforce', 1])
  expect(p.options()).toEqual(['reinforce:0', 'reinforce:1'])
})

test('FS-REINF-1 · a bastion alone gets none', () => {
  const p = preparing('0 land-raider, 1 bastion', [0, 0, 3])
  expect(p.table.questions.map(({ name }) => name)).toEqual(['combat.card', 'combat.card'])
})

test('FS-REINF-2 · routed units count', () => {
  const p = preparing('0 land-raider, 1 nob nob~ ork-boyz~', [0, 0, 2])
  expect(p.options()).toEqual(['reinforce:0', 'reinforce:1', 'reinforce:2'])
})

test('FS-REINF-3, FS-REINF-5 · after dice and cards, standing, and without dice', () => {
  const p = preparing('0 land-raider, 1 ork-boyz', [0, 0, 1])
  expect(p.g.combat?.sides[1]?.hand).toHaveLength(5)
  const before = diceOf(p, 1)
  p.answer('reinforce:1')
  expect(diceOf(p, 1)).toBe(before)
  expect(standing(p.g, WORLD)).toBe('0 land-raider, 1 ork-boyz, 1 ork-boyz')
})

test('FS-REINF-4, FS-REINF-6 · on a world it is the level 0 ground unit, in a void the level 0 ship', () => {
  const world = duel({
    units: ['land-raider', 'token'],
    hands: ['blessed-power-armour ambush', 'waaagh gretchin'],
    dice: ['3 0 0', '0 0 0'],
  })
  choose(world, 'blessed-power-armour', 'waaagh')
  // The token counts as Boyz for Waaagh!, and has their health of 2.
  expect(told(world, 'tokens-gained', 1, 'attack')).toEqual(['1'])
  expect(told(world, 'unit-damaged', 1, 'damage')).toEqual(['2'])
  const open = duel({
    area: VOID,
    units: ['battle-barge', 'token'],
    hands: ['blessed-power-armour ambush', 'waaagh gretchin'],
    dice: ['4 0 0', '0 0 0'],
  })
  choose(open, 'blessed-power-armour', 'waaagh')
  expect(told(open, 'unit-damaged', 1, 'damage')).toEqual(['3'])
})

test('FS-REINF-4 · with its morale too', () => {
  const p = duel({ units: ['scout', 'token ork-boyz'], hands: ['ambush', 'gretchin'], combatRound: 3, dice: ['0 8 0', '0 7 0'] })
  choose(p, 'ambush', 'gretchin')
  p.answer('decline')
  expect(told(p, 'morale-counted', 1, 'morale')).toEqual(['2'])
  expect(told(p, 'morale-counted', 0, 'morale')).toEqual(['2'])
})

test('FS-REINF-7 · a free token of an ability comes from the supply, above the limit', () => {
  const given = {
    factions: ['orks', 'space-marines'],
    units: ['nob token', 'scout'] as const,
    hands: ['party-wagon mek-boyz', 'blessed-power-armour ambush'] as const,
    dice: ['0 8 0', '0 8 0'] as const,
  }
  const p = duel(given)
  choose(p, 'party-wagon', 'blessed-power-armour')
  expect(standing(p.g, WORLD)).toBe('0 nob, 1 scout, 0 ork-boyz, 0 ork-boyz'.replace('0 nob, 1 scout', '1 scout, 0 nob'))
  const empty = duel({
    ...given,
    seats: 4,
    players: [{ assets: [0, 0, 3] }, { assets: [0, 0, 3] }, { assets: [0, 0, 3] }, { assets: [0, 0, 2] }],
    factions: ['orks', 'space-marines', 'eldar', 'chaos'],
  })
  choose(empty, 'party-wagon', 'blessed-power-armour')
  expect(told(empty, 'reinforced', 0)).toEqual([])
})

test('FS-REINF-7 · the last token of the supply comes, and it is told as one; with none left nobody comes', () => {
  const coming = (left: number) => {
    const p = duel({
      factions: ['orks', 'space-marines'],
      units: ['battlewagon', 'scout'],
      hands: ['party-wagon gretchin', 'blessed-power-armour ambush'],
      dice: ['0 8 0', '0 8 0'],
      players: [{ assets: [0, 0, 6] }, { assets: [0, 0, 6 - left] }],
    })
    choose(p, 'party-wagon', 'blessed-power-armour')
    return told(p, 'reinforced', 0, 'count')
  }
  expect([coming(1), coming(0)]).toEqual([['1'], []])
})

test('FS-REINF-8 · all tokens used go back to the supply after the combat', () => {
  const p = duel({
    units: ['land-raider token', 'ork-boyz token'],
    hands: ['ambush reconnaissance', 'gretchin mek-boyz'],
    dice: ['8 0 0', '0 0 0'],
  })
  choose(p, 'ambush', 'gretchin')
  p.answer('decline')
  expect(p.g.combat).toBeNull()
  expect(p.g.units.area.slice(105).every((area) => area < 0)).toBe(true)
  expect(p.g.players.map(({ assets }) => assets[2])).toEqual([0, 0])
})

test('FS-REINF-9 · a token that would retreat or be moved out goes to the supply', () => {
  const p = duel({
    factions: ['orks', 'eldar'],
    units: ['nob', 'aspect-warrior token'],
    hands: ['mek-boyz gretchin', 'ranger-support hit-and-run'],
    dice: ['0 8 0', '0 8 0'],
    pieces: { '10A.ne': '1 falcon' },
  })
  choose(p, 'mek-boyz', 'ranger-support')
  const token = p.options().find((id) => Number(id.split(':')[1]) >= 105) ?? ''
  p.answer(token)
  expect(standing(p.g, '10A.ne')).toBe('1 falcon')
  expect(standing(p.g, WORLD)).toBe('0 nob, 1 aspect-warrior')
  const q = duel({
    factions: ['eldar', 'orks'],
    units: ['aspect-warrior token', 'nob'],
    hands: ['hit-and-run striking-scorpions', 'mek-boyz gretchin'],
    dice: ['0 7 1', '0 8 0'],
  })
  choose(q, 'hit-and-run', 'mek-boyz')
  q.answer('spend:morale')
  q.answer(q.options().find((id) => Number(id.split(':')[1]) >= 105) ?? '')
  expect(standing(q.g, WORLD)).toBe('1 nob, 0 aspect-warrior')
})

test('FS-REINF-10, FS-CAP-4 · tokens do not count toward capacity nor toward five attackers', () => {
  const p = duel({
    factions: ['orks', 'space-marines'],
    area: '10A.ne',
    units: ['nob nob token token', 'scout'],
    hands: ['slugga-boyz mek-boyz', 'blessed-power-armour ambush'],
    dice: ['8 0 0', '0 0 0'],
  })
  choose(p, 'slugga-boyz', 'blessed-power-armour')
  // Allerbus holds two.
  expect(standing(p.g, '10A.ne')).toBe('0 nob, 0 nob')
})

test('FS-REINF-11 · with only tokens left a side still fights and wins, and takes structures', () => {
  const p = duel({ units: ['token', 'ork-boyz city'], hands: ['ambush reconnaissance', 'gretchin mek-boyz'], dice: ['8 0 0', '0 0 0'] })
  choose(p, 'ambush', 'gretchin')
  p.answer('decline')
  expect(told(p, 'combat-won', 0, 'seat')).toEqual(['0'])
  expect(standing(p.g, WORLD)).toBe('0 city')
  expect(damages(p, 1)).toHaveLength(1)
  expect(areaNamed(p.g, WORLD)).toBe(0)
})

test('FS-REINF-1 · the other side’s units do not count, whatever their numbers', () => {
  const p = preparing('0 land-raider, 1 cultist', [0, 0, 0], {
    factions: ['space-marines', 'chaos'],
    players: [{ assets: [0, 0, 3] }, {}],
  })
  // The numbers of the Cultists follow those of the Space Marines.
  expect([asked(p), p.options(0)]).toEqual(['combat.reinforce', ['reinforce:0', 'reinforce:1']])
  p.answer('reinforce:1', 0)
  expect(told(p, 'reinforced', 0, 'rule', 'count')).toEqual(['FS-REINF-3 1'])
})

test('FS-REINF-3, FS-REINF-8 · who places none tells of none; what was placed is told when it goes back, and is nobody’s then', () => {
  const p = preparing('0 land-raider, 1 ork-boyz', [0, 0, 1])
  p.answer('reinforce:0', 1)
  expect(told(p, 'reinforced', 1)).toEqual([])
  const back = (units: readonly [string, string]) => {
    const q = duel({ units, hands: ['blessed-power-armour', 'ard-boyz'], combatRound: 3, dice: ['0 8 0', '0 8 0'] })
    choose(q, 'blessed-power-armour', 'ard-boyz')
    while (q.g.combat !== null) q.answer(q.options()[0] ?? '')
    return [told(q, 'token-returned', 0, 'rule', 'count'), q.g.units.seat[105]]
  }
  expect(back(['land-raider token', 'nob'])).toEqual([['FS-REINF-8 1'], -1])
  expect(back(['land-raider', 'nob'])).toEqual([[], -1])
})
