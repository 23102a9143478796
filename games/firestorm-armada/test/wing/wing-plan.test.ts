import { expect, test } from 'vitest'
import { overlap } from '../../geometry/stand.ts'
import { flightBounds, moveFlight } from '../../rules/wing/move.ts'
import { mayGo, placesAround, putAside, putWingAside, roundStand, type WingBounds } from '../../rules/wing/places.ts'
import type { State } from '../../state.ts'
import { PLACE } from '../../state.ts'
import { at } from '../card-table.ts'
import { carryOut, fightState, type GivenFight, type GivenWing, last } from '../fight.ts'

const START = { wing: 0, x: 10_000, y: 10_000, reach: 6000, driven: false }
const BOUNDS: WingBounds = {
  wings: [START, { ...START, wing: 3, x: 12_000 }],
  flies: true,
  stands: [],
  enemies: [],
  shunned: [],
  walls: [],
  width: 72_000,
  depth: 48_000,
}
const go = (more: Partial<WingBounds>, ...points: readonly (readonly [number, number, number])[]) => {
  const wings = points.map(([wing, x, y]) => ({ wing, x, y }))
  const verdict = mayGo({ ...BOUNDS, ...more }, { wings } as never)
  return verdict === true ? 'yes' : verdict.rule
}

test('FA-WING-8, FA-GEN-13 · wings of one flight may touch and not overlap, by less than a thousandth of an inch either', () => {
  expect(go({}, [0, 12_000, 14_000], [3, 12_750, 14_000])).toBe('yes')
  // The wings would be 749.6 thousandths apart.
  expect(go({}, [0, 12_000, 14_000], [3, 12_749, 14_030])).toBe('FA-WING-8')
  const stands = { stands: [[12_000, 14_000, 0, 375, 1]], wings: [START] }
  expect([go(stands, [0, 12_750, 14_000]), go(stands, [0, 12_749, 14_030])]).toEqual(['yes', 'FA-WING-8'])
  // Diagonally a round stand leaves room where a square would not.
  expect([go(stands, [0, 12_540, 14_540]), go({ ...stands, stands: [[12_000, 14_000, 0, 375, 0]] }, [0, 12_540, 14_540])]).toEqual([
    'yes',
    'FA-WING-8',
  ])
})

test('FA-WING-8, FA-WING-6, FA-GEN-2 · how far wings go is told in inches; a place is whole numbers; only who flies may stay among others', () => {
  const one = { ...BOUNDS, wings: [START] }
  const far = { wings: [{ wing: 0, x: 10_000, y: 16_001 }] }
  expect(mayGo(one, far)).toMatchObject({ rule: 'FA-WING-8', params: { most: 6 } })
  expect(mayGo({ ...one, flies: false }, far)).toMatchObject({ rule: 'FA-WING-6', params: { most: 6 } })
  expect([mayGo(one, { wings: [{ wing: 0, x: 0.5, y: 10_000 }] }), mayGo(one, { wings: [{ wing: 0, x: 10_000, y: '1' }] })]).toMatchObject([
    { rule: 'FA-GEN-2' },
    { rule: 'FA-GEN-2' },
  ])
  const crowd = { stands: [[10_100, 10_000, 0, 375, 1]], wings: [START] }
  expect([go(crowd, [0, 10_000, 10_000]), go({ ...crowd, flies: false }, [0, 10_000, 10_000])]).toEqual(['yes', 'FA-WING-8'])
})

test('FA-WING-24 · a legal place for each wing of a flight is found around a carrier, clear of each other', () => {
  const found = placesAround({ ...BOUNDS, flies: false, stands: [[10_000, 10_000, 0, 625, 0]] }, { x: 10_000, y: 10_000 })
  expect(found?.wings.map(({ wing }) => wing)).toEqual([0, 3])
  expect(found?.wings[0]).toEqual({ wing: 0, x: 10_000, y: 11_200 })
  const [one, other] = found?.wings ?? []
  expect(one && other && overlap(roundStand(one), roundStand(other))).toBe(0)
  expect(mayGo({ ...BOUNDS, flies: false, stands: [[10_000, 10_000, 0, 625, 0]] }, found as never)).toBe(true)
  expect(placesAround({ ...BOUNDS, walls: [[10_000, 10_000, 6000]] }, { x: 10_000, y: 10_000 })).toBeNull()
})

const wing = (x: number, y: number, seat = 0, flight = 0): GivenWing => ({ type: 'fighter', seat, flight, x, y })
const mine = (x: number, y: number) => (g: State) => {
  g.mines.push({ owner: 1, ship: 0, x: x * 1000, y: y * 1000, ad: 2, armed: true })
}
const flying = (given: Partial<GivenFight>, to: readonly [number, number]) => {
  const p = carryOut(
    {
      ships: [at('terrans-teuton', 60, 40, 1), at('terrans-teuton', 66, 40)],
      wings: [wing(20, 20)],
      dice: Array.from({ length: 30 }, () => 1),
      ...given,
    },
    (g) => moveFlight(g, 0, 1),
  )
  p.answer({ plan: { wings: [{ wing: 0, x: to[0] * 1000, y: to[1] * 1000 }] } })
  return p
}
const exploded = (p: ReturnType<typeof flying>) => p.events('spectator', 'exploded').map(({ x, y }) => [Number(x) / 1000, Number(y) / 1000])

test('FA-MINE-3, FA-MINE-9 · a wing sets mines off at its first step where it was near, the nearest first, and none by staying', () => {
  expect(exploded(flying({ also: mine(20, 16) }, [20, 30]))).toEqual([[20, 16]])
  expect(exploded(flying({ also: mine(20, 16) }, [20, 20]))).toEqual([])
  const two = (...points: readonly [number, number][]) =>
    exploded(flying({ also: (g: State) => points.map(([x, y]) => mine(x, y)(g)) }, [20, 30]))
  expect(two([20, 17], [20, 22])).toEqual([
    [20, 22],
    [20, 17],
  ])
  expect(two([20, 22], [20, 17])[0]).toEqual([20, 22])
  expect(two([17, 20], [23, 20])).toEqual([
    [17, 20],
    [23, 20],
  ])
  // A mine that the wing never comes near stays.
  expect(two([20, 30], [40, 20])).toEqual([[20, 30]])
  expect(two([40, 20], [20, 30])).toEqual([[20, 30]])
})

test('FA-WING-8, FA-PD-8 · the bounds of a flight name all stands but its own, and the enemies of both kinds where it was driven off', () => {
  const ships = [at('terrans-teuton', 10, 10), at('sorylians-falcata', 40, 40, 1)]
  const wings = [wing(20, 20), wing(22, 20), wing(24, 20, 0, 1), wing(30, 30, 1, 2), wing(32, 30, 1, 2)]
  const bounds = (also?: GivenFight['also']) => flightBounds(fightState({ ships, wings, also }), 0, 1)
  const round = (x: number, y: number) => [x * 1000, y * 1000, 0, 375, 1]
  expect(bounds().stands).toEqual([
    [10_000, 10_000, 0, 625, 0],
    [40_000, 40_000, 0, expect.any(Number), 0],
    round(24, 20),
    round(30, 30),
    round(32, 30),
  ])
  expect(bounds().enemies).toEqual([])
  const driven = bounds((g) => {
    g.wings.drivenOff[0] = g.turn
  })
  expect(driven.enemies).toEqual([[40_000, 40_000, 0, expect.any(Number), 0], round(30, 30), round(32, 30)])
  const first = flightBounds(fightState({ ships, wings: [wing(30, 30, 1, 0), wing(20, 20, 0, 1)] }), 1, 1)
  expect(first.stands).toContainEqual(round(30, 30))
})

test('FA-WING-20 · only wings on which the ship stands are put aside, the shortest way, outside stands, walls and on the table', () => {
  const aside = (given: Partial<GivenFight>) =>
    carryOut({ ships: [at('terrans-teuton', 20, 20)], ...given }, function* (g) {
      putAside(g, 0)
      yield* []
    })
  const p = aside({ wings: [wing(20, 20.5), wing(21, 20), wing(30, 30)] })
  expect(p.events('spectator', 'wing-put-aside').map(({ wing: id }) => id)).toEqual([0])
  expect([p.g.wings.x, p.g.wings.y]).toEqual([
    [20_000, 21_000, 30_000],
    [21_000, 20_000, 30_000],
  ])
  // Its nearest point is taken by another wing, then by a planet, then off the table; each time another point is found.
  const clear = (given: Partial<GivenFight>) => {
    const q = aside(given)
    const here = roundStand({ x: q.g.wings.x[0] ?? 0, y: q.g.wings.y[0] ?? 0 })
    expect(overlap(here, { x: q.g.ships.x[0] ?? 0, y: q.g.ships.y[0] ?? 0, heading: 0, half: 625, round: false })).toBe(0)
    return here
  }
  const taken = clear({ wings: [wing(20, 20.5), wing(20, 21.2)] })
  expect(overlap(taken, roundStand({ x: 20_000, y: 21_200 }))).toBe(0)
  const walled = clear({ wings: [wing(20, 20.5)], terrain: [{ kind: 'planet', x: 20, y: 22, radius: 1.2 }] })
  expect((walled.x - 20_000) ** 2 + (walled.y - 22_000) ** 2).toBeGreaterThanOrEqual(1200 ** 2)
  const edge = clear({ ships: [at('terrans-teuton', 20, 0.3)], wings: [wing(20, 0.1)] })
  expect(edge.y).toBeGreaterThanOrEqual(0)
  expect([edge.x, edge.y]).toEqual([21_000, 100])
})

test('FA-WING-20 · of the directions to a clear point the shortest counts; where it is clear a wing stays', () => {
  const put = (given: Partial<GivenFight>) =>
    carryOut({ ships: [], wings: [wing(20, 20)], ...given }, function* (g) {
      putWingAside(g, 0, 'FA-WING-20')
      yield* []
    })
  expect(last(put({}), 'wing-put-aside')).toBeUndefined()
  const p = put({ ships: [at('terrans-teuton', 20.1, 20)] })
  expect([p.g.wings.x[0], p.g.wings.y[0]]).toEqual([19_100, 20_000])
  const south = put({ ships: [at('terrans-teuton', 20, 20.2)] })
  expect([south.g.wings.x[0], south.g.wings.y[0]]).toEqual([20_000, 19_200])
  expect(put({ wings: [{ ...wing(20, 20) }], also: (g) => g.wings.place.fill(PLACE.away) }).g.wings.x[0]).toBe(20_000)
})
