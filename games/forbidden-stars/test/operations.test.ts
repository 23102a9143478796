import { canUndo } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { at } from '../rules/at.ts'
import { ADVANCE, DOMINATE, STRATEGIZE } from '../state.ts'
import { asked, begin, standing, systemNamed } from './given.ts'

const PIECES = { '10A.nw': '0 scout', '11A.nw': '1 nob' }

test('FS-OPS-1, FS-OPS-2, FS-STACK-2 · in turn each player reveals one of his tokens on top of a stack', () => {
  const p = begin({
    seats: 3,
    pieces: { ...PIECES, '2A.sw': '2 wraithguard' },
    orders: {
      '10A': '1 deploy, 0 advance',
      '1A': '0 deploy, 2 dominate',
      '11A': '0 dominate',
      '2A': '2 advance, 1 advance',
    },
  })
  expect(p.options()).toEqual([`reveal:${systemNamed(p.g, '10A')}`, `reveal:${systemNamed(p.g, '11A')}`])
  p.answers(`reveal:${systemNamed(p.g, '10A')}`, 'to-events')
  expect([p.question().seat, p.options()]).toEqual([1, [`reveal:${systemNamed(p.g, '10A')}`, `reveal:${systemNamed(p.g, '2A')}`]])
  p.answers(`reveal:${systemNamed(p.g, '2A')}`, 'to-events')
  expect(p.question().seat).toBe(2)
})

test('FS-OPS-3, FS-STACK-4 · the token is turned up, leaves the stack and its system becomes active', () => {
  const p = begin({ pieces: PIECES, orders: { '10A': '0 advance', '1A': '0 deploy', '11A': '1 deploy' } })
  const system = systemNamed(p.g, '10A')
  p.answer(`reveal:${system}`)
  expect(p.events(1, 'order-revealed')).toMatchObject([{ order: '@order-advance', code: '10A', seat: 0 }])
  expect([p.g.order.system, p.g.order.type, at(p.g.stacks, system)]).toEqual([system, ADVANCE, []])
  // FS-PLAN-9: what has been seen cannot be undone.
  expect(canUndo(p.table, 0)).toBe(false)
})

test('FS-OPS-4 · after its order the token returns to the play area', () => {
  const p = begin({ pieces: PIECES, orders: { '10A': '0 dominate', '11A': '1 deploy' } })
  p.answers('resolve', 'decline')
  expect(at(p.g.players, 0).orders).toContain(4 + DOMINATE)
  expect(at(p.g.players, 0).eventOrders).toEqual([])
})

test('FS-OPS-5, FS-STRAT-4 · a strategize token goes on the event deck, even if nothing was bought', () => {
  const p = begin({
    pieces: { '10A.nw': '0 city', '10A.sw': '0 scout', '11A.nw': '1 nob' },
    orders: { '1A': '0 strategize', '11A': '1 deploy' },
  })
  expect(asked(p)).toBe('operations.resolve')
  expect(p.question().seat).toBe(1)
  expect(at(p.g.players, 0).eventOrders).toEqual([4 + STRATEGIZE])
})

test('FS-OPS-6, FS-OPS-7, FS-OPS-13 · a token may be put on the event deck right after revealing; nothing else happens', () => {
  const p = begin({ pieces: PIECES, orders: { '10A': '0 dominate', '11A': '1 deploy' }, players: [{ upgrades: 'crusade' }] })
  expect([asked(p), p.options()]).toEqual(['operations.resolve', ['resolve', 'to-events']])
  p.answer('to-events')
  const player = at(p.g.players, 0)
  expect([player.eventOrders, player.used, player.assets]).toEqual([[4 + DOMINATE], [], [0, 0, 0]])
  expect(p.question().seat).toBe(1)
})

test('FS-OPS-6 · a strategize token is not offered the choice', () => {
  const p = begin({ pieces: PIECES, orders: { '10A': '0 strategize', '11A': '1 deploy' } })
  expect(asked(p)).toBe('strategize.card')
})

test('FS-OPS-8, FS-OPS-9 · a player without a token on top is skipped until one comes to the top', () => {
  const p = begin({ pieces: PIECES, orders: { '10A': '1 dominate, 1 deploy, 0 advance', '1A': '0 deploy' } })
  // The second seat's tokens lie under the first seat's.
  p.answers(`reveal:${systemNamed(p.g, '1A')}`, 'to-events')
  expect(p.events('spectator', 'turn-skipped')).toMatchObject([{ seat: 1 }])
  expect([p.question().seat, p.g.order.type]).toEqual([0, ADVANCE])
  p.answer('to-events')
  expect(p.question().seat).toBe(1)
  p.answer('to-events')
  expect([p.question().seat, p.g.order.type]).toEqual([1, DOMINATE])
})

test('FS-OPS-10 · a player who can resolve an order must: there is no passing', () => {
  const p = begin({ pieces: PIECES, orders: { '10A': '0 advance', '1A': '0 deploy', '11A': '1 deploy' } })
  expect(p.options().every((id) => id.startsWith('reveal:'))).toBe(true)
})

test('FS-OPS-11, FS-ROUND-1 · without tokens on the board the refresh phase begins', () => {
  const p = begin({ pieces: PIECES, orders: { '10A': '0 advance' }, storms: ['10A east', '3A south'] })
  p.answer('to-events')
  expect(p.g.phase).toBe('refresh')
})

test('FS-OPS-12 · an order is resolved even if its player has nothing left there; impossible parts do nothing', () => {
  const p = begin({ pieces: { '10A.nw': '0 scout', '11A.nw': '1 nob' }, orders: { '5A': '0 dominate', '11A': '1 deploy' } })
  p.answer('resolve')
  expect(at(p.g.players, 0).assets).toEqual([0, 0, 0])
  expect(p.question().seat).toBe(1)
  expect(standing(p.g, '10A.nw')).toBe('0 scout')
})

test('FS-ROUND-3 · the first player begins the operations phase, or the next one who can', () => {
  for (const [first, expected] of [
    [0, 1],
    [1, 1],
    [2, 2],
  ] as const) {
    const p = begin({
      seats: 3,
      first,
      pieces: { ...PIECES, '2A.sw': '2 wraithguard' },
      orders: { '10A': '0 deploy, 1 dominate, 1 advance', '2A': '2 advance, 2 deploy', '1A': '2 dominate' },
      step: 'plan-end',
    })
    expect(p.question().seat).toBe(expected)
  }
})
