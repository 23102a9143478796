import { expect, test } from 'vitest'
import type { FleetList, SquadronList } from '../../content/fleets.ts'
import type { RaceId } from '../../content/races.ts'
import type { WingId } from '../../content/wings.ts'
import { type FleetProblem, fleetProblems } from '../../fleet/check.ts'
import { type FleetRepair, repairs } from '../../fleet/repair.ts'

const squadron = (ship: string, size: number, ...flights: readonly [wing: WingId, size: number][]): SquadronList =>
  flights.length === 0 ? { ship, size } : { ship, size, flights: flights.map(([wing, count]) => ({ wing, size: count })) }
const APOLLO = squadron('terrans-apollo', 1)
const TEUTON = squadron('terrans-teuton', 3)
const MISSIONARY = squadron('terrans-missionary', 4)
const WAYFARER = squadron('terrans-wayfarer', 3)

function fleet(race: RaceId, ...squadrons: SquadronList[]): FleetList {
  return { race, flagship: squadrons[0]?.ship ?? '', squadrons }
}

/** The repairs offered for the problem with the given message. */
function against(message: string, list: FleetList, value: number, allied = false): FleetRepair[] {
  const terms = { value, allied }
  const problem = fleetProblems(list, terms).find((one) => one.message === message)
  expect(problem?.message).toBe(message)
  return repairs(list, terms, problem as FleetProblem)
}

const steps = (offered: readonly FleetRepair[]) => offered.map(({ message, params, points }) => [message, ...Object.values(params), points])
/** The squadron at a place after each repair. */
const left = (offered: readonly FleetRepair[], place: number) => offered.map(({ fleet: { squadrons } }) => squadrons[place])

test('FA-FLEET-1, FA-FLEET-2 · a squadron may be taken out while others, before and behind it, keep what is wrong with them', () => {
  const list = fleet('terrans', APOLLO, squadron('terrans-teuton', 1), MISSIONARY, squadron('terrans-wayfarer', 2))
  expect(steps(against('fleet-points', list, 300))).toEqual([['repair-remove', '@ship-terrans-missionary', 4, -100]])
})

test('FA-FLEET-2 · every size that is printed mends one that is not, the nearest first, the least and the most as well', () => {
  const list = fleet('terrans', APOLLO, squadron('terrans-marshal', 3), TEUTON, MISSIONARY, WAYFARER)
  expect(steps(against('fleet-size', list, 1200))).toEqual([
    ['repair-size', '@ship-terrans-marshal', 3, 2, -130],
    ['repair-size', '@ship-terrans-marshal', 3, 1, -260],
    ['repair-remove', '@ship-terrans-marshal', 3, -390],
  ])
})

test('FA-FLEET-2 · an unknown ship can only be removed', () => {
  const list = fleet('terrans', APOLLO, TEUTON, MISSIONARY, squadron('terrans-nothing', 2))
  expect(steps(against('fleet-unknown-ship', list, 800))).toEqual([['repair-remove', '@ship-terrans-nothing', 2, 0]])
})

test('FA-FLEET-6 · where one step is not enough, only those that lessen the problem are offered: too many, too few, a class', () => {
  const many = fleet('terrans', APOLLO, MISSIONARY, WAYFARER, ...Array.from({ length: 7 }, () => TEUTON))
  // Of equal squadrons only one is offered.
  expect(steps(against('fleet-tier-many', many, 9000))).toEqual([['repair-remove', '@ship-terrans-teuton', 3, -150]])
  const few = fleet('terrans', APOLLO, WAYFARER, WAYFARER)
  expect(against('fleet-tier-few', few, 9000).map(({ message, params }) => [message, params.ship])).toEqual([
    ['repair-add', '@ship-terrans-hauberk'],
    ['repair-add', '@ship-terrans-artemis'],
    ['repair-add', '@ship-terrans-harpoon'],
  ])
  const titan = squadron('terrans-titan', 1)
  const dear = fleet('terrans', titan, titan, titan, TEUTON, MISSIONARY, WAYFARER)
  expect(steps(against('fleet-class', dear, 1200))).toEqual([['repair-remove', '@ship-terrans-titan', 1, -290]])
})

test('FA-FLEET-7 · too many escorts become fewer, or another tier 1 squadron carries one of them', () => {
  const escorts = [1, 1, 2, 3].map((size) => squadron('terrans-squire', size))
  const offered = against('fleet-escorts', fleet('terrans', APOLLO, TEUTON, MISSIONARY, ...escorts), 540)
  expect(steps(offered)).toEqual([
    ['repair-remove', '@ship-terrans-squire', 3, -45],
    ['repair-remove', '@ship-terrans-squire', 2, -30],
    ['repair-remove', '@ship-terrans-squire', 1, -15],
  ])
  const more = against('fleet-escorts', fleet('terrans', APOLLO, TEUTON, MISSIONARY, ...escorts), 800)
  expect(more.map(({ message }) => message)).toEqual(['repair-add', 'repair-add', 'repair-add'])
})

test('FA-ALLY-5 · allies of too many races, or for too many points, become fewer', () => {
  const allies = [squadron('aquans-chimaera', 2), squadron('sorylians-reaper', 4), squadron('relthoza-widow', 3)]
  const list = fleet('terrans', APOLLO, TEUTON, ...allies)
  const offered = against('fleet-many-races', list, 2000, true)
  expect(offered.length).toBeGreaterThan(0)
  for (const { message, params } of offered) {
    expect([message, allies.map(({ ship }) => `@ship-${ship}`)]).toEqual(['repair-remove', expect.arrayContaining([params.ship])])
  }
  const isonades = [2, 3].map((size) => squadron('aquans-isonade', size))
  const dear = fleet('terrans', APOLLO, squadron('terrans-teuton', 2), MISSIONARY, ...isonades, squadron('aquans-isonade', 4))
  expect(steps(against('fleet-ally-points', dear, 600, true))[0]).toEqual(['repair-remove', '@ship-aquans-isonade', 4, -200])
})

test('FA-FLEET-1 · where all is of another race, the fleet may be of that race instead; it costs nothing, and is offered once', () => {
  const list = fleet('terrans', squadron('aquans-maelstrom', 1), squadron('aquans-isonade', 3), squadron('aquans-chimaera', 4))
  const offered = against('fleet-other-race', list, 500)
  expect(steps(offered)).toEqual([['repair-race', '@race-aquans', 0]])
  expect(offered[0]?.fleet).toEqual({ ...list, race: 'aquans' })
})

test('FA-WING-2 · wings become fewer or are shared as equally as possible among two flights of at most 6', () => {
  const ares = (...flights: readonly [WingId, number][]) =>
    fleet('terrans', APOLLO, squadron('terrans-ares', 1, ...flights), TEUTON, MISSIONARY)
  const nine = against('fleet-flight-size', ares(['bomber', 9]), 800)
  expect(left(nine, 1)).toEqual([6, 5, 4].map((size) => squadron('terrans-ares', 1, ['bomber', size])))
  const unequal = against('fleet-unequal-flights', ares(['bomber', 5], ['fighter', 3]), 800)
  expect(steps(unequal)).toEqual([
    ['repair-wings', '@ship-terrans-ares', 8, 0],
    ['repair-wings', '@ship-terrans-ares', 7, -5],
    ['repair-wings', '@ship-terrans-ares', 6, -10],
  ])
  expect(left(unequal, 1).map((one) => one?.flights?.map(({ size }) => size))).toEqual([
    [4, 4],
    [4, 3],
    [3, 3],
  ])
  const three = against('fleet-flights', ares(['bomber', 3], ['fighter', 3], ['interceptor', 3]), 800)
  expect(left(three, 1)[0]).toEqual(squadron('terrans-ares', 1, ['bomber', 5], ['fighter', 4]))
  const few = fleet(
    'directorate',
    squadron('directorate-eliminator', 1, ['bomber', 2]),
    ...[2, 2].map((size) => squadron('directorate-ascendency', size)),
  )
  const wings = against('fleet-wings', few, 800)
  expect(left(wings, 0)).toEqual([squadron('directorate-eliminator', 1, ['bomber', 1]), squadron('directorate-eliminator', 1)])
})

test('FA-FLEET-11 · shuttles where they are not allowed become fighters, stay at home, or the squadron becomes large enough', () => {
  const cotesia = squadron('relthoza-cotesia', 1, ['assaultShuttle', 2])
  const list = fleet('relthoza', squadron('relthoza-nexus', 1), cotesia, squadron('relthoza-araneae', 2), squadron('relthoza-nidus', 2))
  const offered = against('fleet-shuttles', list, 800)
  expect(left(offered, 1)).toEqual([
    squadron('relthoza-cotesia', 1, ['fighter', 2]),
    squadron('relthoza-cotesia', 1),
    squadron('relthoza-cotesia', 2, ['assaultShuttle', 2]),
  ])
})

test('FA-WING-19 · a squadron made smaller keeps the wings that it can carry', () => {
  const of = (ship: string, size: number, ...flights: readonly [WingId, number][]) =>
    left(
      against(
        'fleet-size',
        fleet('relthoza', squadron('relthoza-nexus', 1), squadron(ship, size, ...flights), squadron('relthoza-nidus', 2)),
        800,
      ),
      1,
    )
  // Three ships can carry three wings, so the flights stay.
  expect(of('relthoza-araneae', 5, ['fighter', 1], ['bomber', 2])).toEqual([
    squadron('relthoza-araneae', 3, ['fighter', 1], ['bomber', 2]),
    squadron('relthoza-araneae', 2, ['fighter', 1], ['bomber', 1]),
  ])
  expect(of('relthoza-cotesia', 4, ['fighter', 6], ['bomber', 5])).toEqual([
    squadron('relthoza-cotesia', 2, ['fighter', 3], ['bomber', 3]),
    squadron('relthoza-cotesia', 1, ['fighter', 2], ['bomber', 1]),
  ])
  const none = fleet('terrans', APOLLO, squadron('terrans-teuton', 9, ['fighter', 1]), MISSIONARY)
  expect(left(against('fleet-size', none, 800), 1)).toEqual([squadron('terrans-teuton', 3), squadron('terrans-teuton', 2)])
})

test('FA-FLEET-1 · of repairs that change the same points the squadron that is named first comes first', () => {
  const list = fleet('terrans', APOLLO, squadron('terrans-teuton', 2), TEUTON, MISSIONARY, WAYFARER)
  expect(steps(against('fleet-points', list, 500))).toEqual([
    ['repair-remove', '@ship-terrans-teuton', 2, -100],
    ['repair-remove', '@ship-terrans-missionary', 4, -100],
    ['repair-remove', '@ship-terrans-teuton', 3, -150],
  ])
  // Where no single step is enough the longest comes first.
  expect(steps(against('fleet-points', list, 300))).toEqual([
    ['repair-remove', '@ship-terrans-teuton', 3, -150],
    ['repair-remove', '@ship-terrans-teuton', 2, -100],
    ['repair-remove', '@ship-terrans-missionary', 4, -100],
  ])
})

test('FA-FLEET-2 · a squadron may be taken out though another one behind it has the same problem', () => {
  const list = fleet('terrans', APOLLO, squadron('terrans-marshal', 3), MISSIONARY, squadron('terrans-teuton', 9))
  expect(steps(against('fleet-size', list, 1200)).at(-1)).toEqual(['repair-remove', '@ship-terrans-marshal', 3, -390])
})
