import type { Answer, PlanQuestion, Question, Random } from '@orrery/kernel'
import { plans } from '../plans.ts'
import { at } from '../rules/at.ts'
import type { State } from '../state.ts'

/** A quick choice. */
export function policy(g: State, question: Question, random: Random): Answer {
  if (question.kind === 'plan') return { plan: samplePlan(g, question, random) }
  if (question.kind === 'some') return { options: question.options.slice(0, question.least).map(({ id }) => id) }
  return { option: at(question.options, random.below(question.options.length)).id }
}

function samplePlan(g: State, question: PlanQuestion, random: Random) {
  const plan = plans[question.plan as keyof typeof plans]
  return plan.sample(g, question, random)
}
