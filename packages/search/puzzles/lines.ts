import {
  type Answer,
  answerAgain,
  eventsFor,
  fork,
  type GameEvent,
  multiSelectVerdict,
  type Question,
  questionFor,
  type Seat,
  seenBy,
  type Table,
  takeEvents,
} from '@orrery/kernel'
import { isReached } from '@orrery/kernel/scenario/goal'
import { isAtPaths } from '@orrery/kernel/scenario/table'
import type { Aim } from '@orrery/kernel/scenario/theme'
import { decide } from '../decide.ts'

/** The player's own answers, in order. */
export type Line = readonly Answer[]

/** The result of an exhaustive search of one deal for one aim. */
export interface Lines {
  /** The first answers, by key, from which some line reaches it. */
  readonly firsts: ReadonlySet<string>
  /** The shortest line that reaches it; null if none does. */
  readonly shortest: Line | null
}

/** The limits of an exhaustive search: consecutive own answers with a choice, and answers tried. */
export interface Bounds {
  readonly answers: number
  readonly nodes: number
}

interface Open {
  readonly aim: Aim
  readonly firsts: Set<string>
  shortest: Line | null
}

interface Search {
  readonly seat: Seat
  readonly bounds: Bounds
  nodes: number
}

/** A key that distinguishes answers. */
export function keyOf(given: Answer): string {
  return JSON.stringify(given)
}

/**
 * Tries every line of own answers from here while an aim is open; other seats answer as their bots do. Null if there are too many lines, or
 * answers that cannot be listed (plans).
 */
export function exhaust(table: Table, seat: Seat, aims: readonly Aim[], bounds: Bounds): readonly Lines[] | null {
  const found: Open[] = aims.map((aim) => ({ aim, firsts: new Set(), shortest: null }))
  const search: Search = { seat, bounds, nodes: 0 }
  return tried(search, table, [], [], found, 0) ? found : null
}

function tried(search: Search, table: Table, line: Line, happened: readonly GameEvent[], open: readonly Open[], before: number): boolean {
  const question = questionFor(table, search.seat)
  if (question === null) return true
  const answers = answersTo(question)
  // An answer without a choice does not count as a step.
  const choices = before + (answers?.length === 1 ? 0 : 1)
  if (answers === null || choices > search.bounds.answers) return false
  for (const given of answers) {
    if (++search.nodes > search.bounds.nodes) return false
    const next = follow(table, search.seat, given)
    if (next === null) continue
    const seen = seenBy(next.table, search.seat)
    const all = [...happened, ...next.happened]
    const path = [...line, given]
    const left = open.filter((one) => {
      if (isReached(one.aim.goal, seen, all)) {
        one.firsts.add(keyOf(path[0] as Answer))
        if (one.shortest === null || path.length < one.shortest.length) one.shortest = path
        return false
      }
      return isAtPaths(one.aim.during, seen.view)
    })
    if (left.length > 0 && !tried(search, next.table, path, all, left, choices)) return false
  }
  return true
}

/** A table after an answer of the seat and the following answers of bots, with the seat's events; null if the answer is refused. */
export function follow(table: Table, seat: Seat, given: Answer): { readonly table: Table; readonly happened: readonly GameEvent[] } | null {
  const next = fork(table)
  if (!answerAgain(next, seat, given)) return null
  playOthers(next, seat)
  return { table: next, happened: eventsFor(takeEvents(next), seat) }
}

/** Other seats answer, as their bots do at a puzzle's table, until the seat is asked. */
export function playOthers(table: Table, seat: Seat): void {
  while (table.result === null && questionFor(table, seat) === null) {
    const other = (table.questions[0] as Question).seat
    if (!answerAgain(table, other, decide(table, other, { level: 'quick' }))) throw new Error(`seat ${other} answers what is not offered`)
  }
}

/** The most sets that are listed. */
const MOST_SETS = 256

/** All legal answers to a question; null if they cannot be listed. */
export function answersTo(question: Question): readonly Answer[] | null {
  if (question.kind === 'options') return question.options.map(({ id }) => ({ option: id }))
  if (question.kind === 'plan' || question.ordered === true || 2 ** question.options.length > MOST_SETS) return null
  const ids = question.options.map(({ id }) => id)
  const sets = Array.from({ length: 2 ** ids.length }, (_, bits) => ids.filter((_id, at) => (bits >> at) % 2 === 1))
  return sets.filter((options) => multiSelectVerdict(question, options) === true).map((options) => ({ options }))
}
