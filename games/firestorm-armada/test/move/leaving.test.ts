import { expect, test } from 'vitest'
import { leave } from '../../rules/leave.ts'
import { pickUpPods } from '../../rules/move/move.ts'
import { NONE, PLACE, type State } from '../../state.ts'
import { at } from '../card-table.ts'
import { carryOut, type GivenFight, last } from '../fight.ts'

const pods =
  (...more: Partial<State['pods'][number]>[]) =>
  (g: State) => {
    for (const pod of more) g.pods.push({ x: 20_000, y: 20_000, value: 25, ship: NONE, carriedOff: NONE, ...pod })
  }

test('FA-SCEN-9 · what becomes of the pods aboard a ship that leaves is told', () => {
  const leaving = (fate: 'destroyed' | 'captured' | 'withdrawn') =>
    carryOut({ ships: [at('terrans-teuton', 20, 20), at('terrans-teuton', 30, 20, 1)], also: pods({ ship: 0 }, { ship: 1 }) }, (g) =>
      leave(g, 0, fate, 'FA-DMG-1', 1),
    )
  expect(last(leaving('destroyed'), 'pod-dropped')).toMatchObject({ on: 'pod:0', ship: 0, value: 25, rule: 'FA-SCEN-9' })
  expect(last(leaving('destroyed'), 'pod-carried-off')).toBeUndefined()
  for (const fate of ['captured', 'withdrawn'] as const) {
    expect(last(leaving(fate), 'pod-carried-off')).toMatchObject({ on: 'pod:0', ship: 0, value: 25 })
    expect(leaving(fate).events('spectator', 'pod-carried-off')).toHaveLength(1)
  }
  expect([leaving('captured').g.pods[0]?.carriedOff, leaving('withdrawn').g.pods[0]?.carriedOff]).toEqual([1, 0])
})

/** Two Charybdis of one squadron can carry seven wings each, so of nine wings aboard two are lost with one ship. */
function losing(
  wings: readonly (readonly [type: 'fighter' | 'bomber', flight: number, spent: number])[],
  fate: 'destroyed' | 'withdrawn' = 'destroyed',
) {
  const ships = [0, 1].map((i) => ({ ...at('aquans-charybdis', 20 + 3 * i, 20), squadron: 0 }))
  const given: GivenFight = {
    ships,
    wings: wings.map(([type, flight]) => ({ type, seat: 0, flight, x: 0, y: 0 })),
    also: (g) => {
      g.wings.place.fill(PLACE.away)
      g.wings.squadron.fill(0)
      for (const [wing, [, , spent]] of wings.entries()) g.wings.spent[wing] = spent
    },
  }
  return carryOut(given, (g) => leave(g, 0, fate, 'FA-DMG-1'))
}

test('FA-WING-18, FA-WING-22 · of the wings in excess the owner says which kind is lost: type, flight and use tell them apart', () => {
  const seven = Array.from({ length: 7 }, () => ['fighter', 0, 0] as const)
  expect(losing(seven).table.questions).toEqual([])
  expect(last(losing(seven), 'wing-lost')).toBeUndefined()
  // If the wings are alike, nobody is asked.
  const alike = losing([...seven, ['fighter', 0, 0]])
  expect([alike.table.questions, last(alike, 'wing-lost')]).toMatchObject([[], { wing: 0, rule: 'FA-WING-22' }])
  expect(alike.g.wings.place.filter((place) => place === PLACE.destroyed)).toHaveLength(1)
  for (const other of [
    ['bomber', 0, 0],
    ['fighter', 1, 0],
    ['fighter', 0, 1],
  ] as const) {
    const p = losing([...seven, other])
    expect([other, p.question().seat, p.options()]).toEqual([other, 0, ['lose:0', 'lose:7']])
    p.answer('lose:7')
    expect([p.g.wings.place[7], p.events('spectator', 'wing-lost')]).toMatchObject([PLACE.destroyed, [{ wing: 7 }]])
  }
  const gone = losing([...seven, ['bomber', 0, 0]], 'withdrawn')
  gone.answer('lose:7')
  expect(gone.g.wings.place[7]).toBe(PLACE.withdrawn)
})

const taking = (ship: string, given: Partial<GivenFight>) =>
  carryOut({ ships: [at(ship, 20, 20), at('terrans-teuton', 60, 40, 1)], ...given }, (g) => pickUpPods(g, 0))

test('FA-TERR-8, FA-SCEN-9 · a pod within 2 inches costs a weapon system each, and is told; those aboard or carried off lie nowhere', () => {
  const p = taking('terrans-teuton', { also: pods({ x: 22_000 }, { x: 22_001 }, { ship: 1 }, { carriedOff: 0 }, {}) })
  const weapons = p.options().filter((id) => id.startsWith('pod:0:')).length
  expect(p.options()).toEqual([
    ...Array.from({ length: weapons }, (_, i) => `pod:0:${i}`),
    ...Array.from({ length: weapons }, (_, i) => `pod:4:${i}`),
    'done',
  ])
  p.answer('pod:4:1')
  expect([p.g.pods[4]?.ship, last(p, 'pod-taken')]).toMatchObject([0, { on: 'pod:4', ship: 0, value: 25 }])
  expect(p.options()).not.toContain('pod:0:1')
  expect(p.options()).toContain('pod:0:0')
  expect([p.g.ships.fired[0], p.g.ships.firedTurn[0]]).toEqual([2, 2])
})

test('FA-SCEN-9 · a ship without weapons takes one pod a move', () => {
  const p = taking('terrans-squire', { also: pods({}, {}) })
  expect(p.options()).toEqual(['pod:0:none', 'pod:1:none', 'done'])
  p.answer('pod:1:none')
  expect([p.g.pods.map(({ ship }) => ship), p.table.questions, p.g.ships.fired[0]]).toEqual([[NONE, 0], [], 0])
  expect(taking('terrans-squire', {}).table.questions).toEqual([])
})
