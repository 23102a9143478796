import type { AddressedEvent, GameEvent, Seat } from '@orrery/kernel'
import type { Lab } from './lab.ts'

/** A lab's record of a game besides its outcome. */
export interface Record {
  /** The seat that went first; -1 if no turn began. */
  readonly first: Seat
  readonly turns: number
  /** The names of the cards that each seat held, and used, at any time. */
  readonly drawn: readonly (readonly string[])[]
  readonly played: readonly (readonly string[])[]
}

/** Observes all events of a game for a lab. */
export function watch(lab: Lab, seats: number) {
  let first = -1
  let turns = 0
  const sets = () => Array.from({ length: seats }, () => new Set<string>())
  const drawn = sets()
  const played = sets()

  function hear(event: GameEvent): void {
    const seat = Number(event.seat)
    if (event.type === lab.turn) {
      if (turns === 0) first = seat
      turns++
    }
    for (const [types, heard] of [[lab.drawn, drawn] as const, [lab.played, played] as const]) {
      if (!types.includes(event.type)) continue
      const names = Array.isArray(event.names) ? event.names : [event.name]
      for (const name of names) if (typeof name === 'string') heard[seat]?.add(name)
    }
  }

  return {
    hear(events: readonly AddressedEvent[]): void {
      for (const { event } of events) hear(event)
    },
    record: (): Record => ({ first, turns, drawn: drawn.map((set) => [...set]), played: played.map((set) => [...set]) }),
  }
}
