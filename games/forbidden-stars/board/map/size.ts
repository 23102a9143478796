import { TILE } from './geometry.ts'

/** Sizes in tile units for a tile of this many screen pixels, chosen so that text stays large enough. */
export interface Sizes {
  /** The side of a tile on the screen, in pixels. */
  readonly pixels: number
  /** Converts screen pixels to tile units. */
  units(pixels: number): number
  readonly name: number
  readonly token: number
  readonly structure: number
  readonly objective: number
  readonly order: number
  /** How units are combined: one plate for each side when far, a row for each side at middle distance, every kind by itself when near. */
  readonly fold: 'far' | 'middle' | 'near'
}

const within = (least: number, value: number, most: number) => Math.max(least, Math.min(most, value))

/** The sizes for a tile of this many screen pixels. */
export function sizesFor(pixels: number): Sizes {
  const units = (wished: number) => (wished * TILE) / pixels
  return {
    pixels,
    units,
    name: units(within(12, pixels * 0.047, 20)),
    token: units(within(21, pixels * 0.152, 80)),
    structure: units(within(16, pixels * 0.112, 58)),
    objective: units(within(16, pixels * 0.1, 50)),
    order: units(within(24, pixels * 0.16, 72)),
    fold: pixels < 150 ? 'far' : pixels > 380 ? 'near' : 'middle',
  }
}
