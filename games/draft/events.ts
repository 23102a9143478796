import { type Seat, tell as tellAll, tellOnly } from '@orrery/kernel'
import type { State } from './state.ts'

/** What happens at a table of limited play. Fields that begin with `@` name messages. */
export type DraftEvent = { rule: string } & (
  | { type: 'opened'; pack: number; packs: number }
  | { type: 'picked'; card: string; name: string }
  | { type: 'passed'; direction: string; left: number }
  | { type: 'built'; cards: number }
  | { type: 'built-all' }
)

/** Tells everybody what happened. */
export function tell(g: State, event: DraftEvent): void {
  tellAll(g, event)
}

/** Tells one seat what only it knows. */
export function tellTo(g: State, seat: Seat, event: DraftEvent): void {
  tellOnly(g, [seat], event)
}
