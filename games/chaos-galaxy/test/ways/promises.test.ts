import { conform, failureText } from '@orrery/kernel/conformance'
import { expect, test } from 'vitest'
import { chaosGalaxy } from '../../index.ts'

/** Ways to play in which random games are short; `orrery check` plays the others. */
const WAYS: readonly (readonly [number, Record<string, boolean | number>])[] = [
  [2, { cleanGame: true, activeDefence: true, shipConversion: true, raceDegree: 1 }],
  [3, { simplifiedCombat: true, investment: true, raceDegree: 2 }],
]

test.each(WAYS)('CG-OPT-2, CG-OPT-6 · a table for %i with %o keeps what every game promises', (seats, options) => {
  const report = conform(chaosGalaxy, { games: 1, seed: `ways ${seats}`, seats, options, thorough: 1 })
  expect(report.failures.map(failureText)).toEqual([])
  expect(report.answers).toBeGreaterThan(100)
})
