/** One of the 8 terrain cards; its id is its place in `TERRAIN`. */
export type TerrainId = number

export const COLOURS = ['green', 'yellow', 'orange', 'red'] as const
export type Colour = (typeof COLOURS)[number]

export interface Terrain {
  readonly id: TerrainId
  readonly key: string
  readonly term: string
  readonly colour: Colour
  /** Its filled boxes: how often events spawn there. */
  readonly threat: number
  /** Whether a marine can ever activate it. */
  readonly activate: boolean
}

export const CORRIDOR = 0
export const ARTEFACT = 1
export const CONTROL_PANEL = 2
export const DOOR = 3
export const PROMETHIUM_TANK = 4
export const DARK_CORNER = 5
export const SPORE_CHIMNEY = 6
export const VENTILATION_DUCT = 7

const terrain = (id: TerrainId, key: string, colour: Colour, activate: boolean): Terrain => ({
  id,
  key,
  term: `@terrain-${key}`,
  colour,
  threat: COLOURS.indexOf(colour) + 1,
  activate,
})

export const TERRAIN: readonly Terrain[] = [
  terrain(CORRIDOR, 'corridor', 'green', false),
  terrain(ARTEFACT, 'artefact', 'green', true),
  terrain(CONTROL_PANEL, 'control-panel', 'yellow', true),
  terrain(DOOR, 'door', 'yellow', true),
  terrain(PROMETHIUM_TANK, 'promethium-tank', 'orange', true),
  terrain(DARK_CORNER, 'dark-corner', 'orange', false),
  terrain(SPORE_CHIMNEY, 'spore-chimney', 'red', true),
  terrain(VENTILATION_DUCT, 'ventilation-duct', 'red', false),
]

/** The terrain card of that id. */
export function terrainCard(terrain: TerrainId): Terrain {
  return TERRAIN[terrain] as Terrain
}

/** The message that names a terrain card. */
export function terrainTerm(terrain: TerrainId): string {
  return terrainCard(terrain).term
}
