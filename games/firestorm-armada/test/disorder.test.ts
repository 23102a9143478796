import { expect, test } from 'vitest'
import { placeSquadron } from '../rules/deployment/deploy.ts'
import { testDisorder } from '../rules/disorder.ts'
import { remember } from '../rules/remember.ts'
import { DEEDS, type Deed, LASTING, PLACE, type State } from '../state.ts'
import { at } from './card-table.ts'
import { carryOut, fightState, type GivenShip } from './fight.ts'

test('FA-DMG-15, FA-VP-8 · what befalls a ship is counted as a deed of the other side, what it does as one of its own', () => {
  const ships = [0, 1, 2, 3].map((seat) => at('terrans-teuton', 10 * seat, 10, seat))
  const deeds = (deed: Deed, event: (ship: number) => Parameters<typeof remember>[1]) =>
    [0, 1, 2, 3].map((ship) => {
      const g = fightState({ ships, order: [0, 1, 2, 3] })
      remember(g, event(ship))
      return g.deeds.slice(DEEDS.indexOf(deed) * 2, DEEDS.indexOf(deed) * 2 + 2)
    })
  const [own, other] = [
    [
      [1, 0],
      [0, 1],
      [1, 0],
      [0, 1],
    ],
    [
      [0, 1],
      [1, 0],
      [0, 1],
      [1, 0],
    ],
  ]
  expect(deeds('criticals', (ship) => ({ type: 'critical-hit', rule: 'FA-DMG-15', ship }) as never)).toEqual(other)
  expect(deeds('hits', (ship) => ({ type: 'hits-compared', rule: 'FA-DMG-1', ship, hits: 1 }) as never)).toEqual(other)
  expect(deeds('dice', (ship) => ({ type: 'attack-run', rule: 'FA-WING-6', ship, dice: 1 }) as never)).toEqual(other)
  expect(deeds('dice', (ship) => ({ type: 'attacked', rule: 'FA-FIRE-1', ship, dice: 1 }) as never)).toEqual(own)
  expect(deeds('mines', (ship) => ({ type: 'mine-dropped', rule: 'FA-MINE-1', ship }) as never)).toEqual(own)
})

test('FA-DMG-21, FA-DMG-22 · just what is needed passes; the same damage of two ships is two repairs', () => {
  const g = fightState({ ships: [at('terrans-teuton', 10, 10), at('terrans-teuton', 20, 10)] })
  g.step = 'end-repair'
  for (const ship of [0, 1])
    for (const face of [3, 4])
      remember(g, { type: 'repair-rolled', rule: 'FA-DMG-22', ship, critical: '@critical-ragingFire', face, need: 4 })
  remember(g, { type: 'repair-rolled', rule: 'FA-DMG-22', ship: 1, critical: '@critical-weaponDamage', face: 4, need: 4 })
  for (const face of [3, 4]) remember(g, { type: 'tested', rule: 'FA-DMG-21', ship: 0, face, need: 4, purpose: '@critical-ragingFire' })
  const fire = LASTING.ragingFire
  expect(g.rolls).toEqual([
    { kind: 'repair', of: 0, effect: fire, dice: [3, 4], passed: true },
    { kind: 'repair', of: 1, effect: fire, dice: [3, 4], passed: true },
    { kind: 'repair', of: 1, effect: LASTING.weaponDamage, dice: [4], passed: true },
    { kind: 'fire', of: 0, effect: 0, dice: [3], passed: false },
    { kind: 'fire', of: 0, effect: 0, dice: [4], passed: true },
  ])
})

test('FA-DISORDER-1 · seats test in the order of the turn; a squadron with one ship left, or whose flagship was lost this turn', () => {
  const squad = (type: string, squadron: number, seat: number) => ({ ...at(type, 10 * squadron, 10, seat), squadron })
  const tested = (ships: readonly GivenShip[], strengths: readonly number[], also: (g: State) => unknown) => {
    const given = (g: State) => [g.squadrons.map((squadron, at) => Object.assign(squadron, { strength: strengths[at] })), also(g)]
    const p = carryOut({ ships, order: [1, 0], dice: [4, 4, 1, 1, 1, 4, 4, 4, 4], also: given }, testDisorder)
    return p.events('spectator', 'disorder-tested').map(({ squadron, passed }) => [squadron, passed])
  }
  const lost = (g: State, ...ships: number[]) => ships.map((ship) => g.ships.place.splice(ship, 1, PLACE.destroyed))
  const pairs = [0, 0, 1, 1].map((squadron) => squad('terrans-teuton', squadron, squadron))
  expect(tested(pairs, [2, 2], (g) => lost(g, 0, 2))).toEqual([
    [1, 1],
    [0, 0],
  ])
  expect(tested(pairs, [2, 2], () => [])).toEqual([])
  // One of three ships is less than half, unless it was the flagship; another squadron's flagship does not matter.
  const three = [0, 0, 0, 1].map((squadron) => squad('terrans-marshal', squadron, 0))
  expect(tested(three, [3, 1], (g) => lost(g, 0))).toEqual([])
  expect(tested(three, [3, 1], (g) => [lost(g, 0), Object.assign(g.flagships, [0])])).toEqual([[0, 1]])
  expect(tested(three, [3, 1], (g) => [lost(g, 0, 3), Object.assign(g.flagships, [3])])).toEqual([])
  // A loss in an earlier turn does not count.
  expect(tested(three, [2, 1], (g) => [lost(g, 0), Object.assign(g.flagships, [0])])).toEqual([])
})

test('FA-DISORDER-1, FA-SCEN-2 · a squadron that entered in this turn and lost half of its ships is tested', () => {
  const entering = [0, 0].map(() => ({ ...at('terrans-teuton', 0, 0), squadron: 0 }))
  const p = carryOut(
    {
      ships: [...entering, at('terrans-teuton', 60, 5, 1)],
      dice: [1, 1, 1],
      also: (g) => [
        g.edges.push(0, 1),
        g.ships.place.splice(0, 2, PLACE.away, PLACE.away),
        Object.assign(g.squadrons[0] ?? {}, { strength: 0 }),
      ],
    },
    function* (g) {
      yield* placeSquadron(g, 0, 'edge')
      g.ships.place[0] = PLACE.destroyed
      yield* testDisorder(g)
    },
  )
  p.answer({ plan: { ships: [0, 1].map((ship) => ({ ship, x: 30_000 + 3000 * ship, y: 4000, heading: 0 })) } })
  expect(p.g.squadrons.map(({ disordered }) => disordered)).toEqual([true, false])
})
