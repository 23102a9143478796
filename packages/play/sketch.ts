import type { GameEvent } from '@orrery/kernel'
import type { Story } from './story.ts'

/** A story condensed for lists: a curve of few points, and where it turned most. */
export interface StorySketch {
  /** In percent, evenly over the steps; the first and the last are among them. */
  readonly chances: readonly number[]
  readonly turning: {
    readonly step: number
    /** In percent. */
    readonly from: number
    readonly to: number
    /** What happened there, as the seat was told. */
    readonly events: readonly GameEvent[]
  } | null
}

const POINTS = 32
/** The most events kept of a turning point; the last ones name it. */
const EVENTS = 6

const percentOf = (chance: number): number => Math.round(chance * 100)

/** Condenses a story. */
export function sketchOf({ chances, turnings }: Pick<Story, 'chances' | 'turnings'>): StorySketch {
  const last = chances.length - 1
  const points = Math.min(POINTS, chances.length)
  const at = (point: number): number => (points < 2 ? 0 : Math.round((point / (points - 1)) * last))
  const most = turnings.toSorted((one, other) => Math.abs(other.to - other.from) - Math.abs(one.to - one.from))[0]
  return {
    chances: Array.from({ length: points }, (_, point) => percentOf(chances[at(point)] ?? 0)),
    turning:
      most === undefined
        ? null
        : { step: most.step, from: percentOf(most.from), to: percentOf(most.to), events: most.events.slice(-EVENTS) },
  }
}
