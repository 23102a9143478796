/**
 * What happens at a table of Death Angel. Fields that begin with `@` name messages; `on` is the piece to animate
 * (`marine:4`, `terrain:3`, `card:17`, `pile:left`, `genestealer:12`, `team:2`); `position` counts from 1 at the top.
 */
export type DeathAngelEvent =
  | { type: 'team-taken'; on: string; team: string; seat: number }
  | { type: 'formed'; marines: readonly string[] }
  | { type: 'round-begun'; round: number }
  | { type: 'action-revealed'; on: string; card: string; team: string; seat: number }
  | { type: 'current-player'; seat: number }
  | { type: 'action-begun'; on: string; card: string; team: string; seat: number }
  | { type: 'token-placed' | 'token-spent'; on: string; marine: string; count: number }
  | { type: 'terrain-token-placed'; on: string; terrain: string; count: number }
  | { type: 'location-token-placed'; location: string; count: number }
  | { type: 'swapped'; on: string; marine: string; other: string; position: number; from: number }
  | { type: 'turned'; on: string; marine: string; side: string }
  | { type: 'activated'; on: string; terrain: string; marine: string }
  | { type: 'terrain-placed'; on: string; terrain: string; position: number; side: string }
  | { type: 'terrain-discarded'; on: string; terrain: string }
  | { type: 'artefact-taken'; on: string; seat: number }
  | { type: 'attacked'; on: string; marine: string; position: number; side: string; size: number }
  | { type: 'rolled'; on: string; marine: string; face: number; skull: '@yes' | '@no'; purpose: string }
  | { type: 'attack-missed'; on: string; marine: string }
  | { type: 'genestealer-slain' | 'genestealer-discarded'; on: string; card: number; icon: string; position: number; side: string }
  | { type: 'swarm-attacks'; on: string; marine: string; position: number; side: string; size: number; penalty: number }
  | { type: 'defence-held'; on: string; marine: string; reason: string }
  | { type: 'marine-slain'; on: string; marine: string; position: number }
  | { type: 'ranks-closed'; position: number; part: string }
  | { type: 'team-eliminated'; on: string; team: string }
  | { type: 'swarm-protected'; on: string; position: number; side: string }
  | { type: 'swarm-moved'; on: string; position: number; side: string; toPosition: number; toSide: string }
  | { type: 'card-scouted'; event: string; card: number }
  | { type: 'event-scouted'; seat: number; place: string }
  | { type: 'shuffled-into-pile'; on: string; card: number; icon: string; side: string }
  | { type: 'blip-discarded'; on: string; card: number; icon: string; side: string }
  | { type: 'piles-filled'; left: number; right: number }
  | { type: 'genestealers-reshuffled' | 'events-reshuffled'; count: number }
  | { type: 'event-drawn'; event: string; card: number }
  | { type: 'event-drawn-secretly'; seat: number }
  | { type: 'event-shown'; event: string; card: number }
  | { type: 'event-without-effect'; event: string }
  | { type: 'event-chosen'; event: string; target: string }
  | { type: 'no-event' }
  | { type: 'spawn-box'; size: string; colour: string }
  | { type: 'spawned'; on: string; card: number; icon: string; position: number; side: string }
  | { type: 'move-box'; kind: string; icon: string }
  | { type: 'travelled'; location: string; code: string }
  | { type: 'location-ability'; location: string }
  | { type: 'marine-rescued'; on: string; marine: string; position: number }
  | { type: 'team-jammed'; on: string; team: string }
  | { type: 'ended'; end: string }
