import { expect, test } from 'vitest'
import { TILE_SIDES, VOID_CAPACITY } from '../content/tiles.ts'
import { adjacentAreas, areAdjacent, areasOf, capacityOf, directionTo, isWorld, printed } from '../rules/areas.ts'
import { at } from '../rules/at.ts'
import { contestedArea, isContested, isEnemy, isFriendly, isUncontrolled } from '../rules/control.ts'
import { NONE } from '../state.ts'
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
  expect(new Set(TILE_SIDES.map(({ code }) => code)).size).toBe(24)
  expect(at(TILE_SIDES, 19).code).toBe('10B')
})

test('FS-CAP-1, FS-CAP-2 · the capacity of a world is printed, that of a void is 3', () => {
  const g = board()
  expect([capacityOf(g, areaNamed(g, '10A.nw')), capacityOf(g, areaNamed(g, '2A.nw')), capacityOf(g, areaNamed(g, '2A.sw'))]).toEqual([
    4, 1, 5,
  ])
  expect(capacityOf(g, areaNamed(g, '10A.se'))).toBe(3)
})
