import { expect, test } from 'vitest'
import { flightParams } from '../../names.ts'
import { chooseUnit } from '../../rules/choose-unit.ts'
import { endMarkers } from '../../rules/end/markers.ts'
import { pointDefenceAt, wingsInReach } from '../../rules/fire/point-defence.ts'
import { wingAct } from '../../rules/wing/act.ts'
import { flightAnswers } from '../../rules/wing/activation.ts'
import { dogfight, interceptions } from '../../rules/wing/dogfight.ts'
import { driveOff, slides } from '../../rules/wing/driven-off.ts'
import { launchFrom } from '../../rules/wing/launch.ts'
import { moveFlight } from '../../rules/wing/move.ts'
import { PLACE, type State } from '../../state.ts'
import { at, hands, inForce, MISS } from '../card-table.ts'
import { carryOut, fight, fightState, type GivenShip, type GivenWing, last } from '../fight.ts'

// Several wings, flights and ships: what one of them is enough for, and the order in which they are listed and act.

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
  const wings = [0, 1, 2].map(() => wing('bomber', 0, 0, 0, 0))
  const p = carryOut({ ships: [at('terrans-solar', 30, 20)], wings, also: aboard }, (g) => launchFrom(g, 0))
  p.answer('launch:0')
  expect(p.question()).toMatchObject({ bounds: { wings: [{ wing: 0 }, { wing: 1 }, { wing: 2 }] } })
})

test('FA-WING-12, FA-WING-23 · of two carriers that a wing touches its owner chooses one, by number, and who lands: no more than there are', () => {
  const ships = [at('terrans-solar', 30, 20), at('terrans-solar', 32.25, 20), FAR]
  // Both wings touch the first carrier, and one also touches the second.
  const p = carryOut({ ships, wings: [wing('bomber', 0, 0, 30, 21.15), wing('bomber', 0, 0, 31.125, 20.88)] }, (g) => wingAct(g, 0))
  expect(p.options()).toEqual(['land:0', 'land:1', 'done'])
  p.answer('land:0')
  expect(p.question()).toMatchObject({ name: 'wing.taking', least: 1, most: 2 })
})

test('FA-WING-10, FA-WING-23 · of two enemies that a wing touches its owner chooses one, and who attacks; so does the second side', () => {
  for (const seat of [0, 1]) {
    const ships = [at('terrans-solar', 30, 20, 1 - seat), at('terrans-solar', 32.25, 20, 1 - seat), { ...FAR, seat }]
    const wings = [wing('bomber', seat, 0, 30, 21.15), wing('bomber', seat, 0, 31.125, 20.88)]
    const p = carryOut({ ships, wings }, (g) => wingAct(g, 0))
    expect(p.options()).toEqual(['attack:0', 'attack:1', 'done'])
    p.answer('attack:0')
    expect(p.question()).toMatchObject({ name: 'wing.taking', seat, least: 1, most: 2 })
  }
})

test('FA-WING-14 · an enemy wing that one wing of the flight touches is in the dogfight', () => {
  const wings = [wing('bomber', 0, 0, 30, 20), wing('bomber', 0, 0, 30, 22), wing('bomber', 1, 1, 30.8, 20), wing('bomber', 1, 1, 30.8, 22)]
  const p = carryOut({ ships: [FAR], wings, dice: MISS }, (g) => dogfight(g, 0))
  expect(last(p, 'dogfight')).toMatchObject({ wings: [0, 1], enemies: [2, 3] })
})

test('FA-WING-15 · from two enemies equally near a wing is driven off as from the one that is named first', () => {
  const wings = [wing('bomber', 0, 0, 30, 20), wing('bomber', 1, 1, 30.8, 20), wing('bomber', 1, 1, 29.2, 20)]
  // The bomber rolls no hit, its enemies one 4.
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

/** Bombers of seat 0 beside their carrier, with a distant enemy. */
const landing = (wings: GivenWing[], ships: GivenShip[] = [], also?: (g: State) => unknown) =>
  carryOut({ ships: [at('terrans-solar', 30, 20), FAR, ...ships], wings, also }, (g) => wingAct(g, 0))

test('FA-WING-12, FA-WING-23 · spent wings land as well; where there is less room than wings, the owner chooses who lands', () => {
  const beside = [wing('bomber', 0, 0, 30, 21.15), wing('bomber', 0, 0, 30, 18.85)]
  expect(landing(beside, [], (g) => g.wings.spent.fill(1)).options()).toEqual(['land:0', 'done'])
  const aboard = (g: State) => {
    for (let i = 0; i < 4; i++) for (const list of Object.values(g.wings)) list.push(0)
    for (let i = 2; i < 6; i++) g.wings.flight[i] = 1
    g.flights.push({ owner: 0, type: 0, acted: 0 })
  }
  const p = landing(beside, [], aboard)
  p.answer('land:0')
  expect(p.question()).toMatchObject({ name: 'wing.taking', least: 1, most: 1 })
})

test('FA-WING-23 · a wing that touches only one enemy ship attacks it without a question, wherever others are', () => {
  const wings = [wing('bomber', 0, 0, 50.4, 21.01), wing('bomber', 0, 0, 49.6, 21.01)]
  const p = landing(wings, [at('sorylians-falcata', 50, 20, 1)])
  p.answer('attack:2')
  expect(p.events('spectator', 'attack-run')).toMatchObject([{ ship: 2, wings: [0, 1] }])
})

test('FA-WING-14, FA-WING-17 · a wing that was driven off this turn fights no dogfight', () => {
  const wings = [wing('bomber', 0, 0, 30, 20), wing('bomber', 0, 0, 31.6, 20), wing('bomber', 1, 1, 30.8, 20)]
  const p = carryOut({ ships: [FAR], wings, dice: MISS, also: (g) => g.wings.drivenOff.splice(0, 1, g.turn) }, (g) => dogfight(g, 0))
  expect(last(p, 'dogfight')).toMatchObject({ wings: [1], enemies: [2] })
})

test('FA-WING-16 · only interceptors of the other side intercept', () => {
  const wings = [
    wing('bomber', 0, 0, 20, 20),
    wing('fighter', 1, 1, 22, 20),
    wing('interceptor', 0, 2, 24, 20),
    wing('interceptor', 1, 3, 26, 20),
  ]
  expect(carryOut({ ships: [FAR, OWN], wings }, (g) => interceptions(g, 0)).options()).toEqual(['intercept:3', 'done'])
})

const aboard = (g: State) => [g.wings.place.fill(PLACE.away), g.wings.squadron.fill(0)]

test('FA-WING-6, FA-WING-13 · of a flight those aboard that are not spent are launched', () => {
  const wings = [0, 1, 2, 3].map((place) => wing('bomber', 0, 0, 40 + 2 * place, 40))
  const also = (g: State) => [aboard(g), g.wings.place.splice(1, 1, PLACE.table), g.wings.spent.splice(2, 1, 1)]
  const p = carryOut({ ships: [at('terrans-solar', 30, 20)], wings, also }, (g) => launchFrom(g, 0))
  p.answer('launch:0')
  expect(p.question()).toMatchObject({ bounds: { wings: [{ wing: 0 }, { wing: 3 }] } })
})

test('FA-WING-6, FA-WING-24 · wings are launched over what lies between, and not at all where there is no place for them', () => {
  const launch = (radius: number) =>
    carryOut(
      {
        ships: [at('terrans-solar', 30, 20)],
        wings: [wing('bomber', 0, 0, 0, 0)],
        also: aboard,
        terrain: [{ kind: 'distortionField', x: 30, y: 22, radius }],
      },
      (g) => launchFrom(g, 0),
    )
  expect(launch(12).table.questions).toEqual([])
  const p = launch(0.5)
  p.answer('launch:0')
  p.answer(goTo([0, 30, 23]))
  expect(last(p, 'wing-launched')).toMatchObject({ wing: 0, x: 30_000, y: 23_000 })
})

test('FA-CD-4, FA-WING-6 · A10 gives nothing to a carrier out of command', () => {
  const boosted = (y: number) => {
    const ships = [20, 22, y].map((place) => ({ ...at('terrans-solar', 30, place), squadron: 0 }))
    const also = (g: State) => [aboard(g), inForce('A10', 0, { on: 'squadron', id: 0, ships: [0, 1, 2], until: 'activation' })(g)]
    const p = carryOut({ ships, wings: [wing('bomber', 0, 0, 0, 0)], also }, (g) => launchFrom(g, 2))
    p.answer('launch:0')
    const refused = 'rule' in p.refused(goTo([0, 33, y + 7]), 0)
    p.answer(goTo([0, 30, y + 3]))
    return [refused, p.g.wings.boost[0]]
  }
  expect(boosted(40)).toEqual([true, 0])
})

test('FA-WING-7 · a plan names each wing once', () => {
  const p = carryOut({ ships: [FAR, OWN], wings: [wing('bomber', 0, 0, 20, 20), wing('bomber', 0, 0, 20, 22)] }, (g) => moveFlight(g, 0, 1))
  expect(p.refused(goTo([0, 20, 24], [0, 20, 26]), 0).rule).toBe('FA-WING-7')
})

const mine = (x: number, y: number) => ({ owner: 1, ship: 0, x: 1000 * x, y: 1000 * y, ad: 1, armed: true })

test('FA-MINE-3, FA-DMG-24 · a wing driven off by a mine ahead flies no further; the mine that it comes near first goes off first', () => {
  const fly = (to: [number, number], dice: number[], ...mines: ReturnType<typeof mine>[]) => {
    const p = carryOut({ ships: [FAR, OWN], wings: [wing('bomber', 0, 0, 20, 20)], dice, also: (g) => g.mines.push(...mines) }, (g) =>
      moveFlight(g, 0, 1),
    )
    p.answer(goTo([0, ...to]))
    return p
  }
  const p = fly([30, 20], [4], mine(26, 20))
  expect([p.g.wings.x[0], p.g.wings.y[0]]).toEqual([17_000, 20_000])
  const both = fly([20, 32], [1, 1], mine(20, 26), mine(20, 35))
  expect(both.events('spectator', 'exploded').map(({ y }) => y)).toEqual([26_000, 35_000])
})

test('FA-PD-1, FA-PD-12, FA-DMG-17 · point defence fires at enemy wings alone, by ships that may fire, each seat with its own', () => {
  const wings = [wing('bomber', 0, 0, 20, 22), wing('bomber', 1, 1, 22, 20)]
  const reach = fightState({ ships: [at('terrans-teuton', 20, 20)], wings })
  expect(wingsInReach(reach, 0, null)).toEqual([1])
  const asked = (also?: (g: State) => unknown) =>
    fight({ ships: [at('terrans-teuton', 20, 20), FAR], wings: [wing('bomber', 1, 0, 20, 22)], fire: 0, also }).table.questions.map(
      ({ name }) => name,
    )
  expect([asked(), asked((g) => g.ships.fold.splice(0, 1, 1))]).toEqual([['pd.wings'], []])
  const ships = [at('terrans-teuton', 20, 20, 1), at('terrans-teuton', 20, 24, 3)]
  const p = carryOut({ ships, wings: [wing('bomber', 0, 0, 20, 22)], order: [0, 1, 2, 3] }, (g) => pointDefenceAt(g, 0))
  expect([p.question().seat, p.options()]).toEqual([1, ['pd:0', 'end:pd']])
})

test('FA-PD-17 · of wings driven off together and equally near the one of the lower number goes first', () => {
  const wings = [wing('bomber', 0, 0, 20, 22), wing('bomber', 0, 0, 22, 20)]
  const p = carryOut({ ships: [FAR], wings }, (g) => driveOff(g, [1, 0], { x: 20_000, y: 20_000 }, 'FA-WING-15'))
  expect(p.events('spectator', 'driven-off').map(({ wing: id }) => id)).toEqual([0, 1])
})

test('FA-PD-7, FA-PD-20 · only a wing that point defence leaves in the zone of the ship slides, to where it touches nothing', () => {
  const driven = (by: number, y: number, more: GivenShip[] = []) => {
    const ships = [at('terrans-teuton', 20, 6 - y), FAR, ...more]
    const p = carryOut({ ships, wings: [wing('bomber', 0, 0, 20, 5 - y)] }, (g) =>
      driveOff(g, [0], { x: 20_000, y: 6000 - 1000 * y }, 'FA-PD-7', by),
    )
    return [p.table.questions[0]?.name, p.g.wings.x[0], p.g.wings.y[0]]
  }
  // Driven off by a ship 2 inches from the edge it slides to a side; driven off by none it stays; 5 inches away it is out of the zone.
  expect(driven(0, 4)[0]).toBe('wing.slide')
  expect(driven(-1, 4)).toEqual([undefined, 20_000, 0])
  expect(driven(0, 1)).toEqual([undefined, 20_000, 0])
  const frigate = at('terrans-missionary', 24, 0.5)
  expect(driven(0, 4, [frigate])[0]).toBeUndefined()
  expect(driven(0, 4, [frigate])[1]).toBeLessThan(17_000)
})

test('FA-WING-13 · wings on the table, aboard another squadron or spent are not regrouped; no flight has more than six', () => {
  const asked = (sizes: [number, number], also: (g: State) => unknown = () => {}) => {
    const wings = [0, 1].flatMap((flight) => Array.from({ length: sizes[flight] ?? 0 }, () => wing('bomber', 0, flight, 50, 40)))
    const p = carryOut({ ships: [at('terrans-solar', 20, 20), FAR], wings, also: (g) => [aboard(g), also(g)] }, endMarkers)
    return p.table.questions.flatMap((question) => (question.kind === 'options' ? [question.options.map(({ id }) => id)] : []))
  }
  expect([asked([2, 2]), asked([3, 4])]).toEqual([[['regroup:4', 'regroup:3-1', 'no']], []])
  const last = (list: 'place' | 'squadron', value: number) => asked([2, 2], (g) => g.wings[list].splice(3, 1, value))
  const others = [['regroup:3', 'regroup:2-1', 'no']]
  expect([last('place', PLACE.table), last('squadron', 1)]).toEqual([others, others])
  expect(asked([2, 2], (g) => [g.wings.spent.splice(3, 1, 1), g.wings.landed.splice(3, 1, g.turn)])).toEqual(others)
})

test('FA-WING-1, FA-WING-21 · a flight is named with the wings that are left of it', () => {
  const wings = [0, 1, 2].map((place) => wing('bomber', 0, 0, 40 + 2 * place, 40))
  const p = carryOut(
    { ships: [at('terrans-solar', 30, 20), FAR], wings, also: (g) => g.wings.place.splice(1, 1, PLACE.destroyed) },
    endMarkers,
  )
  expect(flightParams(p.g, 0).count).toBe(2)
})
