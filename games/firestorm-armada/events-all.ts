import type { FireEvent } from './events-fire.ts'

/**
 * The events of Firestorm Armada, except those of fire, damage, boarding and cards (`FireEvent`). Fields that begin
 * with `@` name messages; `on` is the piece to animate (`ship:4`, `squadron:2`, `wing:7`, `flight:1`, `mine:0`, `pod:3`).
 * Lengths are thousandths of an inch, headings hundredths of a degree.
 */
type MoveEvent = { rule: string } & (
  | { type: 'turn-begun'; turn: number }
  | { type: 'initiative-rolled'; seat: number; dice: number[]; bonus: number; total: number }
  | { type: 'initiative-won' | 'deployment-won'; seat: number }
  | { type: 'role-chosen'; seat: number; role: 'attack' | 'defend' }
  | { type: 'unit-activated'; on: string; seat: number; unit: string }
  | { type: 'ship-moves' | 'fold-declared' | 'meteor-hit' | 'engines-cut'; on: string; ship: number }
  | { type: 'ship-moved'; on: string; ship: number; x: number; y: number; heading: number; inches: number }
  | { type: 'ship-placed'; on: string; ship: number; x: number; y: number; heading: number }
  | { type: 'ship-rotated'; on: string; ship: number; heading: number }
  | { type: 'ship-left'; on: string; ship: number; fate: string }
  | { type: 'distortion-rolled'; on: string; ship: number; face: number; fate: string }
  | { type: 'ram-rolled'; on: string; to: string; ship: number; target: number; face: number; need: number; success: number }
  | { type: 'pod-dropped' | 'pod-carried-off' | 'pod-taken'; on: string; ship: number; value: number }
  | { type: 'wing-lost' | 'wing-rearmed'; on: string; wing: number }
  | { type: 'wings-regrouped'; on: string; squadron: number; wing: number; sizes: string }
  | { type: 'wing-put-aside' | 'wing-moved'; on: string; wing: number; x: number; y: number }
  | { type: 'wing-launched'; on: string; wing: number; ship: number; x: number; y: number }
  | { type: 'wing-landed'; on: string; wing: number; ship: number }
  | { type: 'dogfight'; on: string; wings: number[]; enemies: number[] }
  | { type: 'dogfight-rolled'; seat: number; dice: number[]; destroyed: number; drivenOff: number }
  | { type: 'intercepted'; on: string; flight: number }
  | { type: 'fold-prevented'; on: string; ship: number }
  | { type: 'reserve-kept'; on: string; squadron: number }
  | { type: 'reserve-rolled'; on: string; squadron: number; dice: number[]; faces: string; total: number; fate: string; needed: string }
  | { type: 'no-place' | 'no-ambush'; on: string; squadron: number }
  | { type: 'terrain-placed'; terrain: string; x: number; y: number }
  | { type: 'turn-card-revealed' | 'card-discarded'; seat: number; card: string }
  | { type: 'cards-drawn'; seat: number; count: number }
  | { type: 'ship-pulled'; on: string; ship: number; x: number; y: number }
  | { type: 'meteor-drifted'; x: number; y: number }
  | { type: 'points-counted'; points: number[] }
  | { type: 'conceded'; seat: number }
  | { type: 'disorder-tested'; on: string; squadron: number; dice: number[]; passed: number }
  | { type: 'attack-run'; on: string; ship: number; wings: number[]; dice: number }
)

export type FirestormEvent = MoveEvent | FireEvent
