import { randomOf, schema, seedOf } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { imagine } from '../imagine.ts'
import { forbiddenStars } from '../index.ts'
import { foresee } from '../outlook.ts'
import { forecast } from '../rules/combat/forecast.ts'
import { view } from '../view.ts'
import { dealOtherwise, duel } from './fight.ts'
import { areaNamed, begin, unitIds } from './given.ts'

const CARDS = { hands: ['ambush reconnaissance', 'ard-boyz gretchin'] as const }
const random = () => randomOf(seedOf(1))
/** The kinds of the offered cards; either of two copies may stand for its kind. */
const kinds = (options: readonly string[]) => options.map((id) => Number(id.slice(5)) >> 1)

test('FS-GOLD-6 · a state made from a view fits the schema and looks the same to its seat', () => {
  const p = begin({
    factions: ['space-marines', 'orks'],
    pieces: { '10A.nw': '0 scout scout~ factory', '3A.ne': '1 nob bastion', '3A.nw': '0 strike-cruiser' },
    orders: { '10A': '0 advance, 1 deploy, 0 dominate', '3A': '1 advance' },
    storms: ['10A east'],
    objectives: { '3A.ne': 'space-marines' },
    players: [
      { materiel: 9, assets: [1, 2, 0], upgrades: 'drop-pods*', eventOrders: 'strategize' },
      { scheme: 'gitz-dem', collected: 1 },
    ],
  })
  for (const seat of [0, 1]) {
    const seen = view(p.g, seat)
    const made = imagine(seen, seat, random())
    schema.parse(forbiddenStars.state, made)
    expect(view(made, seat)).toEqual(seen)
  }
})

test('FS-COMBAT-12 · cards are foreseen from the view as from the table itself, before and after the other has chosen', () => {
  const given = { units: ['scout scout space-marine', 'nob ork-boyz'] as const, dice: ['3 1 1', '2 2 0'] as const, ...CARDS }
  const p = duel(given)
  const fromTable = forecast(p.table, 0, random(), 80)
  const fromView = foresee(view(p.g, 0), 0, { of: 'cards' }, random(), 80)
  expect(kinds(fromView.map(({ option }) => option))).toEqual(kinds(fromTable.map(({ option }) => option)))
  for (const [place, { wins }] of fromView.entries()) expect(Math.abs(wins - (fromTable[place]?.wins ?? 9))).toBeLessThan(0.2)
  const [other = ''] = p.options(1)
  p.answer(other, 1)
  const later = foresee(view(p.g, 0), 0, { of: 'cards' }, random(), 10)
  expect(kinds(later.map(({ option }) => option))).toEqual(kinds(p.options(0)))
})

test('FS-GOLD-6 · forecasts depend on nothing that the seat does not see', () => {
  const given = { units: ['scout scout', 'nob ork-boyz'] as const, dice: ['2 2 0', '2 2 0'] as const, ...CARDS }
  const one = duel(given)
  const other = duel({ ...given, more: dealOtherwise })
  expect(foresee(view(other.g, 0), 0, { of: 'cards' }, random(), 10)).toEqual(foresee(view(one.g, 0), 0, { of: 'cards' }, random(), 10))
})

test('FS-ADV-4, FS-ADV-7 · an attack is foreseen before units are named, a landing with those that are', () => {
  const p = begin({
    factions: ['space-marines', 'orks'],
    pieces: {
      '10A.nw': '0 factory',
      '1A.sw': '0 land-raider land-raider space-marine',
      '3A.nw': '0 strike-cruiser',
      '3A.ne': '1 ork-boyz',
      '11A.nw': '1 factory',
    },
    orders: { '11A': '1 deploy' },
    order: '0 advance 3A',
    step: 'advance',
  })
  const target = areaNamed(p.g, '3A.ne')
  const [attack] = foresee(view(p.g, 0), 0, { of: 'attacks', targets: [target] }, random(), 20)
  expect(attack?.option).toBe(`attack:${target}`)
  expect(attack?.wins).toBeGreaterThan(0.9)
  p.answer(`attack:${target}`)
  p.answer({ options: [] })
  const landing = (keys: readonly string[]) =>
    foresee(
      view(p.g, 0),
      0,
      { of: 'landing', moves: keys.flatMap((key) => unitIds(p.g, '1A.sw', key).map((unit) => [unit, target] as const)) },
      random(),
      60,
    )[0]?.wins ?? -1
  expect(landing(['land-raider', 'space-marine'])).toBeGreaterThan(0.9)
  expect(landing(['space-marine'])).toBeLessThan(landing(['land-raider', 'space-marine']))
})

test('FS-GROUND-8, FS-EVENT-11, FS-STRAT-18 · what was declared for an order is foreseen: an attack through a storm, and by Ork Roks', () => {
  const pieces = { '1A.nw': '0 iconoclast-destroyer', '1A.sw': '0 chaos-space-marine chaos-space-marine', '10A.ne': '1 falcon' }
  const storm = begin({
    factions: ['chaos', 'eldar'],
    pieces: { ...pieces, '3A.ne': '1 factory', '3A.sw': '0 factory' },
    orders: { '3A': '1 deploy' },
    order: '0 advance 10A',
    step: 'advance',
    storms: ['10A east'],
    players: [{ scheme: 'through-the-warp' }, {}],
  })
  const roks = begin({
    factions: ['orks', 'eldar'],
    pieces: { '1A.ne': '0 ork-boyz ork-boyz ork-boyz', '10A.ne': '1 falcon', '3A.ne': '1 factory', '3A.sw': '0 factory' },
    orders: { '3A': '1 deploy' },
    order: '0 advance 10A',
    step: 'advance',
    players: [{ upgrades: 'ork-roks' }, {}],
  })
  for (const [p, declares] of [
    [storm, 'use'],
    [roks, `roks:${areaNamed(roks.g, '1A.nw')}`],
  ] as const) {
    p.answer(declares)
    const seen = view(p.g, 0)
    expect(imagine(seen, 0, random()).order).toEqual({ ...p.g.order, friendlyBefore: [] })
    const target = areaNamed(p.g, '10A.ne')
    expect(p.options()).toContain(`attack:${target}`)
    const [attack] = foresee(seen, 0, { of: 'attacks', targets: [target] }, random(), 20)
    // Three units, of which two may go by the void, win now and then; so do two with a ship.
    expect([attack?.wins, attack?.lost, attack?.taken].map((one = -1) => one >= 0)).toEqual([true, true, true])
    expect(attack?.taken).toBeGreaterThan(0)
  }
})
