function lattice(x: number, y: number, z: number, seed: number): number {
  let h = (Math.imul(x, 0x27d4eb2d) + Math.imul(y, 0x165667b1) + Math.imul(z, 0x9e3779b1) + Math.imul(seed, 0x85ebca6b)) | 0
  h = Math.imul(h ^ (h >>> 16), 0x7feb352d)
  h = Math.imul(h ^ (h >>> 15), 0x846ca68b)
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296
}

const smooth = (t: number) => t * t * (3 - 2 * t)
const between = (a: number, b: number, t: number) => a + (b - a) * t

/** Three-dimensional value noise, from 0 to 1. */
function noise(x: number, y: number, z: number, seed: number): number {
  const i = Math.floor(x)
  const j = Math.floor(y)
  const k = Math.floor(z)
  const u = smooth(x - i)
  const v = smooth(y - j)
  const near = between(edge(i, j, k, u, seed), edge(i, j + 1, k, u, seed), v)
  const far = between(edge(i, j, k + 1, u, seed), edge(i, j + 1, k + 1, u, seed), v)
  return between(near, far, smooth(z - k))
}

/** The noise between two neighbours of the lattice in the first direction. */
function edge(i: number, j: number, k: number, u: number, seed: number): number {
  return between(lattice(i, j, k, seed), lattice(i + 1, j, k, seed), u)
}

/**
 * Layered noise, each octave half as coarse and half as strong, rotated so that no grid shows; from 0 to 1. A map of worlds asks for it a hundred
 * thousand times before it is first drawn, so nothing here makes an object.
 */
export function clouds(x: number, y: number, z: number, seed: number, octaves: number): number {
  let strength = 0.5
  let sum = 0
  let whole = 0
  let a = turnedX(y, z)
  let b = turnedY(x, y, z)
  let c = turnedZ(x, y, z)
  for (let octave = 0; octave < octaves; octave++) {
    sum += strength * noise(a, b, c, seed + octave * 101)
    whole += strength
    const next = turnedX(b, c) * FINER
    const above = turnedY(a, b, c) * FINER
    c = turnedZ(a, b, c) * FINER
    a = next
    b = above
    strength *= 0.52
  }
  return sum / whole
}

const FINER = 2.03
const turnedX = (y: number, z: number) => 0.8 * y + 0.6 * z
const turnedY = (x: number, y: number, z: number) => -0.8 * x + 0.36 * y - 0.48 * z
const turnedZ = (x: number, y: number, z: number) => -0.6 * x - 0.48 * y + 0.64 * z
