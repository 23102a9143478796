import { type Bound, type MultiSelectQuestion, type Option, optionOf, type SeenMultiSelectQuestion } from './question.ts'
import type { Random } from './random.ts'
import { no, type Verdict, yes } from './refusal.ts'

/** A question for several options, as the rule asks it or as it was sent to a seat. */
type Choice = Pick<SeenMultiSelectQuestion, 'rule' | 'least' | 'most' | 'bounds'> & { readonly options: readonly { readonly id: string }[] }

/** An option's weight under a bound; 0 if the bound does not count it. */
function weightIn(bound: Bound, id: string): number {
  const at = bound.of.indexOf(id)
  return at < 0 ? 0 : (bound.weights?.[at] ?? 1)
}

function weightOf(bound: Bound, ids: readonly string[]): number {
  let sum = 0
  for (const id of ids) sum += weightIn(bound, id)
  return sum
}

/**
 * Whether these options are a legal answer: offered, each once, within the amount, and within every bound. It needs only the question, so a
 * client can run it too. The refusal cites the bound's rule, or the question's.
 */
export function multiSelectVerdict(question: Choice, ids: readonly string[]): Verdict {
  for (let at = 0; at < ids.length; at++) {
    const id = ids[at] as string
    if (ids.indexOf(id) !== at || !question.options.some((option) => option.id === id)) return no(question.rule)
  }
  if (ids.length < question.least || ids.length > question.most) return no(question.rule, { least: question.least, most: question.most })
  for (const bound of question.bounds ?? []) {
    const weight = weightOf(bound, ids)
    if (weight < (bound.least ?? Number.NEGATIVE_INFINITY) || weight > (bound.most ?? Number.POSITIVE_INFINITY)) return no(bound.rule)
  }
  return yes
}

/** Whether an option may be added to a choice without breaking a bound that further options could not repair. */
export function mayAdd(question: Choice, ids: readonly string[], id: string): Verdict {
  if (ids.includes(id)) return no(question.rule)
  if (ids.length >= question.most) return no(question.rule, { least: question.least, most: question.most })
  for (const bound of question.bounds ?? []) {
    const more = weightIn(bound, id)
    if (bound.most !== undefined && more > 0 && weightOf(bound, ids) + more > bound.most) return no(bound.rule)
  }
  return yes
}

/** The chosen ids in canonical order: as chosen where the order matters, else in the order of the question. */
export function inOrder(question: MultiSelectQuestion, ids: readonly string[]): readonly string[] {
  if (question.ordered === true) return ids.slice()
  return question.options.flatMap(({ id }) => (ids.includes(id) ? [id] : []))
}

/** The values of the chosen options. */
export function valuesOf(question: MultiSelectQuestion, ids: readonly string[]): unknown[] {
  return ids.map((id) => (optionOf(question, id) as Option).value)
}

/** How many options the search for legal sets may add and remove before it gives up. */
const MOST_STEPS = 20_000

/**
 * The first legal sets (at most `enough`), considering options in the given order, each taken first and left out later. The sets keep that
 * order.
 */
function legalSets(question: Choice, order: readonly string[], enough: number): string[][] {
  const bounds = question.bounds ?? []
  const found: string[][] = []
  const taken: string[] = []
  const weights = bounds.map(() => 0)
  // What the options from an index on can still add to a bound: whether its minimum can be reached.
  const rest = bounds.map((bound) => {
    const sums = new Array<number>(order.length + 1).fill(0)
    for (let at = order.length - 1; at >= 0; at--) sums[at] = (sums[at + 1] as number) + Math.max(0, weightIn(bound, order[at] as string))
    return sums
  })
  let steps = 0
  const visit = (at: number): void => {
    if (found.length >= enough || ++steps > MOST_STEPS) return
    if (taken.length + order.length - at < question.least) return
    for (let b = 0; b < bounds.length; b++) {
      const { least, most } = bounds[b] as Bound
      if (most !== undefined && (weights[b] as number) > most) return
      if (least !== undefined && (weights[b] as number) + ((rest[b] as number[])[at] as number) < least) return
    }
    if (at === order.length || taken.length === question.most) {
      if (multiSelectVerdict(question, taken) === true) found.push(taken.slice())
      return
    }
    const id = order[at] as string
    taken.push(id)
    for (let b = 0; b < bounds.length; b++) weights[b] = (weights[b] as number) + weightIn(bounds[b] as Bound, id)
    visit(at + 1)
    taken.pop()
    for (let b = 0; b < bounds.length; b++) weights[b] = (weights[b] as number) - weightIn(bounds[b] as Bound, id)
    visit(at + 1)
  }
  visit(0)
  return found
}

/** The only legal set of a question; null if there are several. Throws if there is none. */
export function onlySet(question: MultiSelectQuestion): readonly string[] | null {
  const { options, least, most, ordered, bounds } = question
  if (bounds === undefined || bounds.length === 0) {
    if (least > most || least > options.length) throw nothingLegal(question)
    if (most === 0 || options.length === 0) return []
    return least === options.length && (ordered !== true || options.length === 1) ? options.map(({ id }) => id) : null
  }
  const sets = legalSets(question, idsOf(question), 2)
  if (sets.length === 0) throw nothingLegal(question)
  const [first] = sets as [string[]]
  return sets.length === 1 && (ordered !== true || first.length < 2) ? first : null
}

function nothingLegal(question: MultiSelectQuestion): Error {
  return new Error(`the question '${question.name}' (${question.rule}) has no legal answer`)
}

function idsOf(question: Choice): string[] {
  return question.options.map(({ id }) => id)
}

/** A random legal set. The size is drawn first, so that small and large sets are equally likely. */
export function anySet(question: MultiSelectQuestion, random: Random): readonly string[] {
  const order = shuffled(idsOf(question), random)
  if (question.least > Math.min(question.most, order.length)) throw nothingLegal(question)
  const most = Math.min(question.most, order.length)
  const size = question.least + random.below(most - question.least + 1)
  const exact =
    (question.bounds ?? []).length === 0 ? order.slice(0, size) : legalSets({ ...question, least: size, most: size }, order, 1)[0]
  const set = exact ?? legalSets(question, order, 1)[0]
  if (set === undefined) throw nothingLegal(question)
  return inOrder(question, set)
}

/** Legal sets one step away from a legal one: one option more, one less, or one exchanged. A search tries these next. */
export function nearSets(
  question: MultiSelectQuestion,
  ids: readonly string[],
  random: Random,
  most: number,
): readonly (readonly string[])[] {
  const near: (readonly string[])[] = []
  const add = (set: readonly string[]) => {
    if (near.length < most && multiSelectVerdict(question, set) === true) near.push(inOrder(question, set))
  }
  const others = shuffled(
    idsOf(question).filter((id) => !ids.includes(id)),
    random,
  )
  for (const id of shuffled([...ids], random)) add(ids.filter((one) => one !== id))
  for (const id of others) add([...ids, id])
  for (const id of others) for (const out of ids) add(ids.map((one) => (one === out ? id : one)))
  return near
}

function shuffled<T>(items: T[], random: Random): T[] {
  for (let at = items.length - 1; at > 0; at--) {
    const with_ = random.below(at + 1)
    ;[items[at], items[with_]] = [items[with_] as T, items[at] as T]
  }
  return items
}
