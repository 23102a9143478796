import { answer, openTable, type Question, randomOf, seedOf } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { divisionsOf } from '../board/plan/divisions.ts'
import type { Way } from '../board/table/stakes/EndsBar.tsx'
import { changeBy } from '../board/table/stakes/reaction.ts'
import { torpedoThreat } from '../bot/defence.ts'
import { policy } from '../bot.ts'
import { shipTypeById } from '../content/ships.ts'
import { firestormArmada } from '../index.ts'
import { type AttackFigures, attackOdds } from '../odds.ts'
import { arrivedBy, figuresOf, outlook, outlookOfShare, outlooksOf } from '../outlook.ts'
import { ratingsOf } from '../rules/damage/receive.ts'
import type { Gun } from '../rules/fire/dice.ts'
import { torpedoDefence } from '../rules/fire/point-defence.ts'
import { seenState } from '../seen-state.ts'
import type { State } from '../state.ts'
import { inForce } from './card-table.ts'
import { carryOut, fightState, type GivenFight, type GivenShip } from './fight.ts'

const GUN = { type: 'dindrenzi-secutor', x: 30, y: 20 } as const
const FOE = { type: 'aquans-maelstrom', seat: 1, x: 30.1, y: 26, heading: 180 } as const
const state = (ships: readonly GivenShip[], more: Partial<GivenFight> = {}) => fightState({ ships, ...more })
const weaponsOf = (type: string) => shipTypeById(type)?.weapons ?? []
const FIXED = weaponsOf(GUN.type).findIndex(({ arcs }) => arcs.includes('fixedFore'))
const OTHER = weaponsOf(GUN.type).findIndex(({ kind, arcs }) => kind === 'primary' && !arcs.includes('fixedFore'))
const TORPEDO = weaponsOf('terrans-teuton').findIndex(({ kind }) => kind === 'torpedo')

/** The figures of what is rolled again in the foreseen attack of a weapon. */
function again(g: State, weapon: number): Pick<AttackFigures, 'again' | 'pdAgain' | 'shieldAgain'> {
  const { attack, dice } = outlook(g, [{ ship: 0, weapon }], 1)
  const { again: own, pdAgain, shieldAgain } = figuresOf(g, attack, dice)
  return { ...(own && { again: own }), ...(pdAgain && { pdAgain }), ...(shieldAgain && { shieldAgain }) }
}

test('FA-FIRE-12, FA-TRAIT-1 · FA-TRAIT/boldAdvance: the odds count the miss that a ship which has not turned rolls again', () => {
  const bold = (weapon: number, turned: number, fullStop = false) =>
    again(state([GUN, { ...FOE, fullStop }], { also: (g) => g.ships.turned.fill(turned) }), weapon).again
  expect(bold(FIXED, 0)).toEqual({ hits: false, ones: false, misses: 1 })
  expect(bold(FIXED, 0, true)).toEqual({ hits: false, ones: false, misses: 2 })
  expect([bold(FIXED, 1), bold(OTHER, 0)]).toEqual([undefined, undefined])
  expect(bold(FIXED, 1, true)).toEqual({ hits: false, ones: false, misses: 1 })
  // A drawn move has turned or not; a ship whose squadron is not active has not turned yet.
  const g = state([{ ...GUN, y: 16 }, FOE], { also: ({ ships }) => ships.turned.fill(1) })
  const after = (segments: Parameters<typeof arrivedBy>[1]) =>
    outlooksOf(g, 0, arrivedBy({ x: 30_000, y: 16_000, heading: 0 }, segments))[0]
  const [ahead, around] = [after([{ straight: 4000 }]), after([{ straight: 3990 }, { turn: 100 }])]
  expect(ahead?.odds.mean).toBeGreaterThan(around?.odds.mean ?? 0)
  const waiting = outlooksOf({ ...g, activation: { ...g.activation, kind: 'none' } }, 0)[0]
  expect(waiting?.odds.mean).toBeGreaterThan(outlooksOf(g, 0)[0]?.odds.mean ?? 0)
})

test('FA-DEF-1, FA-TRAIT-1 · FA-TRAIT/layeredShields: the odds count the shield dice that may still be rolled again this turn', () => {
  const layered = (type: string, turn: number) =>
    again(state([GUN, { ...FOE, type }], { also: (g) => g.layeredShields.fill(turn) }), OTHER).shieldAgain
  expect([layered('terrans-teuton', 2), layered('terrans-teuton', 3), layered(FOE.type, 2)]).toEqual([{ misses: 1 }, undefined, undefined])
  expect(outlook(state([GUN, { ...FOE, type: 'terrans-teuton' }]), [{ ship: 0, weapon: OTHER }], 1).shieldsAgain).toBe(true)
  const figures = { dice: 8, dr: 4, cr: 6, shields: 3 }
  expect(attackOdds({ ...figures, shieldAgain: { misses: 3 } }).mean).toBeLessThan(attackOdds(figures).mean)
  const g = state([GUN, { ...FOE, type: 'terrans-teuton' }])
  expect(outlook(g, [{ ship: 0, weapon: OTHER }], 1).odds.mean).toBeLessThan(
    outlook(g, [{ ship: 0, weapon: OTHER }], 1, undefined, { shields: true }).odds.mean,
  )
})

test('FA-PD-13, FA-PD-14, FA-PD-16 · the odds of torpedoes count the dice that the target and its escorts have left', () => {
  const escort = { type: 'aquans-kappa', seat: 1, x: 32, y: 26 } as const
  const pd = (ships: readonly GivenShip[], spent: number) =>
    outlook(
      state([{ ...GUN, type: 'terrans-teuton' }, ...ships], { also: (g) => g.ships.pdSpent.fill(spent) }),
      [{ ship: 0, weapon: TORPEDO }],
      1,
    ).pd
  const [own, both] = [pd([FOE], 0), pd([FOE, escort], 0)]
  expect(both).toBe(own + (shipTypeById(escort.type)?.stats.pd ?? 0))
  expect([pd([FOE], own - 1), pd([FOE], own + 1), pd([FOE, { ...escort, y: 34 }], 0)]).toEqual([1, 0, own])
})

test('FA-PD-16, FA-DMG-13 · an escort that is asked for its fire is told at which ship the torpedoes fly, though others are of its type', () => {
  const ships: readonly GivenShip[] = [
    { ...GUN, type: FOE.type },
    { ...FOE, effects: ['containmentLeak'] },
    { type: 'aquans-kappa', seat: 1, x: 32, y: 26 },
  ]
  const { dr, cr } = ratingsOf(state([FOE]), 0, [], 0, 0)
  expect(dr).toBeLessThan(cr)
  const p = carryOut({ ships }, (g) => torpedoDefence(g, 1, dr, false, null))
  expect(torpedoThreat(p.g, p.question())).toBe('critical')
  p.answer('dice:0')
  expect([p.question().on, torpedoThreat(p.g, p.question())]).toEqual(['ship:2', 'critical'])
})

test('FA-PD-13, FA-TRAIT-1 · FA-TRAIT/torpedoSpook: cards on torpedoes are weighed with the dice that will be rolled again', () => {
  const g = state([GUN, FOE])
  const changed = (spook: number) => {
    const params = { hits: 8, dice: 4, aim: 1, ...(spook > 0 ? { spook } : {}) }
    const nothing = (ways: readonly Way[] | null | undefined) => ways?.find(({ message }) => message === 'board-way-nothing')?.chance ?? 0
    const change = changeBy(g, { params, about: 1 }, 'R04')
    return [nothing(change?.without), nothing(change?.with)] as const
  }
  const [plain, spooked] = [changed(0), changed(1)]
  expect(spooked[0]).toBeLessThan(plain[0])
  expect(spooked[1]).toBeLessThan(plain[1])
})

test('FA-SPLIT-5 · the odds of a share count what halves its dice at this target alone', () => {
  const clouds = [{ kind: 'nebula', x: 30, y: 23, radius: 1 }] as const
  const ships = [GUN, FOE, { ...FOE, x: 34 }]
  const [open, hidden] = [state(ships), state(ships, { terrain: clouds })].map(
    (g) => outlookOfShare(g, { ship: 0, weapon: OTHER }, 1, 4).dice,
  )
  expect([open, hidden]).toEqual([4, 2])
  const [even] = divisionsOf(state(ships, { terrain: clouds }), { ship: 0, weapon: OTHER }, [1, 2], 8).filter(({ share }) => share === 4)
  expect(even?.hurt[0]).toBeLessThan(even?.hurt[1] ?? 0)
})

test('FA-CARD-2, FA-MOD-9, FA-GEN-9 · a seat foresees what the rules would: cards on squadrons, settings, what was used this turn', () => {
  const also = (g: State) => {
    for (const card of ['S05', 'S06', 'S07', 'S11'] as const) inForce(card, 1, { on: 'squadron', id: 1, ships: [1] })(g)
    Object.assign(g.settings, { pdMinimumOne: false })
    g.ships.transfer[0] = 12
  }
  const g = state(
    [
      { ...GUN, type: 'terrans-teuton' },
      { ...FOE, hull: 2 },
    ],
    { also },
  )
  for (const [weapon] of weaponsOf('terrans-teuton').entries()) {
    const gun: Gun = { ship: 0, weapon }
    expect(outlook(seenState(firestormArmada.view(g, 0)), [gun], 1)).toEqual(outlook(g, [gun], 1))
  }
})

test('FA-FIRE-9, FA-GEN-9 · at every shot of games of bots, a seat foresees the dice that will be rolled', () => {
  let shots = 0
  for (const [seed, options] of [{}, { pdMinimumOne: false, ownSystemsLink: false, disorder: true }].entries()) {
    const table = openTable(firestormArmada, options, 2, seedOf(seed))
    const random = randomOf(seedOf(seed))
    for (let [question] = table.questions as Question[]; question !== undefined; [question] = table.questions as Question[]) {
      const { seat, name } = question
      if (question.kind === 'options' && (name === 'fire.primary' || name === 'fire.torpedo')) {
        const seen = seenState(firestormArmada.view(table.state, seat))
        for (const { id, params } of question.options.filter((option) => /^(fire|pair):/.test(option.id)).slice(0, 4)) {
          const parts = id.split(':').slice(1).map(Number)
          const [ship = 0, target = 0] = [parts[0], parts.at(-1)]
          const guns = parts.slice(1, -1).map((weapon) => ({ ship, weapon }))
          expect(outlook(seen, guns, target)).toEqual(outlook(table.state, guns, target))
          if (guns.length === 1) expect(outlook(seen, guns, target).dice).toBe(params?.dice)
          shots++
        }
      }
      expect(answer(table, seat, policy(table.state, question, random))).toBe(true)
      table.state.events.length = 0
    }
  }
  expect(shots).toBeGreaterThan(200)
})
