import type { Seat } from './ids.ts'
import type { Json } from './json.ts'
import { type Answer, optionOf, type PlanQuestion, type Question } from './question.ts'
import { no, type Refusal, type Verdict } from './refusal.ts'
import type { TableState } from './state.ts'
import { abandon, questionFor, resume, type Table } from './table.ts'

/** Refusals of the table itself, not of a game's rulebook. */
export const TABLE_RULES = {
  notAsked: 'TABLE-1',
  stale: 'TABLE-2',
  notOffered: 'TABLE-3',
  over: 'TABLE-4',
  nothingToUndo: 'TABLE-5',
  noConceding: 'TABLE-6',
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
  if (isObject(given) && !('option' in given) && 'concede' in given) return concede(table, seat)
  if (question === null) return no(TABLE_RULES.notAsked)
  if (!(version <= table.version && version >= (table.asked[seat] as number))) return no(TABLE_RULES.stale, { version: table.version })
  let value: unknown
  if (question.kind === 'options') {
    const option = isObject(given) && 'option' in given ? optionOf(question, given.option) : undefined
    if (option === undefined) return no(TABLE_RULES.notOffered, { rule: question.rule })
    value = option.value
  } else {
    const verdict = planVerdict(table, question, given)
    if (verdict !== true) return verdict
    value = (given as { plan: Json }).plan
  }
  const reveals = table.state.reveals
  const together = table.together
  if (!table.light) {
    table.marks.push({ seat, start: table.start, before: table.answers.slice(), together })
    table.answers.push({ seat, answer: given })
  }
  const openBefore = table.questions
  resume(table, question, value)
  table.version++
  if (table.marks.length > 0 && (table.state.reveals !== reveals || table.result !== null)) table.marks = []
  const open = table.questions
  for (let at = 0; at < open.length; at++) {
    const asked = open[at] as Question
    if (!openBefore.includes(asked)) table.asked[asked.seat] = table.version
  }
  return true
}

/** A seat gives the table up, whoever is asked; the running activity is dropped. */
function concede<S extends TableState>(table: Table<S>, seat: Seat): true | Refusal {
  if (table.game.concede === undefined || !(seat >= 0 && seat < table.seats)) return no(TABLE_RULES.noConceding)
  table.game.concede(table.state, seat)
  abandon(table)
  table.version++
  table.marks.length = 0
  for (const question of table.questions) table.asked[question.seat] = table.version
  return true
}

function planVerdict<S extends TableState>(table: Table<S>, question: PlanQuestion, given: Answer): Verdict {
  const plan = table.game.plans[question.plan]
  if (plan === undefined) throw new Error(`${table.game.id} has no plan '${question.plan}'`)
  if (!isObject(given) || !('plan' in given)) return no(TABLE_RULES.notOffered, { rule: question.rule })
  return plan.validate(table.state, question, given.plan)
}

/** Answers come from outside as well. */
function isObject(given: unknown): boolean {
  return typeof given === 'object' && given !== null
}
