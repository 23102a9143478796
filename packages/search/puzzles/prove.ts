import { type GameEvent, questionFor, type Random, type Seat, seenBy, type Table } from '@orrery/kernel'
import { isReached } from '@orrery/kernel/scenario/goal'
import type { Aim } from '@orrery/kernel/scenario/theme'
import { dealAnew } from './deal.ts'
import { answersTo, type Bounds, exhaust, follow, keyOf, type Line } from './lines.ts'

/** A position with a single way to an aim, and how reliable it is. */
export interface Proved {
  readonly aim: Aim
  /** The deal in which the puzzle is played: in it, only the line's first answer leads to the goal. */
  readonly table: Table
  readonly line: Line
  readonly odds: Odds
}

/** In which share of the deals that the seat cannot tell apart the goal is reached. */
export interface Odds {
  readonly deals: number
  /** By the line, answer by answer. */
  readonly solution: number
  /** By the best other first answer with any continuation, chosen in knowledge of the deal: an upper bound. */
  readonly others: number
}

const DEALS = 24
/** The solution must be ahead of every other answer by this share of the deals, and must itself work at least this often. */
const AHEAD = 0.25
const WORKS = 0.5
/** After this many deals a line that works in less than a third is given up. */
const EARLY = 6

/**
 * The first of the aims to which exactly one answer leads: proved in one deal by trying every line, and in others by how often that line
 * and any other first answer reach it. Null if there is none.
 */
export function prove(table: Table, seat: Seat, aims: readonly Aim[], bounds: Bounds, random: Random): Proved | null {
  const dealt = dealAnew(table, seat, random)
  if (dealt === null) return null
  const open = aims.filter(({ goal }) => !isReached(goal, seenBy(dealt, seat), []))
  const lines = open.length === 0 ? null : exhaust(dealt, seat, open, bounds)
  if (lines === null) return null
  for (const [at, { firsts, shortest }] of lines.entries()) {
    const aim = open[at] as Aim
    if (firsts.size !== 1 || shortest === null || !asksForThought(dealt, seat, shortest)) continue
    const odds = oddsOf(table, seat, aim, shortest, bounds, random)
    if (odds !== null) return { aim, table: dealt, line: shortest, odds }
  }
  return null
}

/** Whether the player must think: a whole solution that is one of only two answers can be found by trying. */
function asksForThought(table: Table, seat: Seat, line: Line): boolean {
  const question = questionFor(table, seat)
  const choices = question === null ? 0 : (answersTo(question)?.length ?? 0)
  return choices > 2 || line.length > 1
}

/** How reliable a line is; null if it is not clearly better than every other first answer. */
function oddsOf(table: Table, seat: Seat, aim: Aim, line: Line, bounds: Bounds, random: Random): Odds | null {
  const first = keyOf(line[0] as Line[number])
  const others = new Map<string, number>()
  let solution = 0
  for (let deal = 1; deal <= DEALS; deal++) {
    const dealt = dealAnew(table, seat, random)
    const found = dealt === null ? null : exhaust(dealt, seat, [aim], bounds)
    if (dealt === null || found === null) return null
    if (reaches(dealt, seat, aim, line)) solution++
    for (const key of found[0]?.firsts ?? []) if (key !== first) others.set(key, (others.get(key) ?? 0) + 1)
    const best = Math.max(0, ...others.values())
    if (deal >= EARLY && (solution < deal / 3 || solution <= best)) return null
  }
  const best = Math.max(0, ...others.values())
  return solution >= WORKS * DEALS && solution - best >= AHEAD * DEALS ? { deals: DEALS, solution, others: best } : null
}

function reaches(table: Table, seat: Seat, aim: Aim, line: Line): boolean {
  const happened: GameEvent[] = []
  let now = table
  for (const given of line) {
    const next = follow(now, seat, given)
    if (next === null) return false
    happened.push(...next.happened)
    now = next.table
    const seen = seenBy(now, seat)
    if (isReached(aim.goal, seen, happened)) return true
  }
  return false
}
