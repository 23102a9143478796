import { expect, test } from 'vitest'
import { risksOf } from '../board/plan/risks.ts'
import { boardingOutlook } from '../board/table/boarding.ts'
import { dogfightOdds, runOdds } from '../board/table/dogfight.ts'
import { changeBy } from '../board/table/reaction.ts'
import { moveBounds } from '../rules/bounds.ts'
import { fightState, type GivenFight } from './fight.ts'

const SHIP = { type: 'terrans-teuton', x: 30, y: 20 } as const
const FOE = { type: 'dindrenzi-secutor', seat: 1, x: 31, y: 22, heading: 180 } as const
const sum = (chances: readonly number[]): number => chances.reduce((all, chance) => all + chance, 0)
const state = (given: Partial<GivenFight>) => fightState({ ships: [SHIP, FOE], ...given })

test('FA-WING-14 · a dogfight of one interceptor with one: either is left as often as its two dice fail', () => {
  const wing = (seat: number, flight: number) => ({ type: 'interceptor', seat, flight, x: 30, y: 20 + flight }) as const
  const { ours, theirs, ourDice } = dogfightOdds(state({ wings: [wing(0, 0), wing(1, 1)] }), 0, 1)
  expect(ourDice).toBe(2)
  expect(theirs[1]).toBeCloseTo(1 / 4)
  expect(sum(ours)).toBeCloseTo(1)
})

test('FA-WING-10, FA-PD-4 · an attack run loses wings to point defence before it strikes', () => {
  const wings = [0, 1, 2, 3].map((x) => ({ type: 'bomber', seat: 0, flight: 0, x: 30 + x, y: 15 }) as const)
  const { dice, pd, left, odds, answered } = runOdds(state({ wings }), 0, 4, 1)
  expect([dice, pd, sum(left)].map((one) => Math.round(one))).toEqual([12, 3, 1])
  expect(answered.critical).toBeLessThan(odds.critical)
  expect(answered.nothing + answered.hull + answered.critical).toBeCloseTo(1)
})

test('FA-BOARD-20, FA-BOARD-21 · a boarding ends in one of four ways after each round, the later the surer', () => {
  const { after, fire, crew, sabotage } = boardingOutlook(state({}), [0], 1, 6)
  expect([fire, crew]).toEqual([3, 4])
  for (const { captured, beatenOff, derelict, going } of after) expect(captured + beatenOff + derelict + going).toBeCloseTo(1)
  expect(after[2]?.going).toBeLessThan(after[0]?.going ?? 0)
  expect(sabotage).toBeGreaterThan(0)
  expect(sabotage).toBeLessThan(0.5)
})

test('FA-TERR-1, FA-TERR-11, FA-MINE-3 · a drawn move tells the rocks, the mines and the edge on its way', () => {
  const rocks = { kind: 'asteroidField', x: 30, y: 25, radius: 2 } as const
  const g = state({ terrain: [rocks], also: (g) => g.mines.push({ owner: 1, ship: 1, x: 35_000, y: 22_000, ad: 4, armed: true }) })
  const bounds = moveBounds(g, 0)
  const ahead = risksOf(g, bounds, { segments: [{ straight: 7000 }] })
  expect(ahead.map(({ kind, dice }) => [kind, dice])).toEqual([['asteroids', 6]])
  expect(risksOf(g, bounds, { segments: [{ straight: 3500 }] })[0]?.dice).toBe(3)
  const aside = risksOf(g, bounds, { segments: [{ straight: 1000 }, { turn: 4500 }, { straight: 2500 }] })
  expect(aside.map(({ kind }) => kind)).toEqual(['mine'])
})

test('FA-CARD-8 · what a card changes: a lower rating makes criticals likelier, more shields make damage rarer', () => {
  const g = state({})
  const weak = changeBy(g, { from: 0, gun: 3, aim: 1, dice: 10 }, null, 'A03')
  expect(weak?.with.critical).toBeGreaterThan(weak?.without.critical ?? 1)
  const shields = changeBy(g, { hits: 5, dice: 1 }, 0, 'R02')
  expect(shields?.with.nothing).toBeGreaterThan(shields?.without.nothing ?? 1)
  expect(changeBy(g, { hits: 5 }, 0, 'R07')).toBeNull()
})
