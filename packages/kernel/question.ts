import type { Piece, RuleId, Seat } from './ids.ts'
import type { Json } from './json.ts'
import type { Params } from './params.ts'

/**
 * One thing that a seat may choose. `id` describes it (verb and piece ids joined by colons, `fire:17:22`), so that it
 * means the same in a stored answer, a replay and a message; it is never an index. `value` is what the rule gets back:
 * ids, never what is hidden behind them.
 */
export interface Option<T = unknown> {
  readonly id: string
  readonly value: T
  readonly rule: RuleId
  /** The piece that lights up. */
  readonly on?: Piece | undefined
  /** The piece it is done to, when it is another one (for dragging). */
  readonly to?: Piece | undefined
  /** What it costs, in the game's currency. */
  readonly cost?: number | undefined
  /** The message that names it; `option-<verb>` where absent. */
  readonly message?: string | undefined
  readonly params?: Params | undefined
}

interface Asked {
  readonly seat: Seat
  /** The rule that asks. */
  readonly rule: RuleId
  /** What is asked: what policies, searches and boards tell questions apart by, however they are said. */
  readonly name: string
  /** How it is said: the message of the prompt. */
  readonly message: string
  readonly params?: Params | undefined
  /** The piece that the question is about. */
  readonly on?: Piece | undefined
}

/** A question answered by one of the options: the whole list of what is legal. */
export interface OptionsQuestion extends Asked {
  readonly kind: 'options'
  readonly options: readonly Option[]
  /** Asked even when there is only one option: where not asking would tell others something. */
  readonly always?: boolean | undefined
}

/** A bound of a question for several options, which who answers can check alone. */
export interface Bound {
  readonly rule: RuleId
  /** The options that it counts. */
  readonly of: readonly string[]
  /** What each of them counts for; 1 each where absent. */
  readonly weights?: readonly number[] | undefined
  readonly least?: number | undefined
  readonly most?: number | undefined
}

/** A question answered by several of its options at once: any of them that keep to its bounds. */
export interface MultiSelectQuestion extends Asked {
  readonly kind: 'multi-select'
  readonly options: readonly Option[]
  readonly least: number
  readonly most: number
  readonly bounds?: readonly Bound[] | undefined
  /** Whether it matters in which order they are chosen. */
  readonly ordered?: boolean | undefined
  /** Asked even when only one set is legal: where not asking would tell others something. */
  readonly always?: boolean | undefined
}

declare const bounded: unique symbol
declare const planned: unique symbol

/** The name of a game's plan. It knows the type of the plan's bounds and of the value that answers it. */
export interface PlanName<Bounds extends Json = Json, Value extends Json = Json> {
  readonly name: string
  readonly [bounded]?: Bounds
  readonly [planned]?: Value
}

/** Names a plan. Rules ask by this name, and readers of the question get typed bounds by it. */
export const planName = <Bounds extends Json, Value extends Json>(name: string): PlanName<Bounds, Value> => ({ name })

/** A question answered by a value within bounds; the game's plan of that name validates (by the bounds alone) and samples. */
export interface PlanQuestion<Bounds extends Json = Json> extends Asked {
  readonly kind: 'plan'
  readonly plan: string
  readonly bounds: Bounds
}

/** What one seat must decide. */
export type Question = OptionsQuestion | MultiSelectQuestion | PlanQuestion

/** A seat's choice: the only way a table changes. */
export type Answer =
  | { readonly option: string }
  | { readonly options: readonly string[] }
  | { readonly plan: Json }
  | { readonly concede: true }

/** Whether a question asks for that plan. Rules alone make bounds, so the name vouches for their type. */
export function asksForPlan<Bounds extends Json, Value extends Json>(
  question: Question | SeenQuestion,
  { name }: PlanName<Bounds, Value>,
): question is PlanQuestion<Bounds> {
  return question.kind === 'plan' && question.plan === name
}

/** The bounds of a question for that plan. Throws a `RangeError` where the question asks for something else. */
export function planBounds<Bounds extends Json, Value extends Json>(question: PlanQuestion, name: PlanName<Bounds, Value>): Bounds {
  if (asksForPlan(question, name)) return question.bounds
  throw new RangeError(`'${question.name}' asks for the plan '${question.plan}', not for '${name.name}'`)
}

/** An option as it is sent to the seat: without the rule's value. */
export type SeenOption = Omit<Option, 'value'>

/** A question as it is sent to the seat that it asks. */
export type SeenQuestion = SeenOptionsQuestion | SeenMultiSelectQuestion | PlanQuestion

/** A question for one option as it is sent to the seat. */
export type SeenOptionsQuestion = Omit<OptionsQuestion, 'options' | 'always'> & { readonly options: readonly SeenOption[] }

/** A question for several options as it is sent to the seat. */
export type SeenMultiSelectQuestion = Omit<MultiSelectQuestion, 'options' | 'always'> & { readonly options: readonly SeenOption[] }

/** The question as its seat may see it: plain JSON. */
export function seenQuestion(question: Question): SeenQuestion {
  if (question.kind === 'plan') return defined(question)
  const { always: _always, options, ...rest } = question
  const seen = { ...defined(rest), options: options.map(seenOption) }
  return seen.kind === 'multi-select' && seen.bounds !== undefined ? { ...seen, bounds: seen.bounds.map(defined) } : seen
}

/** An option as it is sent: field by field, since there are many of them and each is made anew for every view. */
function seenOption({ id, rule, on, to, cost, message, params }: Option): SeenOption {
  const seen: { -readonly [field in keyof SeenOption]: SeenOption[field] } = { id, rule }
  if (on !== undefined) seen.on = on
  if (to !== undefined) seen.to = to
  if (cost !== undefined) seen.cost = cost
  if (message !== undefined) seen.message = message
  if (params !== undefined) seen.params = params
  return seen
}

/**
 * The object without its undefined fields, which JSON does not have. Put together, not taken apart: an object from which a field
 * was deleted is slow to read, compare and print.
 */
function defined<T extends object>(object: T): T {
  const kept: Partial<T> = {}
  for (const key in object) if (object[key] !== undefined) kept[key] = object[key]
  return kept as T
}

/** The option with that id, if the question has it. */
export function optionOf(question: Question, id: string): Option | undefined {
  if (question.kind === 'plan') return undefined
  // Not by index: lists made by `map` and by `push` are different to the engine, which would then convert each list it reads.
  for (const option of question.options) if (option.id === id) return option
  return undefined
}

/** The verb of an option: its id up to the first colon. */
export function verbOf(optionId: string): string {
  const colon = optionId.indexOf(':')
  return colon < 0 ? optionId : optionId.slice(0, colon)
}
