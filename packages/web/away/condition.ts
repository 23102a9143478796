import type { GameEvent } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import { eventLine } from '../table/words.ts'

/** So many lines of a condition are read at once: the last ones, which lead to the question. */
const LINES = 3

/** So many events of a condition are kept with an answer. */
const KEPT = 12

/** What is told of a condition: the lines of its events that not every other condition begins with. */
export interface Condition {
  readonly lines: readonly string[]
  /** How many lines come before them. */
  readonly more: number
}

/** How many events all these begin with. Of one alone: none. */
export function sharedStart(all: readonly (readonly GameEvent[])[]): number {
  const [first, ...others] = all
  if (first === undefined || others.length === 0) return 0
  const same = (at: number): boolean => others.every((one) => JSON.stringify(one[at]) === JSON.stringify(first[at]))
  let shared = 0
  while (shared < first.length && same(shared)) shared++
  return shared
}

/** Reads what would have happened as the condition of an answer. `shared`: so many of its events tell nothing apart. */
export function conditionOf(text: Text, events: readonly GameEvent[], names: readonly string[], shared: number): Condition {
  const apart = linesOf(text, events.slice(shared), names)
  const lines = apart.length > 0 ? apart : linesOf(text, events, names)
  return { lines: lines.slice(-LINES), more: Math.max(0, lines.length - LINES) }
}

/** The events of a condition that are kept with an answer. */
export function keptOf(events: readonly GameEvent[]): readonly GameEvent[] {
  return events.slice(-KEPT)
}

function linesOf(text: Text, events: readonly GameEvent[], names: readonly string[]): string[] {
  const lines = events.filter(({ type }) => !text.has(`event-${type}.heading`)).map((event) => eventLine(text, event, names))
  return lines.filter((line) => line !== null)
}
