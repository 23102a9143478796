import type { Game, Plan } from './game.ts'
import { anySet } from './multi-select.ts'
import type { Answer, Option, Question } from './question.ts'
import type { Random } from './random.ts'
import type { TableState } from './state.ts'

/** A game's plan by name. Throws if the game has no such plan: a question must not ask for one. */
export function planOf<S extends TableState>(game: Game<S>, name: string): Plan<S> {
  const plan = game.plans[name]
  if (plan === undefined) throw new Error(`${game.id} has no plan '${name}'`)
  return plan
}

/** A random legal answer: options are equally likely, sets are drawn by size, plans come from the game's sampler. */
export function anyAnswer<S extends TableState>(game: Game<S>, g: S, question: Question, random: Random): Answer {
  if (question.kind === 'plan') return { plan: planOf(game, question.plan).sample(g, question, random) }
  if (question.kind === 'multi-select') return { options: anySet(question, random) }
  return { option: (question.options[random.below(question.options.length)] as Option).id }
}
