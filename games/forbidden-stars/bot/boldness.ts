import { type Answer, type Question, taken, verbOf } from '@orrery/kernel'
import type { Move } from '../rules/moves.ts'
import { NONE, type State } from '../state.ts'

/** The orders by their type: advance, deploy, strategize, dominate. */
const ORDERS = [1, -0.5, -1, -0.5]

/** Sending this many units more into a fight than staying out of it is as bold as can be. */
const FORCE = 3

/** How bold an answer is: advance orders, attacks, strikes and many units in them; other orders, peace and structures are patient. */
export function boldness(g: State, question: Question, answer: Answer): number {
  const options = taken(question, answer)
  const [first] = options
  switch (question.name) {
    case 'planning.order':
      return first === undefined ? 0 : (ORDERS[(first.value as { readonly type: number }).type] ?? 0)
    case 'advance.target':
      return first?.value === NONE ? -1 : 1
    case 'advance.ships':
    case 'advance.ground':
      return sent(
        g,
        options.map(({ value }) => value as Move),
      )
    case 'strike.target':
      return first !== undefined && verbOf(first.id) === 'strike' ? 1 : -1
    default:
      return 0
  }
}

/** How much of the force that could go into the contested area goes there. */
function sent({ order: { target } }: State, moves: readonly Move[]): number {
  if (target === NONE) return 0
  const there = moves.filter(({ to }) => to === target).length
  return Math.min(1, (2 * there) / FORCE - 1)
}
