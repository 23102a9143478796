import { type Answer, asksForPlan, type Json, type SeenOptionsQuestion, type SeenQuestion } from '@orrery/kernel'
import { boarding } from '../bot/boarding.ts'
import { linkFire, openFire } from '../bot/fire.ts'
import { bestFlight } from '../bot/flight.ts'
import { withMines } from '../bot/mines.ts'
import { bestMove } from '../bot/move.ts'
import { wingAct } from '../bot/policy.ts'
import { numberAt } from '../rules/at.ts'
import { crewLeft, hullLeft } from '../rules/damage/losses.ts'
import { MANOEUVRE, type Manoeuvre, type MoveBounds, mayMove } from '../rules/move/manoeuvre.ts'
import { shipsOf } from '../rules/ships.ts'
import { WINGS } from '../rules/wing/places.ts'
import type { SquadronId, State } from '../state.ts'
import type { NextOrder, OrderReply } from './order.ts'
import { asJson } from './steer.ts'

/**
 * Replies for an order for the next activation, which activates its unit and then acts with it. The order ends, and its owner is asked,
 * if the squadron has lost more than the order allows, or cannot act as ordered.
 */
export function nextReply(order: NextOrder, question: SeenQuestion, g: State): OrderReply<NextOrder> {
  const { name } = question
  if (name === 'activate') return activation(order, question, g)
  if (asksForPlan(question, MANOEUVRE)) return stepReply(order, moveFor(order, g, question.bounds))
  if (asksForPlan(question, WINGS)) return stepReply(order, question.bounds.flies ? bestFlight(g, question.bounds) : null)
  if (name === 'fire.link' && question.kind === 'multi-select') return { answer: linkFire(g, question), order }
  return { answer: question.kind === 'options' ? actAnswer(order, question, g) : null, order }
}

/** FA-TURN-5: activates the unit, unless it has lost too much. */
function activation(order: NextOrder, question: SeenQuestion, g: State): OrderReply<NextOrder> {
  const option = `activate:${order.unit}:${order.id}`
  const may = question.kind === 'options' && question.options.some(({ id }) => id === option)
  return may && !isHurt(order, g) ? { answer: { option }, order } : { answer: null, order: null }
}

function isHurt({ unit, id, strength }: NextOrder, g: State): boolean {
  return unit === 'squadron' && strengthOf(g, id) < strength
}

/** The total of the hull and crew points that a squadron has left. */
export function strengthOf(g: State, squadron: SquadronId): number {
  return shipsOf(g, squadron).reduce((sum, ship) => sum + hullLeft(g, ship) + crewLeft(g, ship), 0)
}

/** FA-MOVE-6: replies with a manoeuvre or a flight's move; without one the order ends. */
function stepReply(order: NextOrder, plan: Manoeuvre | { readonly wings: Json } | null): OrderReply<NextOrder> {
  return plan === null ? { answer: null, order: null } : { answer: { plan: plan }, order }
}

function moveFor({ move, id, strength, unit }: NextOrder, g: State, bounds: MoveBounds): Manoeuvre | null {
  const begun = shipsOf(g, id).some((ship) => numberAt(g.ships.moved, ship) === 1)
  // The last unit was activated without a question, so its strength is checked here.
  if (!begun && unit === 'squadron' && strengthOf(g, id) < strength) return null
  if (move === 'bear') {
    const best = bestMove(g, bounds)
    return best === null ? null : withMines(g, bounds, best)
  }
  const ahead: Manoeuvre = { segments: bounds.least > 0 ? [{ straight: Math.ceil(bounds.least) }] : [] }
  return bounds.ram.length === 0 && mayMove(bounds, asJson(ahead)) === true ? ahead : null
}

/** FA-ACT-4, FA-BOARD-11, FA-WING-23: the answer for a squadron's attacks and boardings, one by one, and for the acts of wings. */
function actAnswer({ fire }: NextOrder, question: SeenOptionsQuestion, g: State): Answer | null {
  const { name, options } = question
  const [first] = options
  if (first === undefined) return null
  if (name === 'move.ship') return { option: (options.find(({ id }) => id.startsWith('move:')) ?? first).id }
  if (name === 'wing.act') return { option: wingAct(options).id }
  const end = options.find(({ id }) => id.startsWith('end:'))
  const ends = fire === 'hold' && end !== undefined ? { option: end.id } : null
  if (name === 'fire.primary' || name === 'fire.torpedo') return ends ?? openFire(g, question)
  if (name === 'board.declare') return ends ?? { option: boarding(g, options).id }
  if (name === 'board.aim') return options.some(({ id }) => id === 'capture') ? { option: 'capture' } : null
  return null
}
