import { type Answer, type Seat, type SeenQuestion, seenBy } from '@orrery/kernel'
import type { Play } from '@orrery/kernel/testing'
import { tableText } from '@orrery/text'
import { beforeEach, expect, test } from 'vitest'
import { lostByPassing } from '../board/mat/stops.ts'
import { endAfter as endingAfter, endsAfter as endingOf, nameable, orderOfShips, ordersWith } from '../orders/attack.ts'
import { orders } from '../orders/index.ts'
import { type AttackOrder, orderOf } from '../orders/order.ts'
import type { State } from '../state.ts'
import en from '../text/en.ts'
import type { View } from '../view.ts'
import { act, card, duel, type GivenSeat, pass, written } from './given.ts'
import { Sayings } from './saying.ts'

let sayings = new Sayings()
beforeEach(() => {
  sayings = new Sayings()
})

/** Gives the order to attack; without one, no order at all. */
function say(seat: Seat, order: AttackOrder | null | undefined): void {
  sayings.say(seat, order == null ? [] : [order])
}

/** The current attack order. */
const standing = (seat: Seat): AttackOrder | undefined => orderOf(sayings.of(seat), 'attack')

const endsAfter = (question: SeenQuestion, view: View): boolean | null => endingOf(sayings.of(question.seat), question, view)

function endAfter(question: SeenQuestion, ends: boolean, view: View): void {
  sayings.say(question.seat, endingAfter(sayings.of(question.seat), question, ends, view))
}

const BOTH: readonly Seat[] = [0, 1]

/** A duel in which the seat has its main phase. */
function turnOf(seat: Seat, own: GivenSeat, other: GivenSeat = {}): Play<State> {
  const mine = { filler: 30, credits: 3, ...own }
  return duel({ active: seat, ...(seat === 0 ? { you: mine, opponent: other } : { you: other, opponent: mine }) })
}

/** The orders offered with an attack, which is written as for `act`. */
function offered(p: Play<State>, seat: Seat, attack: string): readonly AttackOrder[] {
  const { question, view } = seenBy(p.table, seat)
  const option = question?.kind === 'options' ? question.options.find(({ id }) => id === written(p, attack)) : undefined
  return question === null || option === undefined ? [] : ordersWith(option, question, view as View)
}

/** Attacks with the first offered order that ends the turn, or the first that does not. */
function attack(p: Play<State>, seat: Seat, target: string, ends: boolean): Play<State> {
  say(
    seat,
    offered(p, seat, target).find((one) => one.ends === ends),
  )
  act(p, target)
  return p
}

/** The answer of the order to the open question of the seat. */
const answered = (p: Play<State>, seat: Seat): Answer | null => sayings.answered(p, seat)

test('CG-EQUIP-1, CG-ATK-1 · an order with the attack may send all ships that are active and can fire or bomb', () => {
  for (const seat of BOTH) {
    const p = turnOf(seat, { hangar: ['liktor', 'karom', 'crx used'] })
    const foe = `attack:colony:${1 - seat}`
    const ships = [card(p, 'liktor'), card(p, 'karom')].map((ship) => `attack-with:${ship}`)
    expect(offered(p, seat, foe).map((one) => [one.set, one.ends])).toEqual([
      [ships, false],
      [ships, true],
    ])
    expect(answered(p, seat)).toBeNull()
    pass(attack(p, seat, foe, false), 'equip-attackers')
    expect(answered(p, seat)).toEqual({ options: ships })
    p.answer(answered(p, seat) as Answer)
    expect(p.events('spectator', 'attacks-with')).toHaveLength(2)
  }
})

test('CG-EQUIP-2, CG-CREW-4 · the player chooses useful crew for boarding, and its ship', () => {
  const ships = (own: GivenSeat) => offered(turnOf(0, own), 0, 'attack:colony:1').map((one) => one.set)
  expect(ships({ hangar: ['liktor', 'karom'], cantina: ['vasfalo'] })).toEqual([null])
  expect(ships({ hangar: ['liktor', 'karom'], cantina: ['konyvelo'] })[0]).not.toBeNull()
  expect(ships({ hangar: ['liktor', 'karom'], cantina: ['vasfalo unpaid'], credits: 0 })[0]).not.toBeNull()
  expect(ships({ hangar: ['liktor'] })).toEqual([null])
})

test('CG-EQUIP-1, CG-EQUIP-2 · an order names ships and their boarding crew with the target, as far as that is allowed', () => {
  for (const seat of BOTH) {
    const p = turnOf(seat, { hangar: ['liktor', 'karom', 'crx used'], cantina: ['vasfalo', 'konyvelo used'] })
    const target = `attack:colony:${1 - seat}`
    const { question, view } = seenBy(p.table, seat)
    const option = question?.kind === 'options' ? question.options.find(({ id }) => id === target) : undefined
    if (question === null || option === undefined) throw new Error('no attack')
    const seen = view as View
    const [liktor, karom, vasfalo] = [card(p, 'liktor'), card(p, 'karom'), card(p, 'vasfalo')]
    const may = nameable(seat, seen)
    expect([may.ships.map(({ id }) => id), may.crew.map(({ id }) => id)]).toEqual([[liktor, karom], [vasfalo]])
    expect(orderOfShips(option, question, seen, [], [])).toBeNull()
    // Crew stays if its ship does.
    expect(orderOfShips(option, question, seen, [karom], [[vasfalo, liktor]])?.set).toEqual([`attack-with:${karom}`])
    say(seat, orderOfShips(option, question, seen, [liktor], [[vasfalo, liktor]]))
    act(p, target)
    pass(p, 'equip-attackers')
    expect(answered(p, seat)).toEqual({ options: [`attack-with:${liktor}`, `board:${vasfalo}:${liktor}`] })
    const order = standing(seat) as AttackOrder
    say(seat, { ...order, set: [...(order.set ?? []), `board:${vasfalo}:${karom}`] })
    expect(answered(p, seat)).toBeNull()
  }
  const alone = turnOf(0, { hangar: ['liktor'] })
  expect(nameable(0, seenBy(alone.table, 0).view as View).ships).toEqual([])
})

test('CG-ATK-5, CG-STACK-17 · if the attack was answered or its target changed, the player is asked for the ships after all', () => {
  const p = attack(turnOf(0, { hangar: ['liktor', 'karom'] }, { credits: 9, hangar: ['futar'] }), 0, 'attack:colony:1', false)
  pass(p, 'equip-attackers')
  const { view } = seenBy(p.table, 0)
  const asked = (seen: View): Answer | null => sayings.would(p, 0, seen)
  const seen = view as View
  expect(asked(seen)).not.toBeNull()
  const other = (change: Partial<View['seats'][number]>) => ({
    ...seen,
    seats: seen.seats.map((one, at) => (at === 1 ? { ...one, ...change } : one)),
  })
  expect(asked(other({ credits: 8 }))).toBeNull()
  expect(asked(other({ headquarters: 7 }))).toBeNull()
  expect(asked(other({ hangar: [] }))).toBeNull()
  expect(asked({ ...seen, combat: seen.combat === null ? null : { ...seen.combat, target: 'headquarters' } })).toBeNull()
  expect(asked({ ...seen, turn: seen.turn + 2 })).toBeNull()
  say(0, null)
  expect(asked(seen)).toBeNull()
})

/** Plays an attack to its end; the order names the ships. */
function fought(p: Play<State>, seat: Seat): Play<State> {
  pass(p, 'equip-attackers')
  const ships = answered(p, seat)
  if (p.question().name === 'equip-attackers') p.answer(ships ?? { options: [p.options()[0] as string] })
  for (let made = 0; p.question().name !== 'main-action' && made < 30; made++) {
    const question = p.question()
    if (question.kind === 'multi-select')
      p.answer({ options: question.name === 'bombing-bombers' ? question.options.map(({ id }) => id) : [] })
    else p.answer(['pass', 'done', 'no-return'].find((id) => p.options().includes(id)) ?? (p.options()[0] as string))
  }
  return p
}

test('CG-MAIN-16 · the turn ends after the attack if that was ordered and nothing new became possible', () => {
  for (const seat of BOTH) {
    const target = `attack:colony:${1 - seat}`
    const p = fought(attack(turnOf(seat, { hangar: ['liktor', 'karom'] }, { filler: 30 }), seat, target, true), seat)
    expect(answered(p, seat)).toEqual({ option: 'end' })
    const { question, view } = seenBy(p.table, seat)
    const told = (change: Partial<View['seats'][number]>): Answer | null => {
      const seen = view as View
      const seats = seen.seats.map((one) => (one.seat === seat ? { ...one, ...change } : one))
      return sayings.would(p, seat, { ...seen, seats })
    }
    expect(told({ credits: 4 })).toBeNull()
    expect(told({ hand: [{ id: 1, type: 'liktor' }] })).toBeNull()
    expect(told({ attacks: 2 })).toBeNull()
    const [ship] = (view as View).seats[seat]?.hangar ?? []
    expect(told({ surface: ship === undefined ? [] : [{ ...ship, id: 78 }] })).toBeNull()
    const more = question?.kind === 'options' ? [...question.options, { id: 'use:77:0', rule: 'CG-ABIL-1' }] : []
    const asked = question?.kind === 'options' ? { ...question, options: more } : null
    expect(asked === null ? 'none' : orders.answer(sayings.of(seat), asked, view as View).reply).toBeNull()
    const says = () => (question === null ? [] : lostByPassing(question, view as View, tableText('en', en), answered(p, seat) !== null))
    expect(says()).toEqual(['Your turn ended, as you said.'])
    say(seat, null)
    expect(answered(p, seat)).toBeNull()
    expect(says()).toEqual(['Your main phase ended by itself: nothing was left to do.'])
  }
})

test('CG-MAIN-16 · an order whose attack was not declared is over with the next question of the main phase', () => {
  const p = turnOf(0, { hangar: ['liktor', 'karom'], credits: 4 })
  say(
    0,
    offered(p, 0, 'attack:colony:1').find((one) => one.ends),
  )
  // Given with the attack, before it is declared.
  expect([answered(p, 0), standing(0)]).toEqual([null, standing(0) ?? 'none'])
  act(p, 'draw')
  pass(p, 'main-action')
  expect([answered(p, 0), standing(0)]).toEqual([null, undefined])
})

test('CG-MAIN-16, CG-DEF-4 · the turn continues if a ship is left that could bomb once more', () => {
  const p = attack(turnOf(0, { hangar: ['liktor', 'karom', 'crx'] }, { filler: 30 }), 0, 'attack:colony:1', true)
  const order = standing(0) as AttackOrder
  say(0, { ...order, set: order.set?.slice(0, 1) ?? null })
  fought(p, 0)
  expect([p.question().name, answered(p, 0)]).toEqual(['main-action', null])
})

test('CG-MAIN-16 · the end of the turn can also be ordered during the attack, and cancelled', () => {
  const p = turnOf(0, { hangar: ['liktor', 'karom'] }, { filler: 30 })
  const asked = (seat: Seat = 0) => ({ ...(p.question() as unknown as SeenQuestion), seat })
  const view = () => seenBy(p.table, 0).view as View
  expect(endsAfter(asked(), view())).toBeNull()
  act(p, 'attack:colony:1')
  pass(p, 'equip-attackers')
  expect([endsAfter(asked(), view()), endsAfter(asked(1), view())]).toEqual([false, null])
  endAfter(asked(), true, view())
  expect([endsAfter(asked(), view()), answered(p, 0)]).toEqual([true, null])
  endAfter(asked(), false, view())
  expect(endsAfter(asked(), view())).toBe(false)
  endAfter(asked(), true, view())
  p.answer({ options: p.options() })
  fought(p, 0)
  expect(answered(p, 0)).toEqual({ option: 'end' })
})

test('CG-MAIN-9, CG-MAIN-16 · the end of the turn can be ordered with the pick', () => {
  for (const seat of BOTH) {
    const p = turnOf(seat, { hangar: ['liktor'], credits: 4 }, { filler: 30 })
    act(p, 'pick')
    pass(p, 'main-pick')
    const question = p.question() as unknown as SeenQuestion
    const view = () => seenBy(p.table, seat).view as View
    expect(endsAfter(question, view())).toBe(false)
    endAfter(question, true, view())
    expect([endsAfter(question, view()), answered(p, seat)]).toEqual([true, null])
    p.answer(p.options()[0] as string)
    expect([p.question().name, answered(p, seat)]).toEqual(['main-action', { option: 'end' }])
    act(p, 'draw')
    pass(p, 'main-action')
    expect(answered(p, seat)).toBeNull()
  }
})

/** An attack on the other seat's colony with ordered steps after it, which the order carries out. */
function sayingAfter(seat: Seat, own: GivenSeat, after: readonly string[], ends: boolean): Play<State> {
  const p = turnOf(seat, own, { filler: 30 })
  const target = `attack:colony:${1 - seat}`
  const [order] = offered(p, seat, target)
  const { question, view } = seenBy(p.table, seat)
  const option = question?.kind === 'options' ? question.options.find(({ id }) => id === target) : undefined
  if (question === null || option === undefined) throw new Error('no attack')
  const plain = order ?? orderOfShips(option, question, view as View, [], [])
  say(seat, plain === null ? null : { ...plain, ends, after: after.map((id) => written(p, id)) })
  act(p, target)
  return fought(p, seat)
}

test('CG-MAIN-1, CG-MAIN-16 · the steps ordered after the attack are carried out in sequence, and then the turn ends', () => {
  for (const seat of BOTH) {
    const p = sayingAfter(seat, { hangar: ['liktor', 'karom'], hand: ['solyom'], credits: 9 }, ['draw', 'launch:{solyom}', 'draw'], true)
    expect([answered(p, seat), answered(p, seat), answered(p, 1 - seat)]).toEqual([{ option: 'draw' }, { option: 'draw' }, null])
    p.answer('draw')
    pass(p, 'main-action')
    expect(answered(p, seat)).toEqual({ option: written(p, 'launch:{solyom}') })
    p.answer(answered(p, seat) as Answer)
    pass(p, 'main-action')
    expect(answered(p, seat)).toEqual({ option: 'draw' })
    p.answer('draw')
    pass(p, 'main-action')
    expect(answered(p, seat)).toEqual({ option: 'end' })
  }
})

test('CG-MAIN-8 · impossible steps are skipped; if the turn is not to end, the player is asked then', () => {
  const p = sayingAfter(0, { hangar: ['liktor', 'karom'], credits: 1 }, ['pick', 'draw'], false)
  expect(answered(p, 0)).toEqual({ option: 'draw' })
  p.answer('draw')
  pass(p, 'main-action')
  expect(answered(p, 0)).toBeNull()
})

test('CG-MAIN-16 · if the attack made something new possible, or another player has acted since, the player is asked', () => {
  const p = sayingAfter(0, { hangar: ['liktor', 'karom'], credits: 3 }, ['draw', 'draw'], true)
  const { view } = seenBy(p.table, 0)
  const told = (of: Seat, change: Partial<View['seats'][number]>): Answer | null => {
    const seats = (view as View).seats.map((one) => (one.seat === of ? { ...one, ...change } : one))
    return sayings.would(p, 0, { ...(view as View), seats })
  }
  expect([told(0, { credits: 9 }), answered(p, 0)]).toEqual([null, { option: 'draw' }])
  expect([told(1, { headquarters: 9 }), told(1, { surface: (view as View).seats[0]?.hangar ?? [] })]).toEqual([null, null])
})

test('CG-MAIN-16 · a step that changes nothing is not repeated for ever, and does not end the turn', () => {
  const p = sayingAfter(0, { hangar: ['liktor', 'karom'], credits: 3 }, ['draw'], true)
  const { question, view } = seenBy(p.table, 0)
  if (question === null) throw new Error('nothing is asked')
  // The same question comes again without a change, so the answer had no effect.
  const answers = Array.from({ length: 12 }, () => {
    const { reply: given, orders: stand } = orders.answer(sayings.of(0), question, view as View)
    sayings.say(0, stand)
    return given?.answer ?? null
  })
  expect([answers[0], answers.at(-1)]).toEqual([{ option: 'draw' }, null])
})
