import type { SeenQuestion } from '@orrery/kernel'
import { onlyPass } from '@orrery/play'

/** Seconds that a person who knows the game takes for a question. */
export const THINKS = 4

/** Whether only one answer makes sense: one option, or one set. */
export function isSingle(question: SeenQuestion): boolean {
  if (question.kind === 'options') return question.options.length === 1 || onlyPass(question) !== null
  return question.kind === 'multi-select' && question.least === question.options.length
}

/** The median; 0 for an empty list. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
