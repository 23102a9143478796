import { LOCATIONS, type LocationId, type TerrainIcon } from '../content/locations.ts'
import { type Side, sideTerm } from '../content/sides.ts'
import { TERRAIN, type TerrainId, terrainTerm } from '../content/terrain.ts'
import { tell } from '../events.ts'
import { NONE, type State } from '../state.ts'
import { at } from './components.ts'

/** DA-TERR-2, DA-TERR-3: the position that an icon means in a formation of the given length. */
export function positionOfIcon(icon: TerrainIcon, length: number): number {
  return icon.from === 'top' ? Math.min(icon.position, length) : Math.max(length + 1 - icon.position, 1)
}

/** DA-TERR-1, DA-TERR-4, DA-TERR-18: places the terrain of a location, except cards in play or in a hand. */
export function placeTerrain(g: State, location: LocationId): void {
  for (const icon of at(LOCATIONS, location).terrain) {
    if (at(g.terrain, icon.terrain).position > 0) continue
    putTerrain(g, icon.terrain, positionOfIcon(icon, g.formation.length), icon.side, 'DA-TERR-1')
  }
}

/** Puts a terrain card at a place, not yet activated (DA-MOVE-12). */
export function putTerrain(g: State, id: TerrainId, position: number, side: Side, rule: string): void {
  const terrain = at(g.terrain, id)
  terrain.position = position
  terrain.side = side
  terrain.activated = false
  tell(g, { type: 'terrain-placed', rule, on: `terrain:${id}`, terrain: terrainTerm(id), position, side: sideTerm(side) })
}

/** DA-TERR-10, DA-TERR-17: removes a terrain card from the formation and returns its tokens to the supply. */
export function removeTerrain(g: State, id: TerrainId): void {
  const terrain = at(g.terrain, id)
  g.supply += terrain.tokens
  terrain.tokens = 0
  terrain.position = 0
  if (g.limited === id) g.limited = NONE
}

/** DA-TRAVEL-6: removes all terrain cards from the formation. */
export function removeAllTerrain(g: State): void {
  for (let id = 0; id < TERRAIN.length; id++) removeTerrain(g, id)
}
