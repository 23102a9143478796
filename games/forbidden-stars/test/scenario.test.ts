import { openTable, seedOf } from '@orrery/kernel'
import { asScenario, runScenario } from '@orrery/kernel/scenario'
import { describe, expect, test } from 'vitest'
import { forbiddenStars } from '../index.ts'
import { format } from '../scenario/index.ts'
import { areaNamed, systemNamed } from '../scenario/names.ts'
import { view } from '../view.ts'
import { standing, unitIds } from './given.ts'

/** A table of two seats made from a scenario table. */
function laid(told: object) {
  const { state } = openTable(forbiddenStars, {}, 2, seedOf(1))
  format.lay(state, told)
  return state
}

test('FS-MAP-1 · a scenario table is laid as written: tiles, pieces, orders, what players have', () => {
  const g = laid({
    tiles: ['10A 0 0', '1A 1 0 turned 1'],
    pieces: { '10A.nw': '0 scout scout~ factory' },
    orders: { '10A': '0 advance, 1 deploy' },
    storms: ['10A south'],
    objectives: { '10A.nw': 'orks' },
    players: [{ materiel: 2, assets: [1, 0, 2] }],
    round: 3,
  })
  expect([standing(g, '10A.nw'), g.systems.length, g.systems[1]?.rotation]).toEqual(['0 scout, 0 scout~, 0 factory', 2, 1])
  expect([g.stacks[systemNamed(g, '10A')]?.length, g.players.map(({ orders }) => orders.length)]).toEqual([2, [7, 7]])
  expect([g.players[0]?.materiel, g.players[0]?.assets, g.round, g.storms.length]).toEqual([2, [1, 0, 2], 3, 1])
})

describe('a table that cannot be is refused with the reason', () => {
  test.each([
    ['a mistyped faction', { factions: ['orkz', 'eldar'] }, "factions: there is no 'orkz', but 'orks'"],
    ['a faction twice', { factions: ['orks', 'orks'] }, 'two seats have orks'],
    ['a tile twice', { tiles: ['10A 0 0', '10B 1 0'] }, 'tile 10B lies there already, as 10A'],
    ['two tiles at one place', { tiles: ['10A 0 0', '1A 0 0'] }, "'1A 0 0': 10A lies there already"],
    ['a system that there is not', { pieces: { '12A.nw': '0 scout' } }, "systems: there is no '12A', but '10A'"],
    ['a corner that there is not', { pieces: { '10A.nn': '0 scout' } }, "10A.nn: there is no 'nn', but 'nw'"],
    ['a mistyped unit', { pieces: { '10A.nw': '0 scuot' } }, "units: there is no 'scuot', but 'scout'"],
    ['a unit of another faction', { pieces: { '10A.nw': '0 nob' } }, 'seat 0 has no nob: it is of orks'],
    ['ground units in a void', { pieces: { '10A.se': '0 scout' } }, 'a scout cannot be in a void'],
    ['a ship on a world', { pieces: { '10A.nw': '0 strike-cruiser' } }, 'a strike-cruiser cannot be on a world'],
    [
      'more units than there are',
      { pieces: { '10A.nw': `0${' warlord-titan'.repeat(9)}` } },
      'there is no warlord-titan left in the supply',
    ],
    ['a third order of a type', { orders: { '10A': '0 advance, 0 advance, 0 advance' } }, 'seat 0 has no advance order left'],
    ['a seat that there is not', { pieces: { '10A.nw': '4 scout' } }, "there is no seat '4'; there are 2"],
    ['an upgrade twice', { players: [{ upgrades: 'drop-pods drop-pods' }] }, 'seat 0 has drop-pods twice'],
    ['an event of another faction', { players: [{ scheme: 'farsight' }] }, 'seat 0 has no event farsight'],
    ['a storm twice', { storms: ['10A east', '10A east'] }, "two storms lie at '10A east'"],
    ['a field that there is not', { peices: {} }, "table.peices: there is no 'peices', but 'pieces'"],
    ['a field of a player', { players: [{ material: 3 }] }, "table.players[0].material: there is no 'material', but 'materiel'"],
  ])('FS-MAP-1 · a table that cannot be: %s', (_what, told, why) => {
    expect(() => laid(told)).toThrow(why)
  })
})

test('FS-MAP-2 · what paths make impossible after the table is laid is refused too', () => {
  const table = { pieces: { '10A.nw': '0 scout', '11A.nw': '1 nob' }, orders: { '10A': '0 deploy', '1A': '1 deploy' } }
  const found = (given: object) =>
    runScenario(forbiddenStars, asScenario({ game: 'forbidden-stars', table, given }), { format }).failures[0]?.differences[0]?.found
  const empty = areaNamed(laid(table), '10A.se')
  const scout = unitIds(laid(table), '10A.nw', 'scout')[0]
  expect(found({ [`units.area[${scout}]`]: empty })).toBe(`scout (unit ${scout}) cannot be in a void`)
  expect(found({ [`units.area[${scout}]`]: 999 })).toContain('stands in area 999, which there is not')
  expect(found({ 'players[1].faction': 0 })).toBe('two seats have space-marines')
  expect(found({ 'players[0].materiel': 9 })).toBeUndefined()
})

test('FS-PLAN-8, FS-STACK-5 · a seat’s view becomes a scenario that looks the same to it; others’ orders are guessed', () => {
  const g = laid({
    factions: ['orks', 'eldar'],
    tiles: ['10A 0 0', '1A 1 0 turned 3', '11A 2 0'],
    pieces: { '10A.nw': '0 nob nob~ factory', '10A.se': '1 hellebore-frigate', '11A.nw': '1 aspect-warrior city' },
    orders: { '10A': '1 advance, 0 deploy, 1 strategize', '1A': '0 dominate, 0 dominate' },
    storms: ['10A east'],
    objectives: { '10A.nw': 'eldar' },
    players: [
      { materiel: 3, assets: [1, 0, 2], upgrades: 'lootin*', collected: 1, eventOrders: 'advance' },
      { scheme: 'farsight', kinds: 'howling-banshees' },
    ],
    round: 4,
    first: 1,
    active: 1,
  })
  const told = format.describe?.(view(g, 0), 0)
  const again = laid(told?.table as object)
  expect(view(again, 0)).toEqual(view(g, 0))
  expect(told?.table).toMatchObject({
    tiles: ['10A 0 0', '1A 1 0 turned 3', '11A 2 0'],
    pieces: { '10A.nw': '0 nob nob~ factory', '10A.se': '1 hellebore-frigate' },
    orders: { '1A': '0 dominate, 0 dominate' },
    storms: ['10A east'],
    round: 4,
  })
  expect(told?.unknown.join()).toContain('face down')
  // A seat knows its own orders, including buried ones, but not the other seat's.
  expect(format.describe?.(view(g, 1), 1).table).toMatchObject({
    orders: { '10A': expect.stringMatching(/^1 advance, 0 \w+, 1 strategize$/) },
  })
})
