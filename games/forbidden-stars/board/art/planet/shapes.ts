import { drawFor, hashOf } from '@orrery/board/drawing/random.ts'
import { type Biome, biomeOf } from './biome.ts'
import { contour, type Grid } from './contour.ts'
import { clouds } from './noise.ts'

/** A painted layer of a world, in a circle of radius 1 around 0, 0. */
export interface Layer {
  readonly path: string
  readonly fill: string
  readonly opacity: number
}

export interface Crater {
  readonly x: number
  readonly y: number
  readonly radius: number
  /** The foreshortening at the world's edge, and its direction. */
  readonly flat: number
  readonly turn: number
}

export interface Light {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly opacity: number
}

/** The shapes of a world, always the same for the same name. */
export interface PlanetShapes {
  readonly biome: Biome
  readonly layers: readonly Layer[]
  /** The shore, drawn as a line. */
  readonly shore: string
  readonly craters: readonly Crater[]
  readonly lights: readonly Light[]
}

const known = new Map<string, PlanetShapes>()

/** The shapes of a world by its term; made once. `detail` is the side of the grid of heights: 44 on the map, more for a large view. */
export function planetShapes(term: string, detail: number): PlanetShapes {
  const key = `${term} ${detail}`
  const made = known.get(key) ?? makeShapes(term, detail)
  known.set(key, made)
  return made
}

/** How far the grid of heights extends beyond the world's edge. */
const REACH = 1.05

function makeShapes(term: string, detail: number): PlanetShapes {
  const biome = biomeOf(term)
  const seed = hashOf(term)
  const draw = drawFor(term)
  const field = turnedSphere(detail, (draw() - 0.5) * 1.1, draw() * 6.28)
  const phase = draw() * 6
  const heights = field(surface(biome, seed, phase))
  const levels = biome.cracked ? [0.05, 0.35, 0.66, 0.84] : biome.bands ? [0.3, 0.47, 0.62, 0.76] : [0.36, 0.5, 0.6, 0.74]
  const place = ([x, y]: readonly [number, number]): [number, number] => [onDisc(x, detail), onDisc(y, detail)]
  const rings = levels.map((level) => contour(heights, level, place))
  const layers: Layer[] = rings.map((path, at) => ({ path, fill: biome.tones[at + 1] ?? biome.tones[4], opacity: 1 }))
  if (biome.cap) {
    const cap = field((x, y, z) => Math.abs(y) + (clouds(x * 4, y * 4, z * 4, seed + 3, 2) - 0.5) * 0.34)
    layers.push({ path: contour(cap, 0.84, place), fill: '#f4fbff', opacity: 0.92 })
  }
  const craters = biome.craters ? Array.from({ length: 9 }, () => crater(draw)) : []
  if (biome.clouds) {
    const sky = field((x, y, z) => clouds(x * 2.2 + 4, y * 4.6, z * 2.2, seed + 31, 4))
    layers.push(
      { path: contour(sky, 0.6, place), fill: '#fff', opacity: 0.42 },
      { path: contour(sky, 0.66, place), fill: '#fff', opacity: 0.5 },
    )
  }
  const lights = biome.lights ? Array.from({ length: 46 }, () => light(draw)) : []
  return { biome, layers, shore: biome.bands || biome.cracked ? '' : (rings[1] ?? ''), craters, lights }
}

/** The height of a point of the sphere. */
function surface(biome: Biome, seed: number, phase: number): (x: number, y: number, z: number) => number {
  const bands = biome.bands
  if (bands !== undefined)
    return (x, y, z) =>
      0.5 +
      0.34 * Math.sin(y * bands + phase + 2.6 * clouds(x * 1.8, y * 3.2, z * 1.8, seed, 3)) +
      0.24 * (clouds(x * 5, y * 9, z * 5, seed + 7, 2) - 0.5)
  return (x, y, z) => {
    const height = clouds(x * 1.7 + 9, y * 1.7 + 9, z * 1.7 + 9, seed, 5)
    return biome.cracked ? 1 - Math.abs(height - 0.5) * 5.5 : (height - 0.5) * 2.1 + 0.5
  }
}

/** Samples the visible half of a sphere, tilted and rotated, on a square grid. */
function turnedSphere(detail: number, tilt: number, spin: number): (height: (x: number, y: number, z: number) => number) => Grid {
  const [ct, st, cs, ss] = [Math.cos(tilt), Math.sin(tilt), Math.cos(spin), Math.sin(spin)]
  return (height) => {
    const heights = new Float64Array(detail * detail)
    for (let row = 0; row < detail; row++)
      for (let column = 0; column < detail; column++) {
        let [x, y] = [(column / (detail - 1)) * 2 * REACH - REACH, (row / (detail - 1)) * 2 * REACH - REACH]
        const far = Math.sqrt((x * x + y * y) / 0.998)
        if (far > 1) [x, y] = [x / far, y / far]
        const z = Math.sqrt(Math.max(0, 1 - x * x - y * y))
        const [a, b] = [x * ct - y * st, x * st + y * ct]
        heights[row * detail + column] = height(a * cs + z * ss, b, -a * ss + z * cs)
      }
    return { side: detail, heights }
  }
}

const onDisc = (at: number, detail: number) => Math.round(((at / (detail - 1)) * 2 * REACH - REACH) * 1000) / 1000

function crater(draw: () => number): Crater {
  const angle = draw() * 6.3
  const far = Math.sqrt(draw()) * 0.82
  const radius = 0.05 + draw() * 0.13
  return { x: Math.cos(angle) * far, y: Math.sin(angle) * far, radius, flat: Math.sqrt(1 - far ** 2), turn: angle }
}

function light(draw: () => number): Light {
  const angle = 0.1 + draw() * 1.6
  const far = 0.45 + draw() * 0.5
  return { x: Math.cos(angle) * far, y: Math.sin(angle) * far, radius: 0.008 + draw() * 0.014, opacity: 0.5 + draw() * 0.5 }
}
