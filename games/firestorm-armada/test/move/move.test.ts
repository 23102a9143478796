import { randomOf, seedOf } from '@orrery/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleMove } from '../../bot/sample-move.ts'
import { pathOf } from '../../geometry/path.ts'
import { lengthOf, mayMove, moveBounds } from '../../rules/move/manoeuvre.ts'
import { PLACE, type State } from '../../state.ts'
import { fightState } from '../fight.ts'
import { at, FAR, fly, moving, segments, table, why } from '../table.ts'

/** A Terran cruiser (MV 7, TL 1) in the middle of the table, heading north. */
const TEUTON = { type: 'terrans-teuton', x: 30, y: 20 } as const
/** A Terran battleship (MV 6, TL 2). */
const APOLLO = { type: 'terrans-apollo', x: 30, y: 20 } as const
const cut = (g: State): void => {
  g.ships.enginesCut[0] = 1
}
const fold = (g: State): void => {
  g.ships.fold[0] = 1
}
/** A frigate (MV 11, TL 0). */
const FRIGATE = { type: 'terrans-armsmen', x: 30, y: 20 } as const

test('FA-MOVE-1 · a ship moves at least half of its MV, exactly half included, never a thousandth less', () => {
  const p = moving({ ships: [TEUTON, FAR] })
  expect(why(p, fly('3.499'))).toBe('FA-MOVE-1')
  expect(why(p, fly(''))).toBe('FA-MOVE-1')
  p.answer(fly('3.5'))
  expect(at(p, 0)).toEqual({ x: 30, y: 23.5, heading: 0 })
})

test('FA-MOVE-2 · with an engine failure a ship moves from 0 to half its MV', () => {
  const p = moving({ ships: [{ ...TEUTON, effects: ['engineFailure'] }, FAR] })
  expect(why(p, fly('3.501'))).toBe('FA-MOVE-11')
  p.answer(fly(''))
  expect(at(p, 0)).toEqual({ x: 30, y: 20, heading: 0 })
})

test('FA-MOVE-3, FA-MOVE-14 · with an Engines Cut marker a ship moves from 0 to half its MV, and the marker goes', () => {
  const p = moving({ ships: [TEUTON, FAR], also: cut })
  expect(why(p, fly('3.501'))).toBe('FA-MOVE-11')
  p.answer(fly('0.25'))
  expect(p.g.ships.enginesCut[0]).toBe(0)
})

test('FA-MOVE-4 · crew losses, other criticals or damage lift no minimum', () => {
  const p = moving({ ships: [{ ...TEUTON, hull: 3, crew: 4, effects: ['weaponDamage', 'ragingFire'] }, FAR] })
  expect(why(p, fly('3.4'))).toBe('FA-MOVE-1')
})

test('FA-MOVE-5 · the ships move one after the other in the order that their owner chooses, each its own distance', () => {
  const two = [TEUTON, { ...TEUTON, squadron: 0, x: 34 }, FAR]
  const p = moving({ ships: two })
  expect(p.options()).toEqual(['move:0', 'move:1'])
  p.answers('move:1')
  p.answer(fly('7'))
  // The last ship is moved without a choice.
  expect(p.question()).toMatchObject({ kind: 'plan', on: 'ship:0', seat: 0 })
  p.answer(fly('4'))
  expect([at(p, 0).y, at(p, 1).y]).toEqual([24, 27])
})

test('FA-MOVE-5 · the owner decides which ship moves, whichever seat that is', () => {
  const p = moving({
    ships: [
      { ...FAR, seat: 0 },
      { ...TEUTON, seat: 1 },
      { ...TEUTON, seat: 1, squadron: 1, x: 34 },
    ],
    active: 1,
  })
  expect(p.question().seat).toBe(1)
  p.answer('move:2')
  expect(p.question()).toMatchObject({ seat: 1, plan: 'manoeuvre' })
})

test('FA-MOVE-6 · a move is a list of straights and turns of at most 45 degrees; anything else is no move', () => {
  const p = moving({ ships: [FRIGATE, FAR] })
  expect(why(p, fly('1 R45.01 6'))).toBe('FA-MOVE-6')
  for (const plan of [
    null,
    7,
    'ahead',
    [],
    {},
    { segments: 7 },
    { segments: [7] },
    { segments: [{}] },
    { segments: [{ straight: 5000, turn: 1 }] },
    { segments: [{ back: 5000 }] },
    { segments: [{ straight: 6000 }], ship: 2 },
    { segments: [{ straight: -6000 }] },
    { segments: [{ turn: 0 }] },
    { segments: [{ straight: 6000 }], mines: 3 },
    { segments: [{ straight: 6000 }], escape: 1 },
  ]) {
    expect(why(p, { plan })).toBe('FA-MOVE-6')
  }
  expect(at(p, 0)).toEqual({ x: 30, y: 20, heading: 0 })
})

test('FA-MOVE-6, FA-GEN-2 · what is no whole thousandth of an inch or hundredth of a degree is refused', () => {
  const p = moving({ ships: [FRIGATE, FAR] })
  for (const straight of [6000.5, '6000', null, true, 2 ** 40]) expect(why(p, { plan: { segments: [{ straight }] } })).toBe('FA-GEN-2')
  expect(why(p, { plan: { segments: [{ straight: 6000 }, { turn: 0.5 }] } })).toBe('FA-GEN-2')
})

test('FA-MOVE-9 · TL inches straight come before each turn, counted from the start or the last turn', () => {
  const p = moving({ ships: [APOLLO, FAR] })
  expect(why(p, fly('1.999 R45 2'))).toBe('FA-MOVE-9')
  expect(why(p, fly('2 R45 1.999 R45'))).toBe('FA-MOVE-9')
  p.answer(fly('1 1 R45 2 R45'))
  expect(at(p, 0).heading).toBe(90)
})

test('FA-MOVE-10 · a ship with TL 0 turns at once, and again', () => {
  const p = moving({ ships: [FRIGATE, FAR] })
  p.answer(fly('R45 R45 L10 4'))
  expect(at(p, 0).heading).toBe(80)
})

test('FA-MOVE-11, FA-MOVE-23 · exactly the MV is legal, a thousandth or a hundredth of a degree more is not', () => {
  const p = moving({ ships: [TEUTON, FAR] })
  expect(why(p, fly('1 R45 1 R45 3.001'))).toBe('FA-MOVE-11')
  expect(why(p, fly('1 R45 1 R44.99 3.001'))).toBe('FA-MOVE-11')
  p.answer(fly('1 R45 1 R45 3'))
  expect(p.g.ships.flown[0]).toBe(63_000)
})

test('FA-MOVE-12 · only turn segments change the heading; a straight move keeps it to the hundredth', () => {
  const p = moving({ ships: [{ ...TEUTON, heading: 33.33 }, FAR] })
  p.answer(fly('5'))
  expect(at(p, 0).heading).toBe(33.33)
})

test('FA-MOVE-7, FA-MOVE-8 · a turn of 45 degrees costs an inch and ends on the template', () => {
  const p = moving({ ships: [{ ...FRIGATE, x: 10, y: 10 }, FAR] })
  p.answer(fly('R45 4.5'))
  expect(p.g.ships.flown[0]).toBe(5500 * 9)
  expect(at(p, 0)).toEqual({ x: 10.373 + 3.182, y: 10.9 + 3.182, heading: 45 })
})

test('FA-MOVE-13, FA-MOVE-14 · at the end of its activation a ship may cut its engines; its owner says which', () => {
  const p = table({ ships: [TEUTON, { ...TEUTON, squadron: 0, x: 34 }, FAR], step: 'closing' })
  expect(p.question()).toMatchObject({ seat: 0, name: 'act.cutEngines', kind: 'multi-select' })
  p.answer({ options: ['cut:1'] })
  expect(p.g.ships.enginesCut).toEqual([0, 1, 0])
  const none = table({ ships: [TEUTON, { ...TEUTON, squadron: 0, x: 34 }, FAR], step: 'closing' })
  expect(none.question()).toMatchObject({ least: 0, most: 2 })
  none.answer({ options: [] })
  expect(none.g.ships.enginesCut).toEqual([0, 0, 0])
})

test('FA-MOVE-15, FA-MOVE-27 · 0 inches moved is Full Stop, without a turn', () => {
  const p = moving({ ships: [TEUTON, FAR], also: cut })
  expect(why(p, { plan: { segments: [], rotate: 100 } })).toBe('FA-MOVE-15')
  p.answer(fly(''))
  expect(p.g.ships.fullStop[0]).toBe(1)
  const q = moving({ ships: [{ ...TEUTON, fullStop: true }, FAR], also: cut })
  q.answer(fly('0.001'))
  expect(q.g.ships.fullStop[0]).toBe(0)
})

test('FA-MOVE-15, FA-TRAIT-1 · a maneuverable ship at Full Stop turns up to 90 degrees on the spot', () => {
  const artemis = { type: 'terrans-artemis', x: 30, y: 20 } as const
  const p = moving({ ships: [artemis, FAR], also: cut })
  expect(why(p, { plan: { segments: [], rotate: 9001 } })).toBe('FA-MOVE-15')
  expect(why(p, { plan: { segments: [{ straight: 1000 }], rotate: 10 } })).toBe('FA-MOVE-15')
  p.answer({ plan: { segments: [], rotate: -9000 } })
  expect(at(p, 0)).toEqual({ x: 30, y: 20, heading: 270 })
})

test('FA-MOVE-17, FA-MOVE-18 · a ship passes over others, but ends before the stand on which it would end', () => {
  const blocker = { ...TEUTON, seat: 1, y: 23 }
  const over = moving({ ships: [TEUTON, blocker] })
  over.answer(fly('5'))
  expect(at(over, 0).y).toBe(25)
  const before = moving({ ships: [TEUTON, { ...blocker, y: 26 }] })
  before.answer(fly('6'))
  // Two stands of 1.25 inches touch when their centres are 1.25 inches apart.
  expect(at(before, 0).y).toBe(24.75)
})

test('FA-MOVE-19 · put back short of its minimum, a ship goes on beyond its path instead, even beyond its MV', () => {
  const p = moving({ ships: [TEUTON, { ...TEUTON, seat: 1, y: 24 }] })
  p.answer(fly('3.5'))
  expect(at(p, 0).y).toBe(25.25)
  const far = moving({ ships: [TEUTON, { ...TEUTON, seat: 1, y: 24 }, { ...TEUTON, seat: 1, y: 26 }, { ...TEUTON, seat: 1, y: 28 }] })
  far.answer(fly('3.5'))
  expect(at(far, 0).y).toBe(29.25)
})

test('FA-MOVE-24 · a planet on the way beyond the path puts the ship back, below its minimum', () => {
  const p = moving({ ships: [TEUTON, { ...TEUTON, seat: 1, y: 24 }], terrain: [{ kind: 'planet', x: 30, y: 28, radius: 3 }] })
  p.answer(fly('3.5'))
  expect(at(p, 0).y).toBe(22.75)
})

test('FA-MOVE-24 · the table edge does so too', () => {
  const p = moving({
    ships: [
      { ...TEUTON, y: 43.5 },
      { ...TEUTON, seat: 1, y: 47.5 },
    ],
  })
  p.answer(fly('3.5'))
  expect(at(p, 0).y).toBe(46.25)
})

test('FA-MOVE-20, FA-MOVE-26 · straight ahead is legal even off the table: the ship has withdrawn', () => {
  const p = moving({ ships: [{ ...TEUTON, y: 46 }, { ...TEUTON, x: 40 }, FAR] })
  p.answer(fly('3.5'))
  expect(p.g.ships.place[0]).toBe(PLACE.withdrawn)
})

test('FA-MOVE-20 · on the edge is on the table', () => {
  const p = moving({ ships: [{ ...TEUTON, y: 44.5 }, FAR] })
  p.answer(fly('3.5'))
  expect([p.g.ships.place[0], at(p, 0).y]).toEqual([PLACE.table, 48])
})

test('FA-MOVE-21 · after its minimum a ship may prepare to fold space; ships without the drive may not', () => {
  const p = moving({ ships: [TEUTON, FAR] })
  p.answer(fly('3.5', { escape: true }))
  expect(p.g.ships.fold[0]).toBe(1)
  const q = moving({ ships: [{ type: 'neutral-transport', x: 30, y: 20 }, FAR] })
  expect(why(q, fly('5', { escape: true }))).toBe('FA-MOVE-21')
})

test('FA-MOVE-22 · at its next activation the ship is gone, unless enemy teams are aboard', () => {
  const p = table({ ships: [TEUTON, { ...TEUTON, squadron: 0, x: 34 }, FAR], step: 'command', also: fold })
  expect(p.g.ships.place[0]).toBe(PLACE.withdrawn)
  const q = table({
    ships: [TEUTON, { ...TEUTON, squadron: 0, x: 34 }, FAR],
    step: 'command',
    also: (g) => {
      fold(g)
      g.boarders.push({ ship: 0, owner: 1, squadron: 1, teams: 1, rounds: 1 })
    },
  })
  expect([q.g.ships.place[0], q.g.ships.fold[0]]).toEqual([PLACE.table, 0])
})

test('FA-MOVE-25, FA-MOVE-29 · turned by a distortion field a ship keeps its new heading and stops where it entered', () => {
  const p = moving({ ships: [TEUTON, FAR], terrain: [{ kind: 'distortionField', x: 30, y: 25, radius: 2 }], dice: [4] })
  p.answer(fly('7'))
  expect(at(p, 0)).toEqual({ x: 30, y: 23.001, heading: 45 })
})

test('FA-MOVE-25 · a move cut short may be put back but is never drawn out', () => {
  const p = moving({
    ships: [TEUTON, { ...TEUTON, seat: 1, y: 23.6 }],
    terrain: [{ kind: 'distortionField', x: 30, y: 25, radius: 2 }],
    dice: [3],
  })
  p.answer(fly('7'))
  expect(at(p, 0).heading).toBe(315)
  expect(at(p, 0).y).toBeLessThan(22.36)
})

test('FA-MOVE-25 · what happens at one point: the field before the planet behind its rim', () => {
  const p = moving({
    ships: [TEUTON, { ...TEUTON, x: 40 }, FAR],
    terrain: [
      { kind: 'distortionField', x: 30, y: 25, radius: 2 },
      { kind: 'planet', x: 30, y: 26, radius: 3 },
    ],
    dice: [4],
  })
  p.answer(fly('7'))
  expect([p.g.ships.place[0], at(p, 0).heading]).toEqual([PLACE.table, 45])
})

test('FA-MOVE-26 · straight ahead for the minimum is always legal', () => {
  for (const type of ['terrans-titan', 'dindrenzi-retribution', 'sorylians-flechette', 'neutral-transport', 'aquans-isonade']) {
    const g = fightState({ ships: [{ type, x: 1, y: 47 }, FAR] })
    const bounds = moveBounds(g, 0)
    expect(mayMove(bounds, { segments: [{ straight: bounds.mv / 2 }] })).toBe(true)
  }
})

test('FA-MOVE-28 · declared in one plan or in pieces of the same segments, a ship ends at the same place', () => {
  const p = moving({ ships: [{ ...FRIGATE, heading: 12.34 }, FAR] })
  p.answer(fly('2.345 R33.33 3.21 L12.34'))
  const { end } = pathOf({ x: 30_000, y: 20_000, heading: 1234 }, segments('2.345 R33.33 3.21 L12.34'))
  expect(at(p, 0)).toEqual({ x: end.x / 1000, y: end.y / 1000, heading: end.heading / 100 })
})

test('FA-MOVE-1, FA-MOVE-6, FA-MOVE-9, FA-MOVE-11 · no legal manoeuvre exceeds its limits, and all that bots propose is legal', () => {
  const types = [
    'terrans-apollo',
    'terrans-teuton',
    'aquans-isonade',
    'aquans-orca',
    'dindrenzi-retribution',
    'sorylians-lucern',
    'sorylians-flechette',
  ]
  fc.assert(
    fc.property(fc.constantFrom(...types), fc.integer({ min: 0, max: 359 }), fc.nat(1_000_000), (type, heading, seed) => {
      const g = fightState({
        ships: [
          { type, x: 30, y: 20, heading },
          { ...FAR, x: 50, y: 30 },
        ],
      })
      const bounds = moveBounds(g, 0)
      const { segments: flown, rotate = 0, mines = [] } = sampleMove(g, bounds, randomOf(seedOf(seed)))
      expect(mayMove(bounds, { segments: flown as never, rotate, mines: mines as never })).toBe(true)
      const turned = flown.reduce((sum, one) => sum + ('turn' in one ? Math.abs(one.turn) : 0), 0)
      expect(lengthOf(flown)).toBeLessThanOrEqual(bounds.mv * 9)
      expect(lengthOf(flown)).toBeGreaterThanOrEqual(bounds.least * 9)
      // At least TL inches are between two turns, which limits the number of turns within the MV.
      const most = bounds.tl === 0 ? (bounds.mv / 1000) * 4500 : Math.ceil(bounds.mv / bounds.tl) * bounds.angle
      expect(turned).toBeLessThanOrEqual(most)
    }),
    { numRuns: 400 },
  )
})
