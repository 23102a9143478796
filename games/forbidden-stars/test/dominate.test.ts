import { expect, test } from 'vitest'
import { CACHE, FORGE, REINFORCEMENT } from '../content/tiles.ts'
import { assetsLeft, gainAssets, mayGainAsset } from '../rules/assets.ts'
import { at } from '../rules/at.ts'
import { areaNamed, asked, begin, buy, type Given, standing, unitIds } from './given.ts'

/** A dominate order of the first seat in a system; another seat has an order left. */
function dominate(code: string, pieces: Record<string, string>, more: Partial<Given> = {}) {
  return begin({
    pieces: { '5A.ne': '1 nob', ...pieces },
    step: 'gain-assets',
    order: `0 dominate ${code}`,
    orders: { '11A': '1 deploy' },
    players: [{ materiel: 0 }],
    ...more,
  })
}

const HOME = ['10A 0 0', '9A 1 0', '11A 2 0', '2A 0 1', '3A 1 1', '5A 2 1']

test('FS-DOM-1, FS-DOM-2 · one token for each icon on each friendly world of the system', () => {
  const p = dominate('10A', { '10A.nw': '0 scout', '10A.ne': '0 scout' })
  // Turaci has two reinforcement icons.
  expect(at(p.g.players, 0).assets).toEqual([0, 0, 2])
  const enemy = dominate('10A', { '10A.nw': '1 ork-boyz', '10A.ne': '0 scout' })
  expect(at(enemy.g.players, 0).assets).toEqual([0, 0, 0])
  const both = dominate('7A', { '7A.nw': '0 scout' }, { tiles: ['7A 0 0', '11A 1 0', '5A 2 0'] })
  expect(at(both.g.players, 0).assets).toEqual([1, 1, 0])
})

test('FS-COMP-9, FS-COMP-10, FS-ASSET-9 · at most 3 of a kind, and only what the supply holds', () => {
  const p = dominate('10A', { '10A.nw': '0 scout' }, { players: [{ materiel: 0, assets: [0, 0, 2] }] })
  expect(at(p.g.players, 0).assets).toEqual([0, 0, 3])
  expect(mayGainAsset(p.g, 0, REINFORCEMENT)).toMatchObject({ rule: 'FS-COMP-9' })
  expect(gainAssets(p.g, 0, FORGE, 5, 'FS-DOM-1')).toBe(3)
  expect(assetsLeft(p.g, FORGE)).toBe(9)
  at(p.g.players, 1).assets[CACHE] = 12
  expect(mayGainAsset(p.g, 0, CACHE)).toMatchObject({ rule: 'FS-ASSET-9' })
})

test('FS-DOM-3, FS-DOM-4, FS-DOM-9 · affluence gives a token of choice, after the others, of a kind not full', () => {
  const p = dominate('9A', { '9A.nw': '0 scout' }, { tiles: HOME, players: [{ materiel: 0, assets: [0, 2, 0] }] })
  expect([asked(p), p.options()]).toEqual(['dominate.asset', ['asset:0', 'asset:2']])
  expect(at(p.g.players, 0).assets).toEqual([0, 3, 0])
  p.answer('asset:2')
  expect(at(p.g.players, 0).assets).toEqual([0, 3, 1])
  const full = dominate('9A', { '9A.nw': '0 scout' }, { tiles: HOME, players: [{ materiel: 0, assets: [3, 3, 3] }] })
  expect([full.question().seat, at(full.g.players, 0).assets]).toEqual([1, [3, 3, 3]])
})

test('FS-DOM-5, FS-DOM-6, FS-DOM-7 · Promotion: 1 materiel makes a Scout a Space Marine, a Space Marine a Land Raider, once', () => {
  const p = dominate('1A', { '1A.ne': '0 scout~ space-marine' }, { players: [{ materiel: 1 }] })
  const [scout] = unitIds(p.g, '1A.ne', 'scout')
  const [marine] = unitIds(p.g, '1A.ne', 'space-marine')
  expect([asked(p), p.options()]).toEqual(['dominate.ability', [`promote:${scout}`, `promote:${marine}`, 'decline']])
  p.answer(`promote:${scout}`)
  expect([standing(p.g, '1A.ne'), at(p.g.players, 0).materiel, p.question().seat]).toEqual(['0 space-marine, 0 space-marine', 0, 1])
  const raider = dominate('1A', { '1A.ne': '0 space-marine' }, { players: [{ materiel: 3 }] })
  raider.answer(`promote:${at(unitIds(raider.g, '1A.ne', 'space-marine'), 0)}`)
  expect(standing(raider.g, '1A.ne')).toBe('0 land-raider')
  expect(dominate('1A', { '1A.ne': '0 scout' }).question().seat).toBe(1)
})

test('FS-DOM-7 · Hidden Cult: an unrouted Cultist goes to a friendly or uncontrolled world of a neighbour', () => {
  const p = dominate(
    '1A',
    { '1A.ne': '0 cultist cultist~', '10A.nw': '1 ork-boyz', '10A.ne': '0 cultist', '11A.nw': '1 nob', '2A.sw': '0 cultist' },
    { factions: ['chaos', 'orks'] },
  )
  const [cultist] = unitIds(p.g, '1A.ne', 'cultist')
  const worlds = ['10A.ne', '10A.sw', '11A.ne', '11A.sw', '3A.ne', '3A.sw'].map((name) => `relocate:${cultist}:${areaNamed(p.g, name)}`)
  expect(new Set(p.options())).toEqual(new Set([...worlds, 'decline']))
  p.answer(worlds[0] as string)
  expect(standing(p.g, '10A.ne')).toBe('0 cultist, 0 cultist')
})

test('FS-DOM-7, FS-DEPLOY-13 · Rally the Mob: a ground unit is bought without a factory', () => {
  const p = dominate(
    '1A',
    { '1A.ne': '0 ork-boyz', '1A.sw': '1 scout', '5A.ne': '1 scout' },
    { factions: ['orks', 'space-marines'], players: [{ materiel: 4 }] },
  )
  expect(p.options()).toEqual([buy('ork-boyz', areaNamed(p.g, '1A.ne')), 'decline'])
  p.answer(buy('ork-boyz', areaNamed(p.g, '1A.ne')), 0)
  expect([standing(p.g, '1A.ne'), at(p.g.players, 0).materiel, p.question().seat]).toEqual(['0 ork-boyz, 0 ork-boyz', 2, 1])
})

test('FS-DOM-7, FS-GROUND-14 · Webway: an unrouted ground unit is put on any friendly world, no path needed', () => {
  const p = dominate(
    '1A',
    { '1A.ne': '0 wraithguard aspect-warrior~', '11A.nw': '0 aspect-warrior', '2A.sw': '0 city', '10A.se': '0 hellebore-frigate' },
    { factions: ['eldar', 'orks'], storms: ['1A west'] },
  )
  const [guard] = unitIds(p.g, '1A.ne', 'wraithguard')
  expect(p.options()).toEqual([`relocate:${guard}:${areaNamed(p.g, '11A.nw')}`, `relocate:${guard}:${areaNamed(p.g, '2A.sw')}`, 'decline'])
  p.answer(`relocate:${guard}:${areaNamed(p.g, '2A.sw')}`)
  expect(standing(p.g, '2A.sw')).toBe('0 wraithguard, 0 city')
})

test('FS-DOM-8 · a dominate order gives no materiel', () => {
  const p = dominate('10A', { '10A.ne': '0 scout' })
  expect([at(p.g.players, 0).materiel, p.question().seat]).toEqual([0, 1])
})

test('FS-SIM-8, FS-SIM-4, FS-SIM-5, FS-SIM-6 · what replaces a unit is free, above the command level, standing, and only from the supply', () => {
  const p = dominate('1A', { '1A.ne': '0 space-marine~' }, { players: [{ materiel: 1 }] })
  p.answer(`promote:${at(unitIds(p.g, '1A.ne', 'space-marine'), 0)}`)
  expect([standing(p.g, '1A.ne'), at(p.g.players, 0).assets, at(p.g.players, 0).materiel]).toEqual(['0 land-raider', [0, 0, 0], 0])
  const empty = dominate(
    '1A',
    { '1A.ne': '0 space-marine', '10A.nw': '0 land-raider land-raider land-raider', '10A.sw': '0 land-raider land-raider land-raider' },
    { players: [{ materiel: 1 }] },
  )
  expect(empty.question().seat).toBe(1)
})

test('FS-DOM-3, FS-DOM-5 · the choices of a dominate order are its player’s', () => {
  const p = dominate('9A', { '9A.nw': '0 scout' }, { tiles: HOME, players: [{ materiel: 1 }] })
  p.answer('asset:0', 0)
  expect(asked(p)).toBe('dominate.ability')
  p.answer('decline', 0)
  expect(at(p.g.players, 0)).toMatchObject({ materiel: 1, assets: [1, 1, 0] })
  const full = dominate('10A', { '10A.nw': '0 scout' }, { players: [{ materiel: 0, assets: [0, 0, 3] }] })
  expect(full.events('spectator', 'asset-gained')).toEqual([])
})

test('FS-ASSET-9 · the last token of the supply can be gained', () => {
  const { g } = dominate('1A', { '1A.ne': '0 scout' })
  at(g.players, 1).assets[CACHE] = 11
  expect([assetsLeft(g, CACHE), mayGainAsset(g, 0, CACHE), gainAssets(g, 0, CACHE, 2, 'FS-DOM-1')]).toEqual([1, true, 1])
})
