import { eventsFor, type GameEvent, type Seat, type Seen, type Step, seenBy } from '@orrery/kernel'
import { isPassing } from './asking.ts'
import type { Playback } from './playback.ts'

/** One picture of what happened: its events, and how the table looked afterwards. */
export interface RecapBeat {
  readonly seen: Seen
  readonly events: readonly GameEvent[]
}

/** What a seat saw happen since a step. */
export interface RecapBeats {
  /** How the table looked before. */
  readonly before: Seen
  readonly beats: readonly RecapBeat[]
}

interface Stretch {
  readonly seat: Seat | null
  readonly last: number
  readonly events: readonly GameEvent[]
}

/** The most beats in which a missed stretch of a game is shown. */
export const MOST_BEATS = 7

/** The number of the last step in which a seat did more than pass a window, not counting undone ones; 0 if there is none. */
export function lastDeed(steps: readonly Step[], seat: Seat): number {
  return (
    1 +
    steps.findLastIndex((step) => step.seat === seat && !('undo' in step) && !('option' in step.answer && isPassing(step.answer.option)))
  )
}

/**
 * What a seat saw since a step, in at most `most` beats: consecutive steps of one seat are one beat, and if there are too many, the two
 * neighbours with the fewest events are joined. Steps without events for the seat are joined to the previous ones.
 */
export function beatsSince(back: Playback, seat: Seat, from: number, most: number): RecapBeats {
  let stretches: Stretch[] = []
  for (let step = from + 1; step <= back.last; step++) {
    const entry = back.entry(step)
    const events = eventsFor(entry.events, seat)
    const before = stretches.at(-1)
    if (events.length === 0 && before === undefined) continue
    if (before !== undefined && (events.length === 0 || before.seat === entry.seat))
      stretches[stretches.length - 1] = { ...before, last: step, events: [...before.events, ...events] }
    else stretches.push({ seat: entry.seat, last: step, events })
  }
  while (stretches.length > most) stretches = withLeastJoined(stretches)
  const before = seenBy(back.table(from), seat)
  return { before, beats: stretches.map(({ last, events }) => ({ seen: seenBy(back.table(last), seat), events })) }
}

function withLeastJoined(stretches: readonly Stretch[]): Stretch[] {
  const size = (at: number): number => (stretches[at]?.events.length ?? 0) + (stretches[at + 1]?.events.length ?? 0)
  let least = 0
  for (let at = 1; at < stretches.length - 1; at++) if (size(at) < size(least)) least = at
  const [one, other] = [stretches[least], stretches[least + 1]]
  if (one === undefined || other === undefined) return [...stretches]
  const joined = { ...other, events: [...one.events, ...other.events] }
  return [...stretches.slice(0, least), joined, ...stretches.slice(least + 2)]
}
