/**
 * What happens in combats and orbital strikes. `card` is a message; `attack`, `defence` and `morale` count dice, icons or combat tokens.
 */
export type CombatEvent =
  | { type: 'combat-begun'; on: string; seat: number; defender: string; area: string; code: string }
  | { type: 'won-at-once'; on: string; seat: number }
  | { type: 'dice-rolled' | 'dice-rerolled'; on: string; seat: number; attack: number; defence: number; morale: number }
  | { type: 'dice-gained' | 'dice-lost' | 'dice-spent'; on: string; seat: number; attack: number; defence: number; morale: number }
  | { type: 'dice-converted'; on: string; seat: number; attack: number; defence: number; morale: number }
  | { type: 'tokens-gained' | 'tokens-lost'; on: string; seat: number; attack: number; defence: number }
  | { type: 'cards-drawn'; on: string; seat: number; count: number }
  | { type: 'reinforced'; on: string; seat: number; count: number }
  | { type: 'round-of-combat'; on: string; round: number }
  | { type: 'cards-chosen'; on: string }
  | { type: 'card-revealed' | 'card-face-up' | 'card-discarded' | 'card-borrowed'; on: string; seat: number; card: string }
  | { type: 'card-looked-at'; on: string; seat: number }
  | { type: 'ability-used' | 'ability-declined' | 'ability-closed'; on: string; seat: number; card: string }
  | { type: 'damage-assessed'; on: string; seat: number; attack: number; defence: number; damage: number }
  | { type: 'unit-damaged'; on: string; seat: number; unit: string; damage: number }
  | { type: 'unit-routed' | 'unit-rallied'; on: string; seat: number; unit: string }
  | { type: 'unit-retreated'; on: string; to: string; seat: number; unit: string; area: string; code: string }
  | { type: 'token-returned'; on: string; seat: number; count: number }
  | { type: 'unit-replaced'; on: string; seat: number; unit: string; by: string }
  | { type: 'morale-counted'; on: string; seat: number; morale: number }
  | { type: 'combat-won'; on: string; seat: number }
  | { type: 'combat-undecided'; on: string }
  | { type: 'structure-captured'; on: string; seat: number; structure: string }
  | { type: 'cards-returned'; on: string; seat: number; cards: string[] }
  | { type: 'scheme-used'; on: string; seat: number; card: string }
  | { type: 'structure-rebuilt'; on: string; seat: number; structure: string; into: string; area: string; code: string }
  | { type: 'tokens-to-events'; on: string; seat: number; count: number }
  | { type: 'order-moved'; on: string; seat: number; code: string; top: number }
  | { type: 'strike-begun'; on: string; to: string; seat: number; area: string; code: string }
  | { type: 'upgrade-used'; on: string; seat: number; card: string }

/** What happens in the event step. */
export type EventStepEvent =
  | { type: 'events-drawn'; on: string; seat: number; count: number }
  | {
      type: 'event-chosen' | 'event-revealed' | 'event-discarded' | 'event-declined' | 'event-resolved' | 'scheme-played'
      on: string
      seat: number
      card: string
    }
