import { mayAdd, multiSelectVerdict, type SeenMultiSelectQuestion, type SeenOption, type Verdict } from '@orrery/kernel'
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'

/** The current selection of a question for several options. Board and console show and change the same draft. */
export interface MultiSelectDraft {
  readonly question: SeenMultiSelectQuestion
  /** The chosen options, in the order of the question, or as chosen if the order matters. */
  readonly chosen: ReadonlySignal<readonly string[]>
  /** Whether the selection is a legal answer, or why not. */
  readonly verdict: ReadonlySignal<Verdict>
  has(option: string): boolean
  /** Whether an option may be added, or why not. */
  mayAdd(option: string): Verdict
  /** Adds or removes an option. If only one may be chosen, it replaces the previous one. */
  toggle(option: string): void
  /** Selects as many options as fit, in the order of the question, without those that come along with another. */
  all(): void
  none(): void
  set(options: readonly string[]): void
  /** Gives the answer; does nothing while the selection is not valid. */
  confirm(): void
}

/** Whether an option adds its piece to one that can itself be chosen, as crew to a ship. 'All' leaves such options out. */
export function comesAlong({ options }: SeenMultiSelectQuestion, { to }: SeenOption): boolean {
  return to !== undefined && options.some((other) => other.on === to && other.to === undefined)
}

/** The largest selection in the order of the options: each that still fits and comes along with no other. */
export function allOf(question: SeenMultiSelectQuestion): readonly string[] {
  const taken: string[] = []
  for (const option of question.options)
    if (!comesAlong(question, option) && mayAdd(question, taken, option.id) === true) taken.push(option.id)
  return taken
}

/** Whether 'all' says what it does: it leaves out nothing but what comes along, and it is neither the least nor a single choice. */
export function takesAll(question: SeenMultiSelectQuestion): boolean {
  const whole = question.options.filter((option) => !comesAlong(question, option))
  return whole.length > 1 && whole.length > question.least && allOf(question).length === whole.length
}

/** A new draft; `give` sends the answer. */
export function multiSelectDraft(question: SeenMultiSelectQuestion, give: (options: readonly string[]) => void): MultiSelectDraft {
  const chosen: Signal<readonly string[]> = signal([])
  const verdict = computed(() => multiSelectVerdict(question, chosen.value))
  const ordered = (options: readonly string[]): readonly string[] =>
    question.ordered === true ? options : question.options.map(({ id }) => id).filter((id) => options.includes(id))
  const offered = (option: string): boolean => question.options.some(({ id }) => id === option)
  return {
    question,
    chosen,
    verdict,
    has: (option) => chosen.value.includes(option),
    mayAdd: (option) => mayAdd(question, chosen.value, option),
    toggle(option) {
      const now = chosen.value
      if (!offered(option)) return
      if (now.includes(option)) chosen.value = now.filter((id) => id !== option)
      else if (mayAdd(question, now, option) === true) chosen.value = ordered([...now, option])
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
      if (verdict.value === true) give(chosen.value)
    },
  }
}
