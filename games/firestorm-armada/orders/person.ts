import { type Answer, answer, type Saying as Moment, type Person, type Question, type Table } from '@orrery/kernel'
import { poseOf } from '../rules/stands.ts'
import { seenState } from '../seen-state.ts'
import type { State } from '../state.ts'
import type { View } from '../view.ts'
import { proposedLine } from './deployment.ts'
import { gunsOfLink } from './fire-order.ts'
import { nextForeseen } from './foresight.ts'
import { orderedStep } from './move-order.ts'
import { BY_DAY, type FireOrder, type MoveOrder, type Order, STANDING } from './order.ts'
import { moveOf } from './steer.ts'

type Saying = Moment<Order, View>

/**
 * A scripted player who uses the order sheets of the board: standing choices from the first question on, the fleet in a line, every
 * squadron's move and fire as the policy would make them, and the next activation.
 */
export const person: Person<Order, View> = {
  byDay: [BY_DAY],
  say(moment) {
    const { question } = moment
    const orders = withNext(moment)
    const standing = orders.some(({ kind }) => kind === 'standing') ? orders : [...orders, STANDING]
    if (question.name.startsWith('deploy.') && !orders.some(({ kind }) => kind === 'deploy')) return [...standing, lineOrder(moment)]
    const squadron = squadronFor(moment)
    if (squadron === null) return standing
    const { move, fire } = thought(moment, squadron)
    if (FIRING.includes(question.name)) return [...others(standing, 'fire', squadron), fire]
    return [...others(others(standing, 'move', squadron), 'fire', squadron), move, fire]
  },
}

/** The orders with one for the next activation, which replaces the earlier one; only players by day give it. */
function withNext(moment: Saying): readonly Order[] {
  const { orders, question, view, seat } = moment
  const acts = view.activation.kind !== 'none' && view.activation.seat === seat
  if ((question.name !== 'activate' && !acts) || !playsByDay(orders)) return orders
  const next = nextForeseen(moment)
  const others = orders.filter(({ kind }) => kind !== 'next')
  return next === null ? others : [...others, next]
}

function playsByDay(orders: readonly Order[]): boolean {
  return orders.some((order) => order.kind === 'standing' && order.discard === BY_DAY.discard)
}

/** The orders without those of a kind for a squadron, because a sheet replaces its earlier order. */
function others(orders: readonly Order[], kind: 'move' | 'fire', squadron: number): readonly Order[] {
  return orders.filter((order) => order.kind !== kind || order.squadron !== squadron)
}

/** The questions at which the board shows the sheets for a squadron's move, and for its fire. */
const MOVING = ['activate', 'move.ship', 'move.plan']
const FIRING = ['fire.primary', 'fire.torpedo']

/** The squadron whose sheet is shown at a question: the chosen or the active one; null if no sheet is shown. */
function squadronFor({ question, answer: given, view }: Saying): number | null {
  if (question.name === 'activate') {
    const [, kind, id] = 'option' in given ? given.option.split(':') : []
    return kind === 'squadron' ? Number(id) : null
  }
  const at = [...MOVING, ...FIRING].includes(question.name)
  return at && view.activation.kind === 'squadron' ? view.activation.id : null
}

/** The order that places all squadrons not placed yet in a line. */
function lineOrder({ seat, view }: Saying): Order {
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

/** The policy's plan for a squadron's activation: its move, and its fire after the move. */
function thought(moment: Saying, squadron: number): { readonly move: MoveOrder; readonly fire: FireOrder } {
  const { seat, view } = moment
  const { turn } = view
  const table = moment.determinize()
  const move: MoveOrder = { kind: 'move', turn, squadron, card: '', cloaked: [], steps: [] }
  const fire: FireOrder = { kind: 'fire', turn, squadron, aim: 'damage', shots: [], free: true, boards: [] }
  let given: Answer | null = moment.answer
  for (let asked = questionOf(table, squadron); asked !== null; asked = questionOf(table, squadron)) {
    const by: Answer = given ?? moment.decide(table, asked.seat)
    given = null
    if (answer(table, asked.seat, by) !== true) break
    if (asked.seat !== seat) continue
    if (!addToMove(move, asked, by, table.state as State)) break
    addToFire(fire, asked, by)
  }
  return { move, fire }
}

/** The next question in the squadron's activation; null when it is over. */
function questionOf(table: Table, squadron: number): Question | null {
  const { activation } = table.state as State
  const during = activation.kind === 'none' || activation.id === squadron
  return during && table.result === null ? (table.questions[0] ?? null) : null
}

/** Adds an answer to the order. Returns false if the order cannot hold it: a ship that rams is steered by hand. */
function addToMove(order: MoveOrder, asked: Question, given: Answer, g: State): boolean {
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

/** Adds an attack and its links to the order. */
function addToFire(order: FireOrder, { name }: Question, given: Answer): void {
  if (FIRING.includes(name) && 'option' in given) {
    const [verb, ship = 0, ...rest] = given.option.split(':').map((part, place) => (place === 0 ? part : Number(part))) as [
      string,
      ...number[],
    ]
    if (verb !== 'fire' && verb !== 'pair') return
    order.shots.push({ guns: rest.slice(0, -1).map((weapon) => ({ ship, weapon })), target: rest.at(-1) ?? 0 })
  }
  if (name === 'fire.link' && 'options' in given) order.shots.at(-1)?.guns.push(...given.options.flatMap(gunsOfLink))
}
