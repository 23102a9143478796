import { tell as tellAll } from '@orrery/kernel'
import type { FireEvent } from './events-fire.ts'
import type { State } from './state.ts'

/**
 * What happens at a table of Firestorm Armada, besides fire, damage, boarding and cards (`FireEvent`). Fields that begin
 * with `@` name messages; `on` is the piece to animate (`ship:4`, `squadron:2`, `wing:7`, `flight:1`, `mine:0`, `pod:3`).
 * Lengths are thousandths of an inch, headings hundredths of a degree.
 */
type MoveEvent = { rule: string } & (
  | { type: 'turn-begun'; turn: number }
  | { type: 'initiative-rolled'; seat: number; dice: number[]; bonus: number; total: number }
)

export type FirestormEvent = MoveEvent | FireEvent

/** Tells everybody what happened. */
export function tell(g: State, event: FirestormEvent): void {
  tellAll(g, event)
}
