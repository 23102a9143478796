import { isObject, type Json, type Position, type Seat } from '@orrery/kernel'
import type { PuzzleBody } from '@orrery/protocol'
import type { JudgedAim } from '@orrery/search/puzzles/judge'

/** The goal that the maker chose for a puzzle: one that a search judged, or their own words. */
export type Wish = { readonly judged: JudgedAim } | { readonly words: string }

interface Begin {
  readonly position: Position
  readonly seat: Seat
  readonly seats: number
  readonly options: Json
}

/** The body of a puzzle as it is sent; null if its maker has chosen nothing yet, or nothing leads to the goal. */
export function bodyOf(wish: Wish, { position, seat, seats, options }: Begin): string | null {
  const asks = asksOf(wish)
  if (asks === null || !isObject(options)) return null
  const body: PuzzleBody = { seat, seats, options, position: JSON.stringify(position), asks }
  return JSON.stringify(body)
}

function asksOf(wish: Wish): PuzzleBody['asks'] | null {
  if ('words' in wish) {
    const words = wish.words.replace(/\s+/g, ' ').trim()
    return words === '' ? null : { words }
  }
  const { aim, ways } = wish.judged
  if (ways === null || ways === 0) return null
  const { task, hint, rules, during, goal } = aim
  return { task, hint, rules: [...rules], during, goal: goal.map((one) => ('events' in one ? { events: [...one.events] } : one)), ways }
}
