import { expect, test } from 'vitest'
import { TILE_SIDES, VOID_CAPACITY } from '../content/tiles.ts'
import { adjacentAreas, areAdjacent, areasOf, capacityOf, directionTo, isWorld, printed, systemsBeside } from '../rules/areas.ts'
import { at } from '../rules/at.ts'
import { contestedArea, isContested, isEnemy, isFriendly, isUncontrolled, presence, presenceIn } from '../rules/control.ts'
import { allEdges, edgeParams } from '../rules/edges.ts'
import { areaTerm, placeParams } from '../rules/names.ts'
import { bitOf, friendlyBits, reachOf, waysBetween } from '../rules/paths.ts'
import { mayShipMove } from '../rules/ships.ts'
import { NONE } from '../state.ts'
import { duel } from './fight.ts'
import { areaNamed, begin, systemNamed } from './given.ts'

const PIECES = { '10A.nw': '0 scout', '11A.nw': '1 nob' }
const ORDERS = { '10A': '0 advance', '1A': '0 advance' }

function board(pieces: Record<string, string> = PIECES) {
  return begin({ pieces, orders: ORDERS }).g
}

test('FS-MAP-1, FS-MAP-2, FS-MAP-3 · a system has four areas, worlds with figures or voids without', () => {
  for (const { areas } of TILE_SIDES) {
    expect(areas).toHaveLength(4)
    expect(areas.filter(({ world }) => world).length).toBeGreaterThanOrEqual(2)
    for (const area of areas) {
      if (area.world) continue
      expect([area.capacity, area.materiel, area.assets, area.objectiveSpace]).toEqual([VOID_CAPACITY, 0, [], false])
    }
    expect(areas.filter(({ objectiveSpace }) => objectiveSpace)).toHaveLength(2)
  }
  const g = board()
  expect(areasOf(systemNamed(g, '10A')).map((area) => isWorld(g, area))).toEqual([true, true, false, true])
  expect(printed(g, areaNamed(g, '10A.ne'))).toMatchObject({ term: '@world-allerbus', materiel: 2, capacity: 2 })
})

test('FS-MAP-2 · a turned tile has its areas turned clockwise', () => {
  const g = begin({ tiles: ['10A 0 0 turned 1', '11A 1 0'], pieces: PIECES, orders: { '10A': '0 advance', '11A': '1 advance' } }).g
  expect(areasOf(0).map((area) => printed(g, area).term)).toEqual(['@world-arynnia', '@world-turaci', '@world-allerbus', '@void-10a-se'])
})

test('FS-MAP-4 · systems are adjacent across an edge, not across a corner', () => {
  const g = board()
  expect(directionTo(g, systemNamed(g, '10A'), systemNamed(g, '1A'))).not.toBe(NONE)
  expect(directionTo(g, systemNamed(g, '10A'), systemNamed(g, '2A'))).not.toBe(NONE)
  expect(directionTo(g, systemNamed(g, '10A'), systemNamed(g, '3A'))).toBe(NONE)
})

test('FS-MAP-5, FS-MAP-6 · within a system each area borders the next one round, not the one across', () => {
  const g = board()
  const [nw, ne, se, sw] = areasOf(systemNamed(g, '10A')) as [number, number, number, number]
  expect([areAdjacent(g, nw, ne), areAdjacent(g, ne, se), areAdjacent(g, se, sw), areAdjacent(g, sw, nw)]).toEqual([true, true, true, true])
  expect([areAdjacent(g, nw, se), areAdjacent(g, ne, sw)]).toEqual([false, false])
})

test('FS-MAP-7 · across an edge each area borders the one that it faces and no other', () => {
  const g = board()
  const borders = (one: string, other: string) => areAdjacent(g, areaNamed(g, one), areaNamed(g, other))
  expect([borders('10A.ne', '1A.nw'), borders('10A.se', '1A.sw'), borders('10A.ne', '1A.sw'), borders('10A.se', '1A.nw')]).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect([borders('10A.sw', '2A.nw'), borders('10A.se', '2A.ne'), borders('10A.sw', '2A.ne')]).toEqual([true, true, false])
  for (let area = 0; area < 24; area++) {
    for (const other of adjacentAreas(g, area, false)) expect(adjacentAreas(g, other, false)).toContain(area)
  }
  expect(adjacentAreas(g, areaNamed(g, '1A.se'), false)).toHaveLength(4)
})

test('FS-MAP-8, FS-MAP-9, FS-MAP-10 · areas are friendly, enemy or uncontrolled by units and structures, not by objectives', () => {
  const g = begin({
    pieces: { ...PIECES, '1A.ne': '1 city', '1A.sw': '0 factory' },
    orders: ORDERS,
    objectives: { '3A.ne': 'space-marines' },
  }).g
  const of = (name: string, seat: number) => {
    const area = areaNamed(g, name)
    return [isFriendly(g, seat, area), isEnemy(g, seat, area), isUncontrolled(g, area)]
  }
  expect(of('10A.nw', 0)).toEqual([true, false, false])
  expect(of('10A.nw', 1)).toEqual([false, true, false])
  expect(of('1A.ne', 1)).toEqual([true, false, false])
  expect(of('1A.ne', 0)).toEqual([false, true, false])
  expect(of('1A.sw', 0)).toEqual([true, false, false])
  expect(of('3A.ne', 0)).toEqual([false, false, true])
})

test('FS-MAP-11, FS-MAP-12 · an area with pieces of two factions is contested, and friendly to neither', () => {
  const p = begin({
    pieces: { '10A.ne': '0 scout', '10A.sw': '0 factory', '11A.nw': '1 nob', '1A.ne': '1 ork-boyz' },
    step: 'advance',
    order: '0 advance 1A',
    storms: [],
  })
  const area = areaNamed(p.g, '1A.ne')
  p.g.units.area[0] = area
  expect([isContested(p.g, area), isFriendly(p.g, 0, area), isEnemy(p.g, 0, area), contestedArea(p.g)]).toEqual([true, false, false, area])
})

test('FS-MAP-13, FS-MAP-15 · the system of the revealed order is the active one, its player the active player', () => {
  const p = begin({ pieces: PIECES, orders: { '10A': '0 advance', '1A': '0 deploy', '11A': '1 deploy' } })
  expect(p.question().seat).toBe(0)
  p.answer(`reveal:${systemNamed(p.g, '1A')}`)
  expect([p.g.order.system, p.g.order.seat, p.g.active]).toEqual([systemNamed(p.g, '1A'), 0, 0])
})

test('FS-MAP-14 · while an event is resolved there is no active system', () => {
  const p = begin({
    pieces: PIECES,
    orders: { '10A': '0 deploy' },
    storms: ['10A east', '3A south'],
    players: [{ eventOrders: 'strategize' }],
  })
  p.answer('to-events')
  expect(p.g.phase).toBe('refresh')
  expect(p.g.order.system).toBe(NONE)
})

test('FS-MAP-16 · anybody may place an order on a tile with the icon of another faction', () => {
  const p = begin({ pieces: { '11A.nw': '0 scout', '10A.nw': '1 nob' }, step: 'plan' })
  expect(p.options()).toContain(`order:0:${systemNamed(p.g, '11A')}`)
})

test('FS-MAP-17 · the code of a tile side names it and nothing else', () => {
  expect(new Set(TILE_SIDES.map(({ code }) => code)).size).toBe(TILE_SIDES.length)
  expect(at(TILE_SIDES, 19).code).toBe('10B')
})

test('FS-CAP-1, FS-CAP-2 · the capacity of a world is printed, that of a void is 3', () => {
  const g = board()
  expect([capacityOf(g, areaNamed(g, '10A.nw')), capacityOf(g, areaNamed(g, '2A.nw')), capacityOf(g, areaNamed(g, '2A.sw'))]).toEqual([
    4, 1, 5,
  ])
  expect(capacityOf(g, areaNamed(g, '10A.se'))).toBe(3)
})

test('FS-MAP-4, FS-MAP-7, FS-STORM-1 · the direction of each neighbour, and what its four areas face there', () => {
  const g = begin({
    tiles: ['10A 1 1', '1A 1 0', '11A 2 1', '2A 1 2', '3A 0 1', '5A 2 0'],
    pieces: PIECES,
    orders: ORDERS,
    storms: ['10A north'],
  }).g
  const home = systemNamed(g, '10A')
  const around = ['1A', '11A', '2A', '3A'].map((code) => systemNamed(g, code))
  expect(around.map((other) => directionTo(g, home, other))).toEqual([0, 1, 2, 3])
  expect(around.map((other) => directionTo(g, other, home))).toEqual([2, 3, 0, 1])
  // 5A lies north of 11A: it neither borders 10A, nor is it 1A's neighbour, from which only a corner separates it.
  expect([directionTo(g, home, systemNamed(g, '5A')), directionTo(g, systemNamed(g, '3A'), systemNamed(g, '2A'))]).toEqual([NONE, NONE])
  const beside = (name: string) => adjacentAreas(g, areaNamed(g, name), false)
  expect(beside('10A.nw')).toEqual(expect.arrayContaining(['1A.sw', '3A.ne'].map((name) => areaNamed(g, name))))
  expect(beside('10A.ne')).toEqual(expect.arrayContaining(['1A.se', '11A.nw'].map((name) => areaNamed(g, name))))
  expect(beside('10A.se')).toEqual(expect.arrayContaining(['2A.ne', '11A.sw'].map((name) => areaNamed(g, name))))
  expect(beside('10A.sw')).toEqual(expect.arrayContaining(['2A.nw', '3A.se'].map((name) => areaNamed(g, name))))
  expect([systemsBeside(g, home), systemsBeside(g, home, true), systemsBeside(g, home, false)]).toEqual([
    around,
    around.slice(0, 1),
    around.slice(1),
  ])
})

test('FS-GROUND-2, FS-GROUND-9 · the ways within two systems are the borders of their areas, over friendly ones and no storm', () => {
  const given = { tiles: ['10A 1 1', '1A 1 0', '11A 2 1', '2A 1 2', '3A 0 1', '5A 2 0'], pieces: PIECES, orders: ORDERS }
  const { g } = begin(given)
  const stormy = begin({ ...given, storms: ['10A north', '10A east', '10A south', '10A west'] }).g
  const home = systemNamed(g, '10A')
  for (const other of systemsBeside(g, home)) {
    const both = [...areasOf(home), ...areasOf(other)]
    for (const from of both) {
      const ways = waysBetween(g, home, other, 0, false)
      const reached = both.filter((area) => (reachOf(ways, from) & bitOf(ways, area)) !== 0)
      expect(reached.toSorted((a, b) => a - b)).toEqual(
        adjacentAreas(g, from, false)
          .filter((area) => both.includes(area))
          .sort((a, b) => a - b),
      )
      const shut = waysBetween(stormy, home, other, 0, false)
      expect(both.filter((area) => (reachOf(shut, from) & bitOf(shut, area)) !== 0)).toHaveLength(2)
      expect(reachOf(waysBetween(stormy, home, other, 0, true), from)).toBe(reachOf(ways, from))
    }
    // If everything is friendly, everything is within reach except the start.
    const open = waysBetween(g, home, other, 255, false)
    expect(reachOf(open, at(areasOf(home), 0))).toBe(255 - bitOf(open, at(areasOf(home), 0)))
  }
})

test('FS-MAP-8, FS-GROUND-8 · friendly areas of two systems, and of none beyond them', () => {
  const found = [1, 0, 1, 3, 1, 1, 0, 0, 0, 2, 1, 0]
  expect(friendlyBits(found, 0, 0, 2)).toBe(0b0100_0101)
  expect(friendlyBits(found, 0, 0, NONE)).toBe(0b0101)
  expect(friendlyBits(found, 1, 2, 1)).toBe(0b0010)
})

test('FS-MAP-4 · a system that only borders the next one in number is no neighbour, and leads no way', () => {
  const { g } = begin({ tiles: ['10A 0 0', '1A 1 1', '11A 1 0'], pieces: PIECES, orders: ORDERS })
  const ways = waysBetween(g, 0, 2, 0, false)
  expect(reachOf(ways, areaNamed(g, '10A.ne')) & bitOf(ways, areaNamed(g, '11A.nw'))).not.toBe(0)
  const { g: apart } = begin({ tiles: ['10A 0 0', '1A 1 0', '11A 1 -1', '2A 2 0'], pieces: PIECES, orders: ORDERS })
  expect(directionTo(apart, 0, 2)).toBe(NONE)
})

test('FS-MAP-3, FS-MAP-17 · a world has its own name, a void that of its tile and corner', () => {
  const { g } = begin({ tiles: ['10A 0 0 turned 1', '11A 1 0'], pieces: PIECES, orders: { '10A': '0 advance', '11A': '1 advance' } })
  expect(areasOf(0).map((area) => areaTerm(g, area))).toEqual(['@world-arynnia', '@world-turaci', '@world-allerbus', '@void-10a-sw'])
  expect(placeParams(g, areaNamed(g, '11A.se'))).toEqual({ area: '@void-11a-se', code: '11A' })
})

test('FS-STORM-1 · an edge is named by its two systems, an outer one by its own and the direction', () => {
  const g = board()
  const home = systemNamed(g, '10A')
  expect([0, 1, 2, 3].map((direction) => edgeParams(g, 4 * home + direction))).toEqual([
    { code: '10A', direction: '@direction-north', other: '', outer: 1 },
    { code: '10A', direction: '@direction-east', other: '1A', outer: 0 },
    { code: '10A', direction: '@direction-south', other: '2A', outer: 0 },
    { code: '10A', direction: '@direction-west', other: '', outer: 1 },
  ])
  // Two rows of three systems have seven shared edges and ten outer ones, each listed once.
  const edges = allEdges(g)
  expect([edges.length, new Set(edges).size, edges.filter((edge) => edgeParams(g, edge).outer === 0).length]).toEqual([17, 17, 7])
})

test('FS-STORM-2, FS-SHIP-4 · a ship of a system beyond a storm stays there', () => {
  const { g } = begin({ pieces: { ...PIECES, '1A.nw': '0 strike-cruiser' }, orders: ORDERS, storms: ['10A east'] })
  g.order = { ...g.order, seat: 0, system: systemNamed(g, '10A'), source: systemNamed(g, '1A') }
  const ship = g.units.area.indexOf(areaNamed(g, '1A.nw'))
  expect(mayShipMove(g, ship)).toMatchObject({ rule: 'FS-SHIP-4' })
  g.storms.length = 0
  expect(mayShipMove(g, ship)).toBe(true)
})

test('FS-MAP-8, FS-REINF-6 · in a combat a reinforcement token is a piece of its owner like any other', () => {
  const p = duel({ units: ['land-raider', 'token'], hands: ['ambush reconnaissance', 'waaagh gretchin'] })
  const area = areaNamed(p.g, '10A.nw')
  expect([presence(p.g)[area], presenceIn(p.g, area)]).toEqual([3, 3])
})
