import { catalogue, type Kind } from '@orrery/kernel'

/** A terrain card by number. */
export type TerrainId = Kind<'terrain'>

export const COLOURS = ['green', 'yellow', 'orange', 'red'] as const
export type Colour = (typeof COLOURS)[number]

export interface Terrain {
  readonly id: TerrainId
  readonly key: string
  readonly term: string
  readonly colour: Colour
  /** The number of its filled boxes, which says how often events spawn there. */
  readonly threat: number
  /** Whether a marine can ever activate it. */
  readonly activate: boolean
}

const terrain = (key: string, colour: Colour, activate: boolean): Omit<Terrain, 'id'> => ({
  key,
  term: `@terrain-${key}`,
  colour,
  threat: COLOURS.indexOf(colour) + 1,
  activate,
})

const RECORDS: readonly Omit<Terrain, 'id'>[] = [
  terrain('corridor', 'green', false),
  terrain('artefact', 'green', true),
  terrain('control-panel', 'yellow', true),
  terrain('door', 'yellow', true),
  terrain('promethium-tank', 'orange', true),
  terrain('dark-corner', 'orange', false),
  terrain('spore-chimney', 'red', true),
  terrain('ventilation-duct', 'red', false),
]

export const TERRAIN_CATALOGUE = catalogue(
  'terrain',
  RECORDS,
  ({ key }) => key,
  (record, id): Terrain => ({ id, ...record }),
)

export const TERRAIN: readonly Terrain[] = TERRAIN_CATALOGUE.entries

export const CORRIDOR = TERRAIN_CATALOGUE.kind('corridor')
export const ARTEFACT = TERRAIN_CATALOGUE.kind('artefact')
export const CONTROL_PANEL = TERRAIN_CATALOGUE.kind('control-panel')
export const DOOR = TERRAIN_CATALOGUE.kind('door')
export const PROMETHIUM_TANK = TERRAIN_CATALOGUE.kind('promethium-tank')
export const DARK_CORNER = TERRAIN_CATALOGUE.kind('dark-corner')
export const SPORE_CHIMNEY = TERRAIN_CATALOGUE.kind('spore-chimney')
export const VENTILATION_DUCT = TERRAIN_CATALOGUE.kind('ventilation-duct')

/** The terrain card with the given id. */
export function terrainCard(terrain: TerrainId): Terrain {
  return TERRAIN[terrain] as Terrain
}

/** The message that names a terrain card. */
export function terrainTerm(terrain: TerrainId): string {
  return terrainCard(terrain).term
}
