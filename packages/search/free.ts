import {
  type Answer,
  anyAnswer,
  hash,
  type MultiSelectQuestion,
  multiSelectVerdict,
  nearSets,
  type PlanQuestion,
  planOf,
  type Random,
  type Table,
  type TableState,
} from '@orrery/kernel'

/** A question with too many legal answers to list: plans, and sets of options. */
export type FreeQuestion = PlanQuestion | MultiSelectQuestion

/** A key that distinguishes answers. */
export function keyOf(answer: Answer): string {
  if ('option' in answer) return answer.option
  return 'options' in answer ? answer.options.join(' ') : String(hash('plan' in answer ? answer.plan : null))
}

/** A key that distinguishes bounds: questions with the same bounds have the same legal answers. */
export function boundsOf(question: FreeQuestion): number {
  if (question.kind === 'plan') return hash(question.bounds)
  const { options, least, most, bounds } = question
  return hash([options.map(({ id }) => id), least, most, bounds?.map(({ of, weights, least, most }) => [of, weights, least, most])])
}

/** One more answer to try: for sets, one piece away from the best so far, or a random one. */
export function another<S extends TableState>(table: Table<S>, question: FreeQuestion, best: Answer | null, random: Random): Answer {
  if (question.kind === 'multi-select' && best !== null && 'options' in best && random.below(3) > 0) {
    const near = nearSets(question, best.options, random, NEAR)
    if (near.length > 0) return { options: near[random.below(near.length)] as readonly string[] }
  }
  return anyAnswer(table.game, table.state, question, random)
}

/** The number of neighbouring sets from which one is drawn. */
const NEAR = 6

/** Whether an answer that was found in another determinization is legal here. */
export function fits<S extends TableState>(table: Table<S>, question: FreeQuestion, answer: Answer): boolean {
  if (question.kind === 'plan') return 'plan' in answer && planOf(table.game, question.plan).validate(question, answer.plan) === true
  return 'options' in answer && multiSelectVerdict(question, answer.options) === true
}

/** The game's prior for a plan; 1 for sets. */
export function promiseOf<S extends TableState>(table: Table<S>, question: FreeQuestion, answer: Answer): number {
  if (question.kind === 'multi-select' || !('plan' in answer)) return 1
  return planOf(table.game, question.plan).prior?.(table.state, question, answer.plan) ?? 1
}
