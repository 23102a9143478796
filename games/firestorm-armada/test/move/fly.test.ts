import { randomOf, seedOf } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { SCENARIO_CATALOGUE } from '../../content/scenarios.ts'
import { hitMeteor } from '../../rules/move/fly.ts'
import { thrust, thrustPlan } from '../../rules/move/thrust.ts'
import { PLACE, type State } from '../../state.ts'
import { carryOut, type GivenFight, last } from '../fight.ts'
import { at, FAR, fly, moving } from '../table.ts'

/** A cruiser without shields, with MV 7. */
const TEUTON = { type: 'terrans-teuton', x: 30, y: 20 } as const
const FALCATA = { type: 'sorylians-falcata', x: 30, y: 20 } as const
const OTHER = { ...TEUTON, x: 50, squadron: 2 } as const
const ENEMY = { ...FAR, squadron: 1 }
const NO_HITS = Array.from({ length: 60 }, () => 1)
/** Armed mines of the enemy, in the order in which they were laid. */
const laid =
  (ad: number, ...points: readonly [number, number][]) =>
  (g: State) => {
    for (const [x, y] of points) g.mines.push({ owner: 1, ship: 1, x: x * 1000, y: y * 1000, ad, armed: true })
  }
const explosions = (p: ReturnType<typeof moving>) =>
  p.events('spectator', 'exploded').map(({ x, y }) => [Number(x) / 1000, Number(y) / 1000])

test('FA-MINE-3, FA-MINE-9 · a mine goes off where the ship comes within 4 inches, or at its first step where it was; others stay', () => {
  const ships = [TEUTON, ENEMY, OTHER]
  // Four inches astern, the mine reaches the ship only before it moves.
  const p = moving({ ships, also: laid(3, [30, 16]), dice: NO_HITS })
  p.answer(fly('5'))
  expect(p.events('spectator', 'rolled').map(({ on, purpose }) => [on, purpose])).toEqual([['ship:0', 'mine']])
  expect(at(p, 0).y).toBe(25)
  const beyond = moving({ ships, also: laid(3, [30, 29], [36, 24]), dice: NO_HITS })
  beyond.answer(fly('6'))
  expect([explosions(beyond), beyond.g.mines.length]).toEqual([[[30, 29]], 1])
  const short = moving({ ships, also: laid(3, [36, 24], [30, 29]), dice: NO_HITS })
  short.answer(fly('4.999'))
  expect([explosions(short), short.g.mines.length]).toEqual([[], 2])
})

test('FA-MINE-9 · of several at one point the nearest goes off first, of equally near ones the one laid first', () => {
  const order = (...points: readonly [number, number][]) => {
    const p = moving({ ships: [TEUTON, ENEMY, OTHER], also: laid(3, ...points), dice: NO_HITS })
    p.answer(fly('3.5'))
    return explosions(p)
  }
  expect(order([30, 17], [30, 22])).toEqual([
    [30, 22],
    [30, 17],
  ])
  expect(order([30, 22], [30, 17])).toEqual([
    [30, 22],
    [30, 17],
  ])
  expect(order([27, 20], [33, 20])).toEqual([
    [27, 20],
    [33, 20],
  ])
})

test('FA-MINE-9 · a mine that is reached later goes off later, though it is the nearer one by then; whichever was laid first', () => {
  // Within 4 inches of the one abeam from 21.1 to 22.9, of the one ahead from 26.
  const [abeam, ahead]: [[number, number], [number, number]] = [
    [33.9, 22],
    [30, 30],
  ]
  for (const points of [
    [abeam, ahead],
    [ahead, abeam],
  ]) {
    const p = moving({ ships: [TEUTON, ENEMY, OTHER], also: laid(3, ...points), dice: NO_HITS })
    p.answer(fly('7'))
    expect([explosions(p), p.g.mines]).toEqual([[abeam, ahead], []])
  }
})

test('FA-MOVE-25, FA-DMG-15 · a ship that a mine displaces flies no further', () => {
  // The mine makes nine hits and a fold rupture: 2 inches to port.
  const dice = [...Array.from({ length: 9 }, () => 5), 6, 6, 1, 1, 3]
  const p = moving({ ships: [FALCATA, ENEMY, OTHER], also: laid(9, [30, 26]), dice })
  p.answer(fly('5'))
  expect(last(p, 'displaced')).toMatchObject({ ship: 0, inches: 2, direction: 27_000 })
  expect(at(p, 0)).toEqual({ x: 28, y: 22, heading: 0 })
})

test('FA-TERR-2, FA-TERR-11 · from the border of a field a ship enters it with its first step', () => {
  const p = moving({ ships: [TEUTON, ENEMY, OTHER], terrain: [{ kind: 'distortionField', x: 30, y: 22, radius: 2 }], dice: [6] })
  p.answer(fly('5'))
  expect(p.events('spectator', 'distortion-rolled')).toHaveLength(1)
  expect(at(p, 0).y).toBe(25)
})

test('FA-MOVE-25, FA-MOVE-29 · turned by a field, a ship is put back to where it stands free with its new heading, to its start at last', () => {
  const ships = [TEUTON, { ...TEUTON, seat: 1, squadron: 1, y: 21.509 }, OTHER]
  const p = moving({ ships, terrain: [{ kind: 'distortionField', x: 30, y: 23, radius: 2 }], dice: [4] })
  p.answer(fly('5'))
  expect(at(p, 0)).toEqual({ x: 30, y: 20, heading: 45 })
  expect(p.g.ships.flown[0]).toBe(0)
})

test('FA-TERR-1, FA-TERR-5 · only asteroids attack who passes them', () => {
  const p = moving({ ships: [TEUTON, ENEMY, OTHER], terrain: [{ kind: 'nebula', x: 30, y: 23, radius: 1 }] })
  p.answer(fly('5'))
  expect(p.events('spectator', 'rolled')).toEqual([])
})

/** The roll of a critical hit that costs only hull points. */
const OFFLINE = [1, 2]

function bounced(meteor: { x: number; y: number; radius: number }, heading = 0, more: Partial<GivenFight> = {}) {
  const given = { ships: [{ ...TEUTON, heading: heading / 100 }], dice: OFFLINE, ...more }
  return carryOut(given, (g) => hitMeteor(g, 0, { x: 30_000, y: 20_000, heading }, meteor))
}

test('FA-COLL-2, FA-COLL-9 · a meteor is passed on the side that needs fewer whole degrees, and nobody is asked', () => {
  // Its centre bears 8.53 degrees to port, and its rim is 29.63 degrees from that.
  const p = bounced({ x: 29_700, y: 22_000, radius: 1000 })
  expect([p.g.ships.heading[0], last(p, 'meteor-hit')]).toMatchObject([2200, { ship: 0, rule: 'FA-COLL-2' }])
  expect(bounced({ x: 30_300, y: 22_000, radius: 1000 }).g.ships.heading[0]).toBe(33_800)
  expect(bounced({ x: 29_700, y: 22_000, radius: 1000 }, 200).g.ships.heading[0]).toBe(2200)
})

test('FA-COLL-9 · where straight ahead passes it, along its rim as well, the ship is not turned', () => {
  for (const x of [31_000, 29_000, 33_000]) {
    const p = bounced({ x, y: 22_000, radius: 1000 })
    expect([p.g.ships.heading[0], p.table.questions]).toEqual([0, []])
  }
  for (const x of [29_900, 30_000]) {
    const behind = bounced({ x, y: 18_000, radius: 1000 })
    expect([behind.g.ships.heading[0], behind.table.questions]).toEqual([0, []])
  }
})

test('FA-COLL-9 · dead ahead the owner says to which side', () => {
  for (const [side, heading] of [
    ['turn:port', 33_000],
    ['turn:starboard', 3000],
  ] as const) {
    const p = bounced({ x: 30_000, y: 22_000, radius: 1000 })
    expect(p.question()).toMatchObject({ seat: 0, name: 'move.bounce' })
    p.answer(side)
    expect(p.g.ships.heading[0]).toBe(heading)
  }
  // Even one degree is a turn.
  expect(bounced({ x: 30_000, y: 80_000, radius: 1000 }).question().name).toBe('move.bounce')
})

test('FA-COLL-2, FA-MOVE-25 · at a meteor a ship on another’s stand is put back, one that its critical hit displaces is not', () => {
  const terrain = [{ kind: 'meteor', x: 30, y: 25, radius: 1 }] as const
  const near = moving({ ships: [TEUTON, { ...TEUTON, seat: 1, squadron: 1, y: 23.5 }, OTHER], terrain, dice: OFFLINE })
  near.answer(fly('5'))
  near.answer('turn:starboard')
  expect(at(near, 0)).toEqual({ x: 30, y: 22.25, heading: 90 })
  expect(near.g.ships.flown[0]).toBe(2250 * 9)
  const far = moving({ ships: [TEUTON, ENEMY, OTHER], terrain, dice: [6, 6, 1, 1, 5] })
  far.answer(fly('5'))
  far.answer('turn:starboard')
  expect(at(far, 0)).toEqual({ x: 28, y: 24, heading: 90 })
  expect(far.g.ships.flown[0]).toBe(4000 * 9)
})

test('FA-COLL-2, FA-MOVE-25 · a ship that the meteor destroys stays where it stopped', () => {
  const terrain = [{ kind: 'meteor', x: 30, y: 25, radius: 1 }] as const
  const p = moving({ ships: [{ ...TEUTON, hull: 3 }, { ...TEUTON, seat: 1, squadron: 1, y: 23.5 }, OTHER], terrain, dice: OFFLINE })
  p.answer('move:0')
  p.answer(fly('5'))
  p.answer('turn:starboard')
  expect([p.g.ships.place[0], at(p, 0).y, p.g.ships.flown[0]]).toEqual([PLACE.destroyed, 24, 36_000])
})

const thrusting = (given: Partial<GivenFight> = {}) =>
  carryOut({ ships: [{ ...TEUTON, fullStop: true }, ENEMY], ...given }, (g) => thrust(g, 0, 'FA-CARD-7'))

test('FA-CARD-7, FA-MOVE-27 · cards A11 and R10: up to 2 inches straight ahead, which ends Full Stop and is told', () => {
  const p = thrusting()
  expect(p.question()).toMatchObject({ seat: 0, name: 'card.distance', plan: 'thrust' })
  expect(p.refused({ plan: 2001 }, 0)).toMatchObject({ rule: 'FA-CARD-7', params: { most: 2 } })
  expect(p.refused({ plan: -1 }, 0).rule).toBe('FA-CARD-7')
  expect(p.refused({ plan: 0.5 }, 0).rule).toBe('FA-GEN-2')
  p.answer({ plan: 2000 })
  expect([at(p, 0), p.g.ships.fullStop[0]]).toEqual([{ x: 30, y: 22, heading: 0 }, 0])
  expect(last(p, 'ship-moved')).toMatchObject({ ship: 0, y: 22_000 })
})

test('FA-CARD-7, FA-MOVE-27 · a ship that a card does not move stays at Full Stop; it may be kept where it is by another', () => {
  const none = thrusting()
  none.answer({ plan: 0 })
  expect([none.g.ships.fullStop[0], last(none, 'ship-moved')]).toEqual([1, undefined])
  const blocked = thrusting({
    ships: [
      { ...TEUTON, fullStop: true },
      { ...ENEMY, type: TEUTON.type, x: 30, y: 21.25, heading: 0 },
    ],
  })
  blocked.answer({ plan: 1000 })
  expect([at(blocked, 0).y, blocked.g.ships.fullStop[0]]).toEqual([20, 1])
})

test('FA-MOVE-20 · a ship that card A11 or R10 moves off the table is destroyed; over the edge that a scenario names as well', () => {
  const gone = thrusting({ ships: [{ ...TEUTON, y: 47 }, ENEMY] })
  gone.answer({ plan: 2000 })
  expect([gone.g.ships.place[0], last(gone, 'ship-moved')]).toEqual([PLACE.destroyed, undefined])
  expect(last(gone, 'ship-left')).toMatchObject({ ship: 0, fate: 'destroyed', rule: 'FA-MOVE-20' })
  const ambushed = thrusting({
    ships: [{ ...TEUTON, x: 71, heading: 90 }, ENEMY],
    settings: { scenario: SCENARIO_CATALOGUE.entries.findIndex(({ id }) => id === 'asteroidAmbush') },
    also: (g) => Object.assign(g, { attacker: 1 }),
  })
  ambushed.answer({ plan: 2000 })
  expect(ambushed.g.ships.place[0]).toBe(PLACE.destroyed)
})

test('FA-MOVE-25 · what is told of a card is how far that card moved the ship', () => {
  const p = thrusting({ also: (g) => Object.assign(g.ships, { flown: [7000 * 9, 0] }) })
  p.answer({ plan: 1500 })
  expect(last(p, 'ship-moved')).toMatchObject({ ship: 0, inches: 1.5 })
  expect(p.g.ships.flown[0]).toBe(8500 * 9)
})

test('FA-CARD-7 · every distance that a bot thinks of is legal, from nothing to all of it', () => {
  const question = {
    kind: 'plan',
    seat: 0,
    rule: 'FA-CARD-7',
    name: 'card.distance',
    message: 'x',
    plan: 'thrust',
    bounds: { ship: 0, most: 2000 },
  } as const
  const random = randomOf(seedOf(2))
  const tried = Array.from({ length: 100 }, () => thrustPlan.sample({} as State, question, random))
  expect(tried.every((distance) => thrustPlan.validate(question, distance) === true)).toBe(true)
  expect([Math.min(...(tried as number[])), Math.max(...(tried as number[]))]).toEqual([0, 2000])
})
