import { openTable, seedOf } from '@orrery/kernel'
import { play } from '@orrery/kernel/testing'
import { expect, test } from 'vitest'
import { chaosGalaxy } from '../index.ts'
import { act, asked, duel, offers } from './given.ts'

test('CG-SETUP-1, CG-SETUP-4 · each deck is shuffled into the colony, each order as likely', () => {
  const tops = new Set<string>()
  for (let seed = 0; seed < 40; seed++) {
    const { state } = openTable(chaosGalaxy, {}, 2, seedOf(seed))
    const held = state.seats[0]
    expect((held?.colony.length ?? 0) + (held?.headquarters.length ?? 0)).toBe(45)
    tops.add(held?.headquarters.map((card) => state.prints[card]).join() ?? '')
  }
  expect(tops.size).toBe(40)
})

test('CG-SETUP-2, CG-ZONE-17 · a colony is shuffled once for each reason, and neither a cut nor another shuffle is asked for', () => {
  const shuffles = (p: ReturnType<typeof duel>) => p.events('spectator', 'colony-shuffled').map((event) => event.seat)
  const opening = play(chaosGalaxy, { seed: 5 })
  expect(shuffles(opening)).toEqual([0, 1])
  const { seat } = opening.question()
  opening.answer('mulligan')
  expect([shuffles(opening), opening.question()]).toMatchObject([[0, 1, seat], { seat: 1 - seat, message: 'setup-mulligan' }])
  opening.answer('keep')
  expect([shuffles(opening), asked(opening)]).toEqual([[0, 1, seat], 'stack-start'])
  // The colony is shuffled after the pick of the main phase, and after cards that search it.
  const p = duel({
    you: { colony: ['turul', 'szitakoto', 'dongo'], hand: ['rajzas'], surface: ['ragadozo-osztonok unpaid +2'], filler: 9 },
  })
  act(p, 'pick', 'take:{turul}')
  expect([shuffles(p), asked(p)]).toEqual([[0], 'main-action'])
  act(p, 'event:{rajzas}')
  while (asked(p) !== 'main-action') p.answer(p.options()[0] as string)
  expect(shuffles(p)).toEqual([0, 0])
  act(p, 'pay:{ragadozo-osztonok}')
  while (asked(p) !== 'main-action') p.answer(p.options()[0] as string)
  expect(shuffles(p)).toEqual([0, 0, 0])
  // Nothing lets a player shuffle their colony for no reason.
  expect(p.options().filter((id) => /shuffle|cut/.test(id))).toEqual([])
})

test('CG-SETUP-5, CG-SETUP-6 · the higher roll starts, ties roll again', () => {
  const starts = new Set<number>()
  let ties = 0
  for (let seed = 0; seed < 60; seed++) {
    const p = play(chaosGalaxy, { seed })
    const rolls = p.events('spectator', 'rolled').map((event) => event.rolls as number[])
    for (const tied of rolls.slice(0, -1)) expect(tied[0]).toBe(tied[1])
    ties += rolls.length - 1
    const [first, second] = rolls.at(-1) as [number, number]
    expect(p.g.starter).toBe(first > second ? 0 : 1)
    expect(first).not.toBe(second)
    starts.add(p.g.starter)
  }
  expect(starts.size).toBe(2)
  expect(ties).toBeGreaterThan(0)
})

test('CG-SETUP-7 · each player gets five credits and draws five cards', () => {
  const p = play(chaosGalaxy)
  for (const held of p.g.seats) expect([held.credits, held.headquarters.length]).toEqual([5, 5])
})

test('CG-SETUP-8, CG-SETUP-9 · in turn order each may exchange the whole hand once', () => {
  const p = play(chaosGalaxy, { seed: 3 })
  const first = p.question().seat
  expect(first).toBe(p.g.starter)
  expect(p.options()).toEqual(['keep', 'mulligan'])
  const before = p.g.seats[first]?.headquarters.slice()
  p.answer('mulligan')
  expect(p.g.seats[first]?.headquarters).toHaveLength(5)
  expect(p.g.seats[first]?.headquarters).not.toEqual(before)
  expect(p.question()).toMatchObject({ seat: 1 - first, message: 'setup-mulligan' })
  expect(p.events(1 - first, 'mulligan')).toMatchObject([{ seat: first }])
  p.answer('keep')
  expect(asked(p)).not.toBe('setup-mulligan')
})

test.each([
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 4],
  [5, 5],
  [6, 5],
])('CG-SETUP-10, CG-TURN-4 · the start phase of turn %i gives %i credits', (turn, credits) => {
  const p = duel({ turn, phase: 'start', active: (turn + 1) % 2, starter: 0, you: { credits: 0 }, opponent: { credits: 0 } })
  expect(p.g.seats[p.g.active]?.credits).toBe(credits)
})

test('CG-SETUP-11 · the starter may not attack in turn 1, the second player may in turn 2', () => {
  expect(offers(duel({ turn: 1, you: { hangar: ['turul'] } }), 'attack:colony:1')).toBe(false)
  expect(offers(duel({ turn: 2, active: 1, opponent: { hangar: ['turul'] } }), 'attack:colony:0')).toBe(true)
})
