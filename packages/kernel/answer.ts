import type { Seat } from './ids.ts'
import { type Answer, optionOf, type Question } from './question.ts'
import { no, type Refusal } from './refusal.ts'
import type { TableState } from './state.ts'
import { questionFor, resume, type Table } from './table.ts'

/** Refusals of the table itself, not of a game's rulebook. */
export const TABLE_RULES = {
  notAsked: 'TABLE-1',
  stale: 'TABLE-2',
  notOffered: 'TABLE-3',
  over: 'TABLE-4',
  nothingToUndo: 'TABLE-5',
} as const

/**
 * Gives a seat's answer. Returns true when the table has moved on, or why not, with the table untouched. `version` is
 * the version of the table that the seat saw; absent, the present one.
 *
 * A rule that throws leaves the table unusable; who cannot afford that answers on a fork (`answerSafely`).
 */
export function answer<S extends TableState>(table: Table<S>, seat: Seat, given: Answer, version = table.version): true | Refusal {
  if (table.result !== null) return no(TABLE_RULES.over)
  const question = questionFor(table, seat)
  if (question === null) return no(TABLE_RULES.notAsked)
  if (!(version <= table.version && version >= (table.asked[seat] as number))) return no(TABLE_RULES.stale, { version: table.version })
  const accepted = accept(table, question, given)
  if ('refusal' in accepted) return accepted.refusal
  const reveals = table.state.reveals
  const together = table.questions.length > 1
  if (!table.light) {
    table.marks.push({ seat, start: table.start, before: table.answers.slice(), together })
    table.answers.push({ seat, answer: given })
  }
  const openBefore = table.questions
  resume(table, question, accepted.value)
  table.version++
  if (table.state.reveals !== reveals || table.result !== null) table.marks.length = 0
  for (const open of table.questions) if (!openBefore.includes(open)) table.asked[open.seat] = table.version
  return true
}

function accept<S extends TableState>(table: Table<S>, question: Question, given: Answer): { value: unknown } | { refusal: Refusal } {
  if (typeof given !== 'object' || given === null) return { refusal: no(TABLE_RULES.notOffered, { rule: question.rule }) }
  if (question.kind === 'options') {
    const option = 'option' in given ? optionOf(question, given.option) : undefined
    return option === undefined ? { refusal: no(TABLE_RULES.notOffered, { rule: question.rule }) } : { value: option.value }
  }
  const plan = table.game.plans[question.plan]
  if (plan === undefined) throw new Error(`${table.game.id} has no plan '${question.plan}'`)
  if (!('plan' in given)) return { refusal: no(TABLE_RULES.notOffered, { rule: question.rule }) }
  const verdict = plan.validate(table.state, question, given.plan)
  return verdict === true ? { value: given.plan } : { refusal: verdict }
}
