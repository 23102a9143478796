type Point = readonly [x: number, y: number]

/** Heights on a square grid, row by row. */
export interface Grid {
  readonly side: number
  readonly heights: Float64Array
}

/** Outside a grid: lower than anything on it. */
const OUTSIDE = -9

/**
 * The parts of a grid of at least this height, as closed rings of an SVG path (marching squares with linear interpolation; outside the grid
 * counts as low). `place` converts grid coordinates to the drawing's.
 */
export function contour(grid: Grid, height: number, place: (point: Point) => Point): string {
  return rings(edges(grid, height))
    .map((ring) => `M${ring.map((point) => place(point).join(' ')).join('L')}Z`)
    .join('')
}

/** A number for a point that edges share, to a thousandth of a cell. */
const keyOf = ([x, y]: Point) => Math.round(x * 1000) * WIDEST + Math.round(y * 1000)

/** More thousandths of a cell than a grid is wide. */
const WIDEST = 2 ** 20

/** The edges by their starting points; each has the high ground on its right. */
function edges({ side, heights }: Grid, height: number): Map<number, readonly [Point, Point]> {
  const at = (x: number, y: number) => (x < 0 || y < 0 || x >= side || y >= side ? OUTSIDE : (heights[y * side + x] ?? OUTSIDE))
  const cut = (a: number, b: number) => (a < -8 || b < -8 ? (a > b ? 0.02 : 0.98) : (height - a) / (b - a))
  const found = new Map<number, readonly [Point, Point]>()
  const put = (from: Point, to: Point) => found.set(keyOf(from), [from, to])
  for (let y = -1; y < side; y++)
    for (let x = -1; x < side; x++) {
      const [a, b, c, d] = [at(x, y), at(x + 1, y), at(x + 1, y + 1), at(x, y + 1)]
      const corners = (a >= height ? 1 : 0) + (b >= height ? 2 : 0) + (c >= height ? 4 : 0) + (d >= height ? 8 : 0)
      if (corners === 0 || corners === 15) continue
      const points: readonly [Point, Point, Point, Point] = [
        [x + cut(a, b), y],
        [x + 1, y + cut(b, c)],
        [x + cut(d, c), y + 1],
        [x, y + cut(a, d)],
      ]
      for (const [from, to] of CROSSINGS[corners] ?? []) put(points[from], points[to])
    }
  return found
}

const TOP = 0
const RIGHT = 1
const BOTTOM = 2
const LEFT = 3

/** The edges through a cell, by which corners are high (1 upper left, 2 upper right, 4 lower right, 8 lower left). */
const CROSSINGS: readonly (readonly (readonly [0 | 1 | 2 | 3, 0 | 1 | 2 | 3])[])[] = [
  [],
  [[LEFT, TOP]],
  [[TOP, RIGHT]],
  [[LEFT, RIGHT]],
  [[RIGHT, BOTTOM]],
  [
    [LEFT, TOP],
    [RIGHT, BOTTOM],
  ],
  [[TOP, BOTTOM]],
  [[LEFT, BOTTOM]],
  [[BOTTOM, LEFT]],
  [[BOTTOM, TOP]],
  [
    [TOP, RIGHT],
    [BOTTOM, LEFT],
  ],
  [[BOTTOM, RIGHT]],
  [[RIGHT, LEFT]],
  [[RIGHT, TOP]],
  [[TOP, LEFT]],
  [],
]

/** The edges joined end to end; invisible ones are left out. */
function rings(open: Map<number, readonly [Point, Point]>): Point[][] {
  const found: Point[][] = []
  for (const [start] of open) {
    const ring: Point[] = []
    let key = start
    for (let edge = open.get(key); edge !== undefined; edge = open.get(key)) {
      open.delete(key)
      ring.push(edge[0])
      key = keyOf(edge[1])
    }
    if (ring.length >= 4) found.push(ring)
  }
  return found
}
