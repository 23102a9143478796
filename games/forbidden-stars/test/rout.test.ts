import { expect, test } from 'vitest'
import { choose, duel, onUnit, told, WORLD } from './fight.ts'
import { areaNamed, asked, begin, standing, unitIds } from './given.ts'

test('FS-ROUT-1 · units enter play unrouted', () => {
  const p = duel({
    factions: ['chaos', 'orks'],
    units: ['cultist', 'nob~'],
    hands: ['lure-of-chaos dark-faith', 'mek-boyz slugga-boyz'],
    dice: ['0 8 0', '0 8 0'],
  })
  choose(p, 'lure-of-chaos', 'mek-boyz')
  // The Nob is already routed, so the Orks have no alternative.
  expect(standing(p.g, WORLD)).toBe('0 cultist, 0 cultist, 1 nob~')
})

test('FS-ROUT-2 · a routed unit cannot become routed', () => {
  const p = duel({
    factions: ['eldar', 'orks'],
    units: ['aspect-warrior', 'nob~ ork-boyz battlewagon'],
    hands: ['howling-banshees hit-and-run', 'mek-boyz slugga-boyz'],
    dice: ['0 7 1', '0 8 0'],
    rolls: 'd',
  })
  choose(p, 'howling-banshees', 'mek-boyz')
  p.answer('spend:morale')
  expect([asked(p), p.question().seat]).toEqual(['combat.must-rout', 1])
  expect(p.options()).toEqual([onUnit(p, 'rout', 'ork-boyz'), onUnit(p, 'rout', 'battlewagon')])
})

test('FS-ROUT-4 · who is routed in the combat takes no dice back', () => {
  const p = duel({ units: ['space-marine', 'nob nob'], hands: ['ambush reconnaissance', 'waaagh gretchin'], dice: ['1 2 0', '5 3 0'] })
  choose(p, 'ambush', 'waaagh')
  expect(told(p, 'unit-routed', 0, 'unit')).toEqual([])
  const q = duel({ units: ['land-raider', 'nob nob'], hands: ['ambush reconnaissance', 'waaagh gretchin'], dice: ['1 2 0', '5 3 0'] })
  choose(q, 'ambush', 'waaagh')
  expect(told(q, 'unit-routed', 0, 'unit')).toEqual(['@unit-land-raider'])
  expect(q.g.combat?.sides[0]?.dice).toEqual([1, 2, 0])
})

test('FS-ROUT-6 · a routed unit does not open a unit ability', () => {
  const p = duel({ units: ['scout~ land-raider', 'nob'], hands: ['ambush reconnaissance', 'mek-boyz gretchin'], dice: ['0 8 0', '0 8 0'] })
  choose(p, 'ambush', 'mek-boyz')
  expect(told(p, 'ability-closed', 0, 'card')).toEqual(['@card-ambush'])
  expect(p.g.combat?.sides[0]?.lasting).toEqual([])
})

test('FS-ROUT-7 · a routed unit can retreat, but no card moves it', () => {
  const given = {
    factions: ['eldar', 'orks'],
    units: ['aspect-warrior aspect-warrior~', 'nob'] as const,
    hands: ['hit-and-run striking-scorpions', 'mek-boyz gretchin'] as const,
    dice: ['0 7 1', '0 8 0'] as const,
    rolls: 'd',
  }
  const p = duel(given)
  choose(p, 'hit-and-run', 'mek-boyz')
  p.answer('spend:morale')
  const routed = unitIds(p.g, WORLD, 'aspect-warrior').find((unit) => p.g.units.routed[unit] === 1)
  expect(p.options().some((id) => id.startsWith(`slip:${routed}:`))).toBe(false)
  expect(p.options().length).toBeGreaterThan(0)
  const q = duel({
    ...given,
    factions: ['orks', 'eldar'],
    units: ['nob', 'aspect-warrior~ wraithguard'],
    hands: ['mek-boyz gretchin', 'ranger-support hit-and-run'],
    dice: ['0 8 0', '0 8 0'],
  })
  choose(q, 'mek-boyz', 'ranger-support')
  expect(q.options()).toContain(onUnit(q, 'retreat', 'aspect-warrior'))
})

test('FS-ROUT-8, FS-RET-6 · units that retreat are routed afterwards', () => {
  const p = duel({
    factions: ['orks', 'eldar'],
    units: ['nob', 'aspect-warrior wraithguard'],
    hands: ['mek-boyz gretchin', 'ranger-support hit-and-run'],
    dice: ['0 8 0', '0 8 0'],
    pieces: { '10A.ne': '1 falcon' },
  })
  choose(p, 'mek-boyz', 'ranger-support')
  p.answer(onUnit(p, 'retreat', 'wraithguard'))
  expect(standing(p.g, '10A.ne')).toBe('1 wraithguard~, 1 falcon')
})

test('FS-ROUT-10 · a reinforcement token can be routed', () => {
  const p = duel({
    factions: ['eldar', 'orks'],
    units: ['aspect-warrior', 'token nob~'],
    hands: ['howling-banshees hit-and-run', 'mek-boyz slugga-boyz'],
    dice: ['0 6 1', '0 8 0'],
    rolls: 'd',
  })
  choose(p, 'howling-banshees', 'mek-boyz')
  p.answers('use', 'spend:morale')
  expect(standing(p.g, WORLD)).toBe('1 nob~, 0 aspect-warrior, 1 ork-boyz~')
})

test('FS-ROUT-12 · Ambush does not affect units that retreat', () => {
  const p = duel({
    units: ['scout scout', 'aspect-warrior wraithguard'],
    factions: ['space-marines', 'eldar'],
    hands: ['ambush reconnaissance', 'ranger-support hit-and-run'],
    dice: ['0 8 0', '0 7 1'],
    pieces: { '10A.ne': '1 falcon' },
  })
  choose(p, 'ambush', 'ranger-support')
  p.answer(onUnit(p, 'retreat', 'wraithguard'))
  expect(p.events('spectator', 'dice-spent')).toEqual([])
  expect(standing(p.g, '10A.ne')).toBe('1 wraithguard~, 1 falcon')
})

test('FS-ROUT-12 · nor does Gitz Dem!', () => {
  const p = duel({
    units: ['nob', 'aspect-warrior wraithguard'],
    factions: ['orks', 'eldar'],
    hands: ['waaagh mek-boyz', 'ranger-support hit-and-run'],
    dice: ['0 8 0', '0 7 1'],
    pieces: { '10A.ne': '1 falcon' },
    players: [{ scheme: 'gitz-dem' }, {}],
  })
  choose(p, 'waaagh', 'ranger-support')
  p.answer(onUnit(p, 'retreat', 'wraithguard'))
  expect(p.g.combat?.round).toBe(2)
  expect(standing(p.g, '10A.ne')).toBe('1 wraithguard~, 1 falcon')
})

test('FS-ROUT-13 · a unit that cannot become routed retreats and stays unrouted', () => {
  const p = duel({
    factions: ['space-marines', 'orks'],
    units: ['scout space-marine', 'battlewagon'],
    from: '10A.ne',
    hands: ['show-no-fear ambush', 'rokkit-wagon mek-boyz'],
    dice: ['0 8 0', '0 8 0'],
  })
  choose(p, 'show-no-fear', 'rokkit-wagon')
  p.answers('use', onUnit(p, 'retreat', 'scout'))
  expect(standing(p.g, '10A.ne')).toBe('0 scout')
})

test('FS-GOLD-3 · a unit that cannot become routed may not be chosen for it', () => {
  const p = duel({
    factions: ['space-marines', 'chaos'],
    units: ['space-marine', 'chaos-reaver-titan'],
    hands: ['show-no-fear ambush', 'chaos-victorious dark-faith'],
    dice: ['0 8 0', '0 8 0'],
  })
  choose(p, 'show-no-fear', 'chaos-victorious')
  p.answer('use')
  expect(p.g.combat?.round).toBe(2)
  expect(standing(p.g, WORLD)).toBe('0 space-marine, 1 chaos-reaver-titan')
})

test('FS-ROUT-11 · an area with only routed units is still friendly', () => {
  const p = begin({ orders: { '10A': '0 dominate' }, pieces: { '10A.nw': '0 scout~', '1A.ne': '1 nob' } })
  p.answer('resolve')
  // Two reinforcement icons of Turaci.
  expect(p.g.players[0]?.assets).toEqual([0, 0, 2])
  expect(areaNamed(p.g, '10A.nw')).toBe(0)
})
