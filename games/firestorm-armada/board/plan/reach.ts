import { f1 } from '@orrery/board/drawing/path.ts'
import { drawFor } from '@orrery/board/drawing/random.ts'
import { flownAt, pathOf, poseAt, type Segment } from '../../geometry/path.ts'
import { type MoveBounds, NINTHS } from '../../rules/move/manoeuvre.ts'
import type { World } from '../table/space/world.ts'

/** The size of a cell in the map of possible ends, in thousandths of an inch, and the number of moves tried. */
const CELL = 200
const TRIED = 1400
/** The steps of a path between two checks. */
const EVERY = 220

/** The outlines, in the world, of where a ship may end and of where it would stop short of its least move. For drawing only. */
export interface Reach {
  readonly legal: string
  readonly short: string
}

/** A ship's reach, estimated from many random moves within its bounds. */
export function reachOf(bounds: MoveBounds, world: World): Reach {
  const side = Math.ceil(((bounds.mv + 1200) / CELL) * 2)
  const legal = new Uint8Array(side * side)
  const short = new Uint8Array(side * side)
  const r = drawFor(`reach${bounds.ship}`)
  const mark = (cells: Uint8Array, x: number, y: number): void => {
    const column = Math.round((x - bounds.x) / CELL + side / 2)
    const row = Math.round((y - bounds.y) / CELL + side / 2)
    if (column > 1 && row > 1 && column < side - 2 && row < side - 2) cells[row * side + column] = 1
  }
  for (let tried = 0; tried < TRIED; tried++) {
    const path = pathOf(bounds, someSegments(bounds, r))
    for (let step = 0; step <= path.steps; step += EVERY) {
      const { x, y } = poseAt(path, step)
      const flown = flownAt(path, step)
      if (flown <= bounds.mv * NINTHS) mark(flown >= bounds.least * NINTHS ? legal : short, x, y)
    }
    const end = path.end
    if (flownAt(path, path.steps) <= bounds.mv * NINTHS) mark(legal, end.x, end.y)
  }
  const at = (column: number, row: number): string =>
    `${f1(world.x(bounds.x + (column - side / 2) * CELL))} ${f1(world.y(bounds.y + (row - side / 2) * CELL))}`
  return { legal: outline(legal, side, at), short: bounds.least > 0 ? outline(short, side, at) : '' }
}

function someSegments(bounds: MoveBounds, r: ReturnType<typeof drawFor>): Segment[] {
  const segments: Segment[] = []
  let left = bounds.mv
  let needed = bounds.firstTl
  let side = r.yes(0.5) ? 1 : -1
  while (left > 0) {
    const straight = Math.round(Math.min(left, Math.max(needed, 60) + (r.yes(0.45) ? 0 : r.in(0, left))))
    if (straight > 0) segments.push({ straight })
    left -= straight
    if (left <= 0) break
    const turn = Math.min(Math.round(r.yes(0.6) ? bounds.angle : r.in(100, bounds.angle)), Math.floor((left * NINTHS) / 2))
    if (turn <= 0) break
    if (!r.yes(0.75)) side = -side
    segments.push({ turn: side * turn })
    left -= (turn * 2) / NINTHS
    needed = bounds.tl
  }
  return segments
}

/** The cells with at least `least` marked ones among the nine around and including them. */
function closed(cells: Uint8Array, side: number, least: number): Uint8Array {
  const out = new Uint8Array(side * side)
  for (let row = 1; row < side - 1; row++) {
    for (let column = 1; column < side - 1; column++) {
      let sum = 0
      for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) sum += cells[(row + dy) * side + column + dx] as number
      out[row * side + column] = sum >= least ? 1 : 0
    }
  }
  return out
}

/** The outline of marked cells: walked along their edges, then smoothed. */
function outline(cells: Uint8Array, side: number, at: (column: number, row: number) => string): string {
  const full = closed(closed(cells, side, 2), side, 3)
  const marked = (column: number, row: number): boolean => full[row * side + column] === 1
  const next = new Map<string, [number, number][]>()
  const edge = (fromX: number, fromY: number, toX: number, toY: number): void => {
    const key = `${fromX},${fromY}`
    const list = next.get(key)
    if (list === undefined) next.set(key, [[toX, toY]])
    else list.push([toX, toY])
  }
  for (let row = 1; row < side - 1; row++) {
    for (let column = 1; column < side - 1; column++) {
      if (!marked(column, row)) continue
      if (!marked(column, row - 1)) edge(column, row, column + 1, row)
      if (!marked(column + 1, row)) edge(column + 1, row, column + 1, row + 1)
      if (!marked(column, row + 1)) edge(column + 1, row + 1, column, row + 1)
      if (!marked(column - 1, row)) edge(column, row + 1, column, row)
    }
  }
  let path = ''
  for (let start = next.keys().next(); !start.done; start = next.keys().next()) {
    const ring: [number, number][] = []
    let key = start.value
    for (;;) {
      const list = next.get(key)
      const to = list?.pop()
      if (list === undefined || to === undefined) break
      if (list.length === 0) next.delete(key)
      ring.push(to)
      key = `${to[0]},${to[1]}`
    }
    if (ring.length >= 16) path += smoothed(ring, at)
  }
  return path
}

const WINDOW = 3

function smoothed(ring: readonly (readonly [number, number])[], at: (column: number, row: number) => string): string {
  const points: string[] = []
  for (let i = 0; i < ring.length; i += 2) {
    let [x, y] = [0, 0]
    for (let off = -WINDOW; off <= WINDOW; off++) {
      const [px = 0, py = 0] = ring[(i + off + ring.length * WINDOW) % ring.length] ?? []
      x += px
      y += py
    }
    const count = WINDOW * 2 + 1
    points.push(at(x / count - 0.5, y / count - 0.5))
  }
  return `M${points.join('L')}Z`
}
