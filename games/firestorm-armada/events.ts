import { type GameEvent, isHeard, tell as tellAll } from '@orrery/kernel'
import { shipType } from './content/ships.ts'
import { wingType } from './content/wings.ts'
import type { FireEvent } from './events-fire.ts'
import { numberOfShip } from './names.ts'
import { at, numberAt } from './rules/at.ts'
import { remember } from './rules/remember.ts'
import type { State } from './state.ts'

/**
 * What happens at a table of Firestorm Armada, besides fire, damage, boarding and cards (`FireEvent`). Fields that begin
 * with `@` name messages; `on` is the piece to animate (`ship:4`, `squadron:2`, `wing:7`, `flight:1`, `mine:0`, `pod:3`).
 * Lengths are thousandths of an inch, headings hundredths of a degree.
 */
type MoveEvent = { rule: string } & (
  | { type: 'turn-begun'; turn: number }
  | { type: 'initiative-rolled'; seat: number; dice: number[]; bonus: number; total: number }
  | { type: 'initiative-won' | 'deployment-won'; seat: number }
  | { type: 'unit-activated'; on: string; seat: number; unit: string }
  | { type: 'ship-moves' | 'fold-declared' | 'meteor-hit' | 'engines-cut'; on: string; ship: number }
  | { type: 'ship-moved'; on: string; ship: number; x: number; y: number; heading: number; inches: number }
  | { type: 'ship-placed'; on: string; ship: number; x: number; y: number; heading: number }
  | { type: 'ship-rotated'; on: string; ship: number; heading: number }
  | { type: 'ship-left'; on: string; ship: number; fate: string }
  | { type: 'distortion-rolled'; on: string; ship: number; face: number }
  | { type: 'ram-rolled'; on: string; to: string; ship: number; target: number; face: number; success: number }
  | { type: 'pod-dropped' | 'pod-carried-off' | 'pod-taken'; on: string; ship: number; value: number }
  | { type: 'wing-lost' | 'wing-rearmed'; on: string; wing: number }
  | { type: 'wing-put-aside' | 'wing-moved'; on: string; wing: number; x: number; y: number }
  | { type: 'wing-launched'; on: string; wing: number; ship: number; x: number; y: number }
  | { type: 'wing-landed'; on: string; wing: number; ship: number }
  | { type: 'dogfight'; on: string; wings: number[]; enemies: number[] }
  | { type: 'dogfight-rolled'; seat: number; dice: number[]; destroyed: number; drivenOff: number }
  | { type: 'intercepted'; on: string; flight: number }
  | { type: 'fold-prevented'; on: string; ship: number }
  | { type: 'reserve-kept'; on: string; squadron: number }
  | { type: 'reserve-rolled'; on: string; squadron: number; total: number }
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

/**
 * Tells everybody what happened. What the event numbers is named besides, for its line in the log: `shipName` and
 * `shipNumber`, likewise of its target, squadron, flight and wing.
 */
export function tell(g: State, event: FirestormEvent): void {
  remember(g, event)
  if (isHeard(g)) tellAll(g, named(g, event))
}

function named(g: State, event: GameEvent): GameEvent {
  const full: { [field: string]: GameEvent[string] } & { type: string } = { ...event }
  const { ship, target, squadron, flight, wing } = event
  if (typeof ship === 'number') [full.shipName, full.shipNumber] = [shipTerm(g, ship), numberOfShip(g, ship)]
  if (typeof target === 'number') [full.targetName, full.targetNumber] = [shipTerm(g, target), numberOfShip(g, target)]
  if (event.type === 'ship-left') full.fateName = `@fate-${String(event.fate)}`
  if (typeof squadron === 'number') full.squadronName = shipType(at(g.squadrons, squadron).type).term
  if (typeof flight === 'number') full.flightName = wingType(at(g.flights, flight).type).term
  if (typeof wing === 'number') full.wingName = wingType(numberAt(g.wings.type, wing)).term
  return full
}

function shipTerm(g: State, ship: number): string {
  return shipType(numberAt(g.ships.type, ship)).term
}
