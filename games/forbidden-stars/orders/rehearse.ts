import {
  answer,
  answerOfStep,
  begin,
  multiSelectVerdict,
  type OrderStep,
  type Question,
  type Refusal,
  randomOf,
  type SeenQuestion,
  seedOf,
  seenBy,
  type Table,
  verbOf,
} from '@orrery/kernel'
import { imagine } from '../imagine.ts'
import { forbiddenStars } from '../index.ts'
import { at } from '../rules/at.ts'
import { stackToken } from '../rules/stacks.ts'
import type { OrderType, State } from '../state.ts'
import type { View } from '../view.ts'
import { typeOf } from './carry.ts'
import type { TurnOrder } from './order.ts'
import { following, leftInTurn, mayBegin, RESOLVE, REVEAL } from './turn.ts'

/** A fixed seed: nothing hidden matters in a turn before a combat, so any guess gives the same questions. */
const GUESS = seedOf('rehearsal')

/** A question of a turn, and the options that are taken there. */
export interface Rehearsed {
  readonly asked: SeenQuestion
  readonly taken: readonly string[]
}

/** A turn as it would go; `refusal`: why what is taken at its last question is not allowed. */
export interface Rehearsal {
  readonly steps: readonly Rehearsed[]
  readonly refusal: Refusal | null
}

/**
 * FS-OPS-3: an imagined table at which the seat is asked the same question in its turn, as far as it sees; null where a turn cannot be
 * decided at once: of the answers that came before in the same activity, only the order that was revealed can be seen.
 */
export function turnBegun(question: SeenQuestion, view: View): Table<State> | null {
  if (!mayBegin(question, view)) return null
  const { seat } = question
  const g = imagine(view, seat, randomOf(GUESS))
  const revealed = question.name === RESOLVE ? Number(question.on?.split(':')[1]) : null
  if (revealed !== null) at(g.stacks, revealed).push(stackToken(seat, typeOf(question) as OrderType))
  const table = begin(forbiddenStars, g, view.seats, true)
  // Nothing was asked if it was the only order that could be revealed.
  if (revealed !== null && table.questions[0]?.name === REVEAL) answer(table, seat, { option: `reveal:${revealed}` })
  return JSON.stringify(seenBy(table, seat).question) === JSON.stringify(question) ? table : null
}

/** A turn from a question on, with what is said as far as it fits, and what looks best at a glance from there. Null as `turnBegun`. */
export function rehearse(question: SeenQuestion, view: View, said: readonly OrderStep[]): Rehearsal | null {
  const table = turnBegun(question, view)
  if (table === null) return null
  const { seat } = question
  const left = leftInTurn(question, view)
  const steps: Rehearsed[] = []
  let open: Question | null = table.questions.find((one) => one.seat === seat) ?? null
  for (; open !== null; open = following(table, seat, left)) {
    const asked = seenBy(table, seat).question as SeenQuestion
    const step = said[steps.length]
    const taken = step !== undefined && answerOfStep(step, asked) !== null ? step.options : proposed(table, open)
    steps.push({ asked, taken })
    const verdict = asked.kind === 'multi-select' ? multiSelectVerdict(asked, taken) : true
    if (verdict !== true) return { steps, refusal: verdict }
    answer(table, seat, asked.kind === 'multi-select' ? { options: taken } : { option: taken[0] ?? '' })
  }
  return { steps, refusal: null }
}

/** The options of a question that look best at a glance. */
function proposed({ state }: Table<State>, open: Question): readonly string[] {
  const best = forbiddenStars.policy(state, open, randomOf(GUESS))
  if ('options' in best) return best.options
  const option = 'option' in best ? best.option : ''
  if (open.name !== REVEAL || verbOf(option) === 'reveal') return [option]
  // A scheme in place of an order is used by hand.
  return open.kind === 'options' ? open.options.slice(0, 1).map(({ id }) => id) : []
}

/** FS-OPS-3: the order for a rehearsed turn. */
export function turnOrder({ steps }: Rehearsal, question: SeenQuestion, view: View): TurnOrder {
  const said = steps.map(({ asked, taken }) => ({ question: asked.name, options: taken }))
  return { kind: 'turn', round: view.round, left: leftInTurn(question, view), steps: said }
}

/** The steps of a turn up to one of its questions, with other options taken there: what follows is proposed anew. */
export function changed({ steps }: Rehearsal, nth: number, taken: readonly string[]): readonly OrderStep[] {
  return steps.slice(0, nth + 1).map((step, at) => ({ question: step.asked.name, options: at === nth ? taken : step.taken }))
}
