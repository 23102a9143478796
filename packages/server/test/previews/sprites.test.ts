import { expect, test } from 'vitest'
import { lastMade, lay, type Pixels, pixelsOf } from '../../previews/sprites.ts'

const of = (width: number, height: number, pixels: readonly (readonly number[])[]): Pixels =>
  pixelsOf({ width, height, pixels: Uint8Array.from(pixels.flat()) })
const colours = ({ data }: Pixels) => Array.from(data, (pixel) => [pixel & 255, (pixel >>> 8) & 255, (pixel >>> 16) & 255, pixel >>> 24])

const BLUE = [10, 20, 200, 255]
const RED = [250, 30, 20, 255]
const CLEAR = [0, 0, 0, 0]

test('a sprite replaces what it covers, leaves what it does not, and mixes where it is half clear', () => {
  const ground = of(3, 1, [BLUE, BLUE, BLUE])
  // Half of a full red: its colours are multiplied by its alpha.
  lay(of(3, 1, [RED, CLEAR, [125, 15, 10, 128]]), ground, 0, 0)
  expect(colours(ground)).toEqual([RED, BLUE, [130, 25, 110, 255]])
})

test('mixing never runs over into the next colour', () => {
  for (let alpha = 1; alpha < 255; alpha++) {
    const ground = of(1, 1, [[255, 255, 255, 255]])
    lay(of(1, 1, [[alpha, alpha, alpha, alpha]]), ground, 0, 0)
    const [[red = 0, green, blue, opaque] = []] = colours(ground)
    expect([green, blue, opaque]).toEqual([red, red, 255])
    expect(red).toBeGreaterThanOrEqual(254)
  }
})

test('what reaches beyond the ground is left out, on every side', () => {
  const sprite = of(2, 2, [RED, RED, RED, RED])
  for (const [left, top, at] of [
    [-1, -1, 0],
    [1, -1, 1],
    [-1, 1, 2],
    [1, 1, 3],
  ] as const) {
    const ground = of(2, 2, [BLUE, BLUE, BLUE, BLUE])
    lay(sprite, ground, left, top)
    expect(colours(ground)).toEqual([BLUE, BLUE, BLUE, BLUE].with(at, RED))
  }
  const ground = of(2, 2, [BLUE, BLUE, BLUE, BLUE])
  lay(sprite, ground, 2, 0)
  lay(sprite, ground, 0, -2)
  expect(colours(ground)).toEqual([BLUE, BLUE, BLUE, BLUE])
})

test('what was made is kept for the last keys', () => {
  const made: string[] = []
  const upper = lastMade(2, (key) => {
    made.push(key)
    return key.toUpperCase()
  })
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(upper)).toEqual(['A', 'B', 'A', 'C', 'A', 'B'])
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})
