import { answerValue } from './answer-value.ts'
import { planOf } from './any.ts'
import type { Game } from './game.ts'
import type { Seat } from './ids.ts'
import { isObject } from './json.ts'
import { inOrder, multiSelectVerdict } from './multi-select.ts'
import {
  type Answer,
  type MultiSelectQuestion,
  type Option,
  type OptionsQuestion,
  optionOf,
  type PlanQuestion,
  type Question,
} from './question.ts'
import { no, type Refusal, type Verdict, yes } from './refusal.ts'
import type { TableState } from './state.ts'
import { abandon, atStart, cloneState, goBack, goOnWithout, hasLeft, questionFor, resume, type Table } from './table.ts'

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
 * Gives a seat's answer. Returns true once the table has moved on, or the refusal, with the table unchanged. `version` is the version of
 * the table that the seat saw; default: the current one.
 *
 * A rule that throws leaves the table unusable. Use `answerSafely`, which answers on a fork, where that matters.
 */
export function answer<S extends TableState>(table: Table<S>, seat: Seat, answer: Answer, version = table.version): true | Refusal {
  if (table.result !== null) return no(TABLE_RULES.over)
  const question = questionFor(table, seat)
  if (isObject(answer) && !('option' in answer) && 'concede' in answer) return concede(table, seat)
  if (question === null) return no(TABLE_RULES.notAsked)
  if (!(version <= table.version && version >= (table.asked[seat] as number))) return no(TABLE_RULES.stale, { version: table.version })
  if (question.kind === 'options') {
    const chosen = chosenAmong(question, answer)
    if (chosen === undefined) return notOffered(question)
    accept(table, question, answer, chosen.value)
    return true
  }
  const verdict = verdictOn(table.game, question, answer)
  if (verdict !== true) return verdict
  accept(table, question, answer, answerValue(question, answer))
  return true
}

/**
 * Gives an answer that was accepted at this very question before (on a fork, a restored table, in a search), so a plan is not validated
 * again. Returns false, with the table unchanged, where the answer obviously does not fit.
 */
export function answerAgain<S extends TableState>(table: Table<S>, seat: Seat, answer: Answer): boolean {
  if ('concede' in answer) return table.result === null && concede(table, seat) === true
  const question = questionFor(table, seat)
  if (question === null || table.result !== null) return false
  if (question.kind === 'options') {
    const chosen = chosenAmong(question, answer)
    if (chosen === undefined) return false
    accept(table, question, answer, chosen.value)
    return true
  }
  if (!mayBeKnown(question, answer)) return false
  accept(table, question, answer, answerValue(question, answer))
  return true
}

/** The option that an answer chooses, if the question has it. */
function chosenAmong(question: OptionsQuestion, answer: Answer): Option | undefined {
  return isObject(answer) && 'option' in answer ? optionOf(question, answer.option) : undefined
}

function notOffered(question: Question): Refusal {
  return no(TABLE_RULES.notOffered, { rule: question.rule })
}

function mayBeKnown(question: PlanQuestion | MultiSelectQuestion, answer: Answer): boolean {
  if (question.kind === 'plan') return 'plan' in answer
  return 'options' in answer && answer.options.every((id) => optionOf(question, id) !== undefined)
}

/** Whether a value from outside is a legal answer to the question. */
function verdictOn<S extends TableState>(game: Game<S>, question: PlanQuestion | MultiSelectQuestion, answer: Answer): Verdict {
  if (question.kind === 'plan') {
    const verdict = isObject(answer) && 'plan' in answer ? planOf(game, question.plan).validate(question, answer.plan) : null
    return verdict ?? notOffered(question)
  }
  const ids: unknown = isObject(answer) && 'options' in answer ? answer.options : null
  if (!Array.isArray(ids)) return notOffered(question)
  const verdict = multiSelectVerdict(question, ids)
  return verdict === true ? yes : no(TABLE_RULES.notOffered, { rule: verdict.rule })
}

/** The answer in its stored form: a set is sorted unless its order matters. */
function asKept(question: Question, answer: Answer): Answer {
  return question.kind === 'multi-select' && 'options' in answer ? { options: inOrder(question, answer.options) } : answer
}

function accept<S extends TableState>(table: Table<S>, question: Question, answer: Answer, value: unknown): void {
  const { seat } = question
  const reveals = table.state.reveals
  const together = table.together
  if (!table.light) {
    table.marks.push({ seat, start: table.start, before: table.answers.slice(), together })
    table.answers.push({ seat, answer: asKept(question, answer), question: question.name })
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
}

/**
 * A seat gives up, at any time. If the table goes on without it, open questions are asked again, and an activity of which nobody has heard
 * yet begins again. Otherwise the running activity is dropped.
 */
function concede<S extends TableState>(table: Table<S>, seat: Seat): true | Refusal {
  const { game } = table
  if (game.concede === undefined || !(seat >= 0 && seat < table.seats) || hasLeft(table, seat)) return no(TABLE_RULES.noConceding)
  const openBefore = table.questions
  if (!table.light) dropUnheard(table)
  const isUnheard = !table.light && table.answers.length === 0 && heardOf(table) === heardAtStart(table)
  if (isUnheard) table.state = cloneState(game, table.start.state)
  game.concede(table.state, seat)
  if (isUnheard || !hasLeft(table, seat)) abandon(table)
  else {
    if (!table.light) table.answers.push({ seat, answer: { concede: true } })
    goOnWithout(table, seat)
  }
  table.version++
  table.marks.length = 0
  for (const question of table.questions) if (!openBefore.includes(question)) table.asked[question.seat] = table.version
  return true
}

/** A count that grows whenever anybody learns something about the running activity. */
function heardOf<S extends TableState>(table: Table<S>): number {
  return table.spoken + table.state.reveals
}

/** The value of that count when the activity began. */
function heardAtStart<S extends TableState>(table: Table<S>): number {
  return table.start.state.reveals
}

/** Drops the asked seat's answers since the last event: they only announced something that has not happened yet. */
function dropUnheard<S extends TableState>(table: Table<S>): void {
  const { answers, questions } = table
  const [question] = questions
  if (question === undefined || table.together) return
  const first = 1 + answers.findLastIndex((record) => record.seat !== question.seat || 'concede' in record.answer)
  if (first === answers.length) return
  const back = atStart(table.game, table.seats, table.start)
  const heard = heardOf(table)
  for (const [at, record] of answers.entries()) {
    if (at >= first && heardOf(back) === heard) break
    answerAgain(back, record.seat, record.answer)
  }
  if (back.answers.length < answers.length) goBack(table, back)
}
