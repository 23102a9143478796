import type { Answer, SeenQuestion } from '@orrery/kernel'
import { FACTORY } from '../content/structures.ts'
import { ORDER_TERMS } from '../rules/names.ts'
import { ADVANCE, DEPLOY, DOMINATE } from '../state.ts'
import type { View, ViewSystem } from '../view.ts'
import type { CarryOrder } from './order.ts'

/** FS-OPS-6: the answer for a revealed order token; null if the order is for another system, or the token would do nothing. */
export function carryAnswer({ system: ordered, does }: CarryOrder, question: SeenQuestion, view: View): Answer | null {
  const system = view.systems.find(({ id }) => question.on === `system:${id}`)
  if (question.name !== 'operations.resolve' || system === undefined) return null
  const fits = ordered === null ? couldDo(system, question, view) : ordered === system.id
  return fits ? { option: does } : null
}

/**
 * FS-OPS-6: resolves a revealed order without asking if it could do something, such as a deployment that can buy. An advance is always
 * asked about, and so is an order that would do nothing.
 */
export function carryAnswerUnasked(question: SeenQuestion, view: View): Answer | null {
  if (typeOf(question) === ADVANCE) return null
  return carryAnswer(carryAll(view), question, view)
}

/** FS-OPS-6: the order that resolves every revealed token of the round that can do something. */
export function carryAll({ round }: View): CarryOrder {
  return { kind: 'carry', round, system: null, does: 'resolve' }
}

/** The type of the order token that is revealed; -1 if the question reveals none. */
export function typeOf({ params }: SeenQuestion): number {
  return (ORDER_TERMS as readonly unknown[]).indexOf(params?.order)
}

/** Whether an order in that system could do something, as far as the view shows; an advance always could. */
function couldDo({ areas }: ViewSystem, question: SeenQuestion, view: View): boolean {
  const { seat } = question
  const type = typeOf(question)
  const own = areas.filter(({ seats }) => seats.length === 1 && seats[0] === seat)
  if (type === DEPLOY) {
    const builds = own.some(({ structures }) => structures.some(({ kind }) => kind === FACTORY))
    return builds && (view.players[seat]?.materiel ?? 0) > 1
  }
  return type !== DOMINATE || own.some(({ world }) => world)
}
