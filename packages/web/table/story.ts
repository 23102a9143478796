import type { GameEvent, Replay, Seat } from '@orrery/kernel'
import { recordedFor } from './recorded.ts'

/** A moment at which a table turned. */
export interface Turning {
  readonly step: number
  /** How well the seat stood before and after, 0 to 1. */
  readonly from: number
  readonly to: number
  /** What was told there. */
  readonly events: readonly GameEvent[]
}

/** How a table went for a seat: how well it stood after each step, and where that turned most. */
export interface Story {
  readonly chances: readonly number[]
  readonly turnings: readonly Turning[]
  readonly answers: number
}

/** Steps looked at together when it is asked where a table turned. */
const SPAN = 4
const MOST = 3
/** What stood between two turnings, in steps. */
const APART = 10
/** A change worth telling. */
const LEAST = 0.06

/** Tells a finished table from its replay. */
export async function storyOf(replay: Replay, seat: Seat): Promise<Story> {
  const steps = [...(await recordedFor(replay, seat))]
  const chances = steps.map((step) => step.chances[seat] ?? 0)
  const told = steps.map(({ events }) => events)
  const changes = chances
    .map((to, step) => ({ step, from: chances[Math.max(0, step - SPAN)] ?? to, to }))
    .filter(({ from, to }) => Math.abs(to - from) >= LEAST)
    .sort((one, other) => Math.abs(other.to - other.from) - Math.abs(one.to - one.from))
  const chosen: (typeof changes)[number][] = []
  for (const change of changes)
    if (chosen.length < MOST && chosen.every(({ step }) => Math.abs(step - change.step) >= APART)) chosen.push(change)
  const turnings = chosen
    .sort((one, other) => one.step - other.step)
    .map((change) => ({ ...change, events: told.slice(Math.max(0, change.step - SPAN + 1), change.step + 1).flat() }))
  return { chances, turnings, answers: replay.steps.filter((step) => 'answer' in step && step.seat === seat).length }
}
