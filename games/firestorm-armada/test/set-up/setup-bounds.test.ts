import { seedOf } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { DECK } from '../../content/cards.ts'
import { PLAYED_RACES } from '../../content/races.ts'
import { SCENARIO_IDS, type ScenarioId } from '../../content/scenarios.ts'
import { TERRAIN } from '../../content/terrain.ts'
import { fleetProblems } from '../../fleet/check.ts'
import { fleetPoints } from '../../fleet/points.ts'
import { study } from '../../lab.ts'
import { deploy, scouts } from '../../rules/deployment/deploy.ts'
import { deployedAt, firstPlace } from '../../rules/deployment/places.ts'
import { type DeployBounds, mayDeploy, mayStand } from '../../rules/deployment/plan.ts'
import { deploymentRoll } from '../../rules/deployment/roll.ts'
import { secrets } from '../../rules/deployment/secrets.ts'
import { layTerrain } from '../../rules/deployment/terrain.ts'
import { EDGES } from '../../rules/deployment/zones.ts'
import { mayBring, readOptions, readyFleet } from '../../rules/options.ts'
import { setUp } from '../../rules/setup.ts'
import { NONE, PLACE, type State } from '../../state.ts'
import { at } from '../card-table.ts'
import { carryOut, type GivenShip, last } from '../fight.ts'

const fleet = (flagship: string, ...squadrons: object[]) => ({ fleet: { race: flagship.split('-')[0] as string, flagship, squadrons } })
const APOLLO = { ship: 'terrans-apollo', size: 1 }
const REST = [
  { ship: 'terrans-teuton', size: 2 },
  { ship: 'terrans-missionary', size: 2 },
]

test('FA-SETUP-4, FA-SETUP-5, FA-FLEET-8 · a table begins with nothing spent, counted or known, the fleets as they were brought', () => {
  const marshal = { ship: 'terrans-marshal', size: 2 }
  const brought = fleet('terrans-marshal', { ship: 'terrans-teuton', size: 3 }, marshal, { ...marshal, size: 1 }, REST[1] as object)
  const carrier = fleet(
    'terrans-ares',
    {
      ship: 'terrans-ares',
      size: 1,
      flights: [
        { wing: 'bomber', size: 2 },
        { wing: 'fighter', size: 1 },
      ],
    },
    ...REST,
  )
  const g = setUp(readOptions({ fleetValue: 800, seats: [brought, carrier] } as never, 2), 2, seedOf(1))
  expect(g).toMatchObject({ toAct: 0, edges: [0, 1], points: [0, 0], flagships: [3, 8], turn: 0, attacker: NONE })
  expect(g.activation).toMatchObject({ kind: 'none', fire: 0, manner: 0 })
  for (const list of [g.flagshipRepair, g.stubbornRepair, g.layeredShields, g.extraCards]) expect(list).toEqual([0, 0])
  expect(g.deeds.every((deed) => deed === 0)).toBe(true)
  for (const squadron of g.squadrons) expect(squadron).toMatchObject({ acted: 0, sCard: 0, aCard: 0, torpedoes: 0, strength: 0 })
  expect(g.flights).toEqual([
    { owner: 1, type: 1, acted: 0 },
    { owner: 1, type: 0, acted: 0 },
  ])
  expect([g.wings.type, g.wings.flight, g.wings.squadron, g.wings.owner]).toEqual([
    [1, 1, 0],
    [0, 0, 1],
    [4, 4, 4],
    [1, 1, 1],
  ])
  expect(g.settings.allies).toBe(false)
  const all = [...g.hands.flat(), ...g.deck]
  expect([...all].sort((a, b) => a - b)).toEqual([...DECK].sort((a, b) => a - b))
  expect(all).not.toEqual([...DECK])
  expect(setUp(readOptions({}, 3), 3, seedOf(1)).settings.allies).toBe(true)
})

test('FA-SETUP-1, FA-INIT-6, FA-MOD-9, FA-LINK-17, FA-PD-3, FA-DISORDER-1 · the variants are as they were agreed, else as printed', () => {
  const variants = [
    'alliedSquadrons',
    'disorder',
    'initiativeWinnerChooses',
    'pdMinimumOne',
    'ownSystemsLink',
    'drivenOffImmuneToAll',
  ] as const
  const printed = [false, false, false, true, true, false]
  const read = (raw: object) => variants.map((id) => readOptions(raw as never, 2)[id])
  expect(read({})).toEqual(printed)
  for (const [place, id] of variants.entries()) expect(read({ [id]: !printed[place] })).toEqual(printed.with(place, !printed[place]))
})

test('FA-SETUP-1 · what does not fit is refused with every reason', () => {
  const reasons = (raw: unknown, seats = 2) => {
    try {
      readOptions(raw as never, seats)
      return []
    } catch (error) {
      return (error as Error).message.split('\n')
    }
  }
  expect(reasons(null)).toEqual([])
  expect(reasons([])).toEqual(['options: expected an object'])
  expect(reasons({ size: 3, seats: [] })).toEqual(['size: there is no such setting'])
  expect(reasons({ seats: [fleet('terrans-apollo', { ship: 'terrans-teuton', size: 2 }, ...REST)] })).toEqual([
    'seat 1: fleet-tier-few (FA-FLEET-4) {"tier":1,"count":0,"least":1,"most":2}',
    'seat 1: fleet-flagship (FA-FLEET-8)',
  ])
})

test('FA-ALLY-1, FA-ALLY-2, FA-FLEET-13 · allies are of one bloc; a seat that plays alone against two brings twice the value', () => {
  const aquans = 'aquans-500'
  expect(() => readOptions({ seats: [null, { fleet: aquans }, null, { fleet: 'dindrenzi-500' }] } as never, 4)).toThrow(
    'side 2: allies must be of one bloc (FA-ALLY-1)',
  )
  expect(readOptions({}, 3).fleets.map(fleetPoints)).toEqual([500, 995, 495])
  const dear = (seat: number) => [0, 1, 2].map((place) => (place === seat ? { fleet: 'dindrenzi-800' } : null))
  expect(readOptions({ seats: dear(1) } as never, 3).fleets[1]).toMatchObject({ id: 'dindrenzi-800' })
  expect(() => readOptions({ seats: dear(0) } as never, 3)).toThrow('fleet-points')
  const refusalsAt = (seat: number) => mayBring({ fleetValue: 500 }, { fleet: 'dindrenzi-800' }, seat, 3).map(({ rule }) => rule)
  expect([0, 1, 2].map(refusalsAt)).toEqual([['FA-FLEET-1'], [], ['FA-FLEET-1']])
  for (const race of PLAYED_RACES)
    for (const fleetValue of [500, 800, 1200]) {
      const ready = readyFleet(race, fleetValue, 3, 1)
      expect(fleetProblems(ready, { value: 2 * fleetValue, allied: false })).toEqual([])
      expect(fleetPoints(ready) / (2 * fleetValue)).toBeGreaterThan(fleetValue === 1200 ? 0.8 : 0.95)
    }
  // Games of the lab, by which bots are measured, are as even.
  expect(readOptions(study.options(0, 3) as never, 3).fleets.map(fleetPoints)).toEqual([500, 995, 495])
  const station = fleet('terrans-apollo', APOLLO, ...REST, { ship: 'terrans-security', size: 2 })
  const both = { scenario: 'convoy', seats: [station, station] }
  expect(() => readOptions(both as never, 2)).toThrow('only the defender may use installations (FA-FLEET-13)')
  expect(readOptions({ ...both, seats: [station, null] } as never, 2).scenario).toBe('convoy')
  expect(readOptions({ ...both, scenario: 'borderClash' } as never, 2).scenario).toBe('borderClash')
  expect(readOptions({ ...both, seats: [station, null, station, null] } as never, 4).scenario).toBe('convoy')
})

test('FA-SETUP-1, FA-FLEET-1 · without another value a fleet is of 500 points, whatever the options are', () => {
  const of = (raw: unknown, id: string) => mayBring(raw as never, { fleet: id }, 0, 2).map(({ message }) => message)
  for (const raw of [null, {}, []]) expect([of(raw, 'terrans-500'), of(raw, 'terrans-800')]).toMatchObject([[], ['fleet-points']])
  expect(of({ fleetValue: 800 }, 'terrans-800')).toEqual([])
  const exactly = fleet(
    'terrans-apollo',
    APOLLO,
    { ship: 'terrans-teuton', size: 3 },
    { ship: 'terrans-missionary', size: 4 },
    { ship: 'terrans-wayfarer', size: 4 },
  )
  expect(mayBring(null, exactly as never, 0, 2)).toEqual([])
  const one = { ...exactly.fleet, squadrons: [...exactly.fleet.squadrons, { ship: 'terrans-squire', size: 1 }] }
  expect(mayBring(null, { fleet: one } as never, 0, 2)).toMatchObject([{ params: { points: 515, value: 500 } }])
})

const BOUNDS: DeployBounds = {
  squadron: 0,
  ships: [0, 1, 2, 3, 4].map((ship) => ({ ship, half: 625 })),
  cd: 6000,
  zones: [[0, 0, 72_000, 20_000]],
  stands: [],
  bodies: [],
  enemies: [],
  apart: 0,
  fields: [],
  near: -1,
  width: 72_000,
  depth: 48_000,
}
const three = { ...BOUNDS, ships: BOUNDS.ships.slice(0, 3) }

test('FA-SETUP-11 · where a squadron has no room in line, a place is found for its ships one by one, in one group', () => {
  const narrow = { ...three, zones: [[0, 0, 1000, 8000]] }
  const found = firstPlace(narrow, [0])
  expect(found?.ships.map(({ x, y }) => [x, y])).toEqual([
    [0, 0],
    [0, 1400],
    [0, 2800],
  ])
  expect(firstPlace({ ...narrow, zones: [[0, 0, 1000, 2700]] }, [0])).toBeNull()
  // Each of the last two is near enough only to the one before it.
  expect(mayDeploy({ ...narrow, cd: 1400 }, found)).toBe(true)
  expect(firstPlace({ ...narrow, cd: 1400 }, [0])).toEqual(found)
})

test('FA-SETUP-11, FA-CD-7 · a squadron is one group where chains of connections join its ships; else it is told how near they must be', () => {
  const of = (...xs: number[]) => mayDeploy(three, { ships: xs.map((x, ship) => ({ ship, x, y: 10_000, heading: 0 })) })
  expect([of(20_000, 26_000, 32_000), of(20_000, 32_000, 26_000)]).toEqual([true, true])
  for (const xs of [
    [20_000, 26_000, 32_001],
    [20_000, 40_000, 26_000],
    [20_000, 26_000, 40_000],
  ])
    expect(of(...xs)).toMatchObject({ rule: 'FA-SETUP-11', params: { distance: 6 } })
})

test('FA-SETUP-10, FA-SETUP-11, FA-SCEN-6 · round stands are round, an enemy is told in inches, near 0 is no further than the rim', () => {
  const stand = (more: Partial<DeployBounds>, x: number, y: number) => mayStand({ ...BOUNDS, ...more }, { x, y, heading: 0 }, 625, [])
  const stands = { stands: [[20_000, 10_000, 0, 375, 1]] }
  // Corner to corner, two squares would overlap.
  expect([stand(stands, 20_900, 10_900), stand(stands, 20_890, 10_890)]).toMatchObject([true, { rule: 'FA-SETUP-11' }])
  expect(stand({ stands: [[20_000, 10_000, 0, 375, 0]] }, 20_900, 10_900)).toMatchObject({ rule: 'FA-SETUP-11' })
  expect(stand({ enemies: [[20_000, 10_000]], apart: 12_000 }, 21_000, 10_000)).toMatchObject({ params: { most: 12 } })
  expect(stand({ fields: [[20_000, 10_000, 2000]], near: 0 }, 22_001, 10_000)).toMatchObject({ rule: 'FA-SCEN-6' })
})

test('FA-SETUP-7, FA-SETUP-11 · a squadron that is placed automatically stands in line abreast from the middle outwards', () => {
  const found = deployedAt(BOUNDS, { x: 30_000, y: 10_000, heading: 0 })
  expect(found?.ships.map(({ x, y }) => [x, y])).toEqual([30_000, 31_850, 28_150, 33_700, 26_300].map((x) => [x, 10_000]))
  const east = deployedAt(BOUNDS, { x: 30_000, y: 10_000, heading: 9000 })
  expect(east?.ships.map(({ x, y }) => [x, y])).toEqual([10_000, 8150, 11_850, 6300, 13_700].map((y) => [30_000, y]))
  expect(deployedAt({ ...BOUNDS, cd: 1850 }, { x: 30_000, y: 10_000, heading: 0 })).not.toBeNull()
  expect(deployedAt({ ...BOUNDS, cd: 1849 }, { x: 30_000, y: 10_000, heading: 0 })).toBeNull()
  const point = { ...BOUNDS, ships: BOUNDS.ships.slice(0, 1), zones: [[12_000, 15_000, 12_000, 15_000]] }
  expect(firstPlace(point, [9000])).toEqual({ ships: [{ ship: 0, x: 12_000, y: 15_000, heading: 9000 }] })
})

const away = (g: State) => [g.edges.push(EDGES.south, EDGES.north), g.ships.place.fill(PLACE.away)]
const scenario = (id: ScenarioId) => SCENARIO_IDS.indexOf(id)

test('FA-ALLY-6, FA-SETUP-7 · of two partners the one that did not place last is asked, and decides', () => {
  const ships = [0, 1, 2, 3].flatMap((seat) => [at('terrans-teuton', 0, 0, seat), at('terrans-apollo', 0, 0, seat)])
  const placing = (toAct: number, lastActor: number[]) =>
    carryOut({ ships, order: [0, 1, 2, 3], also: (g) => [away(g), Object.assign(g, { seats: 4, toAct, lastActor })] }, deploy).question()
  expect(placing(1, [NONE, NONE])).toMatchObject({ name: 'deploy.squadron', seat: 1 })
  expect([placing(0, [0, 1]).seat, placing(0, [2, 1]).seat, placing(1, [0, 1]).seat]).toEqual([2, 0, 3])
})

test('FA-SCEN-6 · half of the attacker’s squadrons come first, then all of the defender’s, then the rest', () => {
  for (const attacker of [0, 1]) {
    const placing = (own: number, placed: number, others: number) => {
      const ships: GivenShip[] = [
        ...Array.from({ length: own }, () => at('terrans-teuton', 20, 20, attacker)),
        ...Array.from({ length: others }, () => at('sorylians-falcata', 0, 0, 1 - attacker)),
        at('sorylians-falcata', 60, 40, 1 - attacker),
      ]
      const also = (g: State) => [
        away(g),
        g.ships.place.splice(0, placed, ...Array.from({ length: placed }, () => PLACE.table)),
        g.ships.place.splice(own + others, 1, PLACE.table),
        Object.assign(g, { attacker, toAct: attacker }),
      ]
      const terrain = [{ kind: 'asteroidField', x: 30, y: 10, radius: 3 }] as const
      return carryOut({ ships, terrain, settings: { scenario: scenario('asteroidAmbush') }, also }, deploy).question()
    }
    expect([placing(4, 1, 2).seat, placing(4, 2, 2).seat, placing(4, 2, 1).seat]).toEqual([attacker, 1 - attacker, 1 - attacker])
    expect([placing(3, 1, 1).seat, placing(3, 0, 1).seat]).toEqual([1 - attacker, attacker])
    // The last of the remaining squadrons starts at the asteroids.
    expect(placing(3, 2, 0)).toMatchObject({ name: 'deploy.plan', seat: attacker, bounds: { near: 2000 } })
    expect(placing(3, 0, 1)).toMatchObject({ name: 'deploy.squadron' })
  }
})

test('FA-SCEN-6, FA-ALLY-6 · within a side the partner named first places in the ambush while a squadron of theirs waits', () => {
  for (const attacker of [0, 1]) {
    const ships = [0, 1, 2, 3].flatMap((seat) => [0, 1].map(() => at('terrans-teuton', 20, 20, seat)))
    const placing = (...placed: number[]) => {
      const also = (g: State) => [
        away(g),
        Object.assign(g, { seats: 4, attacker, toAct: attacker }),
        placed.forEach((seat, i) => {
          g.ships.place[2 * seat + (placed.indexOf(seat) < i ? 1 : 0)] = PLACE.table
        }),
      ]
      return carryOut({ ships, order: [0, 1, 2, 3], settings: { scenario: scenario('asteroidAmbush') }, also }, deploy).question().seat
    }
    const defender = 1 - attacker
    const half = [attacker, attacker]
    expect([placing(), placing(attacker), placing(...half)]).toEqual([attacker, attacker, defender])
    expect([placing(...half, defender), placing(...half, defender, defender)]).toEqual([defender, defender + 2])
    expect(placing(...half, defender, defender, defender + 2, defender + 2)).toBe(attacker + 2)
  }
})

test('FA-SETUP-13, FA-TRAIT-1 · FA-TRAIT/scout: a squadron that is not on the table is not placed again', () => {
  const ships = [at('sorylians-plumbata', 20, 20), at('sorylians-reaper', 30, 20), at('terrans-teuton', 40, 20, 1)]
  const p = carryOut({ ships, also: (g) => [away(g), g.ships.place.splice(0, 1, PLACE.table)] }, scouts)
  expect(p.options()).toEqual(['redeploy:0', 'done'])
})

test('FA-SETUP-9, FA-TRAIT-1 · each seat says which of its own squadrons wait; installations and ships without the drive cannot', () => {
  const own = (seat: number) =>
    ['terrans-teuton', 'terrans-valhalla', 'neutral-shuttle', 'terrans-apollo'].map((type) => at(type, 0, 0, seat))
  const p = carryOut({ ships: [...own(0), ...own(1)], also: away, settings: { scenario: scenario('borderClash') } }, secrets)
  expect(p.table.questions.map(({ seat, name }) => [seat, name])).toEqual([
    [0, 'setup.reserves'],
    [1, 'setup.reserves'],
  ])
  expect(p.options(0)).toEqual(['reserve:0', 'reserve:3'])
  expect(p.options(1)).toEqual(['reserve:4', 'reserve:7'])
})

test('FA-SCEN-3, FA-SCEN-10 · Extraction: the attacker notes the ship with the agent, and nobody else is asked', () => {
  const ships = [
    at('terrans-apollo', 0, 0),
    at('sorylians-reaper', 0, 0, 1),
    at('sorylians-falcata', 0, 0, 1),
    at('sorylians-falcata', 9, 0, 1),
  ]
  const p = carryOut(
    { ships, settings: { scenario: scenario('extraction') }, also: (g) => [away(g), Object.assign(g, { attacker: 0 })] },
    secrets,
  )
  expect(p.question(0)).toMatchObject({ name: 'setup.agent', seat: 0 })
  expect(p.options(0)).toEqual(['agent:2', 'agent:3'])
  p.answer({ option: 'agent:3' }, 0)
  while (p.table.questions.length > 0) p.answer({ options: [] }, p.table.questions[0]?.seat)
  expect(p.g.agent).toBe(3)
  const convoy = carryOut(
    { ships, settings: { scenario: scenario('convoy') }, also: (g) => [away(g), Object.assign(g, { attacker: 0 })] },
    secrets,
  )
  expect([convoy.table.questions, convoy.g.agent]).toEqual([[], NONE])
  // The question is asked even if only one ship can have the agent aboard, because its absence would reveal that.
  const one = carryOut(
    { ships: ships.slice(0, 3), settings: { scenario: scenario('extraction') }, also: (g) => [away(g), Object.assign(g, { attacker: 0 })] },
    secrets,
  )
  expect(one.options(0)).toEqual(['agent:2'])
})

test('FA-SETUP-2, FA-SETUP-3 · each piece is told where it lies; radii come from the table, areas from the western and southern edges', () => {
  const lay = (...dice: number[]) =>
    carryOut({ ships: [], dice, settings: { scenario: scenario('borderClash') } }, function* (g) {
      layTerrain(g)
      yield* []
    })
  const p = lay(3, 4, 6, 5, 1, 5, 2, 5, 3)
  const pieces = p.g.terrain.map(({ kind, x, y }) => ({ terrain: `@terrain-${kind}`, x, y }))
  expect(p.events('spectator', 'terrain-placed')).toMatchObject(pieces)
  expect(p.g.terrain.map(({ kind }) => kind)).toEqual(['asteroidField', 'distortionField', 'planet', 'meteor', 'nebula', 'meteor'])
  for (const { kind, radius } of p.g.terrain) {
    const [least, most] = TERRAIN.find(({ id }) => id === kind)?.radius ?? [0, 0]
    expect([kind, radius >= least * 1000, radius <= most * 1000]).toEqual([kind, true, true])
  }
  // The first area begins at the corner, so its pieces are in the first 24 inches.
  expect(p.g.terrain[0]?.x).toBeLessThanOrEqual(24_000)
  expect(p.g.terrain.slice(0, 3).every(({ y }) => y <= 24_000)).toBe(true)
})

test('FA-SETUP-6, FA-SCEN-5 · the winner of the roll is announced; the station stands where the scenario says, pointing south', () => {
  const p = carryOut(
    {
      ships: [at('terrans-teuton', 0, 0), at('sorylians-falcata', 0, 0, 1)],
      dice: [6, 6, 1, 1],
      settings: { scenario: scenario('stationAssault') },
      also: away,
    },
    deploymentRoll,
  )
  expect(last(p, 'deployment-won')).toMatchObject({ seat: 0, rule: 'FA-SETUP-6' })
  p.answer('attack')
  const station = p.g.squadrons.findIndex(({ arrival }) => arrival === 'fixed')
  const ship = p.g.ships.squadron.indexOf(station)
  expect([p.g.ships.x[ship], p.g.ships.y[ship], p.g.ships.heading[ship]]).toEqual([36_000, 36_000, 18_000])
})

test('FA-SETUP-7, FA-SCEN-6 · the side that won the roll deploys first, in the ambush the attacker', () => {
  const ships = [0, 1].map((seat) => at('terrans-teuton', 0, 0, seat))
  const first = (order: number[], id: ScenarioId) => {
    const also = (g: State) => [away(g), Object.assign(g, { attacker: 1, toAct: 1 - (order[0] ?? 0) })]
    return carryOut({ ships, order, settings: { scenario: scenario(id) }, also }, secrets).g.toAct
  }
  expect([first([0, 1], 'convoy'), first([1, 0], 'convoy'), first([0, 1], 'asteroidAmbush')]).toEqual([0, 1, 1])
})
