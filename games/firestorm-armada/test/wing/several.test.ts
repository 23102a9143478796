import { expect, test } from 'vitest'
import { chooseUnit } from '../../rules/choose-unit.ts'
import { slides } from '../../rules/pd/slide.ts'
import { wingAct } from '../../rules/wing/act.ts'
import { flightAnswers } from '../../rules/wing/activation.ts'
import { dogfight, interceptions } from '../../rules/wing/dogfight.ts'
import { launchFrom } from '../../rules/wing/launch.ts'
import { moveFlight } from '../../rules/wing/move.ts'
import { PLACE, type State } from '../../state.ts'
import { at, hands, MISS } from '../card-table.ts'
import { carryOut, fight, type GivenShip, type GivenWing, last } from '../fight.ts'

// Several wings, flights and ships: what one of them is enough for, and the order in which they are named and act.

const wing = (type: GivenWing['type'], seat: number, flight: number, x: number, y: number): GivenWing => ({ type, seat, flight, x, y })
const goTo = (...points: [number, number, number][]) => ({
  plan: { wings: points.map(([id, x, y]) => ({ wing: id, x: 1000 * x, y: 1000 * y })) },
})
const FAR: GivenShip = at('terrans-security', 70, 46, 1)
const OWN: GivenShip = at('terrans-security', 2, 2)

test('FA-TURN-5 · what may be activated is named by number, squadrons before flights', () => {
  const wings = [wing('bomber', 0, 0, 50, 20), wing('fighter', 0, 1, 54, 20)]
  const p = carryOut({ ships: [at('terrans-teuton', 20, 20), at('terrans-teuton', 30, 20), FAR], wings }, chooseUnit)
  expect(p.options()).toEqual(['activate:squadron:0', 'activate:squadron:1', 'activate:flight:0', 'activate:flight:1'])
})

test('FA-WING-8 · the wings of a flight move in the order in which they are declared, in any direction', () => {
  const moved = (...points: [number, number, number][]) => {
    const p = carryOut({ ships: [FAR, OWN], wings: [wing('bomber', 0, 0, 20, 20), wing('bomber', 0, 0, 20, 22)] }, (g) =>
      moveFlight(g, 0, 1),
    )
    p.answer(goTo(...points))
    return p.events('spectator', 'wing-moved').map(({ wing: id, x, y }) => [id, x, y])
  }
  expect(moved([0, 26, 20], [1, 26, 23])).toEqual([
    [0, 26_000, 20_000],
    [1, 26_000, 23_000],
  ])
  expect(moved([1, 14, 23], [0, 14, 20])).toEqual([
    [1, 14_000, 23_000],
    [0, 14_000, 20_000],
  ])
})

test('FA-WING-8 · of several faults of a plan the first one is told, in the order of the plan', () => {
  const flying = carryOut({ ships: [FAR, OWN], wings: [wing('bomber', 0, 0, 20, 20), wing('bomber', 0, 0, 20, 2)] }, (g) =>
    moveFlight(g, 0, 1),
  )
  const [far, off] = [
    [0, 20, 40],
    [1, 20, -1],
  ] as const satisfies [number, number, number][]
  expect([flying.refused(goTo(far, off), 0).rule, flying.refused(goTo(off, far), 0).rule]).toEqual(['FA-WING-8', 'FA-WING-21'])
})

test('FA-WING-6 · the wings of a flight are launched by number', () => {
  const aboard = (g: State) => [g.wings.place.fill(PLACE.away), g.wings.squadron.fill(0)]
  const wings = [0, 1, 2].map(() => wing('bomber', 0, 0, 0, 0))
  const p = carryOut({ ships: [at('terrans-solar', 30, 20)], wings, also: aboard }, (g) => launchFrom(g, 0))
  p.answer('launch:0')
  expect(p.question()).toMatchObject({ bounds: { wings: [{ wing: 0 }, { wing: 1 }, { wing: 2 }] } })
})

test('FA-WING-12, FA-WING-23 · of two carriers that a wing touches its owner chooses one, by number, and who lands: no more than there are', () => {
  const ships = [at('terrans-solar', 30, 20), at('terrans-solar', 32.25, 20), FAR]
  // Both touch the first carrier, one of them the second one as well.
  const p = carryOut({ ships, wings: [wing('bomber', 0, 0, 30, 21.15), wing('bomber', 0, 0, 31.125, 20.88)] }, (g) => wingAct(g, 0))
  expect(p.options()).toEqual(['land:0', 'land:1', 'done'])
  p.answer('land:0')
  expect(p.question()).toMatchObject({ name: 'wing.taking', least: 1, most: 2 })
})

test('FA-WING-14 · an enemy wing that one wing of the flight touches is in the dogfight', () => {
  const wings = [wing('bomber', 0, 0, 30, 20), wing('bomber', 0, 0, 30, 22), wing('bomber', 1, 1, 30.8, 20), wing('bomber', 1, 1, 30.8, 22)]
  const p = carryOut({ ships: [FAR], wings, dice: MISS }, (g) => dogfight(g, 0))
  expect(last(p, 'dogfight')).toMatchObject({ wings: [0, 1], enemies: [2, 3] })
})

test('FA-WING-15 · from two enemies equally near a wing is driven off as from the one that is named first', () => {
  const wings = [wing('bomber', 0, 0, 30, 20), wing('bomber', 1, 1, 30.8, 20), wing('bomber', 1, 1, 29.2, 20)]
  // Nothing for the bomber, one 4 for its enemies.
  const p = carryOut({ ships: [FAR], wings, dice: [1, 4, 1] }, (g) => dogfight(g, 0))
  expect([p.g.wings.x[0], p.g.wings.y[0]]).toEqual([25_000, 20_000])
})

test('FA-WING-16 · interceptors answer if one of their wings is near enough to one of the wings that moved', () => {
  const asked = (...wings: GivenWing[]) =>
    carryOut({ ships: [FAR, at('terrans-security', 2, 46)], wings }, (g) => interceptions(g, 0)).table.questions.length
  const [near, off, one] = [wing('bomber', 0, 0, 20, 20), wing('bomber', 0, 0, 5, 20), wing('interceptor', 1, 1, 31, 20)]
  expect([asked(near, one), asked(near, off, one), asked(near, one, wing('interceptor', 1, 1, 40, 20)), asked(off, one)]).toEqual([
    1, 1, 1, 0,
  ])
})

test('FA-WING-23 · when all have answered a flight fights', () => {
  const also = (g: State) => Object.assign(g.activation, { kind: 'flight', id: 0, seat: 0 })
  const p = carryOut({ ships: [FAR, OWN], wings: [wing('bomber', 0, 0, 20, 20)], also }, flightAnswers)
  expect(p.g.step).toBe('flight-fight')
})

test('FA-PD-4, FA-CARD-4 · R13: the wings that point defence drove off are named in the order in which they were hit', () => {
  const p = fight({
    ships: [at('terrans-teuton', 20, 20), at('sorylians-falcata', 60, 40, 1)],
    wings: [21.5, 22.5].map((y) => wing('bomber', 1, 0, 20, y)),
    hands: hands(1, 'R13'),
    fire: 0,
    dice: [5, 5, 5],
  })
  p.answer('pd:0')
  if (p.question().name === 'pd.divide') p.answer({ options: ['aim:0'] })
  p.answer('play:R13')
  expect(p.options()).toEqual(['stay:0', 'stay:1'])
})

test('FA-PD-20 · on an edge a wing slides to the nearest free point on either side of where it is', () => {
  const free = [
    [10, 1],
    [9, 0],
    [10, 6],
  ]
  const found = slides({ x: 10, y: 3 }, { x: 12, y: 3 }, [], 10, 8, (point) => free.some(([x, y]) => x === point.x && y === point.y))
  expect(found).toEqual([{ x: 10, y: 1 }])
})
