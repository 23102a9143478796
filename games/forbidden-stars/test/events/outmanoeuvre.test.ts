import { expect, test } from 'vitest'
import { EVENTS } from '../../content/events.ts'
import { told } from '../fight.ts'
import { asked, begin } from '../given.ts'

const OUTMANOEUVRE = EVENTS.findIndex(({ key }) => key === 'outmanoeuvre')

/** The end of planning, with Outmanoeuvre in play for the first seat, and these orders on the board. */
function planned(orders: Record<string, string>) {
  return begin({
    seats: 3,
    factions: ['eldar', 'orks', 'chaos'],
    step: 'plan-end',
    orders,
    players: [{ scheme: 'outmanoeuvre' }, {}, {}],
    pieces: { '3A.sw': '0 falcon', '3A.ne': '1 nob', '5A.ne': '2 cultist' },
  })
}

test('FS-EVENT-10, FS-EVENT-11 · Outmanoeuvre: each own order may go to the top or to the bottom; then the scheme is used', () => {
  const orders = { '10A': '1 deploy, 0 deploy, 2 deploy', '1A': '0 advance' }
  const p = planned(orders)
  expect([asked(p), p.question().seat]).toEqual(['scheme.token', 0])
  const question = p.question()
  expect(question.kind === 'options' && question.options.map(({ id, message }) => [id, message])).toEqual([
    ['top:0:2', 'token-top'],
    ['bottom:0:2', 'token-bottom'],
    ['top:1:1', 'token-top'],
    ['bottom:1:1', 'token-bottom'],
    ['decline', undefined],
  ])
  // The number counts from the top, which is the end of the list.
  expect(question.kind === 'options' && question.options.map(({ params }) => params?.number)).toEqual([2, 2, 1, 1, undefined])
  p.answer('bottom:0:2')
  expect(p.g.stacks[0]?.map((token) => token >> 2)).toEqual([0, 1, 2])
  expect(told(p, 'order-moved', 0, 'top')).toEqual(['0'])
  expect(p.g.players[0]?.scheme).toBe(-1)
  expect(p.g.players[0]?.eventDeck).toContain(OUTMANOEUVRE)
  const q = planned(orders)
  q.answer('top:0:2')
  expect(q.g.stacks[0]?.map((token) => token >> 2)).toEqual([1, 2, 0])
  const kept = planned(orders)
  kept.answer('decline')
  expect(kept.g.players[0]?.scheme).toBe(OUTMANOEUVRE)
})

test('FS-EVENT-17 · Outmanoeuvre: without your own order on the board it is not asked and stays', () => {
  const p = planned({ '10A': '1 deploy, 2 deploy' })
  expect(asked(p)).not.toBe('scheme.token')
  expect(p.g.players[0]?.scheme).toBe(OUTMANOEUVRE)
})
