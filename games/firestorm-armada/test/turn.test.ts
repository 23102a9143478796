import { expect, test } from 'vitest'
import { cardNumber } from '../content/cards.ts'
import { turnCards } from '../rules/cards/turn-cards.ts'
import { mayUse } from '../rules/fire/shots.ts'
import { NONE } from '../state.ts'
import { carryOut, type GivenShip } from './fight.ts'
import { asks, FAR, idle, table } from './table.ts'

/** Gun platforms do not move, so only the turn itself asks questions. */
const POST = (seat: number, x: number): GivenShip => ({ type: 'dindrenzi-pilum', seat, x, y: seat === 0 ? 5 : 44 })
const POSTS = (own: number, enemy: number): GivenShip[] => [
  ...Array.from({ length: own }, (_, i) => POST(0, 4 + 6 * i)),
  ...Array.from({ length: enemy }, (_, i) => POST(1, 4 + 6 * i)),
]

test('FA-TURN-1, FA-TURN-2 · each player may put down one T card, hidden until all have; then all lie open', () => {
  const p = table({ ships: POSTS(1, 1), step: 'turn-cards', hands: [['T01', 'T10', 'A01'], ['T02']] })
  expect(p.table.questions.map(({ seat }) => seat)).toEqual([0, 1])
  expect(p.options(0)).toEqual(['card:T01', 'card:T10', 'done'])
  // They are cards of the hand, which can be pressed there and whose texts are shown.
  expect(p.question(0)).toMatchObject({ options: [{ on: 'card:T01' }, { on: 'card:T10' }, {}] })
  p.answer('card:T01', 0)
  expect(p.events('spectator', 'turn-card-revealed')).toEqual([])
  expect(p.table.questions.map(({ seat }) => seat)).toEqual([1])
  p.answer('done', 1)
  expect(p.events(1, 'turn-card-revealed')).toMatchObject([{ seat: 0, card: '@card-T01' }])
  expect(p.g.hands).toMatchObject([[expect.anything(), expect.anything()], [expect.anything()]])
})

test('FA-CARD-4, FA-TURN-1 · with a turn begins what fired in it: a weapon of the last turn may return fire at once (R11)', () => {
  const p = table({ ships: POSTS(1, 1), step: 'turn-cards', also: (g) => [g.ships.fired.fill(1), g.ships.firedTurn.fill(1)] })
  expect(mayUse(p.g, 1, 0)).toBe(true)
})

test('FA-TURN-3 · T cards are resolved in the order of last turn, whoever wins this turn', () => {
  const p = table({ ships: POSTS(1, 1), step: 'turn-cards', hands: [['T01'], ['T10']], order: [1, 0], dice: [6, 6, 1, 1] })
  p.answer('card:T01', 0)
  p.answer('card:T10', 1)
  expect(p.g.inForce.map(({ seat }) => seat)).toEqual([1, 0])
  expect(p.g.order).toEqual([0, 1])
  // In the next turn the order of this turn counts.
  idle(p, (q) => q.g.turn === 5 && asks('turn.card')(q))
  expect(p.g.lastOrder).toEqual([0, 1])
})

test('FA-TURN-4, FA-TURN-5 · the initiative follows; its winner activates first, then the sides alternate', () => {
  const p = table({ ships: POSTS(2, 2), step: 'turn-cards', dice: [1, 1, 6, 6] })
  p.answer('done', 0)
  p.answer('done', 1)
  expect(p.events('spectator', 'initiative-won')).toMatchObject([{ seat: 1 }])
  expect(p.question()).toMatchObject({ seat: 1, name: 'activate' })
  idle(p, (q) => q.g.step.startsWith('end'))
  expect(
    p
      .events('spectator', 'unit-activated')
      .slice(0, 4)
      .map(({ seat }) => seat),
  ).toEqual([1, 0, 1, 0])
})

test('FA-TURN-6 · S, A and R cards can be put down nowhere but in the movement and combat step', () => {
  const p = table({ ships: POSTS(1, 1), step: 'turn-cards', hands: [['S08', 'A01', 'R01'], []] })
  expect(p.options(0)).toEqual(['done'])
})

test('FA-TURN-7 · the end phase tidies markers, counts points and exchanges cards', () => {
  const p = table({ ships: POSTS(1, 1), step: 'end-effects', hands: [['A01'], []] })
  expect(p.events('spectator', 'points-counted')).toHaveLength(1)
  expect(p.question(0).name).toBe('end.discard')
})

test('FA-TURN-8 · every squadron and flight is activated exactly once a turn, without a pass', () => {
  const wings = [{ type: 'fighter', seat: 1, flight: 0, x: 60, y: 10 }] as const
  const p = table({ ships: POSTS(2, 1), wings, hands: [[], []], turn: 2 })
  expect(p.options()).toEqual(['activate:squadron:0', 'activate:squadron:1'])
  idle(p, (q) => q.g.turn === 3)
  const units = p.events('spectator', 'unit-activated').map(({ on }) => on)
  expect([...units].sort()).toEqual(['flight:0', 'squadron:0', 'squadron:1', 'squadron:2'])
})

test('FA-TURN-9 · a seat with nothing left to activate is passed over: A B A B A B B B', () => {
  const p = table({ ships: POSTS(3, 5), turn: 2 })
  idle(p, (q) => q.g.turn === 3)
  expect(p.events('spectator', 'unit-activated').map(({ seat }) => seat)).toEqual([0, 1, 0, 1, 0, 1, 1, 1])
})

test('FA-TURN-10 · a unit without a model left takes no place in the alternation', () => {
  const p = table({
    ships: POSTS(2, 2),
    turn: 2,
    also: (g) => {
      g.ships.place[3] = 2
    },
  })
  idle(p, (q) => q.g.turn === 3)
  expect(p.events('spectator', 'unit-activated').map(({ seat }) => seat)).toEqual([0, 1, 0])
})

test('FA-TURN-10, FA-ACT-8 · an activation whose last ship is lost ends at once', () => {
  const p = table({ ships: [{ type: 'terrans-teuton', x: 30, y: 46 }, { ...FAR, seat: 0 }, FAR], step: 'movement' })
  p.answer({ plan: { segments: [{ straight: 3500 }] } })
  expect(p.events('spectator', 'ship-left')).toMatchObject([{ ship: 0, fate: 'withdrawn' }])
  expect(p.g.activation.id).not.toBe(0)
  expect(p.events('spectator', 'unit-activated')).toHaveLength(1)
})

test('FA-TURN-2, FA-TURN-3, FA-CARD-11 · a T card that was put down is in force, leaves the hand and goes to the discard pile', () => {
  const p = carryOut({ ships: [{ ...FAR, seat: 0, x: 5 }, FAR], hands: [['T01', 'S01'], ['T05']] }, turnCards)
  p.answer('card:T01', 0)
  p.answer('done', 1)
  const [first, other] = [cardNumber('T01'), cardNumber('S01')]
  expect(p.g.inForce).toMatchObject([{ card: first, seat: 0, until: 'turn' }])
  expect([p.g.hands, p.g.discard, p.g.faceDown]).toEqual([[[other], [cardNumber('T05')]], [first], [NONE, NONE]])
})
