import { expect, test } from 'vitest'
import { layTerrain } from '../../rules/deployment/terrain.ts'
import { EDGES } from '../../rules/deployment/zones.ts'
import type { State } from '../../state.ts'
import { carryOut } from '../fight.ts'

const edges = (g: State) => g.edges.push(EDGES.south, EDGES.north)

test('FA-SETUP-2, FA-SETUP-3 · what the six areas hold, where it lies and how large it is, by the dice', () => {
  const laid = (dice: readonly number[], table: readonly number[]) => {
    const also = (g: State) => [edges(g), g.random.table.preset.push(...table)]
    const p = carryOut({ ships: [], dice, also }, function* (g) {
      layTerrain(g)
      yield* []
    })
    const events = p.events('spectator', 'terrain-placed').map((event) => event)
    expect(events).toHaveLength(p.g.terrain.length)
    return p.g.terrain.map(({ kind, x, y, radius }) => [kind, x, y, radius])
  }
  // The rolls for each piece: how much larger than the least size it is, and its place to the east and north in its area.
  const pieces = [
    [0, 0, 0],
    [2000, 24_000, 8000],
    [2000, 24_000, 0],
    [1000, 0, 8000],
    [1000, 24_000, 8000],
  ]
  expect(laid([3, 4, 5, 2, 5, 3, 6, 1], pieces.flat())).toEqual([
    ['asteroidField', 0, 16_000, 2500],
    ['distortionField', 48_000, 24_000, 4000],
    ['nebula', 72_000, 16_000, 5000],
    ['meteor', 0, 32_000, 1500],
    // This one touches the distortion field.
    ['planet', 48_000, 32_000, 4000],
  ])
  expect(() => laid([3, 1, 1, 1, 1, 1], [2501])).toThrow()
  expect(() => laid([3, 1, 1, 1, 1, 1], [2500, 24_001])).toThrow()
  expect(() => laid([3, 1, 1, 1, 1, 1], [2500, 24_000, 8001])).toThrow()
  // After nineteen failed draws it is drawn once more; after twenty it is left out.
  const drawn = (times: number) => laid([3, 3, 1, 1, 1, 1], [0, 24_000, 0, 0, ...Array.from({ length: 2 * times }, () => 0), 24_000, 0])
  expect([drawn(0), drawn(19), drawn(20)].map((found) => found.map(([, x]) => x))).toEqual([[24_000, 48_000], [24_000, 48_000], [24_000]])
})
