import type { RuleId, Seat, Viewer } from './ids.ts'
import type { Json } from './json.ts'
import type { TableState } from './state.ts'

/**
 * Something that happened. Plain JSON, every field a parameter of its log line (`event-<type>`); fields that begin
 * with `@` name terms. Games narrow it to a discriminated union.
 */
export interface GameEvent {
  readonly type: string
  readonly rule?: RuleId
  /** Whether it is told at its moment only, and logs leave it out. */
  readonly fleeting?: true
  readonly [field: string]: Json | undefined
}

/** An event and its receivers: all seats, or some while the others get a reduced event or none. */
export interface AddressedEvent {
  readonly event: GameEvent
  readonly seats: readonly Seat[] | null
  readonly others: GameEvent | null
}

/** Whether logs keep the event. */
export function isLogged({ fleeting }: GameEvent): boolean {
  return fleeting !== true
}

/** The event list of a light table: nobody listens, and events are dropped. */
export const UNHEARD: AddressedEvent[] = []

/** Whether anybody listens. If not, a game need not build events. */
export function isHeard(g: TableState): boolean {
  return g.events !== UNHEARD
}

/** Sends an event to everybody. */
export function tell<E extends GameEvent>(g: TableState, event: E): void {
  if (g.events === UNHEARD) return
  g.events.push({ event, seats: null, others: null })
}

/** Sends an event to some seats; the others get `others`, or nothing. */
export function tellOnly<E extends GameEvent>(g: TableState, seats: readonly Seat[], event: E, others: E | null = null): void {
  if (g.events === UNHEARD) return
  g.events.push({ event, seats, others })
}

/** The events as one viewer may know them. */
export function eventsFor(addressed: readonly AddressedEvent[], viewer: Viewer): GameEvent[] {
  const events: GameEvent[] = []
  for (const { event, seats, others } of addressed) {
    if (seats === null || (viewer !== 'spectator' && seats.includes(viewer))) events.push(event)
    else if (others !== null) events.push(others)
  }
  return events
}
