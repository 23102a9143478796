import fc from 'fast-check'
import { expect, test } from 'vitest'
import { covered, placed } from '../table/places.ts'

test('labels never lie over each other while any of their places is free', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 1200 }), fc.integer({ min: 0, max: 800 })), { minLength: 2, maxLength: 20 }),
      (at) => {
        const wanted = at.map(([left, top], key) => ({ key: `${key}`, width: 90, height: 20, about: { left, top, width: 30, height: 30 } }))
        const places = [...placed(wanted, []).values()]
        expect(places).toHaveLength(at.length)
        for (const [i, one] of places.entries()) for (const other of places.slice(i + 1)) expect(covered(one, other)).toBe(0)
      },
    ),
    { numRuns: 100 },
  )
})
