import type { RuleId } from './ids.ts'
import type { Params } from './params.ts'

/** Why something is not an option now. Its text is the message `refusal-<rule>` (or `message`), else the rule itself. */
export interface Refusal {
  readonly rule: RuleId
  readonly message?: string
  readonly params?: Params
  /** What is refused, if a piece could be used in several ways: the verb of the missing option. */
  readonly verb?: string
}

/** The result of a predicate of legality. */
export type Verdict = true | Refusal

/** The verdict that allows. */
export const yes = true as const

/** The verdict that refuses. */
export function no(rule: RuleId, params?: Params, verb?: string): Refusal {
  // Literals, because options evaluate predicates very often and spreading is slow.
  if (verb === undefined) return params === undefined ? { rule } : { rule, params }
  return params === undefined ? { rule, verb } : { rule, params, verb }
}

/** Whether a verdict is `yes`; otherwise it is a refusal. */
export function allows(verdict: Verdict): verdict is true {
  return verdict === true
}

/** The first refusal among verdicts, or `yes`. */
export function all(...verdicts: Verdict[]): Verdict {
  return verdicts.find((verdict) => verdict !== true) ?? yes
}

/** The refusals among verdicts: what `explain` returns. */
export function refusals(...verdicts: Verdict[]): Refusal[] {
  return verdicts.filter((verdict): verdict is Refusal => verdict !== true)
}
