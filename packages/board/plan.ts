import { isObject, type Json, type PlanQuestion, type Verdict } from '@orrery/kernel'
import { computed, type ReadonlySignal, signal } from '@preact/signals'

/** One field of a plan, for keyboard and screen readers. `path` leads to it in the plan's value. */
export type PlanField = {
  readonly path: readonly (string | number)[]
  readonly label: string
  /** The field's meaning or unit. */
  readonly hint?: string | undefined
} & (
  | { readonly kind: 'number'; readonly least: number; readonly most: number; readonly step: number }
  | { readonly kind: 'choice'; readonly values: readonly { readonly value: Json; readonly label: string }[] }
  | { readonly kind: 'flag' }
)

/** A plan in the making. Board and console show and change the same draft. */
export interface PlanDraft {
  readonly question: PlanQuestion
  readonly value: ReadonlySignal<Json>
  /** Whether it would be accepted, by the game's own `validate`; null until the rules are loaded. */
  readonly verdict: ReadonlySignal<Verdict | null>
  /** Whether there is anything to undo. */
  readonly changed: ReadonlySignal<boolean>
  /** Changes the draft. Use `lasting: false` while something is dragged: `back` then undoes the whole drag. */
  set(value: Json, lasting?: boolean): void
  /** Undoes the last change. */
  back(): void
  /** Starts over. */
  reset(): void
  /** Gives the answer; does nothing while it would be refused. */
  confirm(): void
}

type Validate = (question: PlanQuestion, value: Json) => Verdict

/** A new draft that starts with `begin`; `give` sends the answer. */
export function planDraft(
  question: PlanQuestion,
  begin: Json,
  validate: ReadonlySignal<Validate | null>,
  give: (value: Json) => void,
): PlanDraft {
  const value = signal<Json>(begin)
  const past = signal<readonly Json[]>([])
  const verdict = computed(() => validate.value?.(question, value.value) ?? null)
  let dragged: { readonly from: Json } | null = null
  return {
    question,
    value,
    verdict,
    changed: computed(() => past.value.length > 0),
    set(next, lasting = true) {
      if (!lasting) dragged ??= { from: value.value }
      else {
        past.value = [...past.value, dragged === null ? value.value : dragged.from]
        dragged = null
      }
      value.value = next
    },
    back() {
      dragged = null
      const before = past.value.at(-1)
      if (before === undefined) return
      past.value = past.value.slice(0, -1)
      value.value = before
    },
    reset() {
      dragged = null
      past.value = []
      value.value = begin
    },
    confirm() {
      if (verdict.value === true) give(value.value)
    },
  }
}

/** The value at a path of a plan; null if there is none. */
export function valueAt(value: Json, path: readonly (string | number)[]): Json {
  let at: Json = value
  for (const step of path) {
    if (typeof at !== 'object' || at === null) return null
    at = (at as { readonly [key: string]: Json })[step] ?? null
  }
  return at
}

/** The plan with another value at a path; missing objects on the way are created. */
export function withValue(value: Json, path: readonly (string | number)[], next: Json): Json {
  const [step, ...rest] = path
  if (step === undefined) return next
  if (typeof step === 'number') {
    const list = Array.isArray(value) ? [...value] : []
    list[step] = withValue(list[step] ?? null, rest, next)
    return list
  }
  const object = isObject(value) ? value : {}
  return { ...object, [step]: withValue(object[step] ?? null, rest, next) }
}
