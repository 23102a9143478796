import { expect, test } from 'vitest'
import { putAside, putWingAside } from '../../rules/wing/places.ts'
import { PLACE } from '../../state.ts'
import { at } from '../card-table.ts'
import { carryOut, fightState, type GivenFight, type GivenWing } from '../fight.ts'

const wing = (x: number, y: number): GivenWing => ({ type: 'bomber', seat: 0, flight: 0, x, y })

test('FA-WING-20 · a wing under a ship is put the shortest way aside, northward first; only wings on the table, only those under that ship', () => {
  const aside = (given: GivenFight) => {
    const g = fightState(given)
    putAside(g, 0)
    return g.wings.x.map((x, id) => [x, g.wings.y[id]])
  }
  const ships = [at('terrans-teuton', 20, 20), at('terrans-teuton', 40, 20)]
  expect(aside({ ships, wings: [wing(20, 20)] })).toEqual([[20_000, 21_000]])
  expect(aside({ ships, wings: [wing(20.3, 20)] })).toEqual([[21_000, 20_000]])
  expect(aside({ ships, wings: [wing(20, 21), wing(40, 20)] })).toEqual([
    [20_000, 21_000],
    [40_000, 20_000],
  ])
  expect(aside({ ships, wings: [wing(20, 20)], also: (g) => g.wings.place.fill(PLACE.destroyed) })).toEqual([[20_000, 20_000]])
  // It goes neither off the table nor into a planet.
  expect(aside({ ships: [at('terrans-teuton', 20, 0.6)], wings: [wing(20, 0.2)] })).toEqual([[21_000, 200]])
  const planet = [{ kind: 'planet', x: 20, y: 22, radius: 1.5 }] as const
  expect(aside({ ships, wings: [wing(20, 20)], terrain: planet })).toEqual([[21_000, 20_000]])
})

test('FA-WING-20 · a wing that is clear stays where it is, and nothing is told', () => {
  const p = carryOut({ ships: [at('terrans-teuton', 20, 20)], wings: [wing(20, 21)] }, function* (g) {
    putWingAside(g, 0, 'FA-WING-20')
    yield* []
  })
  expect([p.g.wings.x, p.g.wings.y, p.events('spectator', 'wing-put-aside')]).toEqual([[20_000], [21_000], []])
})

test('FA-WING-20 · a wing for which there is no clear point stays where it is, and nothing is told', () => {
  const given = { ships: [at('terrans-teuton', 0.5, 0.5)], wings: [wing(0.5, 0.5)], settings: { width: 1000, depth: 1000 } }
  const p = carryOut(given, function* (g) {
    putWingAside(g, 0, 'FA-WING-20')
    yield* []
  })
  expect([p.g.wings.x[0], p.g.wings.y[0], p.events('spectator')]).toEqual([500, 500, []])
})
