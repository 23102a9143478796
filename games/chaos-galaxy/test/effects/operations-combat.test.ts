import { expect, test } from 'vitest'
import type { Operation } from '../../effects/language/vocabulary.ts'
import type { State } from '../../state.ts'
import { card, duel, heard, ids, placeOf } from '../given.ts'
import { carryOut, rewrite, speaking } from './given.ts'
import { after, attack } from './table.ts'

const fighters = (g: State): unknown => g.combat?.fighters.map((fighter) => [ids(g, [fighter.ship])[0], fighter.attacking, fighter.in])
const AS_IT_WAS = [
  ['turul', true, true],
  ['karom', false, true],
]
const late = (g: State): void => {
  attack()(g)
  if (g.combat !== null) g.combat.step = 'bombing'
}

test('CG-EQUIP-10 · operation joinCombat: on its controller’s side; not once bombing has begun, nor without a combat', () => {
  const join: Operation = { op: 'joinCombat', who: 't1' }
  expect(after([join], { t1: ['gondolat'] }, fighters, [], attack())).toEqual([...AS_IT_WAS, ['gondolat', false, true]])
  expect(after([join, join], { t1: ['solyom'] }, fighters, [], attack())).toEqual([...AS_IT_WAS, ['solyom', true, true]])
  expect(after([join], { t1: ['gondolat'] }, fighters, [], late)).toEqual(AS_IT_WAS)
  expect(after([join], { t1: ['gondolat'] }, fighters)).toBeUndefined()
})

test('CG-EQUIP-11 · operation removeFromCombat: the ship takes no further part; the last attacker ends the combat', () => {
  const leave: Operation = { op: 'removeFromCombat', who: 't1' }
  const read = (g: State): unknown => [fighters(g), g.combat?.ended]
  expect(after([leave], { t1: ['turul'] }, read, [], attack())).toEqual([[['turul', true, false], AS_IT_WAS[1]], true])
  expect(after([leave], { t1: ['karom@1'] }, read, [], attack())).toEqual([[AS_IT_WAS[0], ['karom', false, false]], false])
  expect(after([leave], { t1: ['honfoglalo'] }, read, [], attack())).toEqual([AS_IT_WAS, false])
})

test('CG-UNEQ-1 · operation endCombat: the running combat ends, and without one nothing does', () => {
  expect(after([{ op: 'endCombat' }], {}, (g) => g.combat?.ended, [], attack())).toBe(true)
  expect(after([{ op: 'endCombat' }], {}, (g) => g.combat)).toBeNull()
})

test('CG-ATK-9 · operation changeAttackTarget: only by the attacked player', () => {
  const change: Operation = { op: 'changeAttackTarget', who: 't1' }
  const read = (g: State): unknown => [g.combat?.target, g.combat?.targetCard === card({ g }, 'konyvelo', 1)]
  expect(after([change], { self: 'gondolat', t1: ['konyvelo@1'] }, read, [], attack())).toEqual(['crew', true])
  expect(after([change], { self: 'gondolat', t1: [] }, read, [], attack())).toEqual(['colony', false])
  expect(after([change], { self: 'turul', t1: ['konyvelo@1'] }, read, [], attack())).toEqual(['colony', false])
})

test('CG-CPAY-5 · in a group damage and destruction wait until all have spoken', () => {
  const p = duel({ you: { hangar: ['turul', 'solyom'] } })
  const gathered = { damages: [], doomed: [] }
  carryOut(p, { ...speaking(p, { t1: ['turul'], t2: ['solyom'] }), gathered }, [
    { op: 'damage', to: 't1', n: 9 },
    { op: 'destroy', who: 't2' },
  ])
  expect([placeOf(p.g, card(p, 'turul')), placeOf(p.g, card(p, 'solyom'))]).toEqual(['hangar of 0', 'hangar of 0'])
  expect([gathered.damages.length, gathered.doomed.length]).toEqual([1, 1])
  expect(heard(p, 'destroyed')).toEqual([])
})

const toldOf = (type: string) => (g: State) => g.events.flatMap(({ event }) => (event.type === type ? [event.card] : []))
const OPEN = (g: State): void => {
  attack()(g)
  if (g.combat !== null) g.combat.defended = false
}

test('CG-EQUIP-10, CG-ATK-9 · who joins, and what is attacked instead, is told; only who joins the defender defends', () => {
  const join: Operation = { op: 'joinCombat', who: 't1' }
  const solyom = after([join], { t1: ['solyom'] }, (g, at) => [toldOf('joined-combat')(g), at('solyom'), g.combat?.defended], [], OPEN)
  expect(solyom).toEqual([[solyom[1]], solyom[1], false])
  expect(after([join], { t1: ['gondolat'] }, (g) => g.combat?.defended, [], OPEN)).toBe(true)
  const change: Operation = { op: 'changeAttackTarget', who: 't1' }
  const read = (g: State, at: (id: string, seat?: number) => number) => [toldOf('target-changed')(g), at('konyvelo', 1)]
  const told = after([change], { self: 'gondolat', t1: ['konyvelo@1'] }, read, [], attack())
  expect(told).toEqual([[told[1]], told[1]])
  // A card that is not in play cannot become the target.
  expect(after([change], { self: 'gondolat', t1: ['verdij'] }, (g) => g.combat?.target, [], attack())).toBe('colony')
})

test('CG-EQUIP-10, CG-STACK-20 · who joins after the equip step is heard of at once; in it all are said to join at its end', () => {
  const hears = (step: 'firing' | 'equip'): number => {
    rewrite('konyvelo', [{ kind: 'triggered', when: { event: 'joinsCombat' }, do: [{ op: 'draw', player: 'you', n: 1 }] }])
    const also = (g: State): void => {
      attack()(g)
      if (g.combat !== null) g.combat.step = step
    }
    return after([{ op: 'joinCombat', who: 't1' }], { t1: ['solyom'] }, (g) => g.waiting.length, [], also)
  }
  expect([hears('firing'), hears('equip')]).toEqual([1, 0])
})
