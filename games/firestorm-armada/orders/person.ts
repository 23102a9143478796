import { type Answer, answer, type Saying as Moment, type Person, type Question, type Table } from '@orrery/kernel'
import { poseOf } from '../rules/stands.ts'
import { seenState } from '../seen-state.ts'
import type { State } from '../state.ts'
import type { View } from '../view.ts'
import { proposedLine } from './deployment.ts'
import { orderedShot, sparedBy } from './fire-order.ts'
import { proposedFire } from './fire-plan.ts'
import { orderedStep } from './move-order.ts'
import { type FireOrder, type MoveOrder, type Order, STANDING } from './order.ts'
import { moveOf } from './steer.ts'

type Saying = Moment<Order, View>

/**
 * A scripted player at the sheets of the board: a standing choice from the first question on, the fleet laid in its line, every
 * squadron's move as the policy would make it ship by ship, and its fire as it is proposed.
 */
export const person: Person<Order, View> = {
  say(moment) {
    const { orders, question } = moment
    const standing = orders.some(({ kind }) => kind === 'standing') ? orders : [...orders, STANDING]
    if (question.name.startsWith('deploy.') && !orders.some(({ kind }) => kind === 'deploy')) return [...standing, lineSaid(moment)]
    const squadron = squadronFor(moment)
    if (squadron === null) return standing
    if (FIRING.includes(question.name)) return [...others(standing, 'fire', squadron), fireThought(moment, squadron)]
    const besides = others(others(standing, 'move', squadron), 'fire', squadron)
    return [...besides, moveThought(moment, squadron), freeFire(moment, squadron)]
  },
}

/** What stands besides an order of that kind for that squadron: a sheet replaces what it said before. */
function others(orders: readonly Order[], kind: 'move' | 'fire', squadron: number): readonly Order[] {
  return orders.filter((order) => order.kind !== kind || order.squadron !== squadron)
}

/** The questions at which the sheets of a squadron's move and of its fire stand. */
const MOVING = ['activate', 'move.ship', 'move.plan']
const FIRING = ['fire.primary', 'fire.torpedo']

/** The squadron whose sheet stands at a question: the one that is chosen, or that is active; null where none does. */
function squadronFor({ question, answer: given, view }: Saying): number | null {
  if (question.name === 'activate') {
    const [, kind, id] = 'option' in given ? given.option.split(':') : []
    return kind === 'squadron' ? Number(id) : null
  }
  const at = [...MOVING, ...FIRING].includes(question.name)
  return at && view.activation.kind === 'squadron' ? view.activation.id : null
}

/** The fleet in its line: all squadrons that are still to be placed. */
function lineSaid({ seat, view }: Saying): Order {
  const g = seenState(view)
  const waiting = view.squadrons.filter(({ id, owner, arrival }) => owner === seat && arrival === 'zone' && isAway(view, id))
  const squadrons = proposedLine(
    g,
    waiting.map(({ id }) => id),
  )
  return { kind: 'deploy', squadrons, cloaked: true, aboard: true }
}

function isAway({ ships }: View, squadron: number): boolean {
  return ships.some((ship) => ship.squadron === squadron && ship.place === 'away')
}

/** What a squadron does until it fires, as the policy would have it. */
function moveThought(moment: Saying, squadron: number): MoveOrder {
  const { seat, view } = moment
  const table = moment.determinize()
  const order: MoveOrder = { kind: 'move', turn: view.turn, squadron, card: '', cloaked: [], steps: [] }
  let given: Answer | null = moment.answer
  for (let asked = questionOf(table, squadron); asked !== null; asked = questionOf(table, squadron)) {
    const by: Answer = given ?? moment.decide(table, asked.seat)
    given = null
    if (answer(table, asked.seat, by) !== true) break
    if (asked.seat === seat && !noted(order, asked, by, table.state as State)) break
  }
  return order
}

/** The next question until the squadron fires; null when it does, or when its activation is over. */
function questionOf(table: Table, squadron: number): Question | null {
  const { activation, step } = table.state as State
  const before = activation.kind === 'none' || (activation.id === squadron && ['command', 'movement', 'moved'].includes(step))
  return before && table.result === null ? (table.questions[0] ?? null) : null
}

/** Notes what the order is to say to a question; false where it can say no more: a ship that rams is steered by hand. */
function noted(order: MoveOrder, asked: Question, given: Answer, g: State): boolean {
  if (asked.name === 'card.command' && 'option' in given && given.option.startsWith('play:'))
    order.card = given.option.slice('play:'.length)
  if (asked.name === 'command.cloak' && 'options' in given) order.cloaked = given.options.map((id) => Number(id.slice('cloak:'.length)))
  if (asked.name === 'move.ship' && 'option' in given) return given.option.startsWith('move:')
  if (asked.name === 'move.plan' && 'plan' in given) {
    const ship = Number(asked.on?.slice('ship:'.length))
    order.steps.push(orderedStep({ ship, manoeuvre: moveOf(given.plan), end: poseOf(g, ship) }))
  }
  return true
}

/** A squadron's fire as it is proposed. */
function fireThought({ view }: Saying, squadron: number): FireOrder {
  const g = seenState(view)
  const order = freeFire({ view }, squadron)
  return { ...order, shots: proposedFire(g, squadron, 'damage', { spared: sparedBy(g, order) }).map(orderedShot) }
}

/** Said with a squadron's move: it fires at whom it hurts most from where it is then, and boards where that is worth more. */
function freeFire({ view }: Pick<Saying, 'view'>, squadron: number): FireOrder {
  return { kind: 'fire', turn: view.turn, squadron, aim: 'damage', shots: [], free: true, boards: [] }
}
