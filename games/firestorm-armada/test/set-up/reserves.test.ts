import { expect, test } from 'vitest'
import { SCENARIO_IDS } from '../../content/scenarios.ts'
import { deployLate } from '../../rules/deployment/deploy.ts'
import { secrets } from '../../rules/deployment/secrets.ts'
import { EDGES } from '../../rules/deployment/zones.ts'
import { endMarkers } from '../../rules/end/markers.ts'
import { PLACE, type State } from '../../state.ts'
import { at } from '../card-table.ts'
import { carryOut, type GivenFight } from '../fight.ts'

const edges = (g: State) => g.edges.push(EDGES.south, EDGES.north)

/** Where squadron 0 of seat 0 may arrive from reserve on a narrow table with the given roll; null if nowhere. */
function arriving(dice: readonly number[], given: Partial<GivenFight> & { depth: number; enemy: number }) {
  const { depth, enemy, ...more } = given
  const p = carryOut(
    {
      ships: [at('terrans-teuton', 0, 0), at('terrans-teuton', 5, enemy, 1)],
      settings: { width: 10_000, depth: depth * 1000 },
      dice,
      also: (g) => [edges(g), Object.assign(g.squadrons[0] ?? {}, { arrival: 'reserve' }), g.ships.place.splice(0, 1, PLACE.away)],
      ...more,
    },
    endMarkers,
  )
  p.answer('yes')
  const [question] = p.table.questions
  return question?.kind === 'plan' ? (question.bounds as { zones: number[][] }).zones[0] : null
}

test('FA-SETUP-10, FA-SETUP-11 · from 10 on a squadron comes in where its half has a place for it, with less by its edge; without a place it is late', () => {
  const [edge, half] = [
    [0, 0, 10_000, 8000],
    [0, 0, 10_000, 12_000],
  ]
  const [low, high] = [
    [3, 3],
    [5, 5],
  ] as const
  const free = { depth: 24, enemy: 23 }
  expect([arriving(low, free), arriving(high, free)]).toEqual([edge, half])
  // The whole half is within 8 inches of the enemy, from which arrivals at the edge need not keep away.
  const watched = { depth: 20, enemy: 5 }
  expect([arriving(low, watched), arriving(high, watched)]).toEqual([edge, null])
  // Enemy wings keep it away as well.
  const flown = [{ type: 'bomber', seat: 1, flight: 0, x: 5, y: 5 }] as const
  expect([arriving(low, { ...free, wings: flown }), arriving(high, { ...free, depth: 22, wings: flown })]).toEqual([edge, null])
  // A planet covers the zone within 8 inches of the edge.
  const covered = { ...free, terrain: [{ kind: 'planet', x: 5, y: 3, radius: 7.5 }] as const }
  expect([arriving(low, covered), arriving(high, covered)]).toEqual([null, half])
  const both = { ...watched, ...covered, depth: 20, enemy: 10 }
  expect([arriving(low, both), arriving(high, both)]).toEqual([null, null])
})

test('FA-SETUP-10 · the roll for a reserve is told with both dice, what they lead to, and the totals that do', () => {
  const told = (...dice: number[]) => {
    const p = carryOut(
      {
        ships: [at('terrans-teuton', 0, 0), at('terrans-teuton', 60, 40, 1)],
        dice,
        also: (g) => [edges(g), Object.assign(g.squadrons[0] ?? {}, { arrival: 'reserve' }), g.ships.place.splice(0, 1, PLACE.away)],
      },
      endMarkers,
    )
    p.answer('yes')
    return p.events('spectator', 'reserve-rolled').map(({ faces, total, fate, needed }) => [faces, total, fate, needed])
  }
  expect(told(1, 1)).toEqual([['1 + 1', 2, '@reserve-lost', '2']])
  for (const [one, other] of [
    [1, 2],
    [1, 4],
  ] as const)
    expect(told(one, other)).toEqual([[`${one} + ${other}`, one + other, '@reserve-late', '3–5']])
  for (const [one, other] of [
    [1, 5],
    [6, 3],
  ] as const)
    expect(told(one, other)).toEqual([[`${one} + ${other}`, one + other, '@reserve-edge', '6–9']])
  for (const [one, other] of [
    [4, 6],
    [6, 6],
  ] as const)
    expect(told(one, other)).toEqual([[`${one} + ${other}`, one + other, '@reserve-half', '10–12']])
})

test('FA-SETUP-10 · each squadron in reserve is rolled for, and one that has come is in reserve no more', () => {
  const p = carryOut(
    {
      ships: [at('terrans-teuton', 0, 0), at('terrans-teuton', 0, 0), at('terrans-teuton', 60, 40, 1)],
      dice: [3, 3, 1, 2],
      also: (g) => {
        edges(g)
        for (const squadron of g.squadrons.slice(0, 2)) squadron.arrival = 'reserve'
        g.ships.place.splice(0, 2, PLACE.away, PLACE.away)
      },
    },
    endMarkers,
  )
  p.answer('yes')
  p.answer({ plan: { ships: [{ ship: 0, x: 30_000, y: 4000, heading: 0 }] } })
  expect(p.question()).toMatchObject({ name: 'reserve.roll', on: 'squadron:1' })
  p.answer('yes')
  expect(p.g.squadrons.map(({ arrival }) => arrival)).toEqual(['zone', 'reserve', 'zone'])
})

test('FA-SETUP-13, FA-TRAIT-1 · FA-TRAIT/ambush: where the own half has no place 12 inches from enemies, ambushers come in their zone', () => {
  const place = (enemy: number) => {
    const p = carryOut(
      {
        ships: [at('relthoza-venom', 0, 0), at('terrans-teuton', 5, enemy, 1)],
        settings: { width: 10_000, depth: 24_000 },
        also: (g) => [edges(g), Object.assign(g.squadrons[0] ?? {}, { arrival: 'late' }), g.ships.place.splice(0, 1, PLACE.away)],
      },
      deployLate,
    )
    return [(p.question() as { bounds?: unknown }).bounds, p.events('spectator', 'no-ambush')]
  }
  expect(place(23)).toMatchObject([{ apart: 12_000 }, []])
  expect(place(10)).toMatchObject([{ apart: 0 }, [{ rule: 'FA-TRAIT/ambush', squadron: 0 }]])
})

test('FA-SETUP-9, FA-SCEN-5 · half of the squadrons that somebody paid for may wait; what the scenario gives does not count', () => {
  const most = (free: boolean) => {
    const types = ['terrans-teuton', 'terrans-apollo', 'terrans-missionary', 'terrans-valhalla']
    const ships = [...types.map((type) => at(type, 0, 0)), at('terrans-teuton', 0, 0, 1)]
    const p = carryOut(
      {
        ships,
        settings: { scenario: SCENARIO_IDS.indexOf('stationAssault') },
        also: (g) => [g.ships.place.fill(PLACE.away), Object.assign(g.squadrons[3] ?? {}, { free })],
      },
      secrets,
    )
    return p.question(0)
  }
  expect([most(false), most(true)]).toMatchObject([{ most: 2 }, { most: 1 }])
})
