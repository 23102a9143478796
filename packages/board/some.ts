import type { SeenOption } from '@orrery/kernel'
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'

/** A question for several options at once. */
export interface SomeQuestion {
  readonly options: readonly SeenOption[]
  readonly least: number
  readonly most: number
  readonly bounds?: readonly Bound[] | undefined
  readonly ordered?: boolean | undefined
}

/** Of these options, those chosen weigh at least and at most so much together; 1 each without weights. */
interface Bound {
  readonly rule: string
  readonly of: readonly string[]
  readonly weights?: readonly number[] | undefined
  readonly least?: number | undefined
  readonly most?: number | undefined
}

/** What keeps a set of options from being an answer, to be said by the frame. */
export type Against =
  | { readonly why: 'few'; readonly least: number }
  | { readonly why: 'many'; readonly most: number }
  | { readonly why: 'bound'; readonly rule: string; readonly weight: number; readonly least: number | null; readonly most: number | null }

/** What is chosen so far of a question for several options. Board and console show and change the same draft. */
export interface SomeDraft {
  readonly question: SomeQuestion
  /** In the order of the options, or as chosen where the order counts. */
  readonly chosen: ReadonlySignal<readonly string[]>
  /** Why the set cannot be confirmed yet; empty when it can. */
  readonly against: ReadonlySignal<readonly Against[]>
  has(option: string): boolean
  /** Takes an option into the set, or out of it. One that no longer fits replaces the last where only one may be chosen. */
  toggle(option: string): void
  /** Whether an option may come to the set. */
  mayAdd(option: string): boolean
  /** Takes as many as fit, in the order of the options. */
  all(): void
  none(): void
  set(options: readonly string[]): void
  /** Gives the answer; does nothing while something is against it. */
  confirm(): void
}

/** The sum of the weights of the chosen options that a bound counts. */
function weightOf(bound: Bound, chosen: readonly string[]): number {
  let weight = 0
  for (const [at, option] of bound.of.entries()) if (chosen.includes(option)) weight += bound.weights?.[at] ?? 1
  return weight
}

/** Everything that keeps a set from being an answer. The same conditions as the kernel's, from the question alone. */
export function againstSome(question: SomeQuestion, chosen: readonly string[]): readonly Against[] {
  const against: Against[] = []
  if (chosen.length < question.least) against.push({ why: 'few', least: question.least })
  if (chosen.length > question.most) against.push({ why: 'many', most: question.most })
  for (const bound of question.bounds ?? []) {
    const weight = weightOf(bound, chosen)
    const least = bound.least ?? null
    const most = bound.most ?? null
    if ((least !== null && weight < least) || (most !== null && weight > most))
      against.push({ why: 'bound', rule: bound.rule, weight, least, most })
  }
  return against
}

/** Whether a set breaks no upper bound: what is still missing may come later. */
function fitsSoFar(question: SomeQuestion, chosen: readonly string[]): boolean {
  return againstSome(question, chosen).every(
    (one) => one.why === 'few' || (one.why === 'bound' && (one.most === null || one.weight <= one.most)),
  )
}

/** The largest set that the order of the options gives: each that still fits. */
export function allOf(question: SomeQuestion): readonly string[] {
  const taken: string[] = []
  for (const { id } of question.options) if (fitsSoFar(question, [...taken, id])) taken.push(id)
  return taken
}

/** A fresh draft of an answer; `give` sends it. */
export function someDraft(question: SomeQuestion, give: (options: readonly string[]) => void): SomeDraft {
  const chosen: Signal<readonly string[]> = signal([])
  const against = computed(() => againstSome(question, chosen.value))
  const ordered = (options: readonly string[]): readonly string[] =>
    question.ordered === true ? options : question.options.map(({ id }) => id).filter((id) => options.includes(id))
  const offered = (option: string): boolean => question.options.some(({ id }) => id === option)
  const mayAdd = (option: string): boolean => !chosen.value.includes(option) && fitsSoFar(question, [...chosen.value, option])
  return {
    question,
    chosen,
    against,
    has: (option) => chosen.value.includes(option),
    mayAdd,
    toggle(option) {
      if (!offered(option)) return
      const now = chosen.value
      if (now.includes(option)) chosen.value = now.filter((id) => id !== option)
      else if (mayAdd(option)) chosen.value = ordered([...now, option])
      else if (question.most === 1) chosen.value = [option]
    },
    all() {
      chosen.value = allOf(question)
    },
    none() {
      chosen.value = []
    },
    set(options) {
      chosen.value = ordered([...new Set(options)].filter(offered))
    },
    confirm() {
      if (against.value.length === 0) give(chosen.value)
    },
  }
}
