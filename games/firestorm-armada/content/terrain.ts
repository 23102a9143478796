export const TERRAIN_IDS = ['asteroidField', 'distortionField', 'nebula', 'planet', 'meteor', 'gravityWell', 'escapePod'] as const
export type TerrainId = (typeof TERRAIN_IDS)[number]

/** A kind of terrain, which the state names by its id. */
export interface Terrain {
  readonly id: TerrainId
  /** FA-SETUP-3: the least and the greatest radius in inches. */
  readonly radius: readonly [number, number]
  /** FA-RANGE-5, FA-RANGE-7, FA-TERR-5: its effect on lines of fire. */
  readonly sight: 'none' | 'obstructs' | 'blocks'
  /** The message that names it. */
  readonly term: string
}

export const TERRAIN: readonly Terrain[] = [
  { id: 'asteroidField', radius: [2.5, 5], sight: 'obstructs', term: '@terrain-asteroidField' },
  { id: 'distortionField', radius: [2, 4], sight: 'obstructs', term: '@terrain-distortionField' },
  { id: 'nebula', radius: [3, 5], sight: 'obstructs', term: '@terrain-nebula' },
  { id: 'planet', radius: [3, 5], sight: 'blocks', term: '@terrain-planet' },
  { id: 'meteor', radius: [0.5, 1.5], sight: 'blocks', term: '@terrain-meteor' },
  { id: 'gravityWell', radius: [1, 1], sight: 'none', term: '@terrain-gravityWell' },
  { id: 'escapePod', radius: [0, 0], sight: 'none', term: '@terrain-escapePod' },
]
