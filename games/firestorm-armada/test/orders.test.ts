import { answer, openTable, randomOf, readOrders, type Seat, type SeenQuestion, schema, seedOf, seenBy } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { policy } from '../bot/policy.ts'
import type { CardId } from '../content/cards.ts'
import { firestormArmada } from '../index.ts'
import { proposedLine } from '../orders/deployment.ts'
import { formationBounds, formationTo } from '../orders/formation.ts'
import { orders } from '../orders/index.ts'
import { orderedStep } from '../orders/move-order.ts'
import { type MoveOrder, type Order, STANDING, type Standing } from '../orders/order.ts'
import { sequenced } from '../orders/sequence.ts'
import { closing } from '../rules/act.ts'
import { commandChoices } from '../rules/cards/choices.ts'
import { endCards } from '../rules/end/cards.ts'
import { moveNext } from '../rules/move/move.ts'
import type { State } from '../state.ts'
import { type View, view as viewOf } from '../view.ts'
import { at, DUEL, hands, name } from './card-table.ts'
import { carryOut, fight, type GivenShip } from './fight.ts'

/** Three Terran ships of one squadron that head north, and an enemy at the given place. */
function asked(foe: Pick<GivenShip, 'x' | 'y'>) {
  const ships = [0, 1, 2].map((place) => ({ ...at('terrans-ares', 20 + 4 * place, 20, 0), squadron: 0, heading: 0 }))
  return carryOut({ ships: [...ships, { ...at('dindrenzi-secutor', foe.x, foe.y, 1), squadron: 1 }] }, (g) => commandChoices(g, 0))
}

type Asked = ReturnType<typeof asked>

/** The answer of orders to the open question of a seat. */
function said(p: Asked, list: readonly Order[], seat: Seat = 0) {
  return orders.answer(list, seenBy(p.table, seat).question as SeenQuestion, viewOf(p.g, seat) as View)
}

const standing = (more: Partial<Standing> = {}): Standing => ({ ...STANDING, ...more })

test('FA-TRAIT-1 · FA-TRAIT/sectorShielding: every ship of a fleet covers its most threatened side, without a question', () => {
  for (const [foe, arc] of [
    [{ x: 24, y: 40 }, 'fore'],
    [{ x: 50, y: 20 }, 'starboard'],
    [{ x: 24, y: 4 }, 'aft'],
  ] as const) {
    const p = asked(foe)
    for (const ship of [0, 1, 2]) {
      expect([p.question().on, said(p, [standing()]).reply?.answer]).toEqual([`ship:${ship}`, { option: `sector:${arc}` }])
      p.answer(`sector:${arc}`)
    }
  }
})

test('FA-TRAIT-1 · FA-TRAIT/sectorShielding: a named side is covered as long as danger comes from there; otherwise the seat is asked', () => {
  const p = asked({ x: 24, y: 40 })
  expect(said(p, [standing({ arc: 'fore' })]).reply?.answer).toEqual({ option: 'sector:fore' })
  expect(said(p, [standing({ arc: 'aft' })]).reply).toBeNull()
  expect(said(p, [standing({ arc: 'ask' })]).reply).toBeNull()
  expect(said(p, []).reply).toBeNull()
})

test('FA-MOVE-13 · engines are kept running without a question, unless a ship would then have to leave the table', () => {
  const at48 = (y: number, heading: number) => {
    const ships = [
      { ...at('terrans-hauberk', 36, y, 0), squadron: 0, heading },
      { ...at('dindrenzi-secutor', 36, 24, 1), squadron: 1 },
    ]
    return carryOut({ ships }, (g: State) => closing(g))
  }
  expect(said(at48(20, 0), [standing()]).reply?.answer).toEqual({ options: [] })
  expect(said(at48(47.5, 0), [standing()]).reply).toBeNull()
  expect(said(at48(20, 0), [standing({ engines: 'ask' })]).reply).toBeNull()
})

/** A squadron with an order for its move, made from the table after `ready`. */
function ordered(ready: (g: State) => unknown = () => undefined) {
  const ships = [0, 1, 2].map((place) => ({ ...at('terrans-hauberk', 20 + 3 * place, 20, 0), squadron: 0, heading: 0 }))
  const p = carryOut({ ships: [...ships, at('dindrenzi-secutor', 24, 44, 1)] }, function* (g) {
    ready(g)
    while (!(yield* moveNext(g)));
  })
  const steps = sequenced(p.g, formationTo(formationBounds(p.g, 0), { x: 24_000, y: 25_000 })).map(orderedStep)
  const order: MoveOrder = { kind: 'move', turn: p.g.turn, squadron: 0, card: '', cloaked: [], steps }
  return { p, order, steps }
}

test('FA-MOVE-5, FA-MOVE-6 · a squadron moves by one order, ship after ship', () => {
  const { p, order, steps } = ordered()
  let list: readonly Order[] = [order]
  while (p.table.questions.length > 0) {
    const now = said(p, list)
    expect(now.reply).not.toBeNull()
    list = now.orders
    p.answer(now.reply?.answer ?? '')
  }
  for (const { ship, end } of steps) expect([p.g.ships.x[ship], p.g.ships.y[ship]]).toEqual([end.x, end.y])
})

test('FA-MOVE-18 · if a ship would end elsewhere than ordered, the order ends and its owner is asked', () => {
  const { p, order, steps } = ordered()
  const [first] = steps
  const elsewhere = {
    ...order,
    steps: order.steps.map((step) => (step === first ? { ...step, end: { ...step.end, x: step.end.x + 500 } } : step)),
  }
  p.answer(`move:${first?.ship}`)
  const now = said(p, [standing(), elsewhere])
  expect([now.reply, now.orders]).toEqual([null, [standing()]])
  // Another order may still answer, because it would if the orders were read anew without the ended one.
  const { squadron, turn } = order
  const next = { kind: 'next', turn, unit: 'squadron', id: squadron, move: 'ahead', fire: 'hold', strength: 0 } as const
  const other = said(p, [elsewhere, next])
  expect(other).toEqual({ reply: { answer: said(p, [next]).reply?.answer, by: 1 }, orders: [next] })
})

test('FA-ACT-1 · orders for a squadron end with its turn and its activation, standing choices never', () => {
  const { p, order } = ordered()
  const view = viewOf(p.g, 0) as View
  expect(orders.stands?.(order, 0, view)).toBe(true)
  expect(orders.stands?.({ ...order, turn: view.turn - 1 }, 0, view)).toBe(false)
  const acted = {
    ...view,
    activation: { ...view.activation, kind: 'none' as const },
    squadrons: view.squadrons.map((one) => ({ ...one, acted: true })),
  }
  expect(orders.stands?.(order, 0, acted)).toBe(false)
  expect(orders.stands?.(STANDING, 0, acted)).toBe(true)
  for (const one of [STANDING, order]) expect(schema.misfitsOf(orders.schema, one)).toEqual([])
  expect(order.kind === 'move' && orders.describe(order, 0, view).map(({ message }) => message)).toEqual(['order-move'])
})

/** The answer of the quick bot to the open question. */
const bot = (p: Asked) => policy(p.g, p.question(), randomOf(seedOf(1)))

test('FA-TRAIT-1 · FA-TRAIT/sectorShielding: a bot covers the side that a standing choice would, though a lone enemy is nearer elsewhere', () => {
  const ships = [0, 1, 2].map((place) => ({ ...at('terrans-ares', 20 + 4 * place, 20, 0), squadron: 0, heading: 0 }))
  const foes = [at('dindrenzi-secutor', 24, 34, 1), at('dindrenzi-secutor', 22, 34, 1), at('dindrenzi-thraex', 24, 8, 1)]
  const p = carryOut({ ships: [...ships, ...foes.map((foe, squadron) => ({ ...foe, squadron: squadron + 1 }))] }, (g) =>
    commandChoices(g, 0),
  )
  expect(bot(p)).toEqual({ option: 'sector:fore' })
  expect(bot(p)).toEqual(said(p, [standing()]).reply?.answer)
})

/** Torpedoes whose dice show `face` or miss, at the question about point defence. */
function torpedoed(face: number) {
  const ships = [at('terrans-apollo', 20, 20, 0), at('sorylians-falx', 26, 20, 1)]
  const p = fight({ ships, fire: 2, dice: [face, ...Array.from({ length: 60 }, () => 1)] })
  p.answer('fire:0:4:1')
  expect(p.question().name).toBe('pd.torpedo')
  return p
}

test('FA-PD-14 · neither a bot nor a standing choice uses point defence against torpedoes that do no harm', () => {
  const p = torpedoed(5)
  expect([bot(p), said(p, [standing()], 1).reply?.answer]).toEqual([{ option: 'dice:0' }, { option: 'dice:0' }])
})

test('FA-PD-14 · at torpedoes that do harm both fire all they have', () => {
  const ships = [at('terrans-apollo', 20, 20, 0), at('sorylians-falx', 26, 20, 1)]
  const p = fight({ ships, fire: 2, dice: [6, 6, 5, 5, 5, 5, 5, 4, 3, 6, 6, 4, 3, 2, 4, 1, 1] })
  p.answer('fire:0:4:1')
  expect([bot(p), said(p, [standing()], 1).reply?.answer]).toEqual([{ option: 'dice:5' }, { option: 'dice:5' }])
})

test('FA-TRAIT-3 · FA-TRAIT/layeredShields: both roll again where half of the dice failed, and keep the trait where few did', () => {
  const shielded = (...shields: readonly number[]) => {
    const ships = [at('terrans-apollo', 20, 20, 0), at('terrans-aegis', 30, 20, 1)]
    const p = fight({ ships, dice: [5, 5, 5, 1, 1, 1, 1, 1, 1, ...shields, ...Array.from({ length: 40 }, () => 1)] })
    p.answer('fire:0:2:1')
    expect(p.question().name).toBe('shields.again')
    return [bot(p), said(p, [standing()], 1).reply?.answer]
  }
  expect(shielded(1, 2, 6)).toEqual([{ option: 'yes' }, { option: 'yes' }])
  expect(shielded(5, 2, 6)).toEqual([{ option: 'no' }, { option: 'no' }])
})

test('FA-SETUP-7 · a bot places its heaviest squadron first, as a proposed line does', () => {
  const options = { fleetValue: 800, seats: ['terrans-800', 'dindrenzi-800'].map((fleet) => ({ fleet })) }
  const table = openTable(firestormArmada, options, 2, seedOf('heaviest'))
  const random = randomOf(seedOf(1))
  for (let step = 0; step < 80; step++) {
    const [question] = table.questions
    if (question === undefined) break
    const given = policy(table.state, question, random)
    if (question.name === 'deploy.squadron') {
      const waiting = question.kind === 'options' ? question.options.map(({ id }) => Number(id.split(':')[1])) : []
      expect(given).toEqual({ option: `deploy:${proposedLine(table.state, waiting)[0]?.squadron}` })
      return
    }
    answer(table, question.seat, given)
  }
  expect.unreachable()
})

test('FA-CARD-6 · windows for cards pass where the seat says so, and it is asked all the same where it is attacked', () => {
  const p = asked({ x: 24, y: 40 })
  const view = viewOf(p.g, 0) as View
  const options = ['pass', 'play:R05'].map((id) => ({ id, message: id, rule: 'FA-CARD-6' }))
  const window = (name: string) => ({ ...(seenBy(p.table, 0).question as SeenQuestion), kind: 'options', name, options }) as SeenQuestion
  const says = (name: string, activeSeat: Seat, cards: Standing['cards']) =>
    orders.answer([standing({ cards })], window(name), { ...view, activation: { ...view.activation, seat: activeSeat } }).reply?.answer
  expect(view.activation.kind).toBe('squadron')
  expect(says('card.counter', 1, 'pass')).toEqual({ option: 'pass' })
  expect(says('card.activation', 0, 'pass')).toEqual({ option: 'pass' })
  expect(says('card.activation', 1, 'pass')).toBeUndefined()
  expect(says('card.counter', 1, 'ask')).toBeUndefined()
})

test('FA-CARD-6 · the card that helps most is played where the seat says so, also where it is attacked', () => {
  const ships = [at('directorate-eliminator', 20, 20), at('sorylians-falcata', 32, 20, 1)]
  const dice = Array.from({ length: 14 }, (_, die) => (die < 7 ? 5 : 2))
  const p = fight({ ships, dice: [...dice, 4], hands: hands(1, 'R01') })
  p.answer('fire:0:0:1')
  while (name(p) !== 'card.hit') p.answer('pass')
  expect(said(p, [standing({ cards: 'help' })], 1).reply?.answer).toEqual({ option: 'play:R01' })
  expect(said(p, [standing({ cards: 'pass' })], 1).reply).toBeNull()
})

test('FA-END-2 · at the end of a turn nothing is put down that need not be, and the oldest where one must', () => {
  const says = (cards: CardId[], discard: Standing['discard']) => {
    const p = carryOut({ ships: DUEL, hands: [cards, []] }, endCards)
    return said(p, [standing({ discard })]).reply?.answer
  }
  expect(says(['T01'], 'least')).toEqual({ options: [] })
  expect(says(['T02', ...Array(12).fill('T01')], 'least')).toMatchObject({ options: expect.arrayContaining(['card:T02:0']) })
  expect(says(['T01'], 'ask')).toBeUndefined()
})

test('FA-CARD-6, FA-END-2 · a standing choice of an older version asks for what it did not say', () => {
  const { cards, discard, ...first } = STANDING
  expect(readOrders(orders, [first], 1)).toEqual({ orders: [STANDING], dropped: 0 })
  expect(readOrders(orders, [{ ...first, cards: 'pass' }], 2)).toEqual({ orders: [{ ...first, cards: 'pass', discard }], dropped: 0 })
  expect(cards).toBe('ask')
})
