import { expect, test } from 'vitest'
import { SCENARIO_IDS } from '../../content/scenarios.ts'
import { type DeployBounds, mayDeploy, mayStand } from '../../rules/deployment/plan.ts'
import { agentShips } from '../../rules/deployment/secrets.ts'
import { type Arrival, deployBounds, EDGES, edgeZone, inward, ownHalf } from '../../rules/deployment/zones.ts'
import { PLACE, type State } from '../../state.ts'
import { at } from '../card-table.ts'
import { fightState, type GivenShip } from '../fight.ts'

const zones = (edge: number) => {
  const g = fightState({ ships: [], also: (state) => state.edges.push(edge, edge) })
  return [edgeZone(g, 0), ownHalf(g, 0), inward(g, 0)]
}

test('FA-SETUP-7, FA-SETUP-10 · the zone of each edge is 8 inches deep, its half reaches to the middle, and ships point inward', () => {
  expect(zones(EDGES.south)).toEqual([[0, 0, 72_000, 8000], [0, 0, 72_000, 24_000], 0])
  expect(zones(EDGES.north)).toEqual([[0, 40_000, 72_000, 48_000], [0, 24_000, 72_000, 48_000], 18_000])
  expect(zones(EDGES.west)).toEqual([[0, 0, 8000, 48_000], [0, 0, 36_000, 48_000], 9000])
  expect(zones(EDGES.east)).toEqual([[64_000, 0, 72_000, 48_000], [36_000, 0, 72_000, 48_000], 27_000])
})

test('FA-SETUP-10, FA-SETUP-11, FA-SCEN-6 · how far from enemies and how near to fields a squadron comes in, by how it arrives', () => {
  const bounds = (arrival: Arrival) => {
    const g = fightState({
      ships: [
        { ...at('terrans-teuton', 0, 0), squadron: 0 },
        { ...at('sorylians-falcata', 30, 30, 1), squadron: 1 },
      ],
      terrain: [
        { kind: 'asteroidField', x: 40, y: 20, radius: 3 },
        { kind: 'planet', x: 20, y: 20, radius: 2 },
      ],
      also: (state) => [state.edges.push(EDGES.south, EDGES.north), state.ships.place.splice(0, 1, PLACE.away)],
    })
    const { apart, enemies, fields, near, bodies, stands, zones: areas } = deployBounds(g, 0, arrival)
    expect([bodies, stands.length]).toEqual([[[20_000, 20_000, 2000]], 1])
    return [apart, enemies, fields, near, areas[0]]
  }
  const [south, half, all] = [
    [0, 0, 72_000, 8000],
    [0, 0, 72_000, 24_000],
    [0, 0, 72_000, 48_000],
  ]
  expect(bounds('zone')).toEqual([0, [], [], -1, south])
  expect(bounds('edge')).toEqual([0, [], [], -1, south])
  expect(bounds('half')).toEqual([8000, [[30_000, 30_000]], [], -1, half])
  expect(bounds('ambush')).toEqual([12_000, [[30_000, 30_000]], [], -1, half])
  expect(bounds('rocks')).toEqual([16_000, [[30_000, 30_000]], [[40_000, 20_000, 3000]], 2000, all])
})

const BOUNDS: DeployBounds = {
  squadron: 0,
  ships: [
    { ship: 4, half: 625 },
    { ship: 5, half: 625 },
  ],
  cd: 6000,
  zones: [[10_000, 5000, 40_000, 20_000]],
  stands: [[30_000, 10_000, 0, 625, 0]],
  bodies: [[20_000, 10_000, 2000]],
  enemies: [],
  apart: 0,
  fields: [],
  near: -1,
  width: 72_000,
  depth: 48_000,
}
const stand = (x: number, y: number, more: Partial<DeployBounds> = {}) => {
  const verdict = mayStand({ ...BOUNDS, ...more }, { x, y, heading: 0 }, 625, [])
  return verdict === true ? 'yes' : verdict.rule
}

test('FA-SETUP-7, FA-SETUP-11 · the borders of a zone belong to it, stands may touch, the rim of a planet is outside it', () => {
  expect([stand(10_000, 12_000), stand(40_000, 12_000), stand(15_000, 5000), stand(15_000, 20_000)]).toEqual(['yes', 'yes', 'yes', 'yes'])
  const outside = [stand(9999, 12_000), stand(40_001, 12_000), stand(15_000, 4999), stand(15_000, 20_001)]
  expect(outside).toEqual(['FA-SETUP-7', 'FA-SETUP-7', 'FA-SETUP-7', 'FA-SETUP-7'])
  expect([stand(31_250, 10_000), stand(31_249, 10_000), stand(30_000, 11_250)]).toEqual(['yes', 'FA-SETUP-11', 'yes'])
  expect([stand(20_000, 12_000), stand(20_000, 11_999)]).toEqual(['yes', 'FA-SETUP-11'])
})

test('FA-SETUP-10, FA-SCEN-6 · exactly the required distance from an enemy or to a field is allowed', () => {
  const enemies = { enemies: [[12_000, 8000]], apart: 8000 }
  expect([stand(12_000, 16_000, enemies), stand(12_000, 15_999, enemies)]).toEqual(['yes', 'FA-SETUP-10'])
  const fields = { fields: [[12_000, 8000, 3000]], near: 2000 }
  expect([stand(12_000, 13_000, fields), stand(12_000, 13_001, fields), stand(12_000, 13_001)]).toEqual(['yes', 'FA-SCEN-6', 'yes'])
  // With distance 0 a place on the rim itself is near enough.
  expect(stand(12_000, 11_000, { ...fields, near: 0 })).toBe('yes')
})

test('FA-SETUP-11, FA-GEN-2 · a placing names each ship of the squadron once, in whole numbers, within its command distance', () => {
  const verdict = (ships: unknown) => {
    const found = mayDeploy(BOUNDS, { ships } as never)
    return found === true ? 'yes' : found.rule
  }
  const four = { ship: 4, x: 12_000, y: 15_000, heading: 0 }
  const five = { ship: 5, x: 12_000, y: 9000, heading: 35_999 }
  expect(verdict([four, five])).toBe('yes')
  expect(verdict([four, { ...five, y: 8999 }])).toBe('FA-SETUP-11')
  for (const wrong of [{ x: 1.5 }, { y: '9000' }, { heading: -1 }, { heading: 36_000 }, { heading: 0.5 }])
    expect(verdict([four, { ...five, ...wrong }])).toBe('FA-GEN-2')
  for (const ships of [[four], [four, four], [four, { ...five, ship: 6 }], [four, { ...five, ship: 4.5 }], [four, null], [four, []], 'all'])
    expect(verdict(ships)).toBe('FA-SETUP-7')
})

test('FA-SCEN-3, FA-SCEN-10 · the agent may be aboard a ship of tier 2 of the defender that can be boarded, of one crew point too', () => {
  const ships: GivenShip[] = [
    at('terrans-teuton', 20, 20, 1),
    at('terrans-apollo', 22, 20, 1),
    at('directorate-neutralizer', 24, 20, 1),
    at('terrans-missionary', 26, 20, 1),
    at('terrans-teuton', 28, 20, 0),
    at('dindrenzi-pilum', 30, 20, 1),
  ]
  const also = (g: State) => Object.assign(g, { attacker: 0 })
  expect(agentShips(fightState({ ships, settings: { scenario: SCENARIO_IDS.indexOf('extraction') }, also }))).toEqual([0, 5])
})
