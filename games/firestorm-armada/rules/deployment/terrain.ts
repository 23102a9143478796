import { roll } from '@orrery/kernel'
import { TERRAIN, type TerrainId } from '../../content/terrain.ts'
import { tell } from '../../events.ts'
import { distance2, INCH } from '../../geometry/place.ts'
import type { State, Terrain } from '../../state.ts'
import { d6 } from '../dice.ts'
import { scenarioOfTable } from '../ships.ts'

/** FA-SETUP-2: the side of the areas for which pieces are rolled, and the greatest number of planets. */
const AREA = 24 * INCH
const MOST_PLANETS = 2
/** FA-SETUP-3, FA-SETUP-12: the least distance from deployment zones, and the number of draws. */
const FROM_ZONES = 8 * INCH
const ZONE = 8 * INCH
const DRAWS = 20

/** FA-SETUP-2: lays the scenario's terrain, or random terrain. */
export function layTerrain(g: State): void {
  const { terrain } = scenarioOfTable(g)
  if (terrain === 'random') {
    for (let y = 0; y < g.settings.depth; y += AREA) for (let x = 0; x < g.settings.width; x += AREA) rollArea(g, x, y)
    return
  }
  for (const { kind, x, y, radius, drifting } of terrain) {
    if (kind === 'escapePod') continue
    g.terrain.push({ kind, x: x * INCH, y: y * INCH, radius: Math.round(radius * INCH), drifting })
  }
}

/** FA-SETUP-2: rolls for the terrain of one area. */
function rollArea(g: State, west: number, south: number): void {
  const kind = kindRolled(g)
  if (kind === null) return
  const radius = radiusOf(g, kind)
  // FA-SETUP-12: a piece is drawn again if it would overlap, and left out after so many draws.
  for (let i = 0; i < DRAWS; i++) {
    const piece: Terrain = { kind, ...pointIn(g, west, south), radius, drifting: false }
    if (g.terrain.some((other) => overlaps(piece, other))) continue
    g.terrain.push(piece)
    tell(g, { type: 'terrain-placed', rule: 'FA-SETUP-3', terrain: `@terrain-${kind}`, x: piece.x, y: piece.y })
    return
  }
}

function overlaps(a: Terrain, b: Terrain): boolean {
  const reach = a.radius + b.radius
  return distance2(a, b) < reach * reach
}

function kindRolled(g: State): Exclude<TerrainId, 'escapePod' | 'gravityWell'> | null {
  switch (d6(g)) {
    case 1:
    case 2:
      return null
    case 3:
      return 'asteroidField'
    case 4:
      return 'distortionField'
    case 5:
      return d6(g) % 2 === 1 ? 'meteor' : 'nebula'
    default:
      return g.terrain.filter(({ kind }) => kind === 'planet').length < MOST_PLANETS ? 'planet' : 'meteor'
  }
}

function radiusOf(g: State, kind: TerrainId): number {
  const [least, most] = TERRAIN.find(({ id }) => id === kind)?.radius ?? [1, 1]
  return least * INCH + roll(g, 'table', Math.round((most - least) * INCH) + 1)
}

/** FA-SETUP-3: a random point of the area at least 8 inches from the deployment zones. */
function pointIn(g: State, west: number, south: number): { x: number; y: number } {
  const { width, depth } = g.settings
  const lowest = Math.max(south, ZONE + FROM_ZONES)
  const highest = Math.min(south + AREA, depth - ZONE - FROM_ZONES)
  return { x: west + roll(g, 'table', Math.min(AREA, width - west) + 1), y: lowest + roll(g, 'table', highest - lowest + 1) }
}
