import { seenBy } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { answered } from '../../orders/answer.ts'
import { lookAt, oddsAt, oddsOfPlan } from '../../orders/fire-odds.ts'
import { orderedShot } from '../../orders/fire-order.ts'
import { proposedFire } from '../../orders/fire-plan.ts'
import type { FireOrder, Order } from '../../orders/order.ts'
import { bearingsOf, type Shot } from '../../orders/shots.ts'
import { hullLeft } from '../../rules/damage/losses.ts'
import type { State } from '../../state.ts'
import { type View, view as viewOf } from '../../view.ts'
import { at, MISS } from '../card-table.ts'
import { fight, fightState, type GivenShip } from '../fight.ts'

/** Three Hauberks in line, whose turrets and broadsides bear on two Secutors. */
const LINE: readonly GivenShip[] = [
  ...[0, 1, 2].map((place) => ({ ...at('terrans-hauberk', 20, 18 + place * 3, 0), squadron: 0, heading: 0 })),
  { ...at('dindrenzi-secutor', 28, 20, 1), squadron: 1 },
  { ...at('dindrenzi-secutor', 30, 24, 1), squadron: 1 },
]

/** Three Missionaries twenty inches away from them, too far for a single one to do damage. */
const FAR = LINE.map((ship, place) => (place < 3 ? { ...ship, type: 'terrans-missionary' } : { ...ship, x: 40 }))

const fireOf = (shots: readonly Shot[], more: Partial<FireOrder> = {}): FireOrder => ({
  ...{ kind: 'fire', turn: 3, squadron: 0, aim: 'damage', shots: shots.map(orderedShot), free: false, boards: [] },
  ...more,
})

/** Plays the segment with orders, passing windows for cards; returns the seat's questions that the orders do not answer. */
function played(given: readonly GivenShip[], orders: readonly Order[], ready?: (g: State) => void) {
  const p = fight({ ships: given, dice: [...MISS, ...MISS], ...(ready === undefined ? {} : { also: ready }) })
  const asked: string[] = []
  let left = orders
  for (let step = 0; step < 60 && p.g.end === 'none'; step++) {
    const question = p.question()
    if (question.name.startsWith('card.')) p.answer('pass', question.seat)
    else {
      const seen = seenBy(p.table, question.seat)
      if (seen.question === null) break
      const said = answered(question.seat === 0 ? left : [], { ...seen.question }, viewOf(p.g, question.seat) as View)
      left = question.seat === 0 ? said.orders : left
      if (said.reply === null) {
        asked.push(question.name)
        break
      }
      p.answer(said.reply.answer, question.seat)
    }
  }
  return { p, asked, attacks: p.events('spectator', 'attacked') }
}

test('FA-LINK-1, FA-LINK-3 · like guns are linked where that promises more than one by one, and not where it does not', () => {
  // From afar each gun alone has too few dice for the damage rating; at close range each does damage alone.
  expect(proposedFire(fightState({ ships: LINE }), 0, 'damage').every(({ guns }) => guns.length === 1)).toBe(true)
  const g = fightState({ ships: FAR })
  const shots = proposedFire(g, 0, 'damage')
  expect(shots.some(({ guns }) => guns.length > 1)).toBe(true)
  const worth = oddsOfPlan(g, shots).worth
  const single = bearingsOf(g, 0).map(({ gun, targets }): Shot => ({ guns: [gun], target: targets[0] ?? -1 }))
  expect(worth).toBeGreaterThan(oddsOfPlan(g, single).worth)
  // Every gun is used exactly once.
  const used = shots.flatMap(({ guns }) => guns.map(({ ship, weapon }) => `${ship}.${weapon}`))
  expect(new Set(used).size).toBe(used.length)
})

test('FA-DISORDER-2 · a squadron in disorder links nothing', () => {
  const g = fightState({ ships: FAR, also: (state) => Object.assign(state.squadrons[0] as object, { disordered: true }) })
  expect(proposedFire(g, 0, 'damage').every(({ guns }) => guns.length === 1)).toBe(true)
})

test('FA-CD-5 · a ship out of command fires alone', () => {
  const [one, two, far, ...foes] = FAR as [GivenShip, GivenShip, GivenShip, ...GivenShip[]]
  const g = fightState({ ships: [one, two, { ...far, x: 24, y: 34 }, ...foes] })
  const shots = proposedFire(g, 0, 'damage')
  expect(shots.some(({ guns }) => guns.length > 1)).toBe(true)
  expect(shots.filter(({ guns }) => guns.length > 1).every(({ guns }) => guns.every(({ ship }) => ship !== 2))).toBe(true)
})

test('FA-BOARD-2 · no gun fires at a spared ship, and a gun with a given target fires at it', () => {
  const g = fightState({ ships: LINE })
  expect(proposedFire(g, 0, 'damage', { spared: [3] }).every(({ target }) => target === 4)).toBe(true)
  const [first] = bearingsOf(g, 0).filter(({ targets }) => targets.includes(3) && targets.includes(4))
  const gun = first?.gun ?? { ship: -1, weapon: -1 }
  for (const target of [3, 4]) {
    const shots = proposedFire(g, 0, 'damage', { held: [{ gun, target }] })
    expect(shots.find(({ guns }) => guns.some(({ ship, weapon }) => ship === gun.ship && weapon === gun.weapon))?.target).toBe(target)
  }
})

test('FA-DMG-18 · for kills the plan fires at a ship that is nearly lost, and counts no more hull points than it has', () => {
  const hurt = LINE.map((ship, place) => (place === 4 ? { ...ship, hull: 3 } : ship))
  const g = fightState({ ships: hurt })
  expect(hullLeft(g, 4)).toBe(1)
  const kills = oddsOfPlan(g, proposedFire(g, 0, 'kills'))
  expect(kills.kills).toBeGreaterThanOrEqual(oddsOfPlan(g, proposedFire(g, 0, 'damage')).kills)
  expect(kills.targets.find(({ target }) => target === 4)?.hull).toBeLessThanOrEqual(1)
})

test('FA-PD-14 · point defence counts against the first torpedoes at a ship only', () => {
  const boats = [0, 1, 2].map((place) => ({ ...at('terrans-titan', 20, 18 + place * 4, 0), squadron: 0, heading: 90 }))
  const g = fightState({ ships: [...boats, ...LINE.slice(3)] })
  const tubes = bearingsOf(g, 0).filter(({ step, targets }) => step === 'torpedo' && targets.includes(3))
  const shots = tubes.map(({ gun }): Shot => ({ guns: [gun], target: 3 }))
  expect(shots.length).toBeGreaterThan(1)
  const look = lookAt(g)
  const each = shots.map((shot) => look(shot, {}).odds.nothing).reduce((all, one) => all * one, 1)
  expect(1 - oddsAt(g, 3, shots, look).hurt).toBeLessThan(each)
})

test('FA-ACT-4, FA-ACT-5, FA-ACT-9, FA-LINK-3 · an order of fire makes all its attacks, links as said, and ends both steps', () => {
  const g = fightState({ ships: FAR })
  const shots = proposedFire(g, 0, 'damage')
  const { asked, attacks } = played(FAR, [fireOf(shots)])
  expect(asked).toEqual([])
  const told = attacks.map(({ target, guns }) => ({ target, guns }))
  const same = (one: { guns: unknown }) => JSON.stringify(one.guns)
  expect(told.map(same).sort()).toEqual(shots.map(same).sort())
})

test('FA-FIRE-13 · a gun whose target is gone fires at whoever is left where it is free to, and holds its fire where it is not', () => {
  const shots = proposedFire(fightState({ ships: LINE }), 0, 'damage', { spared: [4] })
  const gone = LINE.map((ship, place) => (place === 3 ? { ...ship, x: 70, y: 2 } : ship))
  expect(played(gone, [fireOf(shots)]).attacks).toEqual([])
  const free = played(gone, [fireOf(shots, { free: true })])
  expect(free.asked).toEqual([])
  expect(free.attacks.length).toBeGreaterThan(0)
  expect(free.attacks.every(({ target }) => target === 4)).toBe(true)
})

test('FA-ACT-1 · an order of fire is for one squadron in one activation', () => {
  const shots = proposedFire(fightState({ ships: LINE }), 0, 'damage')
  expect(played(LINE, [fireOf(shots, { squadron: 1 })]).asked).toEqual(['fire.primary'])
  expect(played(LINE, [fireOf(shots, { turn: 2 })]).asked).toEqual(['fire.primary'])
})
