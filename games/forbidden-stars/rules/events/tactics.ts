import type { Rule } from '@orrery/kernel'
import type { EventId } from '../../content/events.ts'
import type { State } from '../../state.ts'

/** What a tactic does for the seat that resolves it. */
export interface Tactic {
  /** FS-EVENT-17: whether it can do anything now. */
  possible(g: State, seat: number): boolean
  resolve(g: State, seat: number): Rule
}

const TACTICS: { readonly [event: EventId]: Tactic } = {}

/** What a tactic does; null for a scheme. */
export function tacticOf(event: EventId): Tactic | null {
  return TACTICS[event] ?? null
}
