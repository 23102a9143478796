import type { Recorded } from '@orrery/board'
import type { View } from '../../view.ts'

/** An objective that was collected. */
export interface Gathered {
  readonly round: number
  readonly seat: number
  /** The message that names the world. */
  readonly area: string
  /** Its number among the seat's collected objectives, from 1. */
  readonly count: number
}

/** What the seats had at one moment. */
export interface Standing {
  readonly objectives: readonly number[]
  readonly worlds: readonly number[]
  /** Their chances, in per cent. */
  readonly chances: readonly number[]
}

/** A table's course, made from its record. */
export interface Course {
  /** The seats' standing before the first round and after each. */
  readonly rounds: readonly Standing[]
  readonly gathered: readonly Gathered[]
  /** By seat: materiel spent, combats won, units lost. */
  readonly spent: readonly number[]
  readonly won: readonly number[]
  readonly lost: readonly number[]
}

/** Works out a table's course from its record. */
export async function courseOf(steps: AsyncIterable<Recorded<View>> | Iterable<Recorded<View>>): Promise<Course> {
  const rounds: Standing[] = []
  const gathered: Gathered[] = []
  const spent: number[] = []
  const won: number[] = []
  const lost: number[] = []
  const count = (list: number[], seat: unknown, by = 1): void => {
    if (typeof seat === 'number') list[seat] = (list[seat] ?? 0) + by
  }
  let round = 1
  let last: Recorded<View> | null = null
  for await (const step of steps) {
    for (const event of step.events) {
      const { type, seat } = event
      if (type === 'round-begun') round = Number(event.round)
      else if (type === 'objective-collected')
        gathered.push({ round, seat: Number(seat), area: String(event.area), count: Number(event.count) })
      else if (type === 'materiel-spent') count(spent, seat, Number(event.count))
      else if (type === 'combat-won' || type === 'won-at-once') count(won, seat)
      else if (type === 'unit-destroyed') count(lost, seat)
    }
    // A round's result is complete when the next one begins.
    const { view } = step
    if (view.phase !== 'setup' && view.phase !== 'over' && rounds.length < view.round) rounds.push(standingOf(step))
    last = step
  }
  if (last !== null) rounds.push(standingOf(last))
  const seats = last?.view.players ?? []
  const whole = (list: readonly number[]): number[] => seats.map(({ seat }) => list[seat] ?? 0)
  return { rounds, gathered, spent: whole(spent), won: whole(won), lost: whole(lost) }
}

function standingOf({ view, chances }: Recorded<View>): Standing {
  return {
    objectives: view.players.map(({ collected }) => collected.length),
    worlds: view.players.map(({ worlds }) => worlds),
    chances: chances.map((chance) => Math.round(100 * chance)),
  }
}
