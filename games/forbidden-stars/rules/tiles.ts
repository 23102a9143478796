import { no, type Verdict, yes } from '@orrery/kernel'
import { TILE_SIDES, type TileId, type TileSideId } from '../content/tiles.ts'
import { NONE, type State, type SystemId } from '../state.ts'
import { at } from './at.ts'
import { isShip } from './units.ts'

/** The place of a tile, in squares east and south of the first tile. */
export interface Square {
  readonly x: number
  readonly y: number
}

/** FS-SETUP-12: the greatest size of the board for 2, 3 and 4 players, in either orientation. */
const RECTANGLES: readonly (readonly [number, number])[] = [
  [2, 3],
  [3, 3],
  [3, 4],
]

const STEPS: readonly Square[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
]

/** The index of a square in a list, or NONE. */
function placeOf(squares: readonly Square[], x: number, y: number): number {
  for (let i = 0; i < squares.length; i++) if (at(squares, i).x === x && at(squares, i).y === y) return i
  return NONE
}

/** The smallest rectangle around some squares: its first and last column and row. */
interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

function boxOf(squares: readonly Square[]): Box {
  const columns = squares.map(({ x }) => x)
  const rows = squares.map(({ y }) => y)
  return { left: Math.min(...columns), right: Math.max(...columns), top: Math.min(...rows), bottom: Math.max(...rows) }
}

/** FS-SETUP-12: whether the rectangle with one more square is within the limits. */
function isWithin(seats: number, box: Box, { x, y }: Square): boolean {
  const width = Math.max(box.right, x) - Math.min(box.left, x) + 1
  const height = Math.max(box.bottom, y) - Math.min(box.top, y) + 1
  const [short, long] = at(RECTANGLES, seats - 2)
  return Math.min(width, height) <= short && Math.max(width, height) <= long
}

/** FS-SETUP-11, FS-SETUP-12: whether a tile may be placed there, next to those already placed. */
export function maySettle(seats: number, taken: readonly Square[], square: Square): Verdict {
  if (placeOf(taken, square.x, square.y) !== NONE) return no('FS-SETUP-11')
  if (taken.length === 0) return yes
  if (!STEPS.some((step) => placeOf(taken, square.x + step.x, square.y + step.y) !== NONE)) return no('FS-SETUP-11')
  const [short, long] = at(RECTANGLES, seats - 2)
  return isWithin(seats, boxOf(taken), square) ? yes : no('FS-SETUP-12', { short, long })
}

/** The squares of a list, by index, that border a square, and on which side of each it lies: north 0, east 1, south 2, west 3. */
export function neighboursOf(taken: readonly Square[], { x, y }: Square): { readonly system: number; readonly side: number }[] {
  const found: { system: number; side: number }[] = []
  for (let step = 0; step < 4; step++) {
    const system = placeOf(taken, x - at(STEPS, step).x, y - at(STEPS, step).y)
    if (system !== NONE) found.push({ system, side: step })
  }
  return found
}

/** All legal squares for a tile: next to taken ones and within the limits. */
export function legalSquares(seats: number, taken: readonly Square[]): Square[] {
  if (taken.length === 0) return [{ x: 0, y: 0 }]
  const box = boxOf(taken)
  const found: Square[] = []
  for (let i = 0; i < taken.length; i++) {
    for (let side = 0; side < 4; side++) {
      const next = { x: at(taken, i).x + at(STEPS, side).x, y: at(taken, i).y + at(STEPS, side).y }
      if (placeOf(taken, next.x, next.y) !== NONE || placeOf(found, next.x, next.y) !== NONE) continue
      if (isWithin(seats, box, next)) found.push(next)
    }
  }
  return found
}

/** Whether two squares share an edge. */
export function areBeside(one: Square, other: Square): boolean {
  return Math.abs(one.x - other.x) + Math.abs(one.y - other.y) === 1
}

/** How many ground units fit on a tile side. */
function groundCapacity(side: TileSideId): number {
  return at(TILE_SIDES, side).areas.reduce((sum, { world, capacity }) => sum + (world ? capacity : 0), 0)
}

/** How many ground units fit on the best side of a tile that may be up. */
function bestCapacity(g: State, tile: TileId): number {
  const front = groundCapacity(2 * tile)
  return g.settings.fixedTileSides ? front : Math.max(front, groundCapacity(2 * tile + 1))
}

/** FS-SETUP-18: how many ground units of the seat fit on the tiles that it still holds. */
export function roomLater(g: State, seat: number): number {
  return at(g.players, seat).tiles.reduce((sum, tile) => sum + bestCapacity(g, tile), 0)
}

/** FS-SETUP-18: whether the ground units that a seat has not placed fit on the tiles that it holds. */
export function fitsLater(g: State, seat: number): boolean {
  return at(g.players, seat).force.filter((unit) => !isShip(unit)).length <= roomLater(g, seat)
}

/** FS-SETUP-13, FS-SETUP-18, FS-OPT-4: whether the seat may place a tile with that side up. */
export function maySide(g: State, seat: number, side: TileSideId): Verdict {
  if (g.settings.fixedTileSides && side % 2 !== 0) return no('FS-OPT-4')
  const { force } = at(g.players, seat)
  const ground = force.filter((unit) => !isShip(unit)).length
  const later = roomLater(g, seat) - bestCapacity(g, side >> 1)
  return ground <= groundCapacity(side) + later ? yes : no('FS-SETUP-18')
}

/** FS-SETUP-10: places a tile of the seat and returns its system. */
export function layTile(g: State, seat: number, side: TileSideId, rotation: number, { x, y }: Square): SystemId {
  const { tiles } = at(g.players, seat)
  tiles.splice(tiles.indexOf(side >> 1), 1)
  const system = g.systems.length
  for (let direction = 0; direction < 4; direction++) {
    const step = at(STEPS, direction)
    const other = placeOf(g.systems, x + step.x, y + step.y)
    g.neighbours.push(other)
    if (other !== NONE) g.neighbours[4 * other + ((direction + 2) & 3)] = system
  }
  g.systems.push({ side, rotation, x, y })
  g.stacks.push([])
  g.objectives.push(NONE, NONE, NONE, NONE)
  return system
}
