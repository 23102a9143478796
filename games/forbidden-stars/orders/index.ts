import { type Answer, addingTo, answerOfStep, type MessageDescriptor, type Ordered, type Orders, type SeenQuestion } from '@orrery/kernel'
import type { View } from '../view.ts'
import { cardAnswer } from './cards.ts'
import { carryAnswer } from './carry.ts'
import { ORDER, type Order, PARTS, type ShopOrder } from './order.ts'
import { placingAnswer } from './plan.ts'
import { SET_UP_ANSWERS, setUpAnswer } from './set-up.ts'
import { STANDING_ANSWERS, standingAnswer } from './standing.ts'
import { isTurnOn, TURN, turnAfter, turnAnswer } from './turn.ts'

/** The orders of Forbidden Stars: set-up, order tokens and their resolution, deployments, combat cards, and standing orders. */
export const orders: Orders<Order, View> = {
  version: 2,
  schema: ORDER,
  // Version 1 had no choice about combats, events and storms: the seat was always asked.
  migrate: addingTo('standing', { fights: false, events: false, storms: false }),
  answer,
  stands,
  describe: orderMessages,
}

/** The questions that each kind of order answers. */
const ANSWERS: { readonly [kind in Order['kind']]: readonly string[] } = {
  plan: ['planning.order'],
  carry: ['operations.resolve'],
  shop: ['deploy.unit', 'deploy.structure'],
  turn: TURN,
  cards: ['combat.card'],
  lay: SET_UP_ANSWERS,
  standing: STANDING_ANSWERS,
}

/** Drops orders that are out of date. The first one that fits answers; those for one turn come first, then those for one system or deployment. */
function answer(said: readonly Order[], question: SeenQuestion, view: View): Ordered<Order> {
  const current = said.every((order) => isOn(order, view)) ? said : said.filter((order) => isOn(order, view))
  let stand = current
  for (const order of current.toSorted((one, other) => rank(one) - rank(other))) {
    if (!ANSWERS[order.kind].includes(question.name)) continue
    const given = answerOf(order, question, view)
    const left = given === null ? leftUnfit(order) : leftAfter(order, question)
    if (left !== order) stand = stand.flatMap((one) => (one !== order ? [one] : left === null ? [] : [left]))
    if (given !== null) return { reply: { answer: given, by: said.indexOf(order) }, orders: stand }
  }
  return { reply: null, orders: stand }
}

function rank(order: Order): number {
  if (order.kind === 'turn') return -1
  return order.kind === 'standing' || (order.kind === 'carry' && order.system === null) ? 1 : 0
}

function answerOf(order: Order, question: SeenQuestion, view: View): Answer | null {
  switch (order.kind) {
    case 'plan':
      return placingAnswer(order, question, view)
    case 'carry':
      return carryAnswer(order, question, view)
    case 'turn':
      return turnAnswer(order, question, view)
    case 'shop': {
      const [step] = purchasesFrom(order, question)
      return step === undefined ? null : answerOfStep(step, question)
    }
    case 'cards':
      return cardAnswer(order, question, view)
    case 'lay':
      return setUpAnswer(question, view)
    case 'standing':
      return standingAnswer(order, question, view)
  }
}

/** FS-DEPLOY-18: the purchases from a question on: where no other unit could be bought, it was not asked whether to stop. */
function purchasesFrom({ steps }: ShopOrder, { name }: SeenQuestion): ShopOrder['steps'] {
  const [first, ...rest] = steps
  return first?.options[0] === 'done' && first.question !== name ? rest : steps
}

/** What remains of an order that has answered. */
function leftAfter(order: Order, question: SeenQuestion): Order | null {
  switch (order.kind) {
    case 'plan':
      return order.placings.length > 1 ? { ...order, placings: order.placings.slice(1) } : null
    case 'carry':
      return order.system === null ? order : null
    case 'turn':
      return turnAfter(order, question)
    case 'shop': {
      const [, ...steps] = purchasesFrom(order, question)
      return steps.length === 0 ? null : { ...order, steps }
    }
    case 'cards':
    case 'lay':
    case 'standing':
      return order
  }
}

/** What remains of an order that does not fit its question: nothing of a plan, a purchase or a turn, because its later steps depend on this one. */
function leftUnfit(order: Order): Order | null {
  return order.kind === 'plan' || order.kind === 'shop' || order.kind === 'turn' ? null : order
}

/** Whether an order is still valid. */
function isOn(order: Order, view: View): boolean {
  if (order.kind === 'standing') return true
  if (order.round !== view.round) return false
  if (order.kind === 'plan') return view.phase === 'planning'
  if (order.kind === 'lay') return view.phase === 'setup'
  if (order.kind === 'turn') return isTurnOn(order, view)
  if (order.kind === 'shop') return view.order === null || view.order.system === order.system
  return order.kind !== 'cards' || view.combat === null || view.combat.area === order.area
}

function stands(order: Order, _seat: number, view: View): boolean {
  return isOn(order, view)
}

function orderMessages(order: Order, _seat: number, view: View): readonly MessageDescriptor[] {
  if (!isOn(order, view)) return []
  switch (order.kind) {
    case 'plan':
      return [{ message: 'board-said-plan', params: { count: order.placings.length } }]
    case 'carry':
      return [{ message: order.does === 'resolve' ? 'board-said-carry' : 'board-said-aside' }]
    case 'shop':
      return [{ message: 'board-said-shop', params: { count: order.steps.filter(({ options }) => options[0] !== 'done').length } }]
    case 'turn':
      return [{ message: 'board-said-turn', params: { count: order.steps.length } }]
    case 'lay':
      return [{ message: 'board-said-lay' }]
    case 'standing':
      return PARTS.filter((part) => order[part]).map((part) => ({ message: `board-said-${part}` }))
    case 'cards':
      return [{ message: 'board-said-cards', params: { count: order.cards.length } }]
  }
}
