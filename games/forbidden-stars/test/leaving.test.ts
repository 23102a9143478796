import { answer, openTable, positionOf, type Question, randomOf, restore, seedOf, seenBy } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { forbiddenStars } from '../index.ts'
import { at } from '../rules/at.ts'
import { absent, isGone } from '../rules/leaving.ts'
import { unitCounts } from '../rules/winning.ts'
import { NONE, type State } from '../state.ts'
import { duel } from './fight.ts'
import { begin, systemNamed } from './given.ts'
import { striking } from './orders.ts'

const PIECES = { '10A.nw': '0 scout', '11A.nw': '1 nob', '2A.sw': '2 wraithguard' }
const GIVEN = { concede: true } as const

/** Who is out, and who has units on the board. */
const stands = (g: State) => [g.players.map(({ eliminated }) => eliminated), unitCounts(g).map((count) => count > 0)]

test.each([0, 1])('FS-ELIM-12 · with two players the other wins at once, whichever seat is asked (seat %i gives up)', (seat) => {
  const p = begin({
    pieces: { '10A.nw': '0 scout', '11A.nw': '1 nob' },
    orders: { '10A': '0 advance' },
    players: [{ collected: 1 }, { collected: 1 }],
  })
  expect(p.question().seat).toBe(0)
  p.answer(GIVEN, seat)
  expect(p.table.result).toMatchObject({ winners: [1 - seat], rule: 'FS-ELIM-12', message: 'given-up' })
  expect(p.events('spectator', 'gave-up')).toMatchObject([{ seat, rule: 'FS-ELIM-11' }])
  expect(p.refused(GIVEN, 1 - seat)).toMatchObject({ rule: 'TABLE-4' })
})

test('FS-ELIM-12 · in the middle of a combat too', () => {
  const p = duel({ units: ['scout scout', 'nob'], dice: ['1 1 0', '1 1 0'] })
  p.answer(GIVEN, 1)
  expect([p.table.result?.winners, p.g.combat, p.g.phase]).toEqual([[0], null, 'over'])
})

test('FS-ELIM-12 · in the middle of an orbital strike too', () => {
  const p = striking('space-marines', 'rain-of-fire', { pieces: { '10A.se': '0 strike-cruiser', '10A.ne': '1 gargant' }, rolls: 'dmm' })
  expect(p.g.strike).not.toBeNull()
  p.answer(GIVEN, 1)
  expect([p.table.result?.winners, p.g.strike, p.g.phase]).toEqual([[0], null, 'over'])
})

test('FS-ELIM-3 · of a player who is out nothing can be named any more: himself, his units, his structures; of others all', () => {
  const { g } = begin({ seats: 3, pieces: { ...PIECES, '10A.sw': '0 factory', '11A.sw': '1 factory' }, orders: { '10A': '0 advance' } })
  const factories = [0, 1].map((seat) => g.structures.seat.findIndex((owner, one) => owner === seat && g.structures.area[one] !== NONE))
  const units = [0, 1].map((seat) => g.units.seat.findIndex((owner, one) => owner === seat && g.units.area[one] !== NONE))
  at(g.players, 1).eliminated = true
  const gone = (seat: number) => [`player:${seat}`, `unit:${units[seat]}`, `structure:${factories[seat]}`].map((piece) => isGone(g, piece))
  expect([gone(0), gone(1)]).toEqual([
    [false, false, false],
    [true, true, true],
  ])
  // An area belongs to nobody, whatever its number is.
  expect(isGone(g, `area:${factories[1]}`)).toBe(false)
})

test('FS-ELIM-12 · with several players the last one left wins, even if another was eliminated before', () => {
  const p = begin({
    seats: 3,
    pieces: PIECES,
    orders: { '10A': '0 advance' },
    more: (g) => {
      at(g.players, 2).eliminated = true
    },
  })
  p.answer(GIVEN, 0)
  expect(p.table.result).toMatchObject({ winners: [1], rule: 'FS-ELIM-12' })
})

test('FS-ELIM-11 · a player who gives up on their turn does nothing more, and the next one continues', () => {
  const p = begin({ seats: 3, pieces: PIECES, orders: { '10A': '0 advance', '11A': '0 deploy, 1 dominate', '2A': '2 dominate, 0 deploy' } })
  p.answer(GIVEN, 0)
  expect(stands(p.g)).toEqual([
    [true, false, false],
    [false, true, true],
  ])
  expect([at(p.g.stacks, systemNamed(p.g, '11A')), at(p.g.stacks, systemNamed(p.g, '2A')), p.g.first]).toEqual([[], [8 + 3], 1])
  expect(p.events('spectator', 'eliminated')).toMatchObject([{ seat: 0, rule: 'FS-ELIM-11', gaveUp: 1 }])
  expect([seenBy(p.table, 0).canConcede, seenBy(p.table, 1).canConcede]).toEqual([false, true])
  expect(p.refused(GIVEN, 0)).toMatchObject({ rule: 'TABLE-6' })
})

test('FS-ELIM-11 · on another’s turn that turn is finished first', () => {
  const p = begin({ seats: 3, pieces: PIECES, orders: { '10A': '0 dominate', '11A': '1 dominate', '2A': '2 dominate' } })
  p.answer(GIVEN, 2)
  expect([p.question().seat, stands(p.g)[1]]).toEqual([0, [true, true, true]])
  // Its only order is revealed automatically.
  p.answer('to-events')
  expect([p.question().seat, stands(p.g)[1]]).toEqual([1, [true, true, false]])
})

test('FS-ELIM-11, FS-OPS-8 · the turn goes to the next player with an order; if there is none, the phase ends', () => {
  const skip = begin({ seats: 3, pieces: PIECES, orders: { '10A': '0 advance', '2A': '2 dominate' } })
  skip.answer(GIVEN, 0)
  expect(skip.question().seat).toBe(2)
  const last = begin({ seats: 3, pieces: PIECES, orders: { '10A': '0 advance' } })
  last.answer(GIVEN, 0)
  expect(last.g.phase).not.toBe('operations')
})

test('FS-ELIM-11 · a player who gave up before their event has none, and nobody has theirs twice', () => {
  const p = begin({
    seats: 3,
    pieces: PIECES,
    step: 'event',
    active: 1,
    players: [{}, { eventOrders: 'strategize' }, { eventOrders: 'strategize' }],
    more: (g) => {
      g.phase = 'refresh'
      g.done = 1
    },
  })
  p.answer(GIVEN, 2)
  while (p.g.phase === 'refresh') p.answer(at(p.options(), p.options().length - 1))
  // Only the second seat has an event to draw.
  expect(p.events('spectator', 'event-revealed')).toEqual([])
  expect(p.events('spectator', 'events-drawn').map(({ seat }) => seat)).toEqual([1])
})

test('FS-ELIM-11 · a player who gives up out of turn before an order is placed is out at once, and watches', () => {
  const p = begin({ seats: 3, first: 0, pieces: PIECES, step: 'plan' })
  expect(p.question().seat).toBe(0)
  p.answer(GIVEN, 2)
  expect([p.question().seat, stands(p.g)]).toEqual([
    0,
    [
      [false, false, true],
      [true, true, false],
    ],
  ])
  expect(forbiddenStars.view(p.g, 2)).toEqual(forbiddenStars.view(p.g, 'spectator'))
})

test('FS-ELIM-11 · in planning the others place four each, in turn', () => {
  const p = begin({ seats: 3, first: 0, pieces: PIECES, step: 'plan' })
  const place = () => p.answer(at(p.options(), 0))
  for (let count = 0; count < 4; count++) place()
  expect(p.question().seat).toBe(1)
  p.answer(GIVEN, 1)
  const seats: number[] = []
  while (p.g.phase === 'planning') {
    seats.push(p.question().seat)
    place()
  }
  expect(seats).toEqual([2, 0, 2, 0, 2])
  const placed = [0, 1, 2].map((seat) => p.events('spectator', 'order-placed').filter((event) => event.seat === seat).length)
  expect(placed).toEqual([4, 1, 4])
})

test('FS-ELIM-11 · planning ends if only the player who left still had orders to place', () => {
  const p = begin({ seats: 3, first: 0, pieces: PIECES, step: 'plan' })
  for (let count = 0; count < 11; count++) p.answer(at(p.options(), 0))
  expect([p.question().seat, p.g.phase]).toEqual([2, 'planning'])
  p.answer(GIVEN, 2)
  expect([p.g.phase, p.question().seat]).toEqual(['operations', 0])
})

test('FS-ELIM-11 · a combat continues without the player, who decides as little as possible; then the player’s pieces leave', () => {
  const p = duel({
    seats: 3,
    units: ['scout scout', 'nob'],
    dice: ['1 1 0', '1 1 0'],
    hands: ['ambush fury-of-ultramar', 'ard-boyz gretchin'],
    pieces: { '2A.sw': '2 wraithguard' },
    orders: { '1A': '1 deploy, 2 deploy' },
  })
  p.answer(GIVEN, 1)
  expect([p.g.combat?.round, p.question().seat, p.table.questions.length]).toEqual([1, 0, 1])
  while (p.g.combat !== null) p.answer(p.question().kind === 'multi-select' ? { options: p.options().slice(0, 1) } : at(p.options(), 0))
  if (p.g.step === 'order-end') p.answer(at(p.options(), 0))
  expect(stands(p.g)).toEqual([
    [false, true, false],
    [true, false, true],
  ])
})

test('FS-ELIM-11 · as little as possible: nothing optional, as few options as allowed, within the bounds', () => {
  const question = (least: number, bounds?: readonly object[]) =>
    ({
      kind: 'multi-select',
      seat: 0,
      name: 'x',
      rule: 'FS-ELIM-11',
      least,
      most: 3,
      options: ['a', 'b', 'c'].map((id) => ({ id })),
      ...(bounds ? { bounds } : {}),
    }) as unknown as Question
  expect([absent(question(0)), absent(question(2))]).toEqual([{ options: [] }, { options: ['a', 'b'] }])
  expect(absent(question(1, [{ rule: 'FS-DMG-9', of: ['c'], least: 1 }]))).toMatchObject({ options: expect.arrayContaining(['c']) })
})

test('FS-ELIM-11 · his event is left out, and the next one’s follows', () => {
  const p = begin({
    seats: 3,
    pieces: PIECES,
    step: 'event',
    players: [{ eventOrders: 'strategize' }, { eventOrders: 'strategize' }, { eventOrders: 'strategize' }],
    more: (g) => {
      g.phase = 'refresh'
      at(g.players, 1).gaveUp = true
    },
  })
  const seats: number[] = []
  while (p.g.phase === 'refresh') {
    const { seat } = p.question()
    if (seats.at(-1) !== seat) seats.push(seat)
    p.answer(p.question().kind === 'multi-select' ? { options: [] } : at(p.options(), p.options().length - 1))
  }
  expect(seats).toEqual([0, 2])
})

test('FS-ELIM-9, FS-ELIM-12 · a player who has given up does not win if the others are eliminated together', () => {
  const p = begin({
    seats: 3,
    pieces: { '10A.se': '0 strike-cruiser', '11A.se': '1 onslaught-attack-ship', '2A.sw': '2 wraithguard' },
    step: 'order-end',
    order: '0 advance 10A',
    players: [{ collected: 0 }, { collected: 1 }, { collected: 2 }],
    more: (g) => {
      at(g.players, 2).gaveUp = true
    },
  })
  expect(p.table.result).toMatchObject({ winners: [1], rule: 'FS-ELIM-9' })
})

test('FS-ELIM-11 · in setup his part is done for him, and he leaves before the first round', () => {
  const table = openTable(forbiddenStars, {}, 3, seedOf(3))
  const random = randomOf(seedOf(3))
  expect(answer(table, 1, GIVEN)).toBe(true)
  while (table.state.phase === 'setup') {
    const question = table.questions[0]
    if (question === undefined) throw new Error('nobody is asked')
    expect(question.seat).not.toBe(1)
    answer(table, question.seat, forbiddenStars.policy(table.state, question, random))
  }
  expect([table.state.round, at(table.state.players, 1).eliminated, at(table.state.players, 1).faction !== NONE]).toEqual([1, true, true])
})

test('FS-ELIM-11, FS-ELIM-12 · whenever somebody gives up, the table continues to its end', () => {
  for (let seed = 1; seed <= 12; seed++) {
    const seats = 3 + (seed % 2)
    const table = openTable(forbiddenStars, { quick_setup: seed % 3 > 0 }, seats, seedOf(`leaving-${seed}`))
    const random = randomOf(seedOf(seed))
    const gone: number[] = []
    for (let step = 0; table.result === null; step++) {
      const question = table.questions[0]
      if (question === undefined || step > 3000) throw new Error(`seed ${seed} does not end`)
      expect(gone).not.toContain(question.seat)
      if (gone.length < seats - 2 && random.below(60) === 0) {
        const seat = (question.seat + random.below(seats)) % seats
        if (answer(table, seat, GIVEN) === true) gone.push(seat)
      } else answer(table, question.seat, forbiddenStars.policy(table.state, question, random))
    }
    for (const seat of gone) expect(table.result.winners).not.toContain(seat)
  }
})

test('FS-ELIM-11 · at a table of an older version nobody has given up', () => {
  const table = openTable(forbiddenStars, {}, 2, seedOf(4))
  const position = JSON.parse(JSON.stringify(positionOf(table)))
  for (const player of position.state.players) delete player.gaveUp
  const { table: same } = restore(forbiddenStars, { ...position, gameVersion: 1 })
  expect(same.state).toEqual(table.state)
})
