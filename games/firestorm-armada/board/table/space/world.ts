import type { Point } from '../../../geometry/place.ts'
import type { View } from '../../../view.ts'

/** World pixels for an inch, the size for which pictures are made. */
export const PPI = 48

/** The world pixels for a length in thousandths of an inch. */
export const px = (thousandths: number): number => (thousandths * PPI) / 1000

/** The space shown beyond the table's edges, in world pixels. */
export const ROOM = 48

/** The table in the surface's units; north is up, and there is room around the edges. */
export interface World {
  readonly width: number
  readonly height: number
  /** The place of a point of the table in the world. */
  x(x: number): number
  y(y: number): number
  at(point: Point): readonly [x: number, y: number]
  /** The point of the table at a point of the world, in whole thousandths of an inch. */
  table(x: number, y: number): Point
}

/** The world of a table. */
export function worldOf({ width, depth }: Pick<View, 'width' | 'depth'>): World {
  const x = (east: number): number => ROOM + px(east)
  const y = (north: number): number => ROOM + px(depth - north)
  return {
    width: px(width) + ROOM * 2,
    height: px(depth) + ROOM * 2,
    x,
    y,
    at: (point) => [x(point.x), y(point.y)],
    table: (left, top) => ({ x: Math.round(((left - ROOM) * 1000) / PPI), y: Math.round(depth - ((top - ROOM) * 1000) / PPI) }),
  }
}

/** A heading (in hundredths of a degree) as degrees clockwise from north. */
export const degrees = (heading: number): number => heading / 100
