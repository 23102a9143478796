import type { Json } from '@orrery/kernel'
import { expect, test } from 'vitest'
import type { FleetList, SquadronList } from '../../content/fleets.ts'
import { SCENARIO_IDS, type ScenarioId, scenarioOf } from '../../content/scenarios.ts'
import { type FleetProblem, fleetProblems } from '../../fleet/check.ts'
import { broughtProblems, readFleet } from '../../fleet/read.ts'
import { repairs } from '../../fleet/repair.ts'
import { type DeployBounds, mayDeploy, mayStand } from '../../rules/deployment/plan.ts'
import { deploymentRoll } from '../../rules/deployment/roll.ts'
import { layTerrain } from '../../rules/deployment/terrain.ts'
import { EDGES } from '../../rules/deployment/zones.ts'
import { readOptions } from '../../rules/options.ts'
import { handLimit } from '../../rules/ships.ts'
import { PLACE } from '../../state.ts'
import { at } from '../card-table.ts'
import { carryOut, fightState } from '../fight.ts'

// What is shown or asked in sequence follows the order of the rulebook, the fleet list or the scenario.

const squadron = (ship: string, size: number, ...flights: number[]): SquadronList =>
  flights.length === 0 ? { ship, size } : { ship, size, flights: flights.map((count) => ({ wing: 'bomber', size: count })) }
const fleet = (flagship: string, ...squadrons: SquadronList[]): FleetList => ({ race: 'terrans', flagship, squadrons })
const told = (list: FleetList, allied = false) =>
  fleetProblems(list, { value: 800, allied }).map(({ message, squadron: place, params }) => [message, place ?? params?.tier])

test('FA-FLEET-4, FA-WING-2, FA-ALLY-1, FA-ALLY-5 · what is wrong with a fleet stands in the order of the rulebook, of tiers and of squadrons', () => {
  expect(told(fleet('', squadron('terrans-ares', 1, 9, 1, 1)))).toEqual([
    ['fleet-wings', 0],
    ['fleet-flights', 0],
    ['fleet-flight-size', 0],
    ['fleet-tier-few', 2],
    ['fleet-tier-few', 3],
    ['fleet-flagship', undefined],
  ])
  expect(told(fleet('')).map(([, tier]) => tier)).toEqual([1, 2, 3, undefined])
  const foreign = [squadron('relthoza-widow', 9), squadron('dindrenzi-thraex', 9)]
  expect(told(fleet('', ...foreign), true).slice(0, 4)).toEqual([
    ['fleet-other-bloc', 0],
    ['fleet-other-bloc', 1],
    ['fleet-many-races', undefined],
    ['fleet-ally-points', undefined],
  ])
})

test('FA-ALLY-1, FA-FLEET-13 · both sides’ fleets are judged, the first side’s first, installations last', () => {
  const [terrans, dindrenzi] = ['terrans-500', 'dindrenzi-500'].map((id) => ({ fleet: id }))
  const stationed = {
    fleet: fleet(
      'terrans-apollo',
      squadron('terrans-apollo', 1),
      squadron('terrans-teuton', 2),
      squadron('terrans-missionary', 2),
      squadron('terrans-security', 2),
    ),
  }
  expect(() => readOptions({ scenario: 'convoy', seats: [stationed, stationed, dindrenzi, dindrenzi] } as never, 4)).toThrow(
    [
      'side 1: allies must be of one bloc (FA-ALLY-1)',
      'side 2: allies must be of one bloc (FA-ALLY-1)',
      'seats: only the defender may use installations (FA-FLEET-13)',
    ].join('\n'),
  )
  expect(() => readOptions({ seats: [terrans, terrans, terrans, terrans] } as never, 4)).not.toThrow()
})

test('FA-FLEET-1 · a seat that brings nothing plays a starter fleet without a problem, however nothing is written', () => {
  const of = (raw: undefined | null | number) => broughtProblems(raw, { value: 500, allied: false }).map(({ message }) => message)
  expect([of(undefined), of(null), of(0)]).toEqual([[], [], ['fleet-unreadable']])
})

/** The repairs offered for the first problem with the given message. */
function offered(message: string, list: FleetList, value: number) {
  const terms = { value, allied: false }
  const problem = fleetProblems(list, terms).find((one) => one.message === message) as FleetProblem
  return repairs(list, terms, problem).map(({ message: step, params, points }) => [step, ...Object.values(params), points])
}

test('FA-FLEET-1, FA-FLEET-8 · of steps that change as many points, those for what stands first in the list come first', () => {
  const [apollo, solar, missionary] = [squadron('terrans-apollo', 1), squadron('terrans-solar', 1), squadron('terrans-missionary', 2)]
  const equal = [squadron('terrans-teuton', 2), squadron('terrans-aegis', 2)]
  const dear = (list: SquadronList[]) => offered('fleet-points', fleet('terrans-apollo', apollo, ...list, missionary), 370)
  expect(dear(equal)).toEqual([
    ['repair-size', '@ship-terrans-aegis', 2, 1, -50],
    ['repair-remove', '@ship-terrans-teuton', 2, -100],
    ['repair-remove', '@ship-terrans-aegis', 2, -100],
  ])
  expect(dear(equal.toReversed()).map(([, ship]) => ship)).toEqual(['@ship-terrans-aegis', '@ship-terrans-aegis', '@ship-terrans-teuton'])
  expect(offered('fleet-flagship', fleet('', apollo, solar, ...equal, missionary), 800).slice(0, 2)).toEqual([
    ['repair-flagship', '@ship-terrans-apollo', 0],
    ['repair-flagship', '@ship-terrans-solar', 0],
  ])
  const neutral: FleetList = { ...fleet('terrans-apollo', apollo, missionary, squadron('aquans-isonade', 3)), race: 'neutral' }
  expect(offered('fleet-neutral', neutral, 800)).toEqual([
    ['repair-race', '@race-terrans', 0],
    ['repair-race', '@race-aquans', 0],
  ])
})

const inScenario = (id: ScenarioId) => ({ settings: { scenario: SCENARIO_IDS.indexOf(id) } })
const inches = (length: number) => Math.round(length * 1000)

test('FA-SETUP-2, FA-SCEN-2 · a scenario’s terrain and pods lie where it says, in the order in which it names them', () => {
  for (const id of SCENARIO_IDS) {
    const { terrain, pods } = scenarioOf(id)
    if (terrain !== 'random') {
      const laid = carryOut({ ships: [], ...inScenario(id) }, function* (g) {
        layTerrain(g)
        yield* []
      })
      const pieces = terrain.filter(({ kind }) => kind !== 'escapePod')
      const places = pieces.map((piece) => ({ ...piece, x: inches(piece.x), y: inches(piece.y), radius: inches(piece.radius) }))
      expect(laid.g.terrain).toEqual(places)
    }
    if (pods.length === 0) continue
    const p = carryOut(
      {
        ships: [at('terrans-teuton', 0, 0), at('sorylians-falcata', 0, 0, 1)],
        dice: [6, 6, 1, 1],
        also: (g) => [g.edges.push(EDGES.south, EDGES.north), g.ships.place.fill(PLACE.away)],
        ...inScenario(id),
      },
      deploymentRoll,
    )
    p.answer('attack')
    expect(p.g.pods.map(({ x, y, value }) => [x, y, value])).toEqual(pods.map(({ x, y, value }) => [inches(x), inches(y), value]))
  }
})

test('FA-SETUP-12 · a piece that overlaps is drawn again: the twentieth place is taken, a twenty-first is not drawn', () => {
  const pieces = (overlapping: number) => {
    const taken = Array.from({ length: overlapping }, () => [0, 0]).flat()
    const p = carryOut(
      {
        ships: [],
        // The first two areas get asteroid fields of the least size, the others nothing.
        dice: [3, 3, 1, 1, 1, 1],
        also: (g) => g.random.table.preset.push(0, 24_000, 0, 0, ...taken, 20_000, 0),
        ...inScenario('borderClash'),
      },
      function* (g) {
        layTerrain(g)
        yield* []
      },
    )
    return p.g.terrain.map(({ x }) => x)
  }
  expect([pieces(19), pieces(20)]).toEqual([[24_000, 44_000], [24_000]])
})

/** Two zones with a field in each. */
const BOUNDS: DeployBounds = {
  squadron: 0,
  ships: [0, 1].map((ship) => ({ ship, half: 500 })),
  cd: 6000,
  zones: [
    [0, 0, 10_000, 10_000],
    [20_000, 0, 30_000, 10_000],
  ],
  stands: [],
  bodies: [],
  enemies: [],
  apart: 0,
  fields: [
    [5000, 5000, 1000],
    [25_000, 5000, 1000],
  ],
  near: 2000,
  width: 72_000,
  depth: 48_000,
}

test('FA-SETUP-7, FA-SCEN-6 · of several zones and fields one is enough', () => {
  const stand = (x: number) => mayStand(BOUNDS, { x, y: 5000, heading: 0 }, 500, [])
  expect([stand(5000), stand(25_000), stand(15_000), stand(29_000)]).toMatchObject([
    true,
    true,
    { rule: 'FA-SETUP-7' },
    { rule: 'FA-SCEN-6' },
  ])
})

test('FA-SETUP-7, FA-SETUP-11 · of several faults of a plan the first one is told, in the order of the plan', () => {
  const [outside, inside] = [15_000, 25_000].map((x, ship) => ({ ship, x, y: 5000, heading: 0 }))
  const why = (...ships: unknown[]) => mayDeploy({ ...BOUNDS, bodies: [[25_000, 5000, 500]] }, { ships } as never)
  expect([why(outside, inside), why(inside, outside)]).toMatchObject([{ rule: 'FA-SETUP-7' }, { rule: 'FA-SETUP-11' }])
})

test('FA-END-10 · a squadron counts for cards while one ship of it is left', () => {
  const ships = [0, 1].map((place) => ({ ...at('terrans-teuton', 20 + 2 * place, 20), squadron: 0 }))
  const limit = (...places: number[]) => handLimit(fightState({ ships, also: (g) => g.ships.place.splice(0, 2, ...places) }), 0)
  const { table, away, destroyed, withdrawn } = PLACE
  expect([limit(table, destroyed), limit(withdrawn, table), limit(away, away), limit(destroyed, withdrawn)]).toEqual([1, 1, 1, 0])
})

test('FA-FLEET-1, FA-FLEET-2, FA-WING-2 · what is no fleet in any part is not read as one', () => {
  const whole = {
    race: 'terrans',
    flagship: 'terrans-apollo',
    squadrons: [{ ship: 'terrans-ares', size: 1, flights: [{ wing: 'bomber', size: 3 }] }],
  }
  expect(readFleet(whole)).toEqual(whole)
  const [ares] = whole.squadrons as [(typeof whole.squadrons)[number]]
  const flights = (flight: Json) => ({ ...whole, squadrons: [{ ...ares, flights: [flight] }] })
  const broken: Json[] = [
    null,
    [],
    5,
    { ...whole, race: 'pirates' },
    { ...whole, flagship: 5 },
    { ...whole, squadrons: {} },
    { ...whole, squadrons: [null] },
    { ...whole, squadrons: [{ ...ares, size: '1' }] },
    { ...whole, squadrons: [{ ...ares, ship: 5 }] },
    flights({ wing: 'bomber', size: '3' }),
    flights({ wing: 'bomber', size: null }),
    flights({ wing: 'zeppelin', size: 3 }),
  ]
  for (const raw of broken) expect([raw, readFleet(raw)]).toEqual([raw, undefined])
})
