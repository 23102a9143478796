import { type Play, play } from '@orrery/kernel/testing'
import { expect, test } from 'vitest'
import { SCENARIO_IDS } from '../content/scenarios.ts'
import { shipType } from '../content/ships.ts'
import { firestormArmada } from '../index.ts'
import { withoutCrew } from '../rules/damage/losses.ts'
import { deployBounds, EDGES } from '../rules/deployment/zones.ts'
import { pointsOf } from '../rules/end/victory.ts'
import { leave } from '../rules/leave.ts'
import { handLimit } from '../rules/ships.ts'
import { NONE, PLACE, type State } from '../state.ts'
import { carryOut, fightState } from './fight.ts'
import { asks, FAR, fly, idle, moving } from './table.ts'

const scenario = (id: (typeof SCENARIO_IDS)[number], dice = [6, 6, 1, 1]): Play<State> =>
  play(firestormArmada, {
    options: { scenario: id },
    given: (g) => {
      g.random.dice.preset.push(...dice.map((face) => face - 1))
    },
  })
/** A small table of a scenario in which seat 1 attacks. */
const given = (id: (typeof SCENARIO_IDS)[number]) => (g: State) => {
  g.settings.scenario = SCENARIO_IDS.indexOf(id)
  g.attacker = 1
}
const CRUISER = { type: 'terrans-teuton', x: 30, y: 20 } as const

test('FA-SCEN-1 · Border Clash: edges, six turns, random terrain, no roles', () => {
  const p = scenario('borderClash')
  expect(p.question().name).toBe('setup.edge')
  expect([p.g.settings.turns, p.g.attacker]).toEqual([6, NONE])
})

test('FA-SCEN-7 · the winner of the roll chooses the role, whichever seat that is', () => {
  const p = scenario('convoy')
  expect(p.question()).toMatchObject({ seat: 0, name: 'setup.role' })
  p.answer('defend')
  expect(p.g.attacker).toBe(1)
  expect(p.events(1, 'role-chosen')).toMatchObject([{ seat: 0, role: 'defend' }])
  const q = scenario('convoy', [1, 1, 6, 6])
  expect(q.question()).toMatchObject({ seat: 1, name: 'setup.role' })
  q.answer('attack')
  expect(q.g.attacker).toBe(1)
})

test('FA-SCEN-2 · Rescue Mission: the attacker comes in when activated, by the other long edge; six pods; seven turns', () => {
  const p = scenario('rescueMission')
  p.answer('defend')
  expect(p.g.pods.map(({ value }) => value).sort((a, b) => a - b)).toEqual([25, 25, 25, 50, 50, 100])
  expect(p.g.settings.turns).toBe(7)
  const squadron = p.g.squadrons.findIndex(({ owner }) => owner === 0)
  expect(deployBounds(p.g, squadron, 'zone').zones).toEqual([[0, 0, 72_000, 12_000]])
  idle(p, (q) => q.g.step === 'command' || (q.table.questions[0]?.name === 'deploy.plan' && q.g.turn === 1))
  idle(p, (q) => q.g.turn === 1 && asks('deploy.plan')(q))
  expect(p.question()).toMatchObject({ seat: 1, name: 'deploy.plan', bounds: { zones: [[0, 40_000, 72_000, 48_000]] } })
})

test('FA-SCEN-2, FA-SCEN-9 · pods count for who holds them at the end or has carried them off', () => {
  const g = fightState({ ships: [CRUISER, { ...FAR }] })
  given('rescueMission')(g)
  const pod = { x: 0, y: 0, value: 50, ship: 0, carriedOff: NONE }
  g.pods = [pod, { ...pod, ship: 0, carriedOff: 1, value: 100 }]
  expect([pointsOf(g, 0), pointsOf(g, 1)]).toEqual([0, 100])
  g.end = 'turns'
  expect(pointsOf(g, 0)).toBe(50)
})

test('FA-SCEN-9, FA-DMG-17 · a ship that becomes derelict drops its own pods where it is, no others', () => {
  const pod = { x: 0, y: 0, value: 50 }
  const p = carryOut(
    {
      ships: [CRUISER, { ...CRUISER, squadron: 0 }, FAR],
      also: (g) => {
        g.pods = [
          { ...pod, ship: 0, carriedOff: NONE },
          { ...pod, ship: 1, carriedOff: NONE },
          { ...pod, ship: 0, carriedOff: 0 },
        ]
      },
    },
    (g) => withoutCrew(g, 0),
  )
  expect(p.g.pods.map(({ ship, x, y }) => [ship, x, y])).toEqual([
    [NONE, 1000 * CRUISER.x, 1000 * CRUISER.y],
    [1, 0, 0],
    [0, 0, 0],
  ])
  expect(p.events('spectator', 'pod-dropped')).toMatchObject([{ on: 'pod:0', ship: 0, value: 50 }])
})

test('FA-SCEN-9 · a pod is dropped by a destroyed ship, goes to who captures it, and leaves with a ship that leaves', () => {
  const pods = (fate: 'destroyed' | 'captured' | 'withdrawn') =>
    carryOut(
      {
        ships: [CRUISER, { ...CRUISER, squadron: 0 }, FAR],
        also: (g) => {
          g.pods = [{ x: 0, y: 0, value: 50, ship: 0, carriedOff: NONE }]
        },
      },
      (g) => leave(g, 0, fate, 'FA-VP-3', 1),
    ).g.pods[0]
  expect(pods('destroyed')).toMatchObject({ ship: NONE, x: 30_000, y: 20_000, carriedOff: NONE })
  expect(pods('captured')).toMatchObject({ carriedOff: 1 })
  expect(pods('withdrawn')).toMatchObject({ carriedOff: 0 })
})

test('FA-SCEN-3, FA-SCEN-10 · Extraction: the attacker names a tier 2 ship in secret; points by whether the agent gets away', () => {
  const p = scenario('extraction')
  p.answer('defend')
  idle(p, (q) => asks('setup.agent')(q))
  const named = p.question(1)
  expect(named).toMatchObject({ seat: 1, name: 'setup.agent' })
  const ship = Number((p.options(1)[0] as string).split(':')[1])
  expect(shipType(p.g.ships.type[ship] ?? 0).tier).toBe(2)
  expect(p.g.ships.owner[ship]).toBe(0)
  idle(p, (q) => q.g.step !== 'secrets')
  expect(firestormArmada.view(p.g, 0).agent).toBe(NONE)
  expect(firestormArmada.view(p.g, 'spectator').agent).toBe(NONE)
  expect(firestormArmada.view(p.g, 1).agent).toBe(p.g.agent)
  const g = fightState({ ships: [CRUISER, FAR] })
  given('extraction')(g)
  g.agent = 0
  g.end = 'turns'
  expect([pointsOf(g, 0), pointsOf(g, 1)]).toEqual([75, 0])
  g.extracted = 1
  expect([pointsOf(g, 0), pointsOf(g, 1)]).toEqual([0, 150])
  g.ships.place[1] = PLACE.destroyed
  expect([pointsOf(g, 0) >= 75, pointsOf(g, 1)]).toEqual([true, 0])
})

test('FA-SCEN-4 · Convoy: four transports from the western edge, which must leave by the eastern one', () => {
  const p = scenario('convoy')
  p.answer('defend')
  const transports = p.g.ships.type.flatMap((type, ship) => (shipType(type).class === 'transport' ? [ship] : []))
  expect([transports.length, p.g.settings.turns]).toEqual([4, 8])
  const squadron = p.g.ships.squadron[transports[0] as number] as number
  expect(deployBounds(p.g, squadron, 'zone').zones).toEqual([[0, 8000, 10_000, 40_000]])
  const transport = { type: 'neutral-transport', x: 68, y: 20, heading: 90 }
  const q = moving({
    ships: [transport, CRUISER, FAR],
    also: (g) => {
      given('convoy')(g)
      Object.assign(g.squadrons[0] ?? {}, { free: true })
    },
  })
  q.answer(fly('9'))
  expect([q.g.ships.place[0], pointsOf(q.g, 0), pointsOf(q.g, 1)]).toEqual([PLACE.escaped, 75, 0])
  for (const [place, points] of [
    [PLACE.destroyed, 75],
    [PLACE.captured, 150],
    [PLACE.withdrawn, 0],
  ] as const) {
    q.g.ships.place[0] = place
    expect([pointsOf(q.g, 0), pointsOf(q.g, 1)]).toEqual([0, points])
  }
})

test('FA-SCEN-5, FA-SCEN-8 · Station Assault: a station and four platforms for free, that count for nothing but the scenario', () => {
  const p = scenario('stationAssault')
  p.answer('defend')
  const free = p.g.squadrons.filter((squadron) => squadron.free)
  expect(free.map(({ type }) => shipType(type).class)).toEqual(['station', 'gunPlatform', 'gunPlatform'])
  const station = p.g.ships.type.findIndex((type) => shipType(type).class === 'station')
  expect([p.g.ships.place[station], p.g.ships.x[station], p.g.ships.y[station]]).toEqual([PLACE.table, 36_000, 36_000])
  expect(handLimit(p.g, 0)).toBe(p.g.squadrons.filter((squadron) => squadron.owner === 0 && !squadron.free).length)
  p.g.ships.place[station] = PLACE.destroyed
  expect([pointsOf(p.g, 0), pointsOf(p.g, 1)]).toEqual([0, 200])
  p.g.ships.place[station] = PLACE.table
  p.g.end = 'turns'
  expect(pointsOf(p.g, 0) >= 200).toBe(true)
})

test('FA-SCEN-6 · Asteroid Ambush: half of the attacker, then the defender, then the rest out of the rocks', () => {
  const p = scenario('asteroidAmbush')
  p.answer('defend')
  expect(p.g.terrain.map(({ kind }) => kind).sort()).toEqual([...Array(5).fill('asteroidField'), 'meteor', 'meteor'])
  const seats: number[] = []
  idle(p, (q) => {
    const question = q.table.questions[0]
    if (question?.name === 'deploy.plan') {
      seats.push(question.seat)
      const { near } = (question as unknown as { bounds: { near: number } }).bounds
      expect(near >= 0).toBe(question.seat === 1 && seats.includes(0))
    }
    return q.g.step === 'turn-cards'
  })
  const attackers = p.g.squadrons.filter(({ owner }) => owner === 1).length
  expect(seats.slice(0, attackers >> 1).every((seat) => seat === 1)).toBe(true)
  expect(seats.at(-1)).toBe(1)
  const q = moving({ ships: [{ ...CRUISER, x: 70, heading: 90 }, CRUISER, FAR], also: given('asteroidAmbush') })
  q.answer(fly('7'))
  expect([q.g.ships.place[0], pointsOf(q.g, 0), pointsOf(q.g, 1)]).toEqual([PLACE.escaped, 25, 0])
})

test('FA-SCEN-11 · reserves in Border Clash, Extraction and Station Assault alone; the edge of the zone is your own edge', () => {
  const reserves = (id: (typeof SCENARIO_IDS)[number]) => {
    const p = scenario(id)
    p.answer(id === 'borderClash' ? 'edge:north' : 'defend')
    return asks('setup.reserves')(p)
  }
  expect(SCENARIO_IDS.filter(reserves)).toEqual(['borderClash', 'extraction', 'stationAssault'])
  const edges = SCENARIO_IDS.filter((id) => id !== 'borderClash').map((id) => {
    const p = scenario(id)
    p.answer('defend')
    const attacking = scenario(id)
    attacking.answer('attack')
    return [id, p.g.edges, attacking.g.edges]
  })
  expect(edges).toEqual([
    ['rescueMission', [EDGES.south, EDGES.north], [EDGES.north, EDGES.south]],
    ['extraction', [EDGES.north, EDGES.south], [EDGES.south, EDGES.north]],
    ['convoy', [EDGES.west, EDGES.east], [EDGES.east, EDGES.west]],
    ['stationAssault', [EDGES.north, EDGES.south], [EDGES.south, EDGES.north]],
    ['asteroidAmbush', [EDGES.west, EDGES.east], [EDGES.east, EDGES.west]],
  ])
})
