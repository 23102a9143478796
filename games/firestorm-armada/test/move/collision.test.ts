import { expect, test } from 'vitest'
import { moveBounds } from '../../rules/move/manoeuvre.ts'
import { mayRam, rammingPlan } from '../../rules/move/ram.ts'
import { PLACE } from '../../state.ts'
import { fightState } from '../fight.ts'
import { at, FAR, fly, moving, why } from '../table.ts'

const TEUTON = { type: 'terrans-teuton', x: 30, y: 20 } as const
const OTHER = { ...TEUTON, x: 50 } as const

test('FA-COLL-1, FA-TERR-3 · a ship whose centre enters a planet is destroyed; on its rim it is not', () => {
  const planet = { kind: 'planet', x: 30, y: 28, radius: 3 } as const
  const p = moving({ ships: [TEUTON, OTHER, FAR], terrain: [planet] })
  p.answer(fly('5.001'))
  expect(p.g.ships.place[0]).toBe(PLACE.destroyed)
  const q = moving({ ships: [TEUTON, OTHER, FAR], terrain: [planet] })
  q.answer(fly('5'))
  expect([q.g.ships.place[0], at(q, 0).y]).toEqual([PLACE.table, 25])
})

test('FA-COLL-2, FA-COLL-9, FA-TERR-4 · at a meteor a ship stops at the rim, suffers a critical hit and is turned away by the fewest degrees', () => {
  const p = moving({ ships: [TEUTON, OTHER, FAR], terrain: [{ kind: 'meteor', x: 30.5, y: 25, radius: 1 }], dice: [3, 4] })
  p.answer(fly('7'))
  expect(p.events('spectator', 'critical-rolled')).toMatchObject([{ ship: 0 }])
  expect(at(p, 0).y).toBeCloseTo(24.133, 2)
  // The centre bears 30 degrees to starboard, so the turn to port is smaller: to the first whole degree that clears the rim.
  expect(at(p, 0).heading).toBe(302)
})

test('FA-COLL-9 · dead centre both sides need the same, and the owner chooses', () => {
  const ships = [
    { ...FAR, seat: 0 },
    { ...TEUTON, seat: 1, squadron: 1 },
    { ...OTHER, seat: 1, squadron: 2 },
  ]
  const p = moving({ ships, active: 1, terrain: [{ kind: 'meteor', x: 30, y: 25, radius: 1 }], dice: [3, 4] })
  p.answer(fly('7'))
  expect(p.question()).toMatchObject({ seat: 1, name: 'move.bounce' })
  p.answer('turn:starboard')
  expect(at(p, 1)).toEqual({ x: 30, y: 24, heading: 90 })
})

test('FA-COLL-4 · only a ship with exactly 1 HP left may declare ramming, of an enemy', () => {
  const g = fightState({
    ships: [
      { ...TEUTON, hull: 3 },
      { ...OTHER, seat: 1, x: 30, y: 25 },
      { ...OTHER, squadron: 0, y: 21, x: 34 },
    ],
  })
  expect([mayRam(g, 0, 1), mayRam(g, 0, 2), mayRam(g, 2, 1)]).toMatchObject([true, { rule: 'FA-COLL-4' }, { rule: 'FA-COLL-4' }])
  g.ships.hull[0] = 2
  expect(mayRam(g, 0, 1)).toMatchObject({ rule: 'FA-COLL-4' })
})

const RAM = (enemy: object, dice: number[]) =>
  moving({
    ships: [
      { ...TEUTON, hull: 3 },
      { ...OTHER, squadron: 2 },
      { ...TEUTON, seat: 1, squadron: 1, y: 24.5, ...enemy },
      { ...FAR, squadron: 3 },
    ],
    dice,
  })

test('FA-COLL-5 · the path must bring the stands into contact, which ends the move; where no path does, it cannot be declared', () => {
  const p = RAM({}, [1])
  expect(p.options()).toEqual(['move:0', 'ram:0:2'])
  p.answer('ram:0:2')
  expect(why(p, fly('1 R45 4'))).toBe('FA-COLL-5')
  expect(why(p, fly('3'))).toBe('FA-MOVE-1')
  p.answer(fly('6'))
  expect(p.events('spectator', 'ram-rolled')).toMatchObject([{ ship: 0, target: 2, face: 1, success: 0 }])
  const away = RAM({ y: 15 }, [])
  expect(away.question().name).toBe('move.plan')
})

test('FA-COLL-6, FA-COLL-7 · only a 6 succeeds, against ships at Full Stop 4 to 6; then both suffer a critical hit', () => {
  const p = RAM({}, [6, 3, 4, 3, 4])
  p.answer('ram:0:2')
  p.answer(fly('6'))
  expect(p.events('spectator', 'critical-rolled').map(({ ship }) => ship)).toEqual([2, 0])
  const q = RAM({}, [5])
  q.answer('ram:0:2')
  q.answer(fly('6'))
  expect(q.events('spectator', 'critical-rolled')).toEqual([])
  const r = RAM({ fullStop: true }, [4, 3, 4, 3, 4])
  r.answer('ram:0:2')
  r.answer(fly('6'))
  expect(r.events('spectator', 'critical-rolled')).toHaveLength(2)
})

test('FA-COLL-7, FA-COLL-10 · after a failed ram the ship stands just behind its target, clear of all stands', () => {
  const p = RAM({}, [1])
  p.answer('ram:0:2')
  p.answer(fly('6'))
  expect(at(p, 0)).toEqual({ x: 30, y: 25.75, heading: 0 })
})

test('FA-COLL-8 · a ship that declared ramming may not board this turn, but fires if it survives', () => {
  const p = RAM({}, [1])
  p.answer('ram:0:2')
  p.answer(fly('6'))
  expect(p.g.ships.rammed[0]).toBe(p.g.turn)
  expect(p.g.ships.place[0]).toBe(PLACE.table)
})

test('FA-COLL-10 · off the table it has withdrawn, at a planet it is destroyed', () => {
  const near = {
    ships: [
      { ...TEUTON, hull: 3, y: 43 },
      { ...OTHER, squadron: 2 },
      { ...TEUTON, seat: 1, squadron: 1, y: 47.3 },
      { ...FAR, squadron: 3 },
    ],
  }
  const p = moving({ ...near, dice: [1] })
  p.answer('ram:0:2')
  p.answer(fly('6'))
  expect(p.g.ships.place[0]).toBe(PLACE.withdrawn)
  const q = moving({
    ships: [
      { ...TEUTON, hull: 3 },
      { ...OTHER, squadron: 2 },
      { ...TEUTON, seat: 1, squadron: 1, y: 24.5 },
      { ...FAR, squadron: 3 },
    ],
    dice: [1],
    terrain: [{ kind: 'planet', x: 30, y: 28.6, radius: 3 }],
  })
  q.answer('ram:0:2')
  q.answer(fly('6'))
  expect(q.g.ships.place[0]).toBe(PLACE.destroyed)
})

test('FA-COLL-3 · a wing may not fly into a planet or a meteor', () => {
  const wings = [{ type: 'fighter', seat: 0, flight: 0, x: 31.5, y: 20 }] as const
  for (const kind of ['planet', 'meteor'] as const) {
    const p = moving({
      ships: [{ ...FAR, seat: 0, x: 5 }, FAR],
      wings,
      terrain: [{ kind, x: 30, y: 25, radius: 1.5 }],
      step: 'flight-move',
    })
    expect(why(p, { plan: { wings: [{ wing: 0, x: 30_000, y: 30_000 }] } })).toBe('FA-COLL-3')
    expect(why(p, { plan: { wings: [{ wing: 0, x: 30_000, y: 25_500 }] } })).toBe('FA-COLL-3')
    // It may go along the rim.
    p.answer({ plan: { wings: [{ wing: 0, x: 31_500, y: 32_000 }] } })
    expect(p.g.wings.y[0]).toBe(32_000)
  }
})

test('FA-COLL-5, FA-GEN-15 · a course straight ahead that just touches the target is found, and contact without moving', () => {
  const ram = (x: number, y: number, type = 'terrans-teuton') => {
    const ships = [
      { ...TEUTON, type, hull: 1 },
      { ...TEUTON, seat: 1, x, y },
    ]
    return rammingPlan(moveBounds(fightState({ ships }), 0, 1))
  }
  // Stands of 1.25 inches side by side, 0.05 apart, are in base contact.
  expect(ram(31.3, 25)).toEqual({ segments: [{ straight: 7000 }] })
  expect(ram(31.301, 25)).not.toEqual({ segments: [{ straight: 7000 }] })
  // A ship that does not move rams only what it touches.
  expect(ram(31.05, 20, 'dindrenzi-pilum')).toEqual({ segments: [] })
  expect(ram(34, 20, 'dindrenzi-pilum')).toBeNull()
})

test('FA-COLL-5 · a course with a turn is found, and one that goes on straight after it', () => {
  const ships = [
    { ...TEUTON, hull: 1 },
    { ...TEUTON, seat: 1, x: 33.6, y: 24.6 },
  ]
  expect(rammingPlan(moveBounds(fightState({ ships }), 0, 1))?.segments.at(-1)).toHaveProperty('straight')
})
