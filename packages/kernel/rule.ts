import type { Piece, RuleId, Seat } from './ids.ts'
import type { Json } from './json.ts'
import type { Params } from './params.ts'
import type { Bound, Option, PlanName, Question } from './question.ts'
import { reveal, type TableState } from './state.ts'

/** The seats to ask again: all, or all but the seat of the reply, which keeps what it was dealt. */
export type Anew = 'all' | 'others'

/** What the kernel returns to a rule that asked: the seat that answered, and the chosen value. */
export interface Reply {
  readonly seat: Seat
  readonly value: unknown
  /** Not an answer: open questions are to be asked again, because a seat has left or hidden things were dealt anew. */
  readonly anew?: Anew
}

/** What a rule yields: one question, or several for different seats at once. */
export type Ask = Question | readonly Question[]

/** A rule: it reads like the rulebook's paragraph and stops where somebody must decide. */
export type Rule<T = void> = IterableIterator<Ask, T, Reply>

/** The parts of a question besides its options. */
export interface Prompt {
  /** What is asked, for policies and boards; default: the message. */
  readonly name?: string
  readonly rule: RuleId
  readonly message: string
  readonly params?: Params | undefined
  readonly on?: Piece | undefined
  /** Ask even if only one option is left, because not asking would reveal something. */
  readonly always?: boolean
}

/** Asks a seat to choose one of the options, and returns the chosen option's value. There must be at least one. */
export function choose<T>(seat: Seat, prompt: Prompt, options: readonly Option<T>[]): Rule<T> {
  if (options.length === 0) throw new Error(`the question '${prompt.message}' (${prompt.rule}) has no option`)
  const { rule, message, name = message, params, on, always } = prompt
  return asking<T>({ kind: 'options', seat, rule, name, message, params, on, always, options })
}

/**
 * Asks as `choose` does, with options that are made anew if a seat leaves while the question is open. Returns null if there are none: then
 * nothing is asked, or no longer.
 */
export function* chooseStill<T>(seat: Seat, prompt: Prompt, options: () => readonly Option<T>[]): Rule<T | null> {
  for (;;) {
    const offered = options()
    if (offered.length === 0) return null
    const { rule, message, name = message, params, on, always } = prompt
    const reply = yield { kind: 'options', seat, rule, name, message, params, on, always, options: offered }
    if (reply.anew === undefined) return reply.value as T
  }
}

/** How many options may be chosen at once. */
export interface Amount {
  readonly least: number
  readonly most: number
  readonly bounds?: readonly Bound[]
  /** Whether the order of the choice matters; otherwise it is returned in the order of the options. */
  readonly ordered?: boolean
}

/**
 * Asks a seat to choose several of the options at once, and returns their values. At least one set must be legal; if there is only one, it
 * is taken.
 */
export function chooseSome<T>(seat: Seat, prompt: Prompt, options: readonly Option<T>[], amount: Amount): Rule<T[]> {
  return asking<T[]>(severalOf(seat, prompt, { options, amount }))
}

function severalOf<T>(seat: Seat, prompt: Prompt, { options, amount }: Several<T>): Question {
  const { rule, message, name = message, params, on, always } = prompt
  const { least, bounds, ordered } = amount
  const most = Math.min(amount.most, options.length)
  return { kind: 'multi-select', seat, rule, name, message, params, on, always, options, least, most, bounds, ordered }
}

/** Options of which several may be chosen at once, and how many. */
export interface Several<T> {
  readonly options: readonly Option<T>[]
  readonly amount: Amount
}

/**
 * Asks as `chooseSome` does, with options that are made anew if a seat leaves while the question is open. Returns null if there are none:
 * then nothing is asked, or no longer.
 */
export function* chooseSomeStill<T>(seat: Seat, prompt: Prompt, several: () => Several<T>): Rule<T[] | null> {
  for (;;) {
    const offered = several()
    if (offered.options.length === 0) return null
    const reply = yield severalOf(seat, prompt, offered)
    if (reply.anew === undefined) return reply.value as T[]
  }
}

/** A rule of one question, in progress. */
interface Asking<T> extends Rule<T> {
  readonly question: Question
  isOpen: boolean
}

/**
 * The rule that asks one question and returns the answer's value. It is written by hand, because a generator for each question is slower.
 */
function asking<T>(question: Question): Rule<T> {
  const begun: Asking<T> = { question, isOpen: false, next: askOnce, [Symbol.iterator]: itself }
  return begun
}

function askOnce<T>(this: Asking<T>, ...sent: [] | [Reply]): IteratorResult<Ask, T> {
  const { question } = this
  const reply = sent[0]
  if (this.isOpen && reply?.anew === undefined) return { done: true, value: reply?.value as T }
  this.isOpen = true
  return { done: false, value: question }
}

function itself<T>(this: Asking<T>): Asking<T> {
  return this
}

/** Asks a seat yes or no. */
export function* confirm(seat: Seat, prompt: Prompt): Rule<boolean> {
  return yield* choose(seat, prompt, [option('yes', true, prompt.rule), option('no', false, prompt.rule)])
}

/** Asks a seat for a plan within bounds. */
export function plan<Value extends Json, Bounds extends Json = Json>(
  seat: Seat,
  prompt: Prompt,
  { name: planned }: PlanName<Bounds, Value>,
  bounds: Bounds,
): Rule<Value> {
  const { rule, message, params, on } = prompt
  return asking<Value>({ kind: 'plan', seat, rule, name: prompt.name ?? message, message, params, on, plan: planned, bounds })
}

/** An option without decorations; further fields by object literal. */
export function option<T>(id: string, value: T, rule: RuleId, on?: Piece): Option<T> {
  return { id, value, rule, on, to: undefined, cost: undefined, message: undefined, params: undefined }
}

/** One seat's part of a simultaneous decision. */
export interface Part<T> {
  readonly seat: Seat
  /**
   * Begins the seat's rule. It is called once, or again if the seat is asked again: after a seat has left, and in a search's
   * determinization.
   */
  rule(): Rule<T>
}

/**
 * Lets several seats decide at the same time, each in its own rule, hidden from the others until all are done. A part may send and change
 * only its own seat's secrets. What becomes known happens after `together` returns, which counts as a reveal. Returns the parts' results in
 * the order of the parts. At most one part per seat.
 */
export function* together<T>(g: TableState, parts: readonly Part<T>[]): Rule<T[]> {
  const results: T[] = new Array(parts.length)
  const rules: Rule<T>[] = new Array(parts.length)
  const open: (Question | null)[] = parts.map((_, at) => start(at))
  function start(at: number): Question | null {
    const rule = (parts[at] as Part<T>).rule()
    rules[at] = rule
    return settle(rule.next(), at)
  }
  function settle(step: IteratorResult<Ask, T>, at: number): Question | null {
    if (step.done) {
      results[at] = step.value
      return null
    }
    if (Array.isArray(step.value)) throw new Error('a part of together cannot ask several seats itself')
    return step.value as Question
  }
  for (;;) {
    const asked = open.filter((question): question is Question => question !== null)
    if (asked.length === 0) break
    const reply = yield parts.length === 1 ? (asked[0] as Question) : asked
    if (reply.anew !== undefined) {
      for (const [at, question] of open.entries())
        if (question !== null && (reply.anew === 'all' || question.seat !== reply.seat)) open[at] = start(at)
      continue
    }
    const at = open.findIndex((question) => question?.seat === reply.seat)
    open[at] = settle((rules[at] as Rule<T>).next(reply), at)
  }
  if (parts.length > 1) reveal(g)
  return results
}
