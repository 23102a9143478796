import type { GameEvent } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import { eventLine } from '../table/words.ts'

/** The most lines of a condition that are shown: the last ones, which lead to the question. */
const LINES = 3

/** The most events of a condition that are stored with an answer. */
const KEPT = 12

/** A condition in words: the lines of its events, without the start that all conditions share. */
export interface Condition {
  readonly lines: readonly string[]
  /** The number of earlier lines that are not shown. */
  readonly more: number
}

/** The number of first events that all these lists have in common; 0 for a single list. */
export function sharedStart(all: readonly (readonly GameEvent[])[]): number {
  const [first, ...others] = all
  if (first === undefined || others.length === 0) return 0
  const same = (at: number): boolean => others.every((one) => JSON.stringify(one[at]) === JSON.stringify(first[at]))
  let shared = 0
  while (shared < first.length && same(shared)) shared++
  return shared
}

/** The events before a foreseen question, as its condition. `shared`: the number of first events that all conditions have in common. */
export function conditionOf(text: Text, events: readonly GameEvent[], names: readonly string[], shared: number): Condition {
  const apart = linesOf(text, events.slice(shared), names)
  const lines = apart.length > 0 ? apart : linesOf(text, events, names)
  return { lines: lines.slice(-LINES), more: Math.max(0, lines.length - LINES) }
}

/** The events of a condition that are stored with an answer. */
export function keptOf(events: readonly GameEvent[]): readonly GameEvent[] {
  return events.slice(-KEPT)
}

function linesOf(text: Text, events: readonly GameEvent[], names: readonly string[]): string[] {
  const lines = events.filter(({ type }) => !text.has(`event-${type}.heading`)).map((event) => eventLine(text, event, names))
  return lines.filter((line) => line !== null)
}
