import type { AddressedEvent } from './event.ts'
import { draw, freshState, fromStream, type Random, type Seed, type Stream, shuffle, streamOf } from './random.ts'
import { array, type Infer, int, object, type Schema, transient } from './schema.ts'

/** What the kernel needs in every game's state. `tableFields` and `freshTable` make it. */
export interface TableState {
  /** One stream of randomness per purpose. */
  random: Record<string, Stream>
  /** How many times something was revealed to somebody; undo goes back at most to the last one. */
  reveals: number
  /** What happened since the kernel last asked; always empty between answers. */
  events: AddressedEvent[]
}

const stream: Schema<Stream> = object({ state: array(int()), preset: array(int()) })

/** The schema fields that every state begins with, for `object({ ...tableFields('shuffles', 'dice'), ... })`. */
export function tableFields<const Names extends readonly string[]>(...streams: Names) {
  const named = Object.fromEntries(streams.map((name) => [name, stream])) as Record<Names[number], Schema<Stream>>
  return { random: object(named), reveals: int(), events: transient<AddressedEvent>() }
}

/** The values of those fields at the start of a table. */
export function freshTable<const Names extends readonly string[]>(seed: Seed, ...streams: Names) {
  const named = {} as Record<Names[number], Stream>
  for (const name of streams) named[name as Names[number]] = streamOf(seed, name)
  return { random: named, reveals: 0, events: [] as AddressedEvent[] } satisfies Infer<Schema<TableState>>
}

/** Records that somebody has just learnt something hidden: earlier answers cannot be undone. */
export function reveal(g: TableState): void {
  g.reveals++
}

/** A result from one of the state's streams in `0 .. below - 1`. Counts as a reveal. */
export function roll(g: TableState, name: string, below: number): number {
  g.reveals++
  return draw(namedStream(g, name), below)
}

/** Shuffles in place by one of the state's streams. Nobody sees the order, but it counts as a reveal, so that nobody can try again. */
export function shuffleIn<T>(g: TableState, name: string, items: T[]): void {
  g.reveals++
  shuffle(fromStream(namedStream(g, name)), items)
}

/** Gives all streams of a state new seeds. A search does this with a fork, because nobody knows future dice. */
export function reseed(g: TableState, random: Random): void {
  for (const name of Object.keys(g.random)) {
    const held = namedStream(g, name)
    held.preset.length = 0
    held.state = freshState(random)
  }
}

function namedStream(g: TableState, name: string): Stream {
  const held = g.random[name]
  if (held === undefined) throw new RangeError(`the state has no stream '${name}'`)
  return held
}
