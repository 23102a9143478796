import { randomOf, seedOf } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { pathOf, type Segment } from '../../geometry/path.ts'
import { contactStep, type MoveBounds, mayMove, moveBounds } from '../../rules/move/manoeuvre.ts'
import { rammingPlan } from '../../rules/move/ram.ts'
import { PLACE, type State } from '../../state.ts'
import { fightState, type GivenFight, type GivenShip, last } from '../fight.ts'
import { at, FAR, fly, moving, segments } from '../table.ts'

/** Ship 0 of seat 0 has one hull point left and rams ship 1 of seat 1; two more ships are far off. */
const RAMMER = { type: 'terrans-teuton', x: 30, y: 20, hull: 3, squadron: 0 } as const
const TARGET = { type: 'terrans-teuton', x: 30, y: 24.5, seat: 1, squadron: 1 } as const
const REST = [
  { ...RAMMER, hull: 0, x: 10, squadron: 2 },
  { ...FAR, squadron: 3 },
] as const

function ramming(given: Partial<GivenFight> & { rammer?: Partial<GivenShip>; target?: Partial<GivenShip>; by?: string } = {}) {
  const { rammer = {}, target = {}, by = '6', ...more } = given
  const p = moving({ ships: [{ ...RAMMER, ...rammer }, { ...TARGET, ...target }, ...REST], dice: [1], ...more })
  p.answer('ram:0:1')
  p.answer(fly(by))
  return p
}
const rolled = (p: ReturnType<typeof ramming>) => p.events('spectator', 'ram-rolled')

test('FA-COLL-4, FA-COLL-6 · the owner of the rammer declares it, against the first ship of the list as well', () => {
  const p = moving({
    ships: [
      { ...TARGET, seat: 0, squadron: 0 },
      { ...RAMMER, seat: 1, squadron: 1 },
      { ...REST[0], seat: 1 },
      { ...FAR, seat: 0, squadron: 3 },
    ],
    active: 1,
    dice: [6, 1, 2, 1, 2],
    also: (g: State) => {
      g.ships.enginesCut[1] = 1
      g.ships.fullStop[1] = 1
    },
  })
  p.answer('ram:1:0')
  expect(p.question()).toMatchObject({ seat: 1, name: 'ram.plan' })
  p.answer(fly('3.5'))
  expect(rolled(p)).toMatchObject([{ ship: 1, target: 0, face: 6, need: 6, success: 1 }])
  expect([p.g.ships.enginesCut[1], p.g.ships.fullStop[1]]).toEqual([0, 0])
})

test('FA-COLL-5, FA-COLL-6 · a ship that is stopped on its way rams nothing, whichever way it flew', () => {
  const field = { kind: 'distortionField', radius: 1 } as const
  const north = ramming({ terrain: [{ ...field, x: 30, y: 22.5 }], dice: [3] })
  expect([rolled(north), at(north, 0)]).toEqual([[], { x: 30, y: 21.501, heading: 315 }])
  const east = ramming({ rammer: { heading: 90 }, target: { x: 34.5, y: 20 }, terrain: [{ ...field, x: 32.5, y: 20 }], dice: [3] })
  expect([rolled(east), at(east, 0)]).toEqual([[], { x: 31.501, y: 20, heading: 45 }])
})

test('FA-COLL-5 · a ship in contact rams at once; it passes the target to a free place behind it', () => {
  const p = ramming({ target: { y: 21.3 }, by: '3.5' })
  expect([rolled(p).length, at(p, 0).y]).toEqual([1, 22.55])
  // Beside the target and a little astern of it, the ship is already clear.
  const beside = ramming({ target: { x: 31.3, y: 19.9 }, by: '3.5' })
  expect([rolled(beside).length, at(beside, 0)]).toEqual([1, { x: 30, y: 20, heading: 0 }])
})

test('FA-MOVE-27, FA-COLL-5 · a ship that rams in contact has flown nothing and is at Full Stop; one that came from afar is not', () => {
  expect([ramming({ target: { y: 21.3 }, by: '3.5' }), ramming()].map((p) => p.g.ships.fullStop[0])).toEqual([1, 0])
})

test('FA-TRAIT-1, FA-COLL-8 · FA-TRAIT/boldAdvance: a rammer that turned on its way has turned, one that was to turn after the contact has not', () => {
  expect(['6', '1 R5 4.5', '4 R5 1'].map((by) => ramming({ by }).g.ships.turned[0])).toEqual([0, 1, 0])
})

test('FA-COLL-10 · behind the target planets elsewhere do not matter, and a meteor stops the ship with a critical hit', () => {
  const far = ramming({ terrain: [{ kind: 'planet', x: 40, y: 30, radius: 3 }] })
  expect([far.g.ships.place[0], at(far, 0).y]).toEqual([PLACE.table, 25.75])
  const p = ramming({ terrain: [{ kind: 'meteor', x: 30.2, y: 26.2, radius: 1 }], dice: [1, 1, 2], rammer: { hull: 3 } })
  expect(last(p, 'meteor-hit')).toMatchObject({ ship: 0 })
  expect(at(p, 0).y).toBe(25.22)
  const moved = moving({
    ships: [RAMMER, TARGET, ...REST],
    terrain: [{ kind: 'nebula', x: 30, y: 26, radius: 2 }],
    dice: [1],
  })
  moved.answer('ram:0:1')
  moved.answer(fly('6'))
  expect(at(moved, 0).y).toBe(25.75)
})

test('FA-COLL-10, FA-MOVE-20 · off the table it has withdrawn, though a planet lies on the line beyond', () => {
  const p = ramming({
    rammer: { x: 66, y: 34, heading: 45 },
    target: { x: 71.3, y: 39.3, heading: 45 },
    by: '7',
    terrain: [{ kind: 'planet', x: 72, y: 43, radius: 2.87 }],
  })
  expect(p.g.ships.place[0]).toBe(PLACE.withdrawn)
})

test('FA-COLL-10, FA-WING-20 · a wing where the rammer comes to stand makes room', () => {
  const p = ramming({ wings: [{ type: 'fighter', seat: 1, flight: 0, x: 30, y: 26 }] })
  expect(at(p, 0).y).toBe(25.75)
  expect(last(p, 'wing-put-aside')).toMatchObject({ wing: 0, rule: 'FA-WING-20' })
})

/** The courses found against a target so far to starboard and ahead, and against its mirror image to port. */
function courses(type: string, aside: number, ahead: number, also?: GivenFight['also']) {
  return [1, -1].map((side) => {
    const ships = [
      { ...RAMMER, type },
      { ...TARGET, x: 30 + side * aside, y: 20 + ahead },
    ]
    const bounds = moveBounds(fightState({ ships, also }), 0, 1)
    const found = rammingPlan(bounds)
    if (found !== null) expect(mayMove(bounds, found as never)).toBe(true)
    return found?.segments
  })
}

test('FA-COLL-5, FA-MOVE-6, FA-MOVE-9 · a course with one turn is found, to either side, after TL inches, with all of the MV', () => {
  const both = (text: string) => [segments(text), segments(text.replace('R', 'L'))]
  expect(courses('terrans-armsmen', 2, 1)).toEqual(both('R30 10.333'))
  expect(courses('terrans-armsmen', 6, 5)).toEqual(both('R45 10'))
  expect(courses('terrans-teuton', 5, 5)).toEqual(both('1 R45 5'))
  expect(courses('terrans-teuton', 2, 2)).toEqual(both('1 R30 5.333'))
  expect(courses('terrans-teuton', 6, 3)).toEqual([undefined, undefined])
  // With engines cut an Apollo has 3 inches: two straight ahead, and the turn.
  const cut = courses('terrans-apollo', 2, 2.2, (g) => g.ships.enginesCut.fill(1))
  expect(cut).toEqual(both('2 R45'))
})

/** All courses: straight ahead, or one turn in steps of 5 degrees after none, a quarter, half, three quarters or all of the spare length. */
function allCourses({ mv, firstTl, angle }: MoveBounds): Segment[][] {
  const courses: Segment[][] = [[{ straight: mv }]]
  for (let turn = 500; turn <= angle; turn += 500) {
    const spare = mv - firstTl - Math.ceil((turn * 2) / 9)
    for (let quarters = 0; quarters <= 4 && spare >= 0; quarters++) {
      const before = firstTl + Math.floor((spare * quarters) / 4)
      const rest = firstTl + spare - before
      for (const side of [1, -1]) {
        const whole = [{ straight: before }, { turn: side * turn }, { straight: rest }]
        courses.push(whole.filter((segment) => !('straight' in segment) || segment.straight > 0))
      }
    }
  }
  return courses
}

test('FA-COLL-5 · what is left out as out of reach beforehand, no course meets; all round, near and far', () => {
  const g = fightState({ ships: [{ type: 'terrans-armsmen', x: 36, y: 24, heading: 30 }, TARGET, ...REST] })
  const bounds = moveBounds(g, 0, 1)
  const random = randomOf(seedOf('rams'))
  let met = 0
  for (let times = 0; times < 150; times++) {
    const ram = [bounds.x + random.below(24_000) - 12_000, bounds.y + random.below(24_000) - 12_000, random.below(36_000), 500]
    const towards = { ...bounds, angle: times % 2 === 0 ? 4500 : 6000, ram }
    const meets = allCourses(towards).some((course) => contactStep(towards, pathOf(towards, course)) >= 0)
    expect(rammingPlan(towards) !== null).toBe(meets)
    if (meets) met++
  }
  expect(met).toBeGreaterThan(20)
})

test('FA-COLL-10 · behind the target the body that is reached first acts, whichever is named first on the table', () => {
  const planet = { kind: 'planet', x: 30, y: 27, radius: 4 } as const
  const meteor = { kind: 'meteor', x: 30, y: 24.5, radius: 1.5 } as const
  const given = { target: { y: 22.5 }, by: '3.5', rammer: { y: 20 } }
  for (const terrain of [
    [planet, meteor],
    [meteor, planet],
  ]) {
    // The planet and the meteor both begin at 23; the meteor comes first (FA-MOVE-25).
    const stopped = ramming({ ...given, terrain, dice: [1, 1, 2] })
    expect(stopped.question()).toMatchObject({ name: 'move.bounce' })
    const burnt = ramming({ ...given, terrain: terrain.map((body) => (body === planet ? { ...planet, y: 26.9 } : body)) })
    expect(burnt.g.ships.place[0]).toBe(PLACE.destroyed)
    const nearer = ramming({ ...given, terrain: terrain.map((body) => (body === planet ? { ...planet, y: 27.1 } : body)), dice: [1, 1, 2] })
    expect(nearer.question()).toMatchObject({ name: 'move.bounce' })
  }
})

test('FA-WING-6, FA-ACT-10, FA-TERR-8 · after a failed ram a ship launches and picks up pods, whichever ships have still to move', () => {
  const p = ramming({
    rammer: { type: 'terrans-solar', hull: 6 },
    by: '6',
    also: (g) => {
      g.flights.push({ owner: 0, type: 0, acted: 0 })
      for (const list of Object.values(g.wings)) list.push(0)
      g.pods.push({ x: 30_000, y: 26_000, value: 25, ship: -1, carriedOff: -1 })
    },
  })
  expect(rolled(p)).toMatchObject([{ success: 0, need: 6 }])
  expect(p.question()).toMatchObject({ seat: 0, name: 'wing.launch', on: 'ship:0' })
  p.answer('done')
  expect(p.question()).toMatchObject({ seat: 0, name: 'pod.take', on: 'ship:0' })
})

test('FA-COLL-10 · it flies past its target in every direction, as far as it takes, on a square table, too', () => {
  const east = ramming({ rammer: { heading: 90 }, target: { x: 34.5, y: 20, heading: 90 } })
  expect(at(east, 0)).toEqual({ x: 35.75, y: 20, heading: 90 })
  const square = ramming({ settings: { width: 72_000, depth: 72_000 } })
  expect(at(square, 0)).toEqual({ x: 30, y: 25.75, heading: 0 })
})

test('FA-COLL-5, FA-CARD-7 · how far it flew counts as its move', () => {
  expect(ramming().g.ships.flown[0]).toBe(3200 * 9)
})

test('FA-COLL-6, FA-MINE-3 · where a mine at the point of contact destroys the rammer or its target nothing is rolled', () => {
  // Contact is at 23.2, just 4 inches from the mine; the target is nearer to it and rolled for first.
  const met = (hits: readonly [number, number]) => {
    const volley = (count: number) => Array.from({ length: 6 }, (_, die) => (die < count ? 5 : 1))
    const p = ramming({
      target: { hull: 3 },
      dice: [...hits.flatMap(volley), ...Array.from({ length: 40 }, () => 1)],
      also: (g) => g.mines.push({ owner: 1, ship: 3, x: 30_000, y: 27_200, ad: 6, armed: true }),
    })
    if (p.table.questions[0]?.name === 'shields.again') p.answer('no')
    return [p.g.ships.place.slice(0, 2), rolled(p).length]
  }
  expect(met([0, 0])).toEqual([[PLACE.table, PLACE.table], 1])
  expect(met([0, 5])).toEqual([[PLACE.destroyed, PLACE.table], 0])
  expect(met([5, 0])).toEqual([[PLACE.table, PLACE.destroyed], 0])
})
