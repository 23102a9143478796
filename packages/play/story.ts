import { eventsFor, type Game, type GameEvent, type Replay, type Table } from '@orrery/kernel'
import { drained, type Playback, type PlayedStep, playThrough } from './playback.ts'

/** A moment at which a table turned. */
export interface Turning {
  readonly step: number
  /** How well the seat stood before and after, 0 to 1. */
  readonly from: number
  readonly to: number
  /** The events there. */
  readonly events: readonly GameEvent[]
  /** The events there and in the steps around it. */
  readonly around: readonly GameEvent[]
}

/** How a table went for a seat: its chances after each step, and where they turned most. */
export interface Story {
  readonly chances: readonly number[]
  readonly turnings: readonly Turning[]
  readonly answers: number
}

/** Steps considered together to find where a table turned. */
const SPAN = 4
const MOST = 3
/** The least distance between two turnings, in steps. */
const APART = 10
/** The least change that counts. */
const LEAST = 0.06

/** How well each seat stands at a table, 0 to 1, with everything known. */
export function chancesAt({ game, result, state, seats }: Table): number[] {
  return Array.from({ length: seats }, (_, seat) => (result === null ? game.evaluate(state, seat) : result.winners.includes(seat) ? 1 : 0))
}

/** Analyses a finished table from its replay, for each seat, without undone answers. Throws if a step does not fit the rules. */
export function storiesOf(game: Game, replay: Replay): Story[] {
  return drained(storiesInSteps(game, replay))
}

/** The same, one step of the table after the other, for whoever has other things to do between them. */
export function* storiesInSteps(game: Game, replay: Replay): Generator<undefined, Story[]> {
  const seats = Array.from({ length: replay.seats }, (_, seat) => ({ seat, chances: [] as number[], told: [] as (readonly GameEvent[])[] }))
  const playing = playThrough(game, replay)
  let next: IteratorResult<PlayedStep, Playback> = playing.next()
  for (; !next.done; next = playing.next()) {
    const { table, entry } = next.value
    const standing = chancesAt(table)
    for (const { seat, chances, told } of seats) {
      chances.push(standing[seat] ?? 0)
      told.push(eventsFor(entry.events, seat))
    }
    yield
  }
  const back = next.value
  return seats.map(({ seat, chances, told }) => ({
    chances,
    turnings: turningsOf(chances, told),
    answers: back.steps.filter((step) => step.seat === seat).length,
  }))
}

function turningsOf(chances: readonly number[], told: readonly (readonly GameEvent[])[]): Turning[] {
  const changes = chances
    .map((to, step) => ({ step, from: chances[Math.max(0, step - SPAN)] ?? to, to }))
    .filter(({ from, to }) => Math.abs(to - from) >= LEAST)
    .sort((one, other) => Math.abs(other.to - other.from) - Math.abs(one.to - one.from))
  const chosen: (typeof changes)[number][] = []
  for (const change of changes)
    if (chosen.length < MOST && chosen.every(({ step }) => Math.abs(step - change.step) >= APART)) chosen.push(change)
  return chosen
    .sort((one, other) => one.step - other.step)
    .map((change) => {
      const first = change.step - SPAN + 1
      const between = (from: number, to: number) => told.slice(Math.max(0, from), to).flat()
      return { ...change, events: between(first, change.step + 1), around: between(first - SPAN, change.step + 1 + SPAN) }
    })
}
