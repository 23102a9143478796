import { type SeenQuestion, verbOf } from '@orrery/kernel'

/** The option by which a question can only be let pass; null where there is anything to decide. */
export function onlyPass(question: SeenQuestion | null): string | null {
  if (question?.kind !== 'options' || question.options.length !== 1) return null
  const id = question.options[0]?.id ?? ''
  return verbOf(id) === 'pass' ? id : null
}
