import type { PrimaryAction } from '@orrery/board'
import { type SeenOption, type SeenQuestion, verbOf } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import type { View } from '../view.ts'

/** Verbs of options that pass. */
const PASS_VERBS: readonly string[] = ['decline', 'no']

/** Whether the option passes. */
export function isPass(option: SeenOption, question: SeenQuestion): boolean {
  return PASS_VERBS.includes(verbOf(option.id)) && question.kind === 'options' && question.options.length > 1
}

/** The primary action of each question: the one that continues the round. Everything else is a piece in the formation or a card. */
export function primaryAction(question: SeenQuestion, _view: View, text: Text): PrimaryAction | null {
  if (question.kind !== 'options') return null
  const [only] = question.options
  if (question.options.length === 1 && only !== undefined) return { option: only.id }
  const done = question.options.find((option) => verbOf(option.id) === 'done')
  if (done === undefined) return null
  const left = question.options.length - 1
  const consequence = `board-primary-${question.name}`
  return { option: done.id, wastesActions: true, consequence: text.has(consequence) ? text.say(consequence, { left }) : undefined }
}
