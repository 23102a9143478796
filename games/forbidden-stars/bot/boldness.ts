import { type Answer, type Question, taken, verbOf } from '@orrery/kernel'
import { ADVANCE, type OrderType, STRATEGIZE } from '../content/orders.ts'
import type { Move } from '../rules/moves.ts'
import { NONE, type State } from '../state.ts'

/** Sending this many more units into a fight than none counts as fully bold. */
const FORCE = 3

/**
 * How bold an answer is: advance orders, attacks, strikes, and many units in them are bold; other orders, and advances and strikes that
 * attack nobody, are patient.
 */
export function boldness(g: State, question: Question, answer: Answer): number {
  const options = taken(question, answer)
  const [first] = options
  switch (question.name) {
    case 'planning.order':
      return first === undefined ? 0 : ofOrder((first.value as { readonly type: OrderType }).type)
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

/** Deploying and dominating lie between attacking and building up. */
function ofOrder(type: OrderType): number {
  return type === ADVANCE ? 1 : type === STRATEGIZE ? -1 : -0.5
}

/** The share of the force able to enter the contested area that goes there. */
function sent({ order: { target } }: State, moves: readonly Move[]): number {
  if (target === NONE) return 0
  const there = moves.filter(({ to }) => to === target).length
  return Math.min(1, (2 * there) / FORCE - 1)
}
