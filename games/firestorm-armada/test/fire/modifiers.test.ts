import { expect, test } from 'vitest'
import { pointDefence } from '../../rules/fire/point-defence.ts'
import { damageModifier } from '../../rules/fire/shots.ts'
import { fight, fightState, type GivenFight, type GivenShip, last } from '../fight.ts'

const MISS = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]
const pair = (own: Partial<GivenShip>, enemy: Partial<GivenShip> = {}): GivenShip[] => [
  { type: 'directorate-abraxas', x: 20, y: 20, ...own },
  { type: 'sorylians-falcata', seat: 1, x: 25, y: 20, ...enemy },
]
const diceOf = (given: GivenFight, answer: string) => {
  const p = fight({ dice: MISS, ...given })
  p.answer(answer)
  return last(p, 'attacked')?.dice
}

test('FA-MOD-9, FA-DMG-26 · a derelict has no point defence, not even the last die', () => {
  const pd = (crew: number) => pointDefence(fightState({ ships: pair({ type: 'terrans-teuton', crew }) }), 0)
  expect([pd(4), pd(5)]).toEqual([1, 0])
})

test('FA-MOD-1, FA-MOD-2, FA-MOD-10 · each hull or crew token takes an AD; a removed token takes none', () => {
  for (const hull of [0, 1, 2, 3]) expect(diceOf({ ships: pair({ hull }) }, 'fire:0:0:1')).toBe(8 - hull)
  for (const crew of [1, 2]) expect(diceOf({ ships: pair({ crew }) }, 'fire:0:0:1')).toBe(8 - crew)
  const mounts: readonly (readonly [Partial<GivenShip>, string, number])[] = [
    [{ type: 'dindrenzi-secutor', heading: 90, hull: 1 }, 'fire:0:2:1', 6],
    [{ type: 'dindrenzi-secutor', heading: 270, hull: 1 }, 'fire:0:1:1', 2],
    [{ type: 'dindrenzi-secutor', heading: 0, hull: 1 }, 'fire:0:0:1', 4],
    [{ type: 'terrans-teuton', heading: 180, hull: 1 }, 'fire:0:0:1', 5],
    [{ type: 'terrans-teuton', heading: 0, hull: 1 }, 'fire:0:1:1', 5],
  ]
  for (const [own, answer, base] of mounts) expect([answer, diceOf({ ships: pair(own) }, answer)]).toEqual([answer, base - 1])
  expect(pointDefence(fightState({ ships: pair({ hull: 2 }) }), 0)).toBe(1)
})

test('FA-MOD-3 · torpedoes keep their dice', () => {
  expect(diceOf({ ships: pair({ type: 'terrans-teuton', hull: 3 }), fire: 2 }, 'fire:0:3:1')).toBe(4)
})

test('FA-MOD-4 · shields keep their dice', () => {
  const p = fight({ ships: pair({}, { type: 'terrans-aegis', hull: 3, crew: 2 }), dice: [5, 5, 5, 5, 5, 5, 5, 5, 2, 2, 2] })
  p.answers('fire:0:0:1', 'no')
  expect(p.events('spectator', 'rolled').at(-1)).toMatchObject({ purpose: 'shields', waves: [[2, 2, 2]] })
})

test('FA-MOD-6 · only the larger of hull and crew damage counts', () => {
  expect(damageModifier(fightState({ ships: pair({ hull: 3, crew: 2 }) }), 0)).toBe(3)
  expect(damageModifier(fightState({ ships: pair({ hull: 2, crew: 3 }) }), 0)).toBe(3)
})

test('FA-MOD-7 · assault points change no dice', () => {
  expect(diceOf({ ships: pair({ ap: 0 }) }, 'fire:0:0:1')).toBe(8)
})

test('FA-MOD-8 · a primary weapon keeps one die', () => {
  expect(diceOf({ ships: pair({ hull: 3 }, { x: 50 }) }, 'fire:0:0:1')).toBe(1)
  expect(diceOf({ ships: pair({ hull: 2, crew: 2 }, { x: 50 }) }, 'fire:0:0:1')).toBe(1)
})

test('FA-MOD-9 · point defence keeps one die where the printed value is 1, unless the table plays otherwise', () => {
  expect(pointDefence(fightState({ ships: pair({ hull: 3, crew: 2 }) }), 0)).toBe(1)
  expect(pointDefence(fightState({ ships: pair({ hull: 3 }), settings: { pdMinimumOne: false } }), 0)).toBe(0)
  expect(pointDefence(fightState({ ships: pair({ hull: 2 }), settings: { pdMinimumOne: false } }), 0)).toBe(1)
})

test('FA-SMALL-1 · capital ships hit frigates, escorts, transports and gun platforms on 5 and 6 only', () => {
  for (const type of ['sorylians-reaper', 'sorylians-kontos', 'neutral-transport', 'sorylians-aspis', 'sorylians-flechette']) {
    const p = fight({ ships: pair({ type: 'terrans-teuton' }, { type }), dice: [4, 5, 6, 1, 1, 4, 1, 1] })
    p.answer('fire:0:1:1')
    const [attack] = p.events('spectator', 'rolled')
    expect([type, attack?.hits]).toEqual([type, 0 + 1 + 2 + 0])
  }
})

test('FA-SMALL-2, FA-SMALL-3 · they hit corvettes, shuttles and gun drones on 6 only, extra dice too', () => {
  for (const type of ['sorylians-plumbata', 'neutral-shuttle', 'directorate-hostility']) {
    const p = fight({ ships: pair({ type: 'terrans-teuton' }, { type }), dice: [5, 5, 6, 1, 1, 5] })
    p.answer('fire:0:1:1')
    expect([type, last(p, 'rolled')?.hits]).toEqual([type, 2])
  }
})

test('FA-SMALL-4, FA-SMALL-5 · ships that are not capital hit small targets on 4; capital ships are hit on 4 by all', () => {
  for (const [own, enemy, hits] of [
    ['terrans-missionary', 'sorylians-plumbata', 1],
    ['terrans-missionary', 'sorylians-reaper', 1],
    ['terrans-teuton', 'sorylians-falcata', 1],
    ['terrans-artemis', 'sorylians-falcata', 1],
    ['terrans-artemis', 'sorylians-reaper', 0],
    ['sorylians-lucern', 'terrans-javelin', 0],
    ['aquans-cyclone', 'terrans-javelin', 1],
  ] as const) {
    const p = fight({ ships: pair({ type: own }, { type: enemy }), dice: [4, 1, 1, 1, 1, 1] })
    p.answer(p.options().find((id) => id.startsWith('fire:0:')) as string)
    expect([own, enemy, p.events('spectator', 'rolled')[0]?.hits]).toEqual([own, enemy, hits])
  }
})

test('FA-SMALL-6 · torpedoes of capital ships are held to it as well', () => {
  const p = fight({ ships: pair({ type: 'terrans-teuton' }, { type: 'sorylians-reaper' }), fire: 2, dice: [4, 4, 4, 5, 1] })
  p.answers('fire:0:3:1', 'dice:1')
  expect(p.events('spectator', 'rolled')[0]).toMatchObject({ hits: 1 })
})
