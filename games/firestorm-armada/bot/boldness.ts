import { type Answer, asksForPlan, type Question, taken, verbOf } from '@orrery/kernel'
import { pathOf } from '../geometry/path.ts'
import { distance2 } from '../geometry/place.ts'
import { MANOEUVRE, type Manoeuvre } from '../rules/move/manoeuvre.ts'
import type { State } from '../state.ts'
import { nearestEnemy } from './sample-move.ts'

/** How bold an answer is, -1 to 1: closing in and boarding are bold, moving away and staying aboard are patient. */
export function boldness(g: State, question: Question, answer: Answer): number {
  if (asksForPlan(question, MANOEUVRE) && 'plan' in answer) {
    const { bounds } = question
    if (bounds.mv === 0) return 0
    const { end } = pathOf(bounds, (answer.plan as unknown as Manoeuvre).segments)
    const enemy = nearestEnemy(g, bounds)
    const nearer = Math.sqrt(distance2(bounds, enemy)) - Math.sqrt(distance2(end, enemy))
    return Math.max(-1, Math.min(1, nearer / bounds.mv))
  }
  const [first] = taken(question, answer)
  if (question.name !== 'board.declare' || first === undefined) return 0
  return verbOf(first.id) === 'board' ? 1 : -1
}
