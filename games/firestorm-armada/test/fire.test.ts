import { expect, test } from 'vitest'
import { fight, hp, last } from './fight.ts'

/** A Terran cruiser (broadside 7, 7, 5, 0) and an enemy to starboard, so many inches away. */
const BROADSIDE = (away: number, type = 'sorylians-falcata') => [
  { type: 'terrans-teuton', x: 20, y: 20 },
  { type, seat: 1, x: 20 + away, y: 20 },
]

test('FA-FIRE-1, FA-FIRE-2, FA-FIRE-3 · 1 to 3 miss, 4 and 5 hit once, 6 hits twice and is rolled on', () => {
  const p = fight({ ships: BROADSIDE(5), dice: [6, 5, 2, 6, 1, 6, 3, 4] })
  p.answer('fire:0:1:1')
  expect(last(p, 'rolled')).toMatchObject({ purpose: 'attack', hits: 8 })
  expect(hp(p, 1)).toBeLessThan(6)
})
