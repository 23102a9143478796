import { tell as tellAll } from '@orrery/kernel'
import type { CombatEvent, EventStepEvent } from './combat-events.ts'
import type { State } from './state.ts'

/**
 * The events of Forbidden Stars. Fields that begin with `@` name messages; `on` is the piece to animate (`unit:3`, `structure:4`, `area:7`,
 * `system:2`, `player:0`, `storm:1`), `to` its destination; `unit`, `structure`, `faction` and `area` are messages, `code` is a tile side.
 */
export type ForbiddenStarsEvent = { rule: string } & (
  | { type: 'faction-taken'; on: string; seat: number; faction: string }
  | { type: 'first-player'; on: string; seat: number }
  | { type: 'tile-shown'; on: string; seat: number; number: number }
  | { type: 'tile-placed'; on: string; seat: number; code: string }
  | { type: 'unit-placed'; on: string; to: string; seat: number; unit: string; area: string; code: string }
  | { type: 'structure-placed'; on: string; to: string; seat: number; structure: string; area: string; code: string }
  | { type: 'objective-placed'; on: string; seat: number; faction: string; area: string; code: string }
  | { type: 'storm-placed'; on: string; seat: number }
  | { type: 'round-begun'; round: number }
  | { type: 'phase-begun'; phase: string }
  | { type: 'order-placed'; on: string; seat: number; code: string }
  | { type: 'order-revealed'; on: string; seat: number; order: string; code: string }
  | { type: 'order-placed-own'; on: string; seat: number; order: string; code: string }
  | { type: 'order-to-events'; on: string; seat: number; order: string }
  | { type: 'turn-skipped'; on: string; seat: number }
  | { type: 'unit-moved'; on: string; to: string; seat: number; unit: string; area: string; code: string }
  | { type: 'unit-destroyed'; on: string; to: string; seat: number; unit: string; area: string; code: string }
  | { type: 'structure-destroyed'; on: string; to: string; seat: number; structure: string; area: string; code: string }
  | {
      type: 'unit-bought'
      on: string
      to: string
      seat: number
      unit: string
      code: string
      materiel: number
      forge: number
      cache: number
    }
  | {
      type: 'structure-bought'
      on: string
      to: string
      seat: number
      structure: string
      area: string
      code: string
      materiel: number
      cache: number
    }
  | { type: 'asset-gained' | 'asset-spent' | 'asset-lost'; on: string; seat: number; asset: string; count: number }
  | { type: 'materiel-gained' | 'materiel-spent' | 'materiel-lost'; on: string; seat: number; count: number }
  | { type: 'objective-collected'; on: string; seat: number; area: string; code: string; count: number; of: number }
  | { type: 'units-rallied'; on: string; seat: number; count: number }
  | {
      type: 'storm-moved'
      on: string
      to: string
      seat: number
      icon: string
      code: string
      direction: string
      other: string
      outer: number
    }
  | { type: 'storm-stays'; seat: number; icon: string }
  | { type: 'upgrade-bought'; on: string; seat: number; upgrade: string; materiel: number }
  | { type: 'card-bought'; on: string; seat: number; card: string; replaced: string; materiel: number }
  | { type: 'unit-promoted'; on: string; to: string; seat: number; unit: string; into: string; area: string; code: string }
  | { type: 'eliminated'; on: string; seat: number; faction: string; gaveUp: number }
  | { type: 'gave-up'; on: string; seat: number }
  | { type: 'ended'; end: string }
  | CombatEvent
  | EventStepEvent
)

/** Tells everybody what happened. */
export function tell(g: State, event: ForbiddenStarsEvent): void {
  tellAll(g, event)
}
