import {
  answer,
  type Json,
  openTable,
  type PlanName,
  type PlanQuestion,
  randomOf,
  type SeenQuestion,
  seedOf,
  takeEvents,
} from '@orrery/kernel'
import { expect, test } from 'vitest'
import { middleOf } from '../../geometry/place.ts'
import { firestormArmada } from '../../index.ts'
import { plans } from '../../plans.ts'
import { DRONE } from '../../rules/move/mines.ts'
import { THRUST_PLAN } from '../../rules/move/thrust.ts'
import { begin } from '../plan/begin.ts'
import { SETTLED, STEERED, stepped } from '../plan/drawing.ts'
import { aheadTo, droneAt, reached } from '../plan/nudge.ts'

function asked<Bounds extends Json>({ name }: PlanName<Bounds>, bounds: Bounds): PlanQuestion<Bounds> {
  return { kind: 'plan', seat: 0, name, rule: 'FA-CARD-7', message: name, plan: name, bounds }
}

test('whatever plan the game asks for, the board has something to begin with', () => {
  const begun = new Set<string>()
  for (let game = 0; game < 3; game++) {
    const options = { fleetValue: 800, seats: [{ fleet: 'terrans-800' }, { fleet: 'directorate-800' }] }
    const table = openTable(firestormArmada, options, 2, seedOf(`begin-${game}`))
    const random = randomOf(seedOf(`begin-${game}:policies`))
    for (let step = 0; step < 1500 && table.result === null; step++) {
      takeEvents(table)
      const question = table.questions[0]
      if (question === undefined) break
      if (question.kind === 'plan') {
        expect(Object.keys(plans)).toContain(question.plan)
        expect(begin(question as SeenQuestion)).toBeDefined()
        begun.add(question.plan)
      }
      answer(table, question.seat, firestormArmada.policy(table.state, question, random))
    }
  }
  expect([...begun]).toEqual(expect.arrayContaining(['deployment', 'manoeuvre']))
})

test('cards A11, R10 · a ship that a card moves begins with all of its way, and is pulled along it alone', () => {
  const question = asked(THRUST_PLAN, { ship: 3, most: 2000 })
  expect(plans.thrust.validate(question, begin(question))).toBe(true)
  expect(begin(question)).toBe(2000)
  const north = { x: 10_000, y: 10_000, heading: 0 }
  expect(aheadTo(north, { x: 14_000, y: 11_234 }, 2000)).toBe(1200)
  expect(aheadTo(north, { x: 10_000, y: 30_000 }, 2000)).toBe(2000)
  expect(aheadTo(north, { x: 10_000, y: 2000 }, 2000)).toBe(0)
  expect(aheadTo({ ...north, heading: 9000 }, { x: 11_000, y: 10_000 }, 2000)).toBe(1000)
})

test('FA-TRAIT/droneMines · a drone mine stays at first, and follows what draws it as far as it reaches', () => {
  const bounds = { x: 20_000, y: 20_000, reach: 2000, width: 72_000, depth: 48_000, bodies: [] }
  const question = asked(DRONE, bounds)
  expect(begin(question)).toEqual([20_000, 20_000])
  expect(plans.drone.validate(question, begin(question))).toBe(true)
  for (const to of [
    { x: 21_000, y: 20_500 },
    { x: 60_000, y: 4321 },
    { x: 20_000, y: 40_000 },
  ]) {
    const drawn = reached(bounds, to)
    expect(plans.drone.validate(question, drawn)).toBe(true)
    expect(droneAt(drawn)).toEqual({ x: (drawn as number[])[0], y: (drawn as number[])[1] })
  }
  expect(reached(bounds, { x: 21_000, y: 20_500 })).toEqual([21_000, 20_500])
})

test('arrow keys take what is drawn by the same strides, and what is drawn together has one middle', () => {
  expect(stepped({ x: 1000, y: 1000 }, STEERED, 1, 1, false)).toEqual({ x: 1250, y: 750 })
  expect(stepped({ x: 1000, y: 1000 }, SETTLED, -1, -1, true)).toEqual({ x: -1000, y: 3000 })
  expect(middleOf([])).toEqual({ x: 0, y: 0 })
  expect(
    middleOf([
      { x: 0, y: 300 },
      { x: 200, y: 100 },
    ]),
  ).toEqual({ x: 100, y: 200 })
})
