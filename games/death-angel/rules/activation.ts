import { no, type Rule, type Verdict, yes } from '@orrery/kernel'
import { isSkull } from '../content/dice.ts'
import { locationCard, locationTerm } from '../content/locations.ts'
import { type MarineId, marineTerm } from '../content/marines.ts'
import {
  ARTEFACT,
  CONTROL_PANEL,
  DOOR,
  PROMETHIUM_TANK,
  SPORE_CHIMNEY,
  type TerrainId,
  terrainCard,
  terrainTerm,
} from '../content/terrain.ts'
import { tell } from '../events.ts'
import type { State } from '../state.ts'
import { slayAll } from './brood.ts'
import { at, giveTerrainTokens } from './components.ts'
import { isOver } from './end.ts'
import { controller, facing, positionOfMarine } from './formation.ts'
import { panelAbility } from './location-cards.ts'
import { slayMarine } from './slain.ts'
import { rollForCard } from './support.ts'
import { removeTerrain } from './terrain.ts'

/** DA-MOVE-9, DA-MOVE-11, DA-TERR-7, DA-TERR-11: whether a marine may activate a terrain card. */
export function mayActivate(g: State, marine: MarineId, id: TerrainId): Verdict {
  const terrain = at(g.terrain, id)
  if (terrain.position !== positionOfMarine(g, marine) || terrain.side !== facing(g, marine)) {
    return no('DA-MOVE-9', { marine: marineTerm(marine), terrain: terrainTerm(id) }, 'activate')
  }
  if (!terrainCard(id).activate) return no('DA-TERR-7', { terrain: terrainTerm(id) }, 'activate')
  if (terrain.activated) return no('DA-MOVE-11', { terrain: terrainTerm(id) }, 'activate')
  if (id === CONTROL_PANEL && locationCard(g.location).ability !== 'panel') {
    return no('DA-TERR-11', { terrain: terrainTerm(id), location: locationTerm(g.location) }, 'activate')
  }
  return yes
}

/** DA-MOVE-13: a marine activates a terrain card. */
export function* activate(g: State, marine: MarineId, id: TerrainId): Rule {
  const terrain = at(g.terrain, id)
  terrain.activated = true
  tell(g, { type: 'activated', rule: 'DA-MOVE-9', on: `terrain:${id}`, terrain: terrainTerm(id), marine: marineTerm(marine) })
  if (id === DOOR) giveTerrainTokens(g, DOOR, 1, 'DA-TERR-8')
  else if (id === CONTROL_PANEL) yield* panelAbility(g, marine)
  else if (id === PROMETHIUM_TANK) explode(g, marine)
  else if (id === SPORE_CHIMNEY) {
    if (isSkull(rollForCard(g, terrainTerm(id), 'DA-TERR-13'))) discardTerrain(g, id, 'DA-TERR-13')
  } else takeArtefact(g, marine)
}

/** DA-TERR-12: discards the tank, slays all swarms at its position, then rolls for the marine. */
function explode(g: State, marine: MarineId): void {
  const position = at(g.terrain, PROMETHIUM_TANK).position
  discardTerrain(g, PROMETHIUM_TANK, 'DA-TERR-12')
  slayAll(g, (swarm) => swarm.position === position, 'DA-TERR-12')
  if (isOver(g)) return
  if (rollForCard(g, terrainTerm(PROMETHIUM_TANK), 'DA-TERR-12') === 0) slayMarine(g, marine, 'DA-TERR-12')
}

/** DA-TERR-14: the marine's player takes the Artefact. */
function takeArtefact(g: State, marine: MarineId): void {
  removeTerrain(g, ARTEFACT)
  g.artefactHolder = controller(g, marine)
  tell(g, { type: 'artefact-taken', rule: 'DA-TERR-14', on: `terrain:${ARTEFACT}`, terrain: terrainTerm(ARTEFACT), seat: g.artefactHolder })
}

/** DA-TERR-17: returns a terrain card to the supply. */
function discardTerrain(g: State, id: TerrainId, rule: string): void {
  removeTerrain(g, id)
  tell(g, { type: 'terrain-discarded', rule, on: `terrain:${id}`, terrain: terrainTerm(id) })
}
