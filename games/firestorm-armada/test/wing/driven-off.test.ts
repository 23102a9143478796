import { randomOf, seedOf } from '@orrery/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineOn, lineTo, poseAt } from '../../geometry/path.ts'
import { distance2, isInside, isOn } from '../../geometry/place.ts'
import { endEffects } from '../../rules/end/effects.ts'
import { wallsOfWings } from '../../rules/stands.ts'
import { driveOff } from '../../rules/wing/driven-off.ts'
import { at } from '../card-table.ts'
import { carryOut, fight, type GivenFight, type GivenWing } from '../fight.ts'

const wing = (x: number, y: number): GivenWing => ({ type: 'bomber', seat: 1, flight: 0, x, y })

/** Where a wing that is driven off from a point ends, in thousandths of an inch. */
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
  // The frigate's stand begins 25 thousandths beyond the wing's rim: they are in contact and do not overlap.
  const frigate = (y: number) => ({ ships: [at('sorylians-reaper', 20, y, 1)] })
  expect(driven([20, 20], [20, 21], frigate(26.9))).toEqual([20_000, 27_826])
  expect(driven([20, 20], [20, 21], frigate(26.926))).toEqual([20_000, 26_000])
  // The first point clear of the stand is exactly on the table's edge; if it were one step farther, the wing would stop before the stand.
  expect(driven([20, 41], [20, 42], frigate(47.074))).toEqual([20_000, 48_000])
  expect(driven([20, 41], [20, 42], frigate(47.075))).toEqual([20_000, 46_149])
})

test('FA-PD-7 · a wing that stands inside what bars its way stays there, or slides to its rim out of the zone of the ship that fired', () => {
  const rock = (y: number, radius: number) => ({ terrain: [{ kind: 'meteor', x: 20, y, radius }] as const })
  expect(driven([20, 20], [20, 22], rock(22.5, 1))).toEqual([20_000, 22_000])
  // The wing is a thousandth of an inch inside the rim, on its way out.
  expect(driven([20, 20], [20, 22], rock(21.001, 1))).toEqual([20_000, 22_000])
  const by = (place: GivenFight['terrain']) => {
    const p = carryOut({ ships: [at('terrans-teuton', 20, 20)], wings: [wing(20, 22)], terrain: place ?? [] }, (g) =>
      driveOff(g, [0], { x: 20_000, y: 20_000 }, 'FA-PD-7', 0),
    )
    return { x: p.g.wings.x[0] ?? 0, y: p.g.wings.y[0] ?? 0 }
  }
  const planet = { kind: 'planet', x: 21, y: 24, radius: 3 } as const
  const end = by([planet])
  expect(distance2(end, { x: 20_000, y: 20_000 })).toBeGreaterThan(4000 ** 2)
  expect(Math.abs(Math.sqrt(distance2(end, { x: 21_000, y: 24_000 })) - 3000)).toBeLessThan(3)
})

/** Where a wing ends that the point defence of a cruiser drives off. */
function drivenBy(ship: readonly [number, number], start: readonly [number, number], more: Partial<GivenFight>): number[] {
  const cruiser = at('terrans-teuton', ...ship)
  const p = carryOut({ wings: [wing(...start)], ...more, ships: [cruiser, ...(more.ships ?? [])] }, (g) =>
    driveOff(g, [0], { x: 1000 * ship[0], y: 1000 * ship[1] }, 'FA-PD-7', 0),
  )
  return [p.table.questions.length, p.g.wings.x[0] ?? 0, p.g.wings.y[0] ?? 0]
}

test('FA-PD-7, FA-PD-17 · a wing that is stopped out of the zone stays there, at the last clear point before a stand as well', () => {
  const planet = { kind: 'planet', x: 20, y: 28.5, radius: 2 } as const
  expect(drivenBy([20, 20], [20, 22], { terrain: [planet] })).toEqual([0, 20_000, 26_500])
  const behind = { terrain: [planet], ships: [at('sorylians-reaper', 20, 26.2, 1)] }
  const [asked, x, y = 0] = drivenBy([20, 20], [20, 22], behind)
  expect([asked, x, y > 24_000 && y < 25_500]).toEqual([0, 20_000, true])
})

test('FA-PD-7, FA-PD-20 · round a planet a wing slides to points of the table alone, and into nothing that lies at its rim', () => {
  const planet = { kind: 'planet', x: 1, y: 24, radius: 3 } as const
  const [asked, x = 0, y = 0] = drivenBy([0.5, 28.2], [0.3, 27.3], { terrain: [planet] })
  // The shorter way, to the west, leads off the table.
  expect([asked, x > 3000, y < 26_000]).toEqual([0, true, true])
  const inland = { ...planet, x: 30 }
  const past = (...terrain: GivenFight['terrain'] & object) => drivenBy([30.1, 28.2], [30.1, 27.3], { terrain: [inland, ...terrain] })
  const [, east = 0, north = 0] = past()
  expect(east).toBeGreaterThan(32_000)
  // A meteor at that point leaves only the other way.
  expect(past({ kind: 'meteor', x: east / 1000, y: north / 1000, radius: 0.5 })[1]).toBeLessThan(28_000)
})

test('FA-PD-17, FA-GEN-14 · a way that goes on keeps the very points of its first 5 inches', () => {
  const point = fc.record({ x: fc.integer({ min: 0, max: 72_000 }), y: fc.integer({ min: 0, max: 48_000 }) })
  fc.assert(
    fc.property(point, point, point, (start, to, on) => {
      const path = lineTo(start, to)
      const longer = lineOn(path, on)
      for (let step = 0; step <= path.steps; step += 997) expect(poseAt(longer, step)).toEqual(poseAt(path, step))
      expect(poseAt(longer, path.steps)).toMatchObject(to)
      expect(longer.end).toMatchObject(on)
    }),
    { numRuns: 60 },
  )
})

test('FA-TERR-11, FA-PD-7, FA-WING-8 · wherever meteors drift and wings are driven off, no wing comes to stand inside a planet, a meteor or a distortion field', () => {
  const random = randomOf(seedOf('drifting among wings'))
  const within = (least: number, most: number) => least + random.below(1000 * (most - least)) / 1000
  const inside = (p: ReturnType<typeof carryOut>) =>
    p.g.wings.x.filter((x, id) => {
      const point = { x, y: p.g.wings.y[id] ?? 0 }
      return !isOn(point, 72_000, 48_000) || wallsOfWings(p.g).some((wall) => isInside(point, wall))
    })
  let aside = 0
  let stopped = 0
  for (let table = 0; table < 40; table++) {
    // A planet and meteors of all sizes in a corner of the table, with wings crowded around them.
    const meteor = () => ({ kind: 'meteor', x: within(0, 14), y: within(0, 14), radius: within(0.5, 1.5), drifting: true }) as const
    const terrain = [
      { kind: 'planet', x: within(3, 7), y: within(3, 7), radius: within(3, 5) } as const,
      ...Array.from({ length: 6 }, meteor),
    ]
    const wings: GivenWing[] = []
    while (wings.length < 24) {
      const [x, y] = [within(0, 16), within(0, 16)]
      const isClear = terrain.every((disc) => Math.hypot(disc.x - x, disc.y - y) > disc.radius + 0.01)
      if (isClear && wings.every((other) => Math.hypot(other.x - x, other.y - y) > 0.75))
        wings.push({ type: 'bomber', seat: 1, flight: 0, x, y })
    }
    const ships = [at('terrans-teuton', 60, 40), at('terrans-teuton', 66, 40, 1)]
    const p = carryOut({ ships, wings, terrain, dice: Array.from({ length: 12 }, () => 1 + random.below(6)) }, endEffects)
    expect(inside(p)).toEqual([])
    aside += p.events('spectator', 'wing-put-aside').length
    const start = p.g.wings.x.map(
      (x, id): GivenWing => ({ type: 'bomber', seat: 1, flight: 0, x: x / 1000, y: (p.g.wings.y[id] ?? 0) / 1000 }),
    )
    const moved = p.g.terrain.map((piece) => ({ ...piece, x: piece.x / 1000, y: piece.y / 1000, radius: piece.radius / 1000 }))
    const from = { x: random.below(16_000), y: random.below(16_000) }
    const off = carryOut({ ships, wings: start, terrain: moved }, (g) =>
      driveOff(
        g,
        start.map((_, id) => id),
        from,
        'FA-DMG-24',
      ),
    )
    expect(inside(off)).toEqual([])
    stopped += off.events('spectator', 'driven-off').filter(({ wing: id }) => {
      const [x, y] = [off.g.wings.x[id as number] ?? 0, off.g.wings.y[id as number] ?? 0]
      return distance2({ x, y }, { x: p.g.wings.x[id as number] ?? 0, y: p.g.wings.y[id as number] ?? 0 }) < 4_900 ** 2
    }).length
  }
  expect(aside).toBeGreaterThan(40)
  expect(stopped).toBeGreaterThan(40)
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
