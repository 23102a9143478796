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
  const [i, j, k] = [Math.floor(x), Math.floor(y), Math.floor(z)]
  const [u, v, w] = [smooth(x - i), smooth(y - j), smooth(z - k)]
  const edge = (dj: number, dk: number) => between(lattice(i, j + dj, k + dk, seed), lattice(i + 1, j + dj, k + dk, seed), u)
  return between(between(edge(0, 0), edge(1, 0), v), between(edge(0, 1), edge(1, 1), v), w)
}

/** Layered noise, each octave half as coarse and half as strong, rotated so that no grid shows; from 0 to 1. */
export function clouds(x: number, y: number, z: number, seed: number, octaves: number): number {
  let strength = 0.5
  let sum = 0
  let whole = 0
  let [a, b, c] = turned(x, y, z)
  for (let octave = 0; octave < octaves; octave++) {
    sum += strength * noise(a, b, c, seed + octave * 101)
    whole += strength
    ;[a, b, c] = turned(a, b, c).map((value) => value * 2.03) as [number, number, number]
    strength *= 0.52
  }
  return sum / whole
}

const turned = (x: number, y: number, z: number): [number, number, number] => [
  0.8 * y + 0.6 * z,
  -0.8 * x + 0.36 * y - 0.48 * z,
  -0.6 * x - 0.48 * y + 0.64 * z,
]
