import {
  CORE_COGITATOR,
  CRYO_CONTROL,
  GENERATORIUM,
  LAUNCH_CONTROL_ROOM,
  TELEPORTARIUM,
  TOXIN_PUMPING_STATION,
} from '../content/locations.ts'
import { type MarineId, rangeOf } from '../content/marines.ts'
import { opposite, type Side } from '../content/sides.ts'
import { ARTEFACT, CONTROL_PANEL, DOOR, PROMETHIUM_TANK, SPORE_CHIMNEY, type TerrainId } from '../content/terrain.ts'
import { at } from '../rules/components.ts'
import { facing, positionOfMarine } from '../rules/formation.ts'
import type { State } from '../state.ts'
import { dangerAt, reliefBy } from './danger.ts'
import { WEIGHTS } from './weights.ts'

/** The chance of a skull. */
export const CHANCE_TO_SLAY = 0.5

/** What it is worth to a marine to look at a side: what he can attack there, and rerolls. */
function sideWorth(g: State, marine: MarineId, position: number, side: Side): number {
  let best = 0
  for (const swarm of g.swarms) {
    if (swarm.side !== side || Math.abs(swarm.position - position) > rangeOf(marine)) continue
    best = Math.max(best, CHANCE_TO_SLAY * (reliefBy(g, swarm, 1) + WEIGHTS.kill))
  }
  for (const terrain of g.terrain) if (terrain.position === position && terrain.side === side) best += WEIGHTS.facingTerrain
  return best - WEIGHTS.sideDanger * dangerAt(g, position, side, at(g.marines, marine).tokens)
}

/** What it is worth that a marine turns. */
export function turnGain(g: State, marine: MarineId): number {
  const position = positionOfMarine(g, marine)
  const side = facing(g, marine)
  return sideWorth(g, marine, position, opposite(side)) - sideWorth(g, marine, position, side)
}

/** What it is worth that two marines swap places. */
export function swapGain(g: State, marine: MarineId, other: MarineId): number {
  const from = positionOfMarine(g, marine)
  const to = positionOfMarine(g, other)
  const stay = placeWorth(g, marine, from) + placeWorth(g, other, to)
  return placeWorth(g, marine, to) + placeWorth(g, other, from) - stay
}

/** What a place is worth to a marine, turned as he is or (he may turn next) to the other side at a discount. */
function placeWorth(g: State, marine: MarineId, position: number): number {
  const side = facing(g, marine)
  return Math.max(sideWorth(g, marine, position, side), sideWorth(g, marine, position, opposite(side)) - 0.04)
}

/** What it is worth that a marine activates a terrain card. */
export function activationGain(g: State, marine: MarineId, terrain: TerrainId): number {
  switch (terrain) {
    case DOOR:
      return g.locationDeck.length > 0 ? WEIGHTS.door : 0
    case ARTEFACT:
      return WEIGHTS.artefact
    case SPORE_CHIMNEY:
      return WEIGHTS.chimney
    case PROMETHIUM_TANK:
      return tankGain(g, marine)
    case CONTROL_PANEL:
      return panelGain(g)
  }
  return 0
}

/** DA-TERR-12: all at the position die, the marine in one case of six. */
function tankGain(g: State, marine: MarineId): number {
  const position = positionOfMarine(g, marine)
  let cards = 0
  for (const swarm of g.swarms) if (swarm.position === position) cards += swarm.cards.length
  return dangerAt(g, position, facing(g, marine), at(g.marines, marine).tokens) + WEIGHTS.kill * cards - WEIGHTS.tank
}

function panelGain(g: State): number {
  let enemies = 0
  for (const swarm of g.swarms) enemies += swarm.cards.length
  switch (g.location) {
    case LAUNCH_CONTROL_ROOM:
      return 1
    case TOXIN_PUMPING_STATION:
      return 0.6
    case CRYO_CONTROL:
      return 0.15
    case CORE_COGITATOR:
      return 0.15
    case GENERATORIUM:
      return enemies >= 6 ? 0.1 : -0.3
    case TELEPORTARIUM:
      return enemies <= 3 ? -0.1 : -0.3
  }
  return 0.1
}
