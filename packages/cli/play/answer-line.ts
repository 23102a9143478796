import { type Answer, anyAnswer, type Json, type MultiSelectQuestion, type Question, randomOf, seedOf, type Table } from '@orrery/kernel'

/** The answer that a line names: an option's number or id, a plan, or `any` for any plan. */
export function answerFrom(table: Table, question: Question, line: string): Answer | null {
  if (question.kind === 'options') {
    const id = idMeant(question.options, line)
    return id === null ? null : { option: id }
  }
  if (line === 'any') return anyAnswer(table.game, table.state, question, randomOf(seedOf(table.version)))
  if (question.kind === 'multi-select') return someFrom(question, line)
  try {
    return { plan: JSON.parse(line) as Json }
  } catch {
    return null
  }
}

/** An option by its number or id. */
function idMeant(options: readonly { readonly id: string }[], word: string): string | null {
  return (options[Number(word) - 1] ?? options.find(({ id }) => id === word))?.id ?? null
}

/** A set of options: numbers or ids separated by spaces or commas, `all`, or `none`. */
function someFrom(question: MultiSelectQuestion, line: string): Answer | null {
  if (line === 'none') return { options: [] }
  if (line === 'all') return { options: question.options.map(({ id }) => id) }
  const ids = line.split(/[\s,]+/).map((word) => idMeant(question.options, word))
  return ids.includes(null) ? null : { options: ids as string[] }
}
