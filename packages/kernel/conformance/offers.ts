import { answer, TABLE_RULES } from '../answer.ts'
import { planOf } from '../any.ts'
import type { Json } from '../json.ts'
import { multiSelectVerdict } from '../multi-select.ts'
import { fork } from '../position.ts'
import { type Answer, type MultiSelectQuestion, type Question, seenQuestion } from '../question.ts'
import { randomOf, seedFrom } from '../random.ts'
import type { TableState } from '../state.ts'
import { teamsOf } from '../teams.ts'
import { undo } from '../undo.ts'
import { drawAnswer, give, type Moment, oneOf, seatsOf, stateText } from './moment.ts'
import { plainFaults } from './plain.ts'

const ID = /^[a-z][a-z0-9-]*(:[A-Za-z0-9_.-]+)*$/
/** A rule, or a record of the content that is one (`FA-TRAIT/agile`). */
const RULE = /^[A-Z][A-Z0-9]*(-[A-Z0-9]+)+(\/[a-z][A-Za-z0-9]*)?$/

/** What is wrong with an open question. */
function faultOf(question: Question): string | null {
  if (!RULE.test(question.rule)) return `the question '${question.message}' cites '${question.rule}', which is no rule id`
  if (question.kind === 'plan') return plainFaults(seenQuestion(question))[0] ?? null
  if (question.options.length === 0) return `the question '${question.message}' has no option`
  const ids = question.options.map((option) => option.id)
  const double = ids.find((id, at) => ids.indexOf(id) !== at)
  if (double !== undefined) return `'${double}' is offered twice`
  const wrong = ids.find((id) => !ID.test(id))
  if (wrong !== undefined) return `'${wrong}' is no option id (verb and piece ids joined by colons)`
  const uncited = question.options.find((option) => !RULE.test(option.rule))
  if (uncited !== undefined) return `'${uncited.id}' cites '${uncited.rule}', which is no rule id`
  return question.kind === 'multi-select' ? boundFault(question, ids) : null
}

/** What is wrong with the bounds of a question for several options. */
function boundFault(question: MultiSelectQuestion, ids: readonly string[]): string | null {
  for (const bound of question.bounds ?? []) {
    if (!RULE.test(bound.rule)) return `a bound of '${question.name}' cites '${bound.rule}', which is no rule id`
    const strange = bound.of.find((id) => !ids.includes(id))
    if (strange !== undefined) return `a bound of '${question.name}' counts '${strange}', which is not offered`
    if (bound.weights !== undefined && bound.weights.length !== bound.of.length) return `a bound of '${question.name}' lacks weights`
  }
  return plainFaults(seenQuestion(question))[0] ?? null
}

/** Options (all, or some) and sampled plans are accepted, each on a fork, and lead on. */
export function checkOffers<S extends TableState>(moment: Moment<S>, all: boolean): void {
  const { table, book, random, text } = moment
  for (const question of table.questions) {
    book.note(question.kind === 'plan' ? 'plans' : 'offers', faultOf(question))
    const { seat } = question
    const answers: Answer[] = []
    if (question.kind !== 'options') for (let n = 0; n < (all ? 5 : 1); n++) answers.push(drawAnswer(table, question, random))
    else if (all) for (const { id } of question.options) answers.push({ option: id })
    else answers.push({ option: oneOf(question.options, random).id })
    for (const answer of answers) book.note(question.kind === 'plan' ? 'plans' : 'offers', leadsOn(moment, seat, answer))
    const quick = table.game.policy(table.state, question, randomOf(seedFrom(random)))
    book.note('policy', stateText(table) === text ? leadsOn(moment, seat, quick) : 'the policy changed the state')
  }
}

function leadsOn<S extends TableState>({ table }: Moment<S>, seat: number, answer: Answer): string | null {
  const copy = fork(table)
  try {
    const heard = give(copy, seat, answer)
    if (typeof heard === 'string') return heard
  } catch (error) {
    return `${JSON.stringify(answer)} of seat ${seat} throws ${String(error)}`
  }
  return copy.result === null && copy.questions.length === 0 ? `${JSON.stringify(answer)} of seat ${seat} leads to a dead end` : null
}

/** Answers that were not offered, come from the wrong seat or are stale are refused, and the table does not change. */
export function checkRefusals<S extends TableState>(moment: Moment<S>): void {
  const { table, book, random } = moment
  const before = stateText(table)
  const { version, questions } = table
  const attempts: { seat: number; given: unknown; version?: number; what: string }[] = []
  for (const question of questions) {
    const { seat } = question
    for (const given of strange(question, questions)) attempts.push({ seat, given, what: 'what is not offered' })
    const legal = drawAnswer(table, question, random)
    const early = (table.asked[seat] as number) - 1
    attempts.push({ seat, given: legal, version: early, what: 'a stale answer' })
    attempts.push({ seat, given: legal, version: version + 1, what: 'an answer from the future' })
    attempts.push({ seat, given: legal, version: Number.NaN, what: 'an answer without a version' })
    for (const other of [...seatsOf(table), -1, table.seats, 0.5]) {
      if (!questions.some((open) => open.seat === other))
        attempts.push({ seat: other, given: legal, what: 'the answer of a seat that is not asked' })
    }
  }
  for (const { seat, given, version: at, what } of attempts) {
    const verdict = answer(table, seat, given as Answer, at)
    book.note('refusals', verdict === true ? `${what} is accepted: ${JSON.stringify(given)} of seat ${seat}` : plainFaults(verdict)[0])
    if (verdict === true) return
  }
  for (const seat of seatsOf(table)) {
    const copy = fork(table)
    copy.marks = []
    book.note('refusals', undo(copy, seat) === true ? 'what cannot be taken back is taken back' : null)
  }
  const same = stateText(table) === before && table.version === version && table.questions === questions
  book.note('refusals', same ? null : 'a refused answer changed the table')
  checkMalformedPlans(moment)
}

/** Answers that the question does not offer. */
function strange(question: Question, all: readonly Question[]): unknown[] {
  const nonsense: unknown[] = [null, 'yes', 7, [], {}, { option: null }, { option: 0 }, { option: '' }, { option: '__proto__' }]
  nonsense.push({ option: 'constructor' }, { option: ['a'] }, { option: { id: 'a' } }, { undo: true })
  if (question.kind === 'plan') return [...nonsense, { option: 'done' }]
  const ids = question.options.map((option) => option.id)
  const mutated = [ids[0] ?? '', ids[ids.length - 1] ?? ''].flatMap((id) => [
    `${id}:0`,
    `${id} `,
    id.toUpperCase(),
    id.slice(0, -1),
    `${id}9`,
    id.replace(/\d+/, '999'),
  ])
  const foreign = all.flatMap((other) => (other === question || other.kind === 'plan' ? [] : other.options.map((option) => option.id)))
  const unoffered = [...mutated, ...foreign.slice(0, 20)].filter((id) => !ids.includes(id))
  const wrong = unoffered.map((option) => ({ option }))
  if (question.kind === 'multi-select') return [...nonsense, ...wrong, ...strangeSets(question, ids, unoffered), { plan: ids }]
  return [...nonsense, ...wrong, { plan: ids[0] ?? '' }, { plan: null }]
}

/** Sets that a question for several options does not allow. */
function strangeSets(question: MultiSelectQuestion, ids: readonly string[], unoffered: readonly string[]): unknown[] {
  const sets: unknown[] = [null, 'x', [null], [0], [['a']], {}, unoffered.slice(0, 1), [ids[0], ids[0]], [...ids, ...ids]]
  for (const set of [[], ids, ids.slice(0, question.least - 1), ids.slice(0, question.most + 1), ids.slice(0, -1), ids.slice(1)])
    if (multiSelectVerdict(question, set) !== true) sets.push(set)
  return sets.map((options) => ({ options }))
}

/** Plans from outside are refused or legal; they never throw and never change the table. */
function checkMalformedPlans<S extends TableState>({ game, table, book, random }: Moment<S>): void {
  for (const question of table.questions) {
    if (question.kind !== 'plan') continue
    const plan = planOf(game, question.plan)
    const sample = plan.sample(table.state, question, random)
    const before = stateText(table)
    for (const value of [null, true, 0, -1, 1.5, 1e9, '', 'x', [], {}, [[]], [null], { x: 1 }, ...mutations(sample)]) {
      let fault: string | null = null
      try {
        const verdict = plan.validate(question, value)
        if (verdict === true) {
          const heard = give(fork(table), question.seat, { plan: value })
          fault = typeof heard === 'string' ? heard : null
        } else fault = plainFaults(verdict)[0] ?? null
      } catch (error) {
        fault = `the plan ${JSON.stringify(value)} throws ${String(error)}`
      }
      book.note('refusals', fault)
    }
    book.note('refusals', stateText(table) === before ? null : 'validating a plan changed the state')
  }
}

/** The value with one part changed, dropped or added, for each part. */
export function mutations(value: Json): Json[] {
  if (typeof value === 'number') return [value + 1, -value - 1, value + 0.5, 1e9, String(value), null]
  if (typeof value === 'string') return [`${value}x`, '', 0, null]
  if (typeof value === 'boolean' || value === null) return [0, 'x', !value]
  if (Array.isArray(value)) {
    const inner = value.flatMap((item, at) => mutations(item).map((changed) => value.with(at, changed)))
    return [...inner, value.slice(0, -1), [...value, ...value.slice(0, 1)], [...value, null], Object.fromEntries(value.entries())]
  }
  const changed: Json[] = [{ ...value, strange: 1 }, Object.values(value)]
  for (const [key, held] of Object.entries(value)) {
    const { [key]: _dropped, ...rest } = value
    changed.push(rest)
    for (const other of mutations(held)) changed.push({ ...value, [key]: other })
  }
  return changed
}

/** A table that has ended refuses everything. */
export function checkEnd<S extends TableState>({ game, table, book }: Moment<S>): void {
  const result = table.result
  const strangers = result?.winners.filter((winner) => !seatsOf(table).includes(winner)) ?? []
  book.note('end', strangers.length > 0 ? `seat ${strangers[0]} wins and is not at the table` : plainFaults(result)[0])
  for (const seat of seatsOf(table)) {
    const verdict = answer(table, seat, { option: 'yes' })
    book.note('end', verdict !== true && verdict.rule === TABLE_RULES.over ? null : 'an answer is accepted after the end')
  }
  const copy = fork(table)
  book.note('end', JSON.stringify(copy.result) === JSON.stringify(result) ? null : 'a fork of an ended table ends otherwise')
  const split = teamsOf(game, table.seats).find((team) => new Set(team.map((seat) => result?.winners.includes(seat) === true)).size > 1)
  book.note('end', split === undefined ? null : `the seats ${split.join(' and ')} win together, but not all have won`)
}
