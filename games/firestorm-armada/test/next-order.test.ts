import { type Seat, type SeenQuestion, seenBy } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { orders } from '../orders/index.ts'
import { strengthOf } from '../orders/next-order.ts'
import type { NextOrder, Order } from '../orders/order.ts'
import { chooseUnit } from '../rules/choose-unit.ts'
import { moveNext } from '../rules/move/move.ts'
import type { State } from '../state.ts'
import { type View, view as viewOf } from '../view.ts'
import { at } from './card-table.ts'
import { carryOut, fight, type GivenShip } from './fight.ts'

const SHIPS: readonly GivenShip[] = [
  { ...at('terrans-teuton', 20, 20), squadron: 0 },
  { ...at('terrans-teuton', 40, 20), squadron: 1 },
  { ...at('sorylians-falcata', 26, 34, 1), squadron: 2 },
]

/** A table at which a seat is to activate a squadron. */
const choosing = (ready: (g: State) => unknown = () => undefined) =>
  carryOut({ ships: SHIPS }, function* (g) {
    ready(g)
    yield* chooseUnit(g)
  })

function said(p: ReturnType<typeof choosing>, list: readonly Order[], seat: Seat = 0) {
  return orders.answer(list, seenBy(p.table, seat).question as SeenQuestion, viewOf(p.g, seat) as View)
}

const next = (g: State, more: Partial<NextOrder> = {}): NextOrder => ({
  ...{ kind: 'next', turn: g.turn, unit: 'squadron', id: 1, move: 'bear', fire: 'strongest', strength: 0 },
  ...more,
})

test('FA-TURN-5 · the unit that was named is activated when its seat is to activate one', () => {
  const p = choosing()
  expect(p.question().name).toBe('activate')
  expect(said(p, [next(p.g)]).reply?.answer).toEqual({ option: 'activate:squadron:1' })
  expect(said(p, [next(p.g, { id: 2 })])).toEqual({ reply: null, orders: [] })
})

test('FA-TURN-5 · an order for a later turn stands until then, and one whose squadron has acted ends', () => {
  const p = choosing()
  const later = next(p.g, { turn: p.g.turn + 1 })
  expect(said(p, [later])).toEqual({ reply: null, orders: [later] })
  const acted = choosing((g) => Object.assign(g.squadrons[0] ?? {}, { acted: g.turn }))
  expect(orders.stands?.(next(acted.g, { id: 0 }), 0, viewOf(acted.g, 0) as View)).toBe(false)
})

test('FA-TURN-5 · its owner is asked where the squadron has been hit since, if the order says so', () => {
  const whole = choosing()
  const order = next(whole.g, { strength: strengthOf(whole.g, 1) })
  expect(said(whole, [order]).reply?.answer).toEqual({ option: 'activate:squadron:1' })
  const hit = choosing((g) => g.ships.hull.splice(1, 1, 1))
  expect(said(hit, [order])).toEqual({ reply: null, orders: [] })
  expect(said(hit, [next(hit.g)]).reply?.answer).toEqual({ option: 'activate:squadron:1' })
})

/** A table at which squadron 0 is to move. */
const moving = (heading = 0) =>
  carryOut({ ships: SHIPS.map((ship, place) => (place === 0 ? { ...ship, heading } : ship)) }, function* (g) {
    while (!(yield* moveNext(g)));
  })

test('FA-MOVE-6 · it moves straight ahead as little as it may, or to where its weapons bear best', () => {
  const p = moving(18_000)
  const asks = p.question().name
  if (asks === 'move.ship') p.answer(p.options()[0] ?? '')
  const says = (move: NextOrder['move']) => said(p, [next(p.g, { id: 0, move })]).reply?.answer
  const { bounds } = p.question() as unknown as { readonly bounds: { readonly least: number } }
  expect(says('ahead')).toEqual({ plan: { segments: [{ straight: Math.ceil(bounds.least) }] } })
  // The enemy is behind the squadron.
  expect(JSON.stringify(says('bear'))).toContain('turn')
})

test('FA-ACT-4 · it makes the strongest attack, or none', () => {
  const p = fight({ ships: [SHIPS[0] as GivenShip, { ...(SHIPS[2] as GivenShip), squadron: 1 }] })
  const says = (fire: NextOrder['fire']) => said(p, [next(p.g, { id: 0, fire })]).reply?.answer
  expect(says('strongest')).toMatchObject({ option: expect.stringMatching(/^(fire|pair):0:/) })
  expect(says('hold')).toMatchObject({ option: expect.stringMatching(/^end:/) })
})
