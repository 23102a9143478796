import { type Answer, answerOfStep, type Seat, type SeenQuestion } from '@orrery/kernel'
import type { View } from '../view.ts'
import type { Placing, PlanOrder } from './order.ts'

/** FS-PLAN-1: the next planned order token; null if it cannot be placed. */
export function placingAnswer({ placings }: PlanOrder, question: SeenQuestion, view: View): Answer | null {
  const [next] = placings
  if (next === undefined) return null
  const system = next.instead !== null && isCovered(next, question.seat, view) ? next.instead : next.system
  return answerOfStep({ question: 'planning.order', options: [`order:${next.type}:${system}`] }, question)
}

/** Whether another seat has an order in the system of a placing. */
function isCovered({ system }: Placing, seat: Seat, { systems }: View): boolean {
  return systems.find(({ id }) => id === system)?.stack.some((order) => order.seat !== seat) === true
}
