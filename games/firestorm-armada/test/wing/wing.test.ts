import { expect, test } from 'vitest'
import { WINGS } from '../../content/wings.ts'
import { capacityOf, leave } from '../../rules/leave.ts'
import { mayGoTo, type WingBounds } from '../../rules/wing/places.ts'
import { PLACE, type State } from '../../state.ts'
import { carryOut, fightState, type GivenWing } from '../fight.ts'
import { asks, FAR, fly, type GivenTable, idle, moving, table, why } from '../table.ts'

const OWN = { ...FAR, seat: 0, x: 5, y: 5 }
const WING = (type: GivenWing['type'], seat: number, flight: number, x: number, y: number): GivenWing => ({ type, seat, flight, x, y })
/** The plan that moves wings to points in inches. */
const goTo = (...points: [number, number, number][]) => ({
  plan: { wings: points.map(([wing, x, y]) => ({ wing, x: Math.round(x * 1000), y: Math.round(y * 1000) })) },
})
/** Three wings aboard the carriers of squadron 0. */
const aboard = (g: State, type = 0, count = 3, flight = 0) => {
  g.flights[flight] = { owner: 0, type, acted: 0 }
  for (let i = 0; i < count; i++) {
    for (const list of Object.values(g.wings)) list.push(0)
    const id = g.wings.type.length - 1
    g.wings.type[id] = type
    g.wings.flight[id] = flight
  }
}
const CARRIER = { type: 'terrans-solar', x: 30, y: 20 } as const

test('FA-WING-1, FA-WING-4 · the four types of wings and their values', () => {
  expect(WINGS.map(({ id, mv, ad, pd, ap }) => [id, mv, ad, pd, ap])).toEqual([
    ['fighter', 18, 2, 1, 0],
    ['bomber', 12, 3, 1, 0],
    ['interceptor', 12, 0, 2, 0],
    ['assaultShuttle', 8, 0, 1, 2],
  ])
})

test('FA-WING-5 · a flight starts aboard or within 4 inches of its carrier, as the owner decides', () => {
  const p = table({
    ships: [
      { ...CARRIER, seat: 1, squadron: 0 },
      { ...OWN, seat: 0, squadron: 1 },
    ],
    step: 'deploy',
    also: (g) => {
      aboard(g)
      g.flights[0] = { owner: 1, type: 0, acted: 0 }
      g.wings.owner = g.wings.owner.map(() => 1)
      g.ships.place[0] = PLACE.away
      g.edges = [1, 0]
    },
  })
  expect(p.question()).toMatchObject({ seat: 1, name: 'deploy.plan' })
  p.answer({ plan: { ships: [{ ship: 0, x: 30_000, y: 5000, heading: 0 }] } })
  expect(p.question()).toMatchObject({ seat: 1, name: 'deploy.flight' })
  p.answer('beside:0')
  expect(why(p, goTo([0, 30, 9.001], [1, 32, 5], [2, 28, 5]))).toBe('FA-WING-6')
  p.answer(goTo([0, 30, 9], [1, 32, 5], [2, 28, 5]))
  expect(p.g.wings.place).toEqual([PLACE.table, PLACE.table, PLACE.table])
})

test('FA-WING-6, FA-WING-24 · after its move a carrier launches one flight within 4 inches, which still acts this turn', () => {
  const p = moving({
    ships: [CARRIER, FAR],
    also: (g) => {
      aboard(g)
      aboard(g, 1, 2, 1)
    },
  })
  p.answer(fly('4'))
  expect(p.question()).toMatchObject({ seat: 0, name: 'wing.launch' })
  expect(p.options()).toEqual(['launch:0', 'launch:1', 'done'])
  p.answer('launch:1')
  expect(why(p, goTo([3, 30, 28.001], [4, 32, 24]))).toBe('FA-WING-6')
  expect(why(p, goTo([3, 30.5, 24], [4, 32, 24]))).toBe('FA-WING-8')
  p.answer(goTo([3, 30, 28], [4, 32, 24]))
  expect(asks('wing.launch')(p)).toBe(false)
  idle(p, (q) => asks('wing.move')(q) || q.g.turn > 3)
  expect(p.question()).toMatchObject({ name: 'wing.move', on: 'flight:1' })
})

test('FA-WING-24 · launched wings stand clear of planets, meteors and distortion fields, and set off no mines', () => {
  const p = moving({
    ships: [CARRIER, FAR],
    terrain: [{ kind: 'distortionField', x: 33, y: 24, radius: 1 }],
    also: (g) => {
      aboard(g, 0, 1)
      g.mines.push({ owner: 1, ship: 1, x: 30_000, y: 28_500, ad: 4, armed: true })
    },
  })
  p.answer(fly('4'))
  p.answer('launch:0')
  expect(why(p, goTo([0, 33, 24.5]))).toBe('FA-WING-24')
  p.answer(goTo([0, 30, 27]))
  expect(p.g.mines).toHaveLength(1)
})

test('FA-WING-7 · a flight has no command segment: it moves at once', () => {
  const p = table({ ships: [OWN, FAR], wings: [WING('fighter', 0, 0, 20, 20)], step: 'flight-move', hands: [['S08'], []] })
  expect(p.question()).toMatchObject({ seat: 0, name: 'wing.move' })
})

test('FA-WING-8 · up to its MV in a straight line, no minimum, over ships and asteroids, not onto a stand', () => {
  const p = table({
    ships: [OWN, FAR, { type: 'terrans-teuton', x: 20, y: 30 }],
    wings: [WING('bomber', 0, 0, 20, 20)],
    terrain: [{ kind: 'asteroidField', x: 20, y: 25, radius: 2 }],
    step: 'flight-move',
  })
  expect(why(p, goTo([0, 20, 32.001]))).toBe('FA-WING-8')
  expect(why(p, goTo([0, 20, 30.9]))).toBe('FA-WING-8')
  expect(why(p, goTo([0, 20.5, 20.5], [0, 1, 1]))).toBe('FA-WING-8')
  for (const plan of [null, 5, {}, { wings: [7] }, { wings: [{ wing: 9, x: 1, y: 1 }] }, { wings: [{ wing: 0, x: 1.5, y: 1 }] }])
    expect(why(p, { plan })).toMatch(/^FA-/)
  p.answer(goTo([0, 20, 32]))
  expect(p.g.wings.y[0]).toBe(32_000)
  const still = table({ ships: [OWN, FAR], wings: [WING('bomber', 0, 0, 20, 20)], step: 'flight-move' })
  still.answer(goTo([0, 20, 20]))
  expect(still.g.wings.x[0]).toBe(20_000)
})

/** A bomber that has just moved to within 12 inches of enemy interceptors and 4 inches of an enemy ship. */
const ANSWERS = (dice: number[] = []) =>
  table({
    ships: [OWN, { type: 'sorylians-falcata', seat: 1, x: 30, y: 20 }],
    wings: [WING('bomber', 0, 0, 30, 24), WING('interceptor', 1, 1, 30, 32)],
    step: 'flight-answers',
    dice,
  })

test('FA-WING-9, FA-WING-16, FA-WING-23 · enemy intercept moves come first, then point defence, both before attacks', () => {
  const p = ANSWERS()
  expect(p.question()).toMatchObject({ seat: 1, name: 'wing.intercept' })
  p.answer('done')
  expect(p.question()).toMatchObject({ seat: 1, name: 'pd.reaction' })
})

test('FA-WING-16, FA-WING-25 · interceptors move up to half their MV and fight; that is their activation, without further reactions', () => {
  const p = ANSWERS([4, 1, 1])
  p.answer('intercept:1')
  expect(why(p, goTo([1, 30, 25.999]))).toBe('FA-WING-8')
  p.answer(goTo([1, 30, 26]))
  expect(p.g.flights[1]?.acted).toBe(p.g.turn)
  expect(p.question()).toMatchObject({ seat: 1, name: 'pd.reaction' })
  const twice = table({
    ships: [OWN, FAR],
    wings: [WING('bomber', 0, 0, 29, 24), WING('interceptor', 1, 1, 30, 32), WING('interceptor', 1, 2, 32, 32)],
    step: 'flight-answers',
  })
  expect(twice.options()).toEqual(['intercept:1', 'intercept:2', 'done'])
  twice.answer('intercept:2')
  twice.answer(goTo([2, 32, 32]))
  expect(twice.options()).toEqual(['intercept:1', 'done'])
})

test('FA-WING-10, FA-WING-11 · wings in contact attack together with the sum of their AD, and are spent', () => {
  const wings = [0, 1, 2].map((i) => WING('bomber', 0, 0, 29.2 + 0.8 * i, 21.01))
  const p = table({
    ships: [OWN, { type: 'sorylians-falcata', seat: 1, x: 30, y: 20 }],
    wings,
    step: 'flight-acts',
    dice: [1, 1, 1, 1, 1, 1],
    also: (g) => {
      g.wings.drivenOff[1] = g.turn
    },
  })
  expect(p.options()).toEqual(['attack:1', 'done'])
  p.answer('attack:1')
  expect(p.events('spectator', 'attack-run')).toMatchObject([{ dice: 6, wings: [0, 2] }])
  expect(p.g.wings.spent).toEqual([1, 0, 1])
})

test('FA-WING-11, FA-WING-17 · spent and driven-off wings make no attack run', () => {
  const wings = [WING('bomber', 0, 0, 30, 21.01)]
  const acts = (also: (g: State) => void) =>
    asks('wing.act')(table({ ships: [OWN, { type: 'sorylians-falcata', seat: 1, x: 30, y: 20 }], wings, step: 'flight-acts', also }))
  expect(acts(() => {})).toBe(true)
  expect(
    acts((g) => {
      g.wings.spent[0] = 1
    }),
  ).toBe(false)
  expect(
    acts((g) => {
      g.wings.drivenOff[0] = g.turn
    }),
  ).toBe(false)
  expect(
    acts((g) => {
      g.wings.drivenOff[0] = g.turn - 1
    }),
  ).toBe(true)
})

test('FA-WING-12, FA-WING-22 · a wing in contact with a friendly carrier with free capacity may land', () => {
  const p = table({ ships: [{ ...CARRIER, y: 20 }, FAR], wings: [WING('bomber', 0, 0, 30, 21.15)], step: 'flight-acts' })
  expect(p.options()).toEqual(['land:0', 'done'])
  p.answer('land:0')
  expect([p.g.wings.place[0], p.g.wings.squadron[0], p.g.wings.landed[0]]).toEqual([PLACE.away, 0, p.g.turn])
  const full = table({
    ships: [CARRIER, FAR],
    wings: [WING('bomber', 0, 0, 30, 21.15)],
    step: 'flight-acts',
    also: (g) => aboard(g, 0, 5, 1),
  })
  expect(asks('wing.act')(full)).toBe(false)
})

test('FA-WING-13 · a wing is rearmed when a full turn aboard has passed; flights of one type aboard may be joined', () => {
  const rearmed = (landed: number) => {
    const p = table({
      ships: [CARRIER, FAR],
      step: 'end-markers',
      also: (g) => {
        aboard(g, 0, 1)
        g.wings.spent[0] = 1
        g.wings.landed[0] = landed
      },
    })
    return p.g.wings.spent[0]
  }
  expect([rearmed(3), rearmed(2)]).toEqual([1, 0])
  const p = table({
    ships: [CARRIER, FAR],
    step: 'end-markers',
    also: (g) => {
      aboard(g, 0, 2)
      aboard(g, 0, 3, 1)
    },
  })
  expect(p.question()).toMatchObject({ seat: 0, name: 'wing.regroup', params: { sizes: '3 + 2' } })
  expect(p.options()).toEqual(['regroup:5', 'regroup:4-1', 'no'])
  p.answer('regroup:5')
  expect(p.g.wings.flight).toEqual([0, 0, 0, 0, 0])
  expect(p.events('spectator', 'wings-regrouped')).toMatchObject([{ squadron: 0, sizes: '5' }])
})

test('FA-WING-13 · wings of one type, aboard one squadron and rearmed, are regrouped; their owner is asked', () => {
  const asked = (also: (g: State) => void, ships: GivenTable['ships'] = [CARRIER, FAR]) => {
    const p = table({ ships, step: 'end-markers', also })
    return asks('wing.regroup')(p) ? [p.question().seat, ...p.options()] : []
  }
  const two = (first: number, second: number, more: (g: State) => void = () => undefined) =>
    asked((g) => {
      aboard(g, 0, first)
      aboard(g, 0, second, 1)
      more(g)
    })
  expect([two(3, 3), two(3, 4), two(1, 1)]).toEqual([
    [0, 'regroup:6', 'regroup:5-1', 'regroup:4-2', 'no'],
    // They have not just landed, and seven wings cannot be one flight.
    [],
    [0, 'regroup:2', 'no'],
  ])
  const spent = (g: State): void => {
    g.wings.spent[3] = 1
    g.wings.landed[3] = g.turn
  }
  const elsewhere = (g: State): void => {
    g.wings.squadron[3] = 1
  }
  // The wing that is spent, or aboard another squadron, keeps its flight; the other one of it may join the first two.
  expect([two(2, 2, spent), two(2, 2, elsewhere)]).toEqual([
    [0, 'regroup:3', 'regroup:2-1', 'no'],
    [0, 'regroup:3', 'regroup:2-1', 'no'],
  ])
  const other = (g: State): void => {
    Object.assign(g.flights[1] ?? {}, { type: 1 })
    g.wings.type.fill(1, 2)
  }
  expect(two(2, 2, other)).toEqual([])
})

test('FA-WING-13, FA-WING-2 · a flight is divided when a full turn aboard has passed, into two at most', () => {
  const landed = (turn: number) =>
    table({
      ships: [CARRIER, FAR],
      step: 'end-markers',
      also: (g) => {
        aboard(g, 0, 4)
        g.wings.landed.fill(turn)
      },
    })
  const p = landed(2)
  expect([p.g.turn, p.options()]).toEqual([3, ['regroup:3-1', 'regroup:2-2', 'no']])
  p.answer('regroup:2-2')
  expect([p.g.wings.flight, p.g.flights.length, p.g.flights.at(-1)?.owner]).toEqual([[0, 0, 1, 1], 2, 0])
  expect([asks('wing.regroup')(landed(3)), asks('wing.regroup')(landed(1)), asks('wing.regroup')(landed(0))]).toEqual([false, false, false])
})

test('FA-WING-13 · seven wings become six and one; a flight that has lost all its wings takes the new one', () => {
  const p = table({
    ships: [CARRIER, FAR],
    step: 'end-markers',
    also: (g) => {
      aboard(g, 0, 4)
      aboard(g, 0, 3, 1)
      g.wings.landed.fill(2)
    },
  })
  expect(p.options()).toEqual(['regroup:6-1', 'regroup:5-2', 'no'])
  p.answer('regroup:6-1')
  expect(p.g.wings.flight).toEqual([0, 0, 0, 0, 0, 0, 1])
  const empty = table({
    ships: [CARRIER, FAR],
    step: 'end-markers',
    also: (g) => {
      aboard(g, 0, 3)
      aboard(g, 0, 1, 1)
      g.wings.landed.fill(2)
      g.wings.place[3] = PLACE.destroyed
    },
  })
  empty.answer('regroup:2-1')
  expect([empty.g.wings.flight, empty.g.flights.length]).toEqual([[0, 0, 1, 1], 2])
})

/** A fighter of seat 0 in contact with an interceptor of seat 1. */
const FIGHT = (dice: number[], more: GivenWing[] = []) =>
  table({
    ships: [OWN, FAR],
    wings: [WING('fighter', 0, 0, 30, 20), WING('interceptor', 1, 1, 30.8, 20), ...more],
    step: 'flight-fight',
    dice,
  })

test('FA-WING-14 · one die per PD point at the same time: 4 and 5 drive off, 6 destroys and explodes', () => {
  const p = FIGHT([6, 3, 6, 1, 2])
  expect(p.events('spectator', 'dogfight-rolled')).toMatchObject([
    { seat: 0, dice: [6, 3], destroyed: 1, drivenOff: 0 },
    { seat: 1, dice: [6, 1, 2], destroyed: 1, drivenOff: 0 },
  ])
  expect(p.g.wings.place).toEqual([PLACE.destroyed, PLACE.destroyed])
})

test('FA-WING-14 · each side assigns its results', () => {
  const p = FIGHT([6, 1, 1, 1, 1, 1], [WING('interceptor', 1, 1, 30, 20.8)])
  expect(p.question()).toMatchObject({ seat: 0, name: 'dogfight.assign', least: 1, most: 1 })
  p.answer({ options: ['wing:2'] })
  expect(p.g.wings.place).toEqual([PLACE.table, PLACE.table, PLACE.destroyed])
})

test('FA-WING-15, FA-WING-17 · driven off in a dogfight a wing moves 5 inches straight away from the nearest enemy of the fight', () => {
  const p = FIGHT([1, 5, 1])
  expect([p.g.wings.x[0], p.g.wings.y[0], p.g.wings.drivenOff[0]]).toEqual([25_000, 20_000, p.g.turn])
})

test('FA-WING-18, FA-WING-19, FA-WING-22 · with a lost carrier go the wings aboard in excess; the owner chooses which', () => {
  const ships = [0, 1, 2].map((i) => ({ type: 'terrans-security', squadron: 0, x: 10 + 3 * i, y: 5 })).concat([{ ...FAR, squadron: 1 }])
  const p = carryOut(
    {
      ships,
      also: (g) => {
        aboard(g, 0, 3)
        aboard(g, 1, 2, 1)
      },
    },
    (g) => leave(g, 0, 'destroyed', 'FA-DMG-18'),
  )
  expect(capacityOf(p.g, 0)).toBe(4)
  expect(p.question()).toMatchObject({ seat: 0, name: 'wing.lose' })
  p.answer('lose:3')
  expect(p.g.wings.place).toEqual([0, 0, 0, PLACE.destroyed, 0])
  const all = carryOut({ ships: [CARRIER, FAR], also: (g) => aboard(g) }, (g) => leave(g, 0, 'captured', 'FA-BOARD-18', 1))
  expect(all.g.wings.place).toEqual([PLACE.destroyed, PLACE.destroyed, PLACE.destroyed])
  const withdrawn = carryOut({ ships: [CARRIER, FAR], wings: [], also: (g) => aboard(g) }, (g) => leave(g, 0, 'withdrawn', 'FA-MOVE-20'))
  expect(withdrawn.g.wings.place[0]).toBe(PLACE.withdrawn)
  expect(fightState({ ships: [FAR] }).wings.place).toEqual([])
})

test('FA-WING-20 · a ship that ends its move on a wing puts it the shortest distance aside, without setting anything off', () => {
  const p = moving({ ships: [{ type: 'terrans-teuton', x: 30, y: 20 }, FAR], wings: [WING('fighter', 1, 0, 30.6, 25)] })
  p.answer(fly('5'))
  // It is to starboard of the centre by half a stand (0.625) and its own radius (0.375).
  expect([p.g.wings.x[0], p.g.wings.y[0]]).toEqual([31_000, 25_000])
})

test('FA-WING-21 · wings have no hull: off the table they are not moved, and nothing but driving off or destruction befalls them', () => {
  const p = table({ ships: [OWN, FAR], wings: [WING('fighter', 0, 0, 30, 46)], step: 'flight-move' })
  expect(why(p, goTo([0, 30, 48.001]))).toBe('FA-WING-21')
  p.answer(goTo([0, 30, 48]))
  expect(p.g.wings.place[0]).toBe(PLACE.table)
})

test('FA-WING-23 · the dogfight comes before attacks; a wing touching several ships acts against one, as its owner assigns', () => {
  const ships = [OWN, { type: 'sorylians-falcata', seat: 1, x: 30, y: 20 }, { type: 'sorylians-falcata', seat: 1, x: 30, y: 22.05 }]
  const p = table({
    ships,
    wings: [WING('bomber', 0, 0, 29.62, 21.02), WING('bomber', 0, 0, 30.38, 21.02)],
    step: 'flight-acts',
    dice: [1, 1, 1],
  })
  expect(p.options()).toEqual(['attack:1', 'attack:2', 'done'])
  p.answer('attack:1')
  expect(p.question()).toMatchObject({ seat: 0, name: 'wing.taking' })
  p.answer({ options: ['wing:0'] })
  expect(p.g.wings.spent).toEqual([1, 0])
  expect(p.options()).toEqual(['attack:1', 'attack:2', 'done'])
})

test('FA-WING-2, FA-WING-3 · capacity and cost of wings are kept when fleets are built', async () => {
  const { fleetProblems } = await import('../../fleet/check.ts')
  const fleet = (...flights: { wing: 'bomber' | 'fighter'; size: number }[]) => ({
    race: 'terrans' as const,
    flagship: 'terrans-ares',
    squadrons: [{ ship: 'terrans-ares', size: 1, flights }],
  })
  const about = (...flights: { wing: 'bomber' | 'fighter'; size: number }[]) =>
    fleetProblems(fleet(...flights), { value: 800, allied: false }).map(({ rule }) => rule)
  expect(about({ wing: 'bomber', size: 5 }, { wing: 'fighter', size: 4 })).not.toContain('FA-WING-2')
  expect(about({ wing: 'bomber', size: 6 }, { wing: 'fighter', size: 3 })).toContain('FA-WING-2')
  const { squadronPoints } = await import('../../fleet/points.ts')
  expect(
    squadronPoints({
      ship: 'terrans-ares',
      size: 1,
      flights: [
        { wing: 'bomber', size: 5 },
        { wing: 'fighter', size: 4 },
      ],
    }),
  ).toBe(170)
})

test('FA-BOARD-13, FA-BOARD-24 · assault shuttles are offered ships with crew to board, no unmanned ones', () => {
  const ships = [OWN, { type: 'sorylians-falcata', seat: 1, x: 30, y: 20 }, { type: 'directorate-induction', seat: 1, x: 40, y: 20 }]
  const p = table({ ships, wings: [WING('assaultShuttle', 0, 0, 30, 21.02), WING('assaultShuttle', 0, 0, 40, 20.6)], step: 'flight-acts' })
  expect(p.options()).toEqual(['board:1', 'done'])
})

test('FA-PD-8, FA-PD-18 · a wing that was driven off may go where it touches no enemy, and nobody may touch it', () => {
  const enemy = [20_000, 20_000, 0, 500, 0]
  const start = { wing: 0, x: 20_000, y: 25_000, reach: 12_000, driven: true }
  const bounds: WingBounds = {
    wings: [start],
    flies: true,
    stands: [],
    enemies: [enemy],
    shunned: [],
    walls: [],
    width: 72_000,
    depth: 48_000,
  }
  expect(mayGoTo(bounds, start, { x: 20_000, y: 20_875 }, [])).toMatchObject({ rule: 'FA-PD-8' })
  expect(mayGoTo(bounds, start, { x: 20_000, y: 22_000 }, [])).toBe(true)
  expect(mayGoTo(bounds, { ...start, driven: false }, { x: 20_000, y: 20_875 }, [])).toBe(true)
  expect(mayGoTo({ ...bounds, shunned: [enemy] }, { ...start, driven: false }, { x: 20_000, y: 20_875 }, [])).toMatchObject({
    rule: 'FA-PD-18',
  })
})

test('FA-MINE-3, FA-MINE-9 · a wing that a mine does nothing to flies on; one that it drives off ends there', () => {
  const flown = (face: number) => {
    const p = table({
      ships: [OWN, FAR],
      wings: [WING('bomber', 0, 0, 20, 20)],
      step: 'flight-move',
      dice: [face, 1, 1, 1, 1, 1],
      also: (g) => g.mines.push({ owner: 1, ship: 1, x: 20_000, y: 27_000, ad: 1, armed: true }),
    })
    p.answer(goTo([0, 20, 31]))
    return [p.g.wings.place[0], p.g.wings.y[0] === 31_000]
  }
  expect([flown(1), flown(5), flown(6)]).toEqual([
    [PLACE.table, true],
    [PLACE.table, false],
    [PLACE.destroyed, false],
  ])
})
