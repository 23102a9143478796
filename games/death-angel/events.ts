import { tell as tellAll } from '@orrery/kernel'
import type { State } from './state.ts'

/**
 * What happens at a table of Death Angel. Fields that begin with `@` name messages; `on` is the piece to animate
 * (`marine:4`, `terrain:3`, `card:17`, `pile:left`, `genestealer:12`, `team:2`, `swarm:3:left`); `position` counts from
 * 1 at the top; `card` is the id of an enemy or event card, or the message of an action card.
 */
export type DeathAngelEvent = { rule: string } & (
  | { type: 'team-taken'; on: string; team: string; seat: number }
  | { type: 'formed'; marines: string[] }
  | { type: 'round-begun'; round: number }
  | { type: 'phase-begun'; phase: string }
  | { type: 'action-revealed' | 'action-begun'; on: string; card: string; team: string; seat: number }
  | { type: 'current-player'; seat: number }
  | { type: 'token-placed' | 'token-spent' | 'tokens-gathered'; on: string; marine: string; count: number }
  | { type: 'terrain-token-placed'; on: string; terrain: string; count: number }
  | { type: 'location-token-placed'; location: string; count: number }
  | { type: 'swapped'; on: string; marine: string; other: string; position: number; from: number }
  | { type: 'turned'; on: string; marine: string; side: string }
  | { type: 'activated'; on: string; terrain: string; marine: string }
  | { type: 'terrain-placed'; on: string; terrain: string; position: number; side: string }
  | { type: 'terrain-discarded' | 'terrain-limited'; on: string; terrain: string }
  | { type: 'artefact-taken'; on: string; terrain: string; seat: number }
  | { type: 'attacked'; on: string; marine: string; position: number; side: string; size: number }
  | { type: 'rolled'; on: string; marine: string; face: number; skull: boolean; purpose: '@roll-attack' | '@roll-defence' }
  | { type: 'card-rolled'; card: string; face: number; skull: boolean }
  | { type: 'attack-missed'; on: string; marine: string }
  | { type: 'genestealer-slain' | 'genestealer-discarded'; on: string; card: number; icon: string; position: number; side: string }
  | { type: 'swarm-attacks'; on: string; marine: string; position: number; side: string; size: number; penalty: number }
  | { type: 'defence-held'; on: string; marine: string }
  | { type: 'marine-slain' | 'marine-rescued'; on: string; marine: string; position: number }
  | { type: 'ranks-closed'; position: number; part: '@part-upper' | '@part-lower' }
  | { type: 'team-eliminated' | 'team-jammed'; on: string; team: string }
  | { type: 'swarm-protected'; on: string; position: number; side: string }
  | {
      type: 'swarm-moved'
      on: string
      position: number
      side: string
      toPosition: number
      toSide: string
      cards: number[]
    }
  | { type: 'card-scouted'; event: string; card: number }
  | { type: 'event-scouted'; seat: number; place: '@place-top' | '@place-bottom' }
  | { type: 'shuffled-into-pile' | 'blip-discarded'; on: string; card: number; icon: string; side: string }
  | { type: 'piles-filled'; left: number; right: number }
  | { type: 'genestealers-reshuffled' | 'events-reshuffled'; count: number }
  | { type: 'event-drawn' | 'event-shown'; event: string; card: number }
  | { type: 'event-drawn-secretly'; seat: number }
  | { type: 'event-without-effect'; event: string }
  | { type: 'no-event' }
  | { type: 'spawn-box'; size: string; colour: string }
  | { type: 'spawned'; on: string; card: number; icon: string; position: number; side: string }
  | { type: 'move-box'; kind: string; icon: string }
  | { type: 'travelled'; location: string; code: string }
  | { type: 'location-ability'; location: string }
  | { type: 'ended'; end: string; survivors: number }
)

/** Tells everybody what happened. */
export function tell(g: State, event: DeathAngelEvent): void {
  tellAll(g, event)
}
