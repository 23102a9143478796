import type { Option, OptionsQuestion } from '@orrery/kernel'
import { at } from '../rules/at.ts'
import { ratingsOf } from '../rules/damage/ratings.ts'
import type { State } from '../state.ts'

/** Cards that hold a squadron back. */
const HELD_BACK = ['play:S11']

/** The hits that cards against hits take off on average. */
const LESS: Readonly<Record<string, number>> = { 'card.hit': 2, 'card.torpedo-hits': 3, 'card.shields-more': 2 }

/**
 * Whether a card against hits would change what they do: fewer critical hits, or no damage where there was some. Hits below
 * the ratings do nothing anyway.
 */
export function helpsAgainst(g: State, { name, on, params }: OptionsQuestion): boolean {
  const less = LESS[name]
  if (less === undefined) return true
  const hits = Number(params?.hits ?? 0)
  const { dr, cr } = ratingsOf(g, Number(String(on).split(':')[1]), [], 0, 0)
  return worst(hits, dr, cr) > worst(hits - less, dr, cr)
}

/** 0 for no damage, 1 for a hull point, 2 and more for critical hits. */
function worst(hits: number, dr: number, cr: number): number {
  return hits >= cr ? 1 + Math.floor(hits / cr) : hits >= dr ? 1 : 0
}

/** Cards are drawn again: what fits and helps is played, but nothing that forbids firing. */
export function cardFor(g: State, question: OptionsQuestion): Option {
  const { options } = question
  const pass = options.find(({ id }) => id === 'pass') ?? at(options, 0)
  if (!helpsAgainst(g, question)) return pass
  return options.find(({ id }) => id.startsWith('play:') && !HELD_BACK.includes(id)) ?? pass
}
