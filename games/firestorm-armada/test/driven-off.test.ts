import { expect, test } from 'vitest'
import { driveOff } from '../rules/pd/driven-off.ts'
import { at } from './card-table.ts'
import { carryOut, fight, type GivenFight, type GivenWing } from './fight.ts'

const wing = (x: number, y: number): GivenWing => ({ type: 'bomber', seat: 1, flight: 0, x, y })

/** Where a wing ends that is driven off from a point, in thousandths of an inch. */
function driven(from: readonly [number, number], start: readonly [number, number], more: Partial<GivenFight> = {}): number[] {
  const p = carryOut({ ships: [at('terrans-teuton', 60, 5)], wings: [wing(...start)], ...more }, (g) =>
    driveOff(g, [0], { x: 1000 * from[0], y: 1000 * from[1] }, 'FA-WING-15'),
  )
  return [p.g.wings.x[0] ?? 0, p.g.wings.y[0] ?? 0]
}

test('FA-PD-7, FA-PD-17 · a driven-off wing stops on the very edge, on the very rim, and goes on past a stand that it would only touch', () => {
  expect(driven([20, 6], [20, 3])).toEqual([20_000, 0])
  expect(driven([20, 42], [20, 45])).toEqual([20_000, 48_000])
  expect(driven([20, 20], [20, 22], { terrain: [{ kind: 'planet', x: 20, y: 26, radius: 2 }] })).toEqual([20_000, 24_000])
  // The frigate's stand begins 25 thousandths beyond the wing's rim: contact, no overlap.
  const frigate = (y: number) => ({ ships: [at('sorylians-reaper', 20, y, 1)] })
  expect(driven([20, 20], [20, 21], frigate(26.9))).toEqual([20_000, 27_826])
  expect(driven([20, 20], [20, 21], frigate(26.926))).toEqual([20_000, 26_000])
  // Just clear of the stand is the very edge of the table; one step less, and the wing stops before the stand.
  expect(driven([20, 41], [20, 42], frigate(47.074))).toEqual([20_000, 48_000])
  expect(driven([20, 41], [20, 42], frigate(47.075))).toEqual([20_000, 46_149])
})

test('FA-PD-20 · the two points to choose from are told in inches', () => {
  const p = fight({ ships: [at('terrans-missionary', 20, 47)], wings: [wing(20, 47.8)], dice: [5], fire: 0 })
  p.answer('pd:0')
  const { options } = p.question() as { options?: readonly { id: string; params?: unknown }[] }
  expect(options?.map(({ id, params }) => [id, params])).toEqual([
    ['slide:16127:48000', { x: 16.127, y: 48 }],
    ['slide:23873:48000', { x: 23.873, y: 48 }],
  ])
})
