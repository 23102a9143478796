import { image, svg } from '@orrery/board/drawing/image.ts'
import { f1 } from '@orrery/board/drawing/path.ts'
import type { TerrainId } from '../../../content/terrain.ts'
import { TERRAIN_DEFS } from './defs.ts'
import { distortion } from './distortion.ts'
import { nebula } from './nebula.ts'
import { planet } from './planet.ts'
import { asteroids, meteor } from './rock.ts'

/** The dashes of terrain edges by kind: the edge that the rules use is always drawn as a hairline. */
const EDGES: Readonly<Record<TerrainId, string>> = {
  asteroidField: 'stroke="#b8afa4" stroke-opacity=".6" stroke-dasharray="2 8" stroke-linecap="round"',
  distortionField: 'stroke="#56e0e8" stroke-opacity=".75" stroke-dasharray="2 5"',
  nebula: 'stroke="#b9a4ff" stroke-opacity=".65" stroke-dasharray="16 7 4 4"',
  planet: 'stroke="#eaf6ff" stroke-opacity=".3"',
  meteor: 'stroke="#f2b84b" stroke-opacity=".4" stroke-dasharray="3 6"',
  gravityWell: 'stroke="#b56bff" stroke-opacity=".5" stroke-dasharray="9 9"',
  escapePod: 'stroke="#67d391" stroke-dasharray="4 4"',
}

function inside(kind: TerrainId, radius: number, seed: string): string {
  if (kind === 'planet') return planet(radius, seed)
  if (kind === 'asteroidField') return asteroids(radius, seed)
  if (kind === 'meteor') return meteor(radius, seed)
  if (kind === 'nebula') return nebula(radius, seed)
  if (kind === 'distortionField') return distortion(radius, seed)
  return kind === 'gravityWell' ? `<circle r="${f1(radius * 2.2)}" fill="url(#t-hole)"/>` : ''
}

/** How much larger than the terrain its picture is: glows reach beyond the edge. */
export const TERRAIN_ROOM = 1.2

/** A piece of terrain as a picture; `radius` in pixels, the same for the same seed. */
export function terrainImage(kind: TerrainId, radius: number, seed: string): string {
  return image(`${kind}:${radius}:${seed}`, () => {
    const room = radius * (kind === 'gravityWell' ? 2.2 : TERRAIN_ROOM)
    const edge = `<circle r="${f1(radius - 1)}" fill="none" stroke-width="2" ${EDGES[kind]}/>`
    const drawn = `<defs>${TERRAIN_DEFS}</defs><g transform="translate(${f1(room)} ${f1(room)})">${inside(kind, radius, seed)}${edge}</g>`
    return svg(room * 2, room * 2, drawn, 'whole')
  })
}
