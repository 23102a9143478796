import { expect, test } from 'vitest'
import { SCENARIO_IDS } from '../../content/scenarios.ts'
import { endOfActivation } from '../../rules/act.ts'
import { displace } from '../../rules/damage/settle.ts'
import { pointsOf } from '../../rules/end/victory.ts'
import { RING } from '../../rules/fire/attack.ts'
import { isShielded } from '../../rules/fire/shots.ts'
import { capacityOf, wingsAboard } from '../../rules/leave.ts'
import { mayRam } from '../../rules/move/ram.ts'
import { remember } from '../../rules/remember.ts'
import { shipsOfSide, wingsOfSide } from '../../rules/ships.ts'
import { bodiesOf, fieldsOf, wallsOfWings, wingStands } from '../../rules/stands.ts'
import { driveOff, slides } from '../../rules/wing/driven-off.ts'
import { NONE, PLACE, type State } from '../../state.ts'
import { at, MISS } from '../card-table.ts'
import { carryOut, fightState, type GivenFight, type GivenShip, last } from '../fight.ts'
import { FAR, fly, moving, at as whereIs } from '../table.ts'

// Derelicts, and several obstacles on the way.

const TEUTON = at('terrans-teuton', 30, 20)

test('FA-COLL-4, FA-DMG-17 · a derelict rams nobody, however few hull points are left', () => {
  const verdict = (crew: number) => mayRam(fightState({ ships: [{ ...TEUTON, hull: 3, crew }, at('terrans-teuton', 30, 24, 1)] }), 0, 1)
  expect([verdict(4), verdict(5)]).toMatchObject([true, { rule: 'FA-COLL-4' }])
})

test('FA-DMG-17, FA-MOVE-17 · a derelict that would end on another stand goes on, as it may not go less than half its MV', () => {
  const derelict = { ...TEUTON, squadron: 0, crew: 5 }
  const p = moving({
    ships: [derelict, { ...at('terrans-teuton', 30, 23.6), squadron: 0 }, FAR],
    also: (g) => g.ships.moved.splice(1, 1, 1),
  })
  expect(whereIs(p, 0)).toEqual({ x: 30, y: 24.85, heading: 0 })
})

test('FA-DISORDER-1, FA-GEN-9 · what squadrons rolled is kept in the order in which they rolled', () => {
  const g = fightState({ ships: [TEUTON, TEUTON] })
  for (const squadron of [1, 0])
    remember(g, { type: 'disorder-tested', rule: 'FA-DISORDER-1', on: `squadron:${squadron}`, squadron, dice: [3, 4], passed: 1 })
  expect(g.rolls.map(({ of }) => of)).toEqual([1, 0])
})

test('FA-PD-20 · a wing slides along an edge past every planet there, wherever others lie', () => {
  const driven = (terrain: GivenFight['terrain'] & object) => {
    const p = carryOut(
      { ships: [at('terrans-teuton', 20, 2)], wings: [{ type: 'bomber', seat: 1, flight: 0, x: 20, y: 1 }], terrain },
      (g) => driveOff(g, [0], { x: 20_000, y: 2000 }, 'FA-PD-7', 0),
    )
    return [p.table.questions.length, p.g.wings.x[0]]
  }
  const far = { kind: 'planet', x: 60, y: 40, radius: 3 } as const
  expect(driven([far])[0]).toBe(1)
  expect(driven([{ kind: 'planet', x: 25, y: 1, radius: 2.2 }, far])).toEqual([0, 16_535])
})

test('FA-PD-20, FA-DMG-25 · where two bodies lie over each other the one named first counts', () => {
  const [small, large] = [
    { x: 0, y: 0, radius: 3000 },
    { x: 0, y: 0, radius: 5000 },
  ] as const
  const rim = (...walls: { x: number; y: number; radius: number }[]) =>
    slides({ x: 0, y: -5001 }, { x: 0, y: -1000 }, walls, 72_000, 48_000, () => true)[0]?.y
  expect([rim(small, large), rim(large, small)]).toEqual([-3000, -5000])
  const jumped = (...radii: number[]) => {
    const terrain = radii.map((radius) => ({ kind: 'meteor', x: 30, y: 25, radius }) as const)
    const p = carryOut({ ships: [TEUTON], terrain, dice: [3, 4] }, (g) => displace(g, 0, 5, 0, 'FA-DMG-15', RING))
    return [p.g.ships.y[0], last(p, 'critical-rolled')?.rule]
  }
  expect([jumped(1, 2), jumped(2, 1)]).toEqual([
    [26_000, 'FA-COLL-2'],
    [27_000, 'FA-COLL-2'],
  ])
})

test('FA-MOVE-18, FA-MOVE-19 · a ship that may not stop goes on past a row of stands, however long it is', () => {
  const row = Array.from({ length: 21 }, (_, place) => ({ ...at('terrans-teuton', 30, 10 + 1.25 * place, 1), squadron: 1 }))
  const p = moving({ ships: [{ ...at('terrans-teuton', 30, 7.5), squadron: 0 }, ...row, FAR] })
  p.answer(fly('3.5'))
  expect(whereIs(p, 0)).toEqual({ x: 30, y: 36.25, heading: 0 })
})

test('FA-COLL-6, FA-FLEET-13 · installations and ships at Full Stop are rammed on 4 and more, others on 6 alone', () => {
  const succeeds = (face: number, target: Partial<GivenShip> = {}) => {
    const ships = [
      { ...TEUTON, squadron: 0, hull: 3 },
      { ...at('terrans-teuton', 30, 24.5, 1), squadron: 1, ...target },
      at('terrans-teuton', 10, 5),
      { ...FAR, squadron: 3 },
    ]
    const p = moving({ ships, dice: [face, 3, 4, 3, 4] })
    p.answer('ram:0:1')
    p.answer(fly('6'))
    return [last(p, 'ram-rolled')?.success, last(p, 'ram-rolled')?.need]
  }
  expect([5, 6].map((face) => succeeds(face))).toEqual([
    [0, 6],
    [1, 6],
  ])
  for (const easy of [{ fullStop: true }, { type: 'terrans-security' }])
    expect([3, 4].map((face) => succeeds(face, easy))).toEqual([
      [0, 4],
      [1, 4],
    ])
})

test('FA-MINE-1, FA-MINE-3 · what a move meets first happens first: an enemy mine, or the drop of an own one', () => {
  const happened = (y: number) => {
    const ships = [{ ...at('dindrenzi-murmillo', 30, 10), squadron: 0 }, at('terrans-teuton', 60, 5), FAR]
    const p = moving({ ships, dice: MISS, also: (g) => g.mines.push({ owner: 1, ship: 2, x: 30_000, y: y * 1000, ad: 1, armed: true }) })
    p.answer(fly('6', { mines: [{ segment: 0, at: 3000 }] }))
    return p.events('spectator').flatMap(({ type }) => (type === 'mine-dropped' || type === 'exploded' ? [type] : []))
  }
  expect([happened(16), happened(19)]).toEqual([
    ['exploded', 'mine-dropped'],
    ['mine-dropped', 'exploded'],
  ])
})

test('FA-MINE-10, FA-GEN-2 · where a mine is dropped is a whole place on the way', () => {
  const p = moving({ ships: [{ ...at('dindrenzi-murmillo', 30, 10), squadron: 0 }, FAR] })
  for (const drop of [
    null,
    [],
    { segment: -1, at: 0 },
    { segment: '0', at: 0 },
    { segment: 0.5, at: 0 },
    { segment: 0, at: -1 },
    { segment: 0 },
  ])
    expect(p.refused(fly('6', { mines: [drop as never] }), 0).rule).toBe('FA-MINE-10')
})

test('FA-DMG-5, FA-TERR-5, FA-WING-8 · planets and meteors shield and stop wings, distortion fields stop wings, nebulae neither', () => {
  const between = (kind: 'planet' | 'meteor' | 'nebula' | 'distortionField') => {
    const g = fightState({ ships: [], terrain: [{ kind, x: 20, y: 20, radius: 1 }] })
    return [
      isShielded(g, { x: 15_000, y: 20_000 }, { x: 25_000, y: 20_000 }),
      wallsOfWings(g).length,
      bodiesOf(g).length,
      fieldsOf(g).length,
    ]
  }
  expect([between('planet'), between('meteor'), between('nebula'), between('distortionField')]).toEqual([
    [true, 1, 1, 0],
    [true, 1, 1, 0],
    [false, 0, 0, 1],
    [false, 1, 0, 1],
  ])
})

test('FA-WING-19, FA-WING-8 · ships in reserve carry wings as well, those lost none; each squadron its own; wings aboard stand nowhere', () => {
  const wings = [0, 1].map((flight) => ({ type: 'bomber', seat: 0, flight, x: 50, y: 20 + flight }) as const)
  const g = fightState({
    ships: [0, 1, 2].map((place) => ({ ...at('terrans-solar', 20, 20 + 2 * place), squadron: 0 })),
    wings,
    also: (state) => [
      state.ships.place.splice(1, 2, PLACE.away, PLACE.destroyed),
      state.wings.place.fill(PLACE.away),
      state.wings.squadron.splice(0, 2, 0, 1),
    ],
  })
  expect([capacityOf(g, 0), wingsAboard(g, 0), wingsOfSide(g, 0), wingStands(g, NONE)]).toEqual([10, [0], [], []])
  expect(shipsOfSide(g, 0)).toEqual([0])
})

test('FA-SCEN-2, FA-SCEN-9 · pods that lie on the table at the end count for nobody', () => {
  const points = (ship: number) => {
    const also = (g: State) => [
      g.pods.push({ x: 30_000, y: 26_000, value: 25, ship, carriedOff: NONE }),
      Object.assign(g, { attacker: 1, end: 'turns' }),
    ]
    const g = fightState({ ships: [TEUTON, FAR], also, settings: { scenario: SCENARIO_IDS.indexOf('rescueMission') } })
    return [pointsOf(g, 0), pointsOf(g, 1)]
  }
  const [[first = 0, second = 0], held] = [points(NONE), points(0)]
  expect(held).toEqual([first + 25, second])
  expect(first).toBe(0)
})

test('FA-TRAIT-1 · FA-TRAIT/selfRepair: no other ship mends itself', () => {
  const tested = (type: string) =>
    carryOut({ ships: [{ ...at(type, 20, 20), hull: 1 }], dice: MISS }, (g) => endOfActivation(g, 0)).events('spectator', 'tested').length
  expect([tested('relthoza-weaver'), tested('terrans-teuton')]).toEqual([1, 0])
})
