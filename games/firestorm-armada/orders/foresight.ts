import { type Answer, answer, type Saying, type Seat, type Table } from '@orrery/kernel'
import type { State } from '../state.ts'
import type { View } from '../view.ts'
import type { NextOrder, Order } from './order.ts'

/** How many times a scripted player plays ahead to its next activation, and up to how many answers. */
const THOUGHTS = 3
const FAR = 400

/** A unit, and the turn in which it acts. */
type Activation = Pick<NextOrder, 'unit' | 'id' | 'turn'>

/** A scripted player's order for its next activation; null if its plays ahead do not agree on the unit. */
export function nextForeseen(moment: Saying<Order, View>): NextOrder | null {
  const [first = null, ...others] = Array.from({ length: THOUGHTS }, () => activationAhead(moment))
  if (first === null || !others.every((other) => other !== null && isSame(first, other))) return null
  return { kind: 'next', ...first, move: 'bear', fire: 'strongest', strength: 0 }
}

function isSame(one: Activation, other: Activation): boolean {
  return one.unit === other.unit && one.id === other.id && one.turn === other.turn
}

/** The unit that the seat activates after the current one, or after the one that its answer activates, in one play ahead. */
function activationAhead(moment: Saying<Order, View>): Activation | null {
  const { seat } = moment
  const table = moment.determinize() as Table<State>
  let current = acting(table.state, seat)
  let move: Answer | null = moment.answer
  for (let step = 0; step < FAR && table.result === null; step++) {
    const asked = move === null ? table.questions[0] : table.questions.find((one) => one.seat === seat)
    if (asked === undefined || answer(table, asked.seat, move ?? moment.decide(table, asked.seat)) !== true) return null
    move = null
    const now = acting(table.state, seat)
    if (now === null) continue
    if (current !== null && !isSame(now, current)) return now
    current = now
  }
  return null
}

function acting({ activation, turn }: State, seat: Seat): Activation | null {
  const { kind, id } = activation
  return kind === 'none' || activation.seat !== seat ? null : { unit: kind, id, turn }
}
