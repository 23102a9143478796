import { type Answer, type Seat, type SeenQuestion, seenBy } from '@orrery/kernel'
import type { Play } from '@orrery/kernel/testing'
import { beforeEach, expect, test } from 'vitest'
import { orderOfShips } from '../orders/attack.ts'
import { LATER, sayable } from '../orders/conduct.ts'
import { orders } from '../orders/index.ts'
import { keep, mayKeep } from '../orders/keep.ts'
import type { AttackOrder, Conduct } from '../orders/order.ts'
import type { State } from '../state.ts'
import type { View } from '../view.ts'
import { act, card, duel, type GivenSeat, reach, written } from './given.ts'
import { Sayings } from './saying.ts'

let sayings = new Sayings()
beforeEach(() => {
  sayings = new Sayings()
})

const BOTH: readonly Seat[] = [0, 1]

const look = (p: Play<State>, seat: Seat): View => seenBy(p.table, seat).view as View

const answered = (p: Play<State>, seat: Seat): Answer | null => sayings.answered(p, seat)

/** All ships of a seat attack the other seat's colony with this conduct. */
function attack(seat: Seat, own: GivenSeat, other: GivenSeat, conduct: Partial<Conduct>): Play<State> {
  const [mine, theirs] = [
    { filler: 30, credits: 3, ...own },
    { filler: 30, ...other },
  ]
  const p = duel({ active: seat, ...(seat === 0 ? { you: mine, opponent: theirs } : { you: theirs, opponent: mine }) })
  const { question } = seenBy(p.table, seat)
  const target = `attack:colony:${1 - seat}`
  const option = question?.kind === 'options' ? question.options.find(({ id }) => id === target) : undefined
  if (question === null || option === undefined) throw new Error('no attack')
  const ships = (look(p, seat).seats[seat]?.hangar ?? []).map(({ id }) => id)
  const order = orderOfShips(option, question, look(p, seat), ships, []) as AttackOrder
  sayings.say(seat, [{ ...order, conduct: { ...LATER, ...conduct } }])
  act(p, target)
  return p
}

/** Answers by the order where it has an answer, otherwise minimally, until the seat is asked that question. */
function until(p: Play<State>, name: string, seat: Seat): Play<State> {
  for (let made = 0; (p.question().name !== name || p.question().seat !== seat) && made < 40; made++) {
    const question = p.question()
    const said = answered(p, question.seat)
    if (said !== null) p.answer(said)
    else if (question.kind === 'multi-select') p.answer({ options: question.options.map(({ id }) => id) })
    else p.answer(['pass', 'done', 'no-return'].find((id) => p.options().includes(id)) ?? (p.options()[0] as string))
  }
  expect([p.question().name, p.question().seat]).toEqual([name, seat])
  return p
}

test('CG-FIRE-4 · a seat ordered to hold its fire passes until one of its ships is hit', () => {
  for (const seat of BOTH) {
    const p = attack(seat, { hangar: ['karom', 'solyom'] }, { hangar: ['liktor'] }, { holds: true })
    until(p, 'firing-act', seat)
    expect([answered(p, seat), answered(p, 1 - seat)]).toEqual([{ option: 'pass' }, null])
    p.answer('pass')
    until(p, 'firing-act', 1 - seat)
    act(p, 'fire:{liktor}:{solyom}')
    until(p, 'firing-act', seat)
    expect(answered(p, seat)).toBeNull()
  }
})

test('CG-FIRE-10 · ships ordered to fire back do; without an order their player is asked', () => {
  for (const returns of [true, false])
    for (const seat of BOTH) {
      const p = attack(seat, { hangar: ['karom'] }, { hangar: ['liktor'] }, { returns, holds: true })
      until(p, 'firing-act', 1 - seat)
      act(p, 'fire:{liktor}:{karom}')
      reach(p, 'firing-return')
      expect(answered(p, seat)).toEqual(returns ? { option: 'return-fire' } : null)
    }
})

test('CG-WEAP-8 · weaponry stays if that was ordered, unless there is something else to do before the fight', () => {
  for (const stays of [true, false]) {
    const p = attack(0, { hangar: ['liktor', '> nanoraj', 'karom'] }, {}, { stays })
    reach(p, 'equip-outfit')
    expect(answered(p, 0)).toEqual(stays ? { option: 'done' } : null)
  }
})

test('CG-EQUIP-2 · crew ordered to stay behind is not asked about again, unless somebody else has acted', () => {
  const p = attack(0, { hangar: ['liktor', '> nanoraj', 'karom'], cantina: ['vasfalo'] }, {}, { stays: true })
  until(p, 'equip-outfit', 0)
  const { question } = seenBy(p.table, 0)
  const view = look(p, 0)
  expect([p.options().some((id) => id.startsWith('board:')), answered(p, 0)]).toEqual([true, { option: 'done' }])
  const seats = view.seats.map((seat) => (seat.seat === 1 ? { ...seat, headquarters: 9 } : seat))
  expect(question === null ? 'none' : sayings.would(p, 0, { ...view, seats })).toBeNull()
})

test('CG-ABIL-32 · ordnance as ordered: none, as much as possible, or decided at the bombing', () => {
  const given = (['none', 'most', 'later'] as const).map((ordnance) => {
    const p = attack(0, { hangar: ['dulo'] }, {}, { ordnance })
    until(p, 'bombing-bombers', 0)
    p.answer({ options: p.options() })
    reach(p, 'bombing-ordnance')
    return answered(p, 0)
  })
  const p = attack(0, { hangar: ['dulo'] }, {}, {})
  expect(given).toEqual([{ option: 'done' }, { option: `ordnance:${card(p, 'dulo')}:2` }, null])
  const ships = look(p, 0).seats[0]?.hangar ?? []
  expect([sayable(ships), sayable([])]).toEqual([
    { stays: false, ordnance: true },
    { stays: false, ordnance: false },
  ])
})

test('CG-STACK-6, CG-INT-1 · interrupts that are kept are not asked about in your own attack, but are if you are attacked', () => {
  for (const keeps of [true, false])
    for (const seat of BOTH) {
      const p = attack(
        seat,
        { hangar: ['karom'], hand: ['veszpajzs'] },
        { hangar: ['liktor'], hand: ['veszpajzs'] },
        { keeps, holds: true },
      )
      until(p, 'firing-act', 1 - seat)
      act(p, 'fire:{liktor}:{karom}')
      reach(p, 'firing-return')
      p.answer('no-return')
      reach(p, 'stack-answer')
      const asked = p.question().seat
      if (asked !== seat) p.answer('pass')
      expect(p.question().seat).toBe(seat)
      const { question } = seenBy(p.table, seat)
      expect(question !== null && mayKeep(question, look(p, seat))).toBe(true)
      expect(answered(p, seat)).toEqual(keeps ? { option: 'pass' } : null)
    }
})

test('CG-STACK-6 · options of a window are kept until the attack is over, and asked about when a new one appears', () => {
  const p = attack(0, { hangar: ['karom'], hand: ['veszpajzs'] }, { hangar: ['liktor'], hand: ['veszpajzs'] }, { holds: true })
  until(p, 'firing-act', 1)
  act(p, 'fire:{liktor}:{karom}')
  reach(p, 'firing-return')
  p.answer('no-return')
  reach(p, 'stack-answer')
  for (const seat of BOTH) {
    if (p.question().seat !== seat) continue
    const { question } = seenBy(p.table, seat)
    if (question?.kind !== 'options') throw new Error('no window')
    const view = look(p, seat)
    // Only the attacker may keep options.
    expect(mayKeep(question, view)).toBe(seat === 0)
    if (seat === 0) {
      const passedKept = (asked: SeenQuestion, seen: View): Answer | null => orders.answer(sayings.of(0), asked, seen).reply?.answer ?? null
      sayings.say(0, [])
      expect(passedKept(question, view)).toBeNull()
      sayings.say(0, keep([], question, view))
      expect(passedKept(question, view)).toEqual({ option: 'pass' })
      const more = { ...question, options: [...question.options, { id: 'use:77:0', rule: 'CG-INT-8' }] }
      expect(passedKept(more, view)).toBeNull()
      expect(passedKept(question, { ...view, turn: view.turn + 1 })).toBeNull()
      sayings.say(0, [])
      expect(passedKept(question, view)).toBeNull()
    }
    if (seat === 0) break
    p.answer('pass')
  }
  expect(written(p, 'play:{veszpajzs}')).toContain('play:')
})
