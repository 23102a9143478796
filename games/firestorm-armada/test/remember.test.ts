import { readFileSync } from 'node:fs'
import { type Position, restore } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { firestormArmada } from '../index.ts'
import { testDisorder } from '../rules/disorder.ts'
import { remember } from '../rules/remember.ts'
import { DEEDS, type Deed, LASTING, NONE, type State } from '../state.ts'
import { fightState } from './fight.ts'
import { FAR, table } from './table.ts'

const TEUTON = { type: 'terrans-teuton', x: 20, y: 20 } as const
const deed = (g: State, name: Deed): number[] => g.deeds.slice(DEEDS.indexOf(name) * 2, DEEDS.indexOf(name) * 2 + 2)

test('FA-DMG-21, FA-DMG-22 · the rolls of the end phase are kept for everybody to see, with rerolls beside the first rolls', () => {
  const p = table({
    ships: [{ ...TEUTON, effects: ['ragingFire', 'weaponDamage'] }, FAR],
    step: 'end-effects',
    // The fire burns, then it is repaired; the weapon damage is not.
    dice: [2, 5, 3],
    also: (g) => {
      g.rolls.push({ kind: 'repair', of: 1, effect: 1, dice: [1], passed: false })
    },
  })
  expect(p.g.rolls).toEqual([
    { kind: 'fire', of: 0, effect: 0, dice: [2], passed: false },
    { kind: 'repair', of: 0, effect: LASTING.ragingFire, dice: [5], passed: true },
    { kind: 'repair', of: 0, effect: LASTING.weaponDamage, dice: [3], passed: false },
  ])
  expect(firestormArmada.view(p.g, 'spectator').rolls).toEqual(p.g.rolls)
  const g = fightState({ ships: [TEUTON] })
  g.step = 'end-repair'
  for (const [face, rule] of [
    [2, 'FA-DMG-22'],
    [6, 'FA-TRAIT/eliteCrew'],
  ] as const)
    remember(g, { type: 'repair-rolled', rule, ship: 0, critical: '@critical-ragingFire', face, need: 4 })
  expect(g.rolls).toEqual([{ kind: 'repair', of: 0, effect: LASTING.ragingFire, dice: [2, 6], passed: true }])
  g.step = 'combat'
  remember(g, { type: 'repair-rolled', rule: 'FA-CARD-7', ship: 0, critical: '@critical-weaponDamage', face: 6, need: 4 })
  remember(g, { type: 'tested', rule: 'FA-DMG-21', ship: 0, face: 6, need: 4, purpose: '@critical-ragingFire' })
  expect(g.rolls).toHaveLength(1)
})

test('FA-DISORDER-2 · tests of order are kept with their dice', () => {
  const g = fightState({ ships: [TEUTON, FAR] })
  g.step = 'end-repair'
  g.squadrons[0] = { ...(g.squadrons[0] as State['squadrons'][number]), disordered: true }
  g.random.dice.preset.push(3, 4, 0)
  const testing = testDisorder(g)
  while (testing.next().done !== true);
  expect(g.rolls).toEqual([{ kind: 'order', of: 0, effect: 0, dice: [4, 5, 1], passed: true }])
})

test('FA-VP-8 · the points after each turn are kept, and seen by all', () => {
  const p = table({ ships: [TEUTON, FAR], step: 'end-markers', also: (g) => g.score.push(40, 20) })
  expect(p.g.score).toEqual([40, 20, 0, 0])
  expect(firestormArmada.view(p.g, 1).score).toEqual([40, 20, 0, 0])
  const g = fightState({ ships: [TEUTON, FAR] })
  remember(g, { type: 'points-counted', rule: 'FA-VP-2', points: [90, 0] })
  expect(g.score).toEqual([])
})

test('FA-GEN-9 · dice, hits, critical hits, cards and mines are counted for the side that deals them', () => {
  const g = fightState({ ships: [TEUTON, { ...TEUTON, seat: 1, y: 30 }] })
  const on = 'ship:1'
  remember(g, { type: 'attacked', rule: 'FA-FIRE-1', on, ship: 0, weapon: '', target: 1, guns: [], dice: 7 })
  remember(g, { type: 'attack-run', rule: 'FA-WING-10', on, ship: 1, wings: [], dice: 3 })
  remember(g, { type: 'hits-compared', rule: 'FA-DMG-1', ship: 1, hits: 4, dr: 4, cr: 6 })
  remember(g, { type: 'critical-hit', rule: 'FA-DMG-11', ship: 0, total: 7, critical: '' })
  remember(g, { type: 'card-played', rule: 'FA-CARD-7', seat: 3, card: '' })
  remember(g, { type: 'mine-dropped', rule: 'FA-MINE-1', ship: 1, x: 0, y: 0, dice: 4 })
  expect(DEEDS.map((name) => deed(g, name))).toEqual([
    [10, 0],
    [4, 0],
    [0, 1],
    [0, 1],
    [0, 1],
  ])
  expect(firestormArmada.view(g, 0).deeds).toEqual(g.deeds)
})

const stored = (version: number) => JSON.parse(readFileSync(new URL(`older/version-${version}.json`, import.meta.url), 'utf8')) as Position

test('FA-GEN-9 · a table of version 1 goes on where it stood and counts from then on', () => {
  const { table: restored, dropped } = restore(firestormArmada, stored(1))
  expect(dropped).toBe(0)
  expect([restored.state.score, restored.state.deeds.length, restored.state.rolls]).toEqual([[], DEEDS.length * 2, []])
  expect(restored.questions).not.toEqual([])
})

test('FA-GEN-9, FA-LINK-3 · a table of version 2 goes on in the middle of a linked attack, which is declared anew', () => {
  const position = stored(2)
  expect(position.answers.map((record) => record.answer)).toEqual([{ option: 'fire:13:2:0' }, { options: ['link:14:2'] }])
  const { table: restored, dropped } = restore(firestormArmada, position)
  expect(dropped).toBe(0)
  expect(restored.questions).toMatchObject([{ name: 'card.attack', seat: 1, on: `squadron:${restored.state.activation.id}` }])
  const guns = [13, 14].map((ship) => ({ ship, weapon: 2 }))
  expect(restored.start.state.activation.declared).toEqual([{ guns, target: 0, share: 0, full: NONE }])
  expect(restored.state.deeds).toEqual([43, 48, 26, 17, 0, 1, 5, 3, 0, 0])
})

test('FA-GEN-9, FA-TERR-10 · a table of version 3 goes on in the middle of an activation; asteroids have attacked nobody in it yet', () => {
  const { table: restored, dropped } = restore(firestormArmada, stored(3))
  expect(dropped).toBe(0)
  expect(restored.questions).toMatchObject([{ name: 'move.plan' }])
  expect(restored.state.activation).toMatchObject({ kind: 'squadron', declared: [], asteroids: [] })
})
