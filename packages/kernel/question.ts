import type { Piece, RuleId, Seat } from './ids.ts'
import type { Json } from './json.ts'
import type { Params } from './params.ts'

/**
 * One thing that a seat may choose. `id` describes it (verb and piece ids joined by colons, `fire:17:22`), so that it means the same in a
 * stored answer, a replay and a message; it is never an index. `value` is returned to the rule: ids, never the hidden things behind them.
 */
export interface Option<T = unknown> {
  readonly id: string
  readonly value: T
  readonly rule: RuleId
  /** The piece to highlight. */
  readonly on?: Piece | undefined
  /** The target piece, if it is another one (for dragging). */
  readonly to?: Piece | undefined
  /** What it costs, in the game's currency. */
  readonly cost?: number | undefined
  /** The message that names it; `option-<verb>` where absent. */
  readonly message?: string | undefined
  readonly params?: Params | undefined
}

interface Asked {
  readonly seat: Seat
  /** The asking rule. */
  readonly rule: RuleId
  /** What is asked. Policies, searches and boards recognize questions by it, whatever the wording. */
  readonly name: string
  /** The message of the prompt. */
  readonly message: string
  readonly params?: Params | undefined
  /** The piece that the question is about. */
  readonly on?: Piece | undefined
}

/** A question answered by one of its options: the complete list of what is legal. */
export interface OptionsQuestion extends Asked {
  readonly kind: 'options'
  readonly options: readonly Option[]
  /** Asked even if there is only one option, because not asking would reveal something to others. */
  readonly always?: boolean | undefined
}

/** A bound of a question for several options. A client can check it. */
export interface Bound {
  readonly rule: RuleId
  /** The options that it counts. */
  readonly of: readonly string[]
  /** The weight of each of them; default: 1. */
  readonly weights?: readonly number[] | undefined
  readonly least?: number | undefined
  readonly most?: number | undefined
}

/** A question answered by any set of its options within its bounds. */
export interface MultiSelectQuestion extends Asked {
  readonly kind: 'multi-select'
  readonly options: readonly Option[]
  readonly least: number
  readonly most: number
  readonly bounds?: readonly Bound[] | undefined
  /** Whether the order of the choice matters. */
  readonly ordered?: boolean | undefined
  /** Asked even if only one set is legal, because not asking would reveal something to others. */
  readonly always?: boolean | undefined
}

declare const bounded: unique symbol
declare const planned: unique symbol

/** The name of a game's plan, with the types of the plan's bounds and of its value. */
export interface PlanName<Bounds extends Json = Json, Value extends Json = Json> {
  readonly name: string
  readonly [bounded]?: Bounds
  readonly [planned]?: Value
}

/** Names a plan. Rules ask with this name, and it types the bounds for readers of the question. */
export const planName = <Bounds extends Json, Value extends Json>(name: string): PlanName<Bounds, Value> => ({ name })

/** A question answered by a value within bounds. The game's plan of that name validates values (by the bounds alone) and samples them. */
export interface PlanQuestion<Bounds extends Json = Json> extends Asked {
  readonly kind: 'plan'
  readonly plan: string
  readonly bounds: Bounds
}

/** One decision of a seat. */
export type Question = OptionsQuestion | MultiSelectQuestion | PlanQuestion

/** A seat's choice: the only way a table changes. */
export type Answer =
  | { readonly option: string }
  | { readonly options: readonly string[] }
  | { readonly plan: Json }
  | { readonly concede: true }

/** Whether a question asks for that plan. Only rules make bounds, so the name guarantees their type. */
export function asksForPlan<Bounds extends Json, Value extends Json>(
  question: Question | SeenQuestion,
  { name }: PlanName<Bounds, Value>,
): question is PlanQuestion<Bounds> {
  return question.kind === 'plan' && question.plan === name
}

/** The bounds of a question for that plan. Throws a `RangeError` if the question asks for something else. */
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

/** An option as it is sent. It is copied field by field, because views make many of them. */
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
 * The object without its undefined fields, which JSON does not have. It is built up rather than reduced, because an object with deleted
 * fields is slow to read, compare and print.
 */
function defined<T extends object>(object: T): T {
  const kept: Partial<T> = {}
  for (const key in object) if (object[key] !== undefined) kept[key] = object[key]
  return kept as T
}

/** The option with that id, if the question has it. */
export function optionOf(question: Question, id: string): Option | undefined {
  if (question.kind === 'plan') return undefined
  // Not by index: lists from `map` and from `push` are different kinds to the engine, which would convert each list it reads.
  for (const option of question.options) if (option.id === id) return option
  return undefined
}

/** The verb of an option: its id up to the first colon. */
export function verbOf(optionId: string): string {
  const colon = optionId.indexOf(':')
  return colon < 0 ? optionId : optionId.slice(0, colon)
}
