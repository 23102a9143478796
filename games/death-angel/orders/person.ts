import { type Answer, answer, type OrderStep, type Person, type Saying, stepsAhead } from '@orrery/kernel'
import type { State } from '../state.ts'
import type { View } from '../view.ts'
import { ANSWERS, type Order, PLAIN, type RowOrder, standingOf, withOrder } from './order.ts'

/** How many times a scripted player plays a round ahead before it orders its marines' moves, and up to how many answers. */
const THOUGHTS = 8
const FAR = 120

/** A scripted player: orders all cards of a round and whole moves; in a game by day also gives a standing order and orders later moves. */
export const person: Person<Order, View> = {
  byDay: [PLAIN],
  say(moment) {
    const kind = (Object.keys(ANSWERS) as RowOrder['kind'][]).find((one) => ANSWERS[one].includes(moment.question.name))
    const orders = kind === undefined ? moment.orders : withRow(moment, kind)
    return kind === 'formation' || !standingOf(orders).attacks ? orders : withMoves(moment, orders)
  },
}

function withRow(moment: Saying<Order, View>, kind: RowOrder['kind']): readonly Order[] {
  const steps = stepsAhead(moment, ANSWERS[kind])
  return steps.length === 0 ? moment.orders : withOrder(moment.orders, { kind, round: moment.view.round, steps })
}

/** Adds the formation's later moves of the round, as far as all plays ahead agree. */
function withMoves(moment: Saying<Order, View>, orders: readonly Order[]): readonly Order[] {
  const [first = [], ...others] = Array.from({ length: THOUGHTS }, () => movesAhead(moment))
  const agreed = first.findIndex((step, place) => others.some((other) => JSON.stringify(other[place]) !== JSON.stringify(step)))
  const steps = agreed < 0 ? first : first.slice(0, agreed)
  return steps.length === 0 ? orders : withOrder(orders, { kind: 'formation', round: moment.view.round, steps })
}

/** The moves and turns of the seat's marines until the end of the round, in one play ahead. */
function movesAhead(moment: Saying<Order, View>): readonly OrderStep[] {
  const table = moment.determinize()
  const { round } = moment.view
  const steps: OrderStep[] = []
  let move: Answer | null = moment.answer
  for (let step = 0; step < FAR && table.result === null; step++) {
    const asked = move === null ? table.questions[0] : table.questions.find(({ seat }) => seat === moment.seat)
    if (asked === undefined || (table.state as State).round !== round) break
    const by = move ?? moment.decide(table, asked.seat)
    if (move === null && asked.seat === moment.seat && ANSWERS.formation.includes(asked.name) && 'option' in by)
      steps.push({ question: asked.name, options: [by.option] })
    move = null
    if (answer(table, asked.seat, by) !== true) break
  }
  return steps
}
