import { determinize, randomOf, type SeenQuestion, seedOf, seenBy } from '@orrery/kernel'
import type { Play } from '@orrery/kernel/testing'
import { expect, test } from 'vitest'
import { orders } from '../orders/index.ts'
import type { Order, TurnOrder } from '../orders/order.ts'
import { person } from '../orders/person.ts'
import { changed, type Rehearsal, rehearse, turnOrder } from '../orders/rehearse.ts'
import type { State } from '../state.ts'
import type { View } from '../view.ts'
import { areaNamed, asked, begin, buy, moves, standing, systemNamed } from './given.ts'

const PIECES = { '10A.nw': '0 factory', '10A.sw': '0 scout, 0 space-marine', '11A.nw': '1 nob' }

function seen(p: Play<State>): { readonly question: SeenQuestion; readonly view: View } {
  const { question, view } = seenBy(p.table, 0)
  if (question === null) throw new Error('the seat is not asked')
  return { question, view: view as View }
}

function rehearsed(p: Play<State>, said: Parameters<typeof rehearse>[2] = []): Rehearsal {
  const { question, view } = seen(p)
  const turn = rehearse(question, view, said)
  if (turn === null) throw new Error('no turn can be decided here')
  return turn
}

/** Lets orders answer for the first seat as long as they can; returns those that remain, and the questions answered. */
function run(p: Play<State>, said: readonly Order[]): { readonly stand: readonly Order[]; readonly answered: readonly string[] } {
  let stand = said
  const answered: string[] = []
  while (p.table.questions.some(({ seat }) => seat === 0)) {
    const { question, view } = seen(p)
    const given = orders.answer(stand, question, view)
    stand = given.orders
    if (given.reply === null) break
    answered.push(question.name)
    p.answer('option' in given.reply.answer ? given.reply.answer.option : given.reply.answer, 0)
  }
  return { stand, answered }
}

const namesOf = ({ steps }: Rehearsal) => steps.map(({ asked: { name } }) => name)

/** The first seat may reveal an advance into 2A, whose world the other seat holds, or a deployment at home. */
const revealing = () =>
  begin({
    pieces: { '10A.nw': '0 factory', '10A.sw': '0 scout, 0 space-marine', '2A.nw': '1 nob' },
    step: 'turn',
    orders: { '2A': '1 deploy, 0 advance', '10A': '0 deploy' },
    players: [{ materiel: 6 }],
  })

/** The same turn with other options at a question. */
function instead(p: Play<State>, turn: Rehearsal, name: string, ...taken: readonly string[]): Rehearsal {
  return rehearsed(p, changed(turn, namesOf(turn).indexOf(name), taken))
}

test('FS-OPS-1, FS-ADV-1 · an order that is decided at once is revealed, and its units move as it was said', () => {
  const p = revealing()
  const reveals = instead(p, rehearsed(p), 'operations.order', `reveal:${systemNamed(p.g, '2A')}`)
  const resolves = instead(p, reveals, 'operations.resolve', 'resolve')
  const attacks = instead(p, resolves, 'advance.target', `attack:${areaNamed(p.g, '2A.nw')}`)
  const turn = instead(p, attacks, 'advance.ground', ...moves(p.g, 'space-marine', '10A.sw', '2A.nw'))
  expect(namesOf(turn)).toEqual(['operations.order', 'operations.resolve', 'advance.target', 'advance.ground'])
  const { question, view } = seen(p)
  expect(run(p, [turnOrder(turn, question, view)])).toEqual({ stand: [], answered: namesOf(turn) })
  expect(standing(p.g, '10A.sw')).toBe('0 scout')
  expect(p.g.combat).toMatchObject({ area: areaNamed(p.g, '2A.nw') })
})

test('FS-OPS-3, FS-DEPLOY-1 · what follows another choice is proposed anew, and asks what the rules will ask', () => {
  const p = revealing()
  const home = instead(p, rehearsed(p), 'operations.order', `reveal:${systemNamed(p.g, '10A')}`)
  const buys = instead(p, instead(p, home, 'operations.resolve', 'resolve'), 'deploy.unit', buy('scout', areaNamed(p.g, '10A.sw')))
  const turn = instead(p, rehearsed(p, changed(buys, 3, ['done'])), 'deploy.structure', 'done')
  expect(namesOf(turn).slice(0, 4)).toEqual(['operations.order', 'operations.resolve', 'deploy.unit', 'deploy.unit'])
  expect(changed(turn, 0, ['reveal:1'])).toEqual([{ question: 'operations.order', options: ['reveal:1'] }])
  const { question, view } = seen(p)
  // What comes after the turn, the last order of the seat, is not part of it.
  expect(run(p, [turnOrder(turn, question, view)])).toEqual({ stand: [], answered: namesOf(turn) })
  expect([standing(p.g, '10A.sw'), asked(p)]).toEqual(['0 scout, 0 scout, 0 space-marine', 'operations.resolve'])
})

test('FS-ADV-9 · a unit that would go to two places at once is refused by its rule, before the turn is said', () => {
  const p = begin({ pieces: PIECES, step: 'advance', order: '0 advance 10A', orders: { '11A': '1 deploy' } })
  const turn = rehearsed(p)
  expect([asked(p), turn.refusal]).toEqual(['advance.ground', null])
  const twice = [...moves(p.g, 'scout', '10A.sw', '10A.nw'), ...moves(p.g, 'scout', '10A.sw', '10A.ne')]
  expect(rehearsed(p, changed(turn, 0, twice)).refusal).toMatchObject({ rule: 'FS-ADV-9' })
  const { question, view } = seen(p)
  const said: TurnOrder = { kind: 'turn', round: view.round, left: 0, steps: [{ question: 'advance.ground', options: twice }] }
  expect(orders.answer([said], question, view)).toEqual({ reply: null, orders: [] })
})

test('FS-OPS-2 · what is left of a decided order answers nothing for another one, nor in the turn of another seat', () => {
  const p = begin({ pieces: PIECES, step: 'advance', order: '0 advance 10A', orders: { '11A': '1 deploy' } })
  const { question, view } = seen(p)
  const stays: TurnOrder = { kind: 'turn', round: view.round, left: 0, steps: [{ question: 'advance.ground', options: [] }] }
  expect(orders.answer([stays], question, view).reply).toEqual({ answer: { options: [] }, by: 0 })
  expect(orders.answer([{ ...stays, left: 1 }], question, view)).toEqual({ reply: null, orders: [] })
  expect(orders.answer([stays], question, { ...view, active: 1 })).toEqual({ reply: null, orders: [] })
  expect(orders.answer([{ ...stays, round: view.round + 1 }], question, view)).toEqual({ reply: null, orders: [] })
  expect(orders.describe(stays, 0, view)).toEqual([{ message: 'board-said-turn', params: { count: 1 } }])
})

test('FS-OPS-3 · a decision that is not asked any more is passed over; one that nobody thought of is asked', () => {
  const p = begin({ pieces: PIECES, step: 'advance', order: '0 advance 10A', orders: { '11A': '1 deploy' } })
  const { question, view } = seen(p)
  const steps = [
    { question: 'advance.target', options: ['peace'] },
    { question: 'advance.ground', options: [] },
    { question: 'capacity.excess', options: [] },
  ]
  const said: TurnOrder = { kind: 'turn', round: view.round, left: 0, steps }
  const { reply, orders: stand } = orders.answer([said], question, view)
  expect([reply?.answer, stand]).toEqual([{ options: [] }, [{ ...said, steps: steps.slice(2) }]])
  const [first] = steps
  expect(orders.answer([{ ...said, steps: first === undefined ? [] : [first] }], question, view)).toEqual({ reply: null, orders: [] })
})

test('FS-ADV-3 · once an order has been begun by hand in a way that is not seen, it is not decided at once', () => {
  const p = begin({
    pieces: { '10A.nw': '0 scout', '1A.nw': '0 strike-cruiser', '1A.sw': '0 scout', '2A.nw': '0 space-marine', '11A.nw': '1 nob' },
    step: 'advance',
    order: '0 advance 10A',
    orders: { '11A': '1 deploy' },
  })
  const before = seen(p)
  expect([before.question.name, rehearse(before.question, before.view, []) === null]).toEqual(['advance.source', false])
  p.answer(`source:${systemNamed(p.g, '1A')}`)
  const after = seen(p)
  expect([after.question.name, rehearse(after.question, after.view, [])]).toEqual(['advance.ships', null])
})

test('FS-OPS-6, FS-OPS-3 · the rest of an order is decided at once when it is revealed, by choice or as the only one', () => {
  const p = revealing()
  const whole = instead(p, rehearsed(p), 'operations.order', `reveal:${systemNamed(p.g, '10A')}`)
  p.answer(`reveal:${systemNamed(p.g, '10A')}`)
  const rest = rehearsed(p)
  expect(rest.steps).toEqual(whole.steps.slice(1))
  const { question, view } = seen(p)
  expect([question.name, turnOrder(rest, question, view).left]).toEqual(['operations.resolve', 1])
  expect(run(p, [turnOrder(rest, question, view)])).toEqual({ stand: [], answered: namesOf(rest) })

  const only = begin({ pieces: PIECES, step: 'turn', orders: { '10A': '0 deploy', '11A': '1 deploy' }, players: [{ materiel: 6 }] })
  expect([asked(only), namesOf(rehearsed(only)).slice(0, 2)]).toEqual(['operations.resolve', ['operations.resolve', 'deploy.unit']])
})

test('FS-OPS-6 · what a turn says of its order comes before what is said of all orders, or of a system', () => {
  const p = begin({ pieces: PIECES, step: 'turn', orders: { '10A': '0 deploy', '11A': '1 deploy' } })
  const { question, view } = seen(p)
  const { round } = view
  const turn: Order = { kind: 'turn', round, left: 0, steps: [{ question: 'operations.resolve', options: ['to-events'] }] }
  const carries: Order[] = [
    { kind: 'carry', round, system: null, does: 'resolve' },
    { kind: 'carry', round, system: systemNamed(p.g, '10A'), does: 'resolve' },
  ]
  expect(question.name).toBe('operations.resolve')
  expect(orders.answer([...carries, turn], question, view)).toEqual({ reply: { answer: { option: 'to-events' }, by: 2 }, orders: carries })
})

test('FS-OPS-1, FS-PLAN-8, FS-PLAN-9 · a turn is decided by nothing but what its seat sees', () => {
  const p = revealing()
  const there = determinize(p.table, 0, randomOf(seedOf('another')))
  const { question, view } = seenBy(there, 0)
  expect(rehearse(question as SeenQuestion, view as View, [])).toEqual(rehearsed(p))
})

test('FS-OPS-1 · the scripted person decides an order at once with the order that it reveals, where the sheet can ask for it', () => {
  const p = revealing()
  const { question, view } = seen(p)
  const imagined = { determinize: () => determinize(p.table, 0, randomOf(seedOf('person'))), decide: decideFirst }
  const answer = { option: `reveal:${systemNamed(p.g, '10A')}` }
  const said = person.say({ seat: 0, orders: [], question, view, answer, ...imagined })
  expect(said).toMatchObject([{ kind: 'turn', left: 1, steps: expect.anything() }])
  const [turn] = said as readonly TurnOrder[]
  expect(turn?.steps.map(({ question: name }) => name).slice(0, 2)).toEqual(['operations.resolve', 'deploy.unit'])
  expect(turn?.steps.filter(({ question: name }) => name === 'operations.resolve')).toHaveLength(1)
  // Where the rules would ask something else than the seat is asked, the board has no sheet.
  expect(person.say({ seat: 0, orders: [], question: { ...question, on: 'system:9' }, view, answer, ...imagined })).toEqual([])
})

/** Takes the first option. */
function decideFirst(there: Parameters<NonNullable<Parameters<typeof person.say>[0]['decide']>>[0], seat: number) {
  const open = there.questions.find((one) => one.seat === seat)
  const [first] = open === undefined || open.kind === 'plan' ? [] : open.options
  if (open?.kind === 'multi-select') return { options: [] }
  return { option: first?.id ?? '' }
}
