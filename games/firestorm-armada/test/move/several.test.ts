import { expect, test } from 'vitest'
import { displace } from '../../rules/damage/displace.ts'
import { driveOff } from '../../rules/pd/driven-off.ts'
import { slides } from '../../rules/pd/slide.ts'
import { mayRam } from '../../rules/ram.ts'
import { remember } from '../../rules/remember.ts'
import { RING } from '../../rules/whole-ring.ts'
import { at } from '../card-table.ts'
import { carryOut, fightState, type GivenFight, last } from '../fight.ts'
import { FAR, fly, moving, at as whereIs } from '../table.ts'

// Derelicts, and several bodies in the way.

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
