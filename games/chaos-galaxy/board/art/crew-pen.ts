import type { Point } from '@orrery/board/drawing/path.ts'
import type { Draw } from '@orrery/board/drawing/random.ts'
import type { Race } from '../face.ts'
import type { Palette } from './palette.ts'

interface Shape {
  /** Bend of the outline; 0 is straight. */
  readonly curve?: number
  /** 0 lit, 1 in shadow, 2 in the race's colour. */
  readonly t?: 0 | 1 | 2
  /** Fills of the two sides, instead of a tone. */
  readonly c?: readonly [string, string]
}

/** Tools for drawing a bust: the axis at `cx`, light from the left. */
export interface CrewPen {
  readonly race: Race
  readonly R: Palette
  readonly r: Draw
  readonly cx: number
  readonly cy: number
  readonly H: number
  readonly y0: number
  readonly edge: string
  /** A shape symmetric about the axis, given by its right outline relative to `cx`. */
  half(list: readonly Point[], shape?: Shape): string
  eyes(x: number, y: number, rx: number, ry: number, turn?: number): string
  /** A line. */
  ln(path: string, colour?: string, opacity?: number, width?: number): string
}
