import { type Answer, randomOf, readOrders, seedOf, seenBy } from '@orrery/kernel'
import type { Play } from '@orrery/kernel/testing'
import { expect, test } from 'vitest'
import { policy } from '../bot.ts'
import { withPart } from '../orders/drafts.ts'
import { orders } from '../orders/index.ts'
import type { Part } from '../orders/order.ts'
import { edgeOf } from '../rules/areas.ts'
import type { State } from '../state.ts'
import type { View } from '../view.ts'
import { choose, duel } from './fight.ts'
import { asked, begin, eventId, systemNamed } from './given.ts'

/** What a seat's standing order answers that decides one part alone; null: the seat is asked. */
function answered(p: Play<State>, part: Part, seat = 0): Answer | null {
  const { question, view } = seenBy(p.table, seat)
  if (question === null) throw new Error(`seat ${seat} is not asked`)
  const said = withPart([], part, true)
  const { reply, orders: stand } = orders.answer(said, question, view as View)
  expect(stand).toEqual(said)
  return reply?.answer ?? null
}

/** What the quick bot would answer. */
function wish(p: Play<State>, seat = 0): Answer {
  return policy(p.g, p.question(seat), randomOf(seedOf('any')))
}

test('FS-COMBAT-12 · combats are fought with the card that helps most where that is switched on; where two help as much, the seat is asked', () => {
  const p = duel({ units: ['space-marine space-marine', 'nob nob'], hands: ['blessed-power-armour ambush', 'waaagh gretchin'] })
  const best = wish(p)
  expect([asked(p, 0), answered(p, 'fights')]).toEqual(['combat.card', best])
  expect(answered(p, 'reinforces')).toBeNull()
  // Neither judges by the other side's hand.
  expect(answered(p, 'fights', 1)).toEqual(wish(p, 1))
  const { question, view } = seenBy(p.table, 0)
  const chosen = 'option' in best ? best.option : ''
  const twice = { ...question, options: [{ id: chosen }, { id: chosen }] } as never
  expect(orders.answer(withPart([], 'fights', true), twice, view as View).reply).toBeNull()
})

test('FS-DMG-1, FS-DMG-9 · damage goes to whom it costs least where combats are left to what helps most', () => {
  const p = duel({
    units: ['scout space-marine bastion', 'nob'],
    hands: ['blessed-power-armour ambush', 'waaagh gretchin'],
    dice: ['0 0 0', '5 0 0'],
  })
  choose(p, 'blessed-power-armour', 'waaagh')
  expect(asked(p)).toBe('combat.damage')
  expect(answered(p, 'events')).toBeNull()
  const given = answered(p, 'fights')
  expect(given).toEqual(wish(p))
  p.answer(given as { readonly options: readonly string[] })
  expect(p.g.combat?.step).not.toBe('assess')
})

test('FS-EVENT-2, FS-EVENT-5 · events are used where that is switched on; of cards that help as much the seat chooses', () => {
  const drawing = (events: string) =>
    begin({
      factions: ['orks', 'eldar'],
      step: 'event',
      pieces: { '3A.ne': '1 factory', '3A.sw': '0 factory' },
      players: [{ eventOrders: events.split(' ').fill('strategize').join(' '), events }, {}],
    })
  const p = drawing('mob-up')
  expect([asked(p), answered(p, 'events'), answered(p, 'storms')]).toEqual(['refresh.resolve', { option: 'use' }, null])
  // The second one could do nothing here.
  const some = drawing('mob-up how-we-getz-here')
  expect([asked(some), answered(some, 'events')]).toEqual(['refresh.event', { option: eventId('mob-up') }])
  expect(answered(drawing('mob-up warboss'), 'events')).toBeNull()
})

test('FS-STORM-5 · storms move as helps most where that is switched on, also where several moves help as much', () => {
  const p = begin({
    pieces: { '10A.sw': '0 city, 0 scout', '2A.nw': '1 nob nob nob' },
    storms: ['10A north', '5A north'],
    step: 'event',
    players: [{ events: 'adeptus-mechanicus' }, { events: 'warboss' }],
  })
  const south = edgeOf(p.g, systemNamed(p.g, '10A'), 2)
  expect([answered(p, 'storms'), answered(p, 'events')]).toEqual([{ option: `storm:0:${south}` }, null])
  const idle = begin({
    pieces: { '10A.nw': '0 scout' },
    storms: ['3A south', '5A south'],
    step: 'event',
    players: [{ events: 'adeptus-mechanicus' }, {}],
  })
  expect([asked(idle), idle.options().length > 1, answered(idle, 'storms')]).toEqual(['refresh.storm', true, { option: idle.options()[0] }])
})

test('FS-OPS-2 · a standing order of the first version decides what it did, and asks about what it did not know', () => {
  const [order] = withPart([], 'reveals', true)
  const { fights: _fights, events: _events, storms: _storms, ...old } = { ...order } as Partial<Record<Part, boolean>>
  expect(readOrders(orders, [old], 1)).toEqual({ orders: [order], dropped: 0 })
})
