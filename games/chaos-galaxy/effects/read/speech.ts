import type { State } from '../../state.ts'
import { FIGURE_OPERATIONS, KEYWORD_OPERATIONS, RULE_OPERATIONS, type Said, said } from './reading.ts'

/** The static effects on ships and bases, read once for a caller that looks at all of them. */
export interface Speech {
  readonly figures: readonly Said<'modify' | 'setStat'>[]
  readonly keywords: readonly Said<'grant' | 'removeKeywords'>[]
  readonly rules: readonly Said<'rule'>[]
}

/** Reads the static effects on ships and bases that are in force now. */
export function speechOf(g: State): Speech {
  return { figures: said(g, FIGURE_OPERATIONS), keywords: said(g, KEYWORD_OPERATIONS), rules: said(g, RULE_OPERATIONS) }
}
