import { offeredBy, type View as SurfaceView, type WorldBox } from '@orrery/board'
import type { Seen } from '@orrery/kernel'
import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'
import type { View } from '../../view.ts'
import { TILE } from '../map/geometry.ts'
import type { StarMapScene } from '../scene/map.ts'
import { squaresAsked } from '../scene/scene-of.ts'
import { pointOf } from './draft.ts'
import type { PlannedTurn } from './planned.ts'

/** From this many screen pixels a tile on, the map need not zoom in for a question. */
const NEAR = 130
/** How long the map has to find its place, in milliseconds. */
const SETTLED = 60
/** The surface's size of a tile unit, and the rim around the map in tile units. */
const SCALE = 0.4
const RIM = 18
/** How much of the map is shown around the subject, in tile units. */
const AROUND = 640

/** Where the visible part around a point begins, on a map of so many tiles. */
function beginOf(point: number, tiles: number): number {
  return Math.max(0, Math.min(point + RIM - AROUND / 2, tiles * TILE + 2 * RIM - AROUND))
}

/** What a question is about, with some of the map around it. Null: nothing on the map. */
function partOfQuestion(map: StarMapScene, question: Seen<View>['question']): WorldBox | null {
  const asked = question === null ? [] : [question.on, ...offeredBy(question).flatMap(({ on, to }) => [to, on])]
  const point = asked.map((piece) => (piece === undefined ? null : pointOf(map, piece))).find((place) => place !== null)
  if (point === undefined) return null
  return {
    x: beginOf(point.x, map.columns) * SCALE,
    y: beginOf(point.y, map.rows) * SCALE,
    width: AROUND * SCALE,
    height: AROUND * SCALE,
  }
}

/** While tiles are laid: all that lie on the table, and the squares that are asked about. Null: no tile lies yet, or all do. */
function partOfTiles(map: StarMapScene, seen: Seen<View>): WorldBox | null {
  const [east, south] = map.shift
  const squares = [
    ...map.systems.map(({ column, row }) => [column, row] as const),
    ...squaresAsked(seen).map(([x, y]) => [x + east, y + south] as const),
  ]
  if (seen.view.phase !== 'setup' || squares.length === 0) return null
  const [columns, rows] = [squares.map(([column]) => column), squares.map(([, row]) => row)]
  const [left, top] = [Math.min(...columns), Math.min(...rows)]
  return {
    x: left * TILE * SCALE,
    y: top * TILE * SCALE,
    width: ((Math.max(...columns) - left + 1) * TILE + 2 * RIM) * SCALE,
    height: ((Math.max(...rows) - top + 1) * TILE + 2 * RIM) * SCALE,
  }
}

/** All that a planned turn would do. Null: nothing on the map. */
function partOfPlan(map: StarMapScene, planned: PlannedTurn | null): WorldBox | null {
  const pieces = planned === null ? [] : [...planned.aims, ...planned.moves.flatMap(({ from, to }) => (from === null ? [to] : [from, to]))]
  const points = pieces.flatMap((piece) => pointOf(map, piece) ?? [])
  if (points.length === 0) return null
  const [columns, rows] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, top] = [Math.min(...columns), Math.min(...rows)]
  return {
    x: (left + RIM - TILE / 2) * SCALE,
    y: (top + RIM - TILE / 2) * SCALE,
    width: (Math.max(...columns) - left + TILE) * SCALE,
    height: (Math.max(...rows) - top + TILE) * SCALE,
  }
}

function showQuestion(view: SurfaceView, map: StarMapScene, part: WorldBox): void {
  const seen = view.inSight()
  const right = (map.columns * TILE + RIM) * SCALE
  const bottom = (map.rows * TILE + RIM) * SCALE
  const all = seen.x <= RIM * SCALE && seen.y <= RIM * SCALE && seen.x + seen.width >= right && seen.y + seen.height >= bottom
  if (view.zoomed.peek().k * TILE * SCALE < NEAR) view.show(part)
  else if (!all) view.reveal(part)
}

/** Room around the tiles is left to large screens. */
function showTiles(view: SurfaceView, part: WorldBox): void {
  if (view.zoomed.peek().k * TILE * SCALE < NEAR) view.show(part)
  else showPlan(view, part)
}

function showPlan(view: SurfaceView, part: WorldBox): void {
  const clear = view.clear()
  if (part.width > clear.width || part.height > clear.height) view.show(part)
  else view.reveal(part)
}

/**
 * Brings a planned turn, or else what a new question is about, into view if the map is too small or elsewhere, as on a phone. It also does
 * so when the board moves, because a coach speaks, a sheet opens or options are listed.
 */
export function useShown(
  surface: RefObject<SurfaceView | null>,
  place: RefObject<HTMLElement | null>,
  map: StarMapScene,
  seen: Seen<View>,
  planned: PlannedTurn | null,
): void {
  const { version, question } = seen
  useEffect(() => {
    const view = surface.current
    const plan = partOfPlan(map, planned)
    const asked = partOfQuestion(map, question)
    const tiles = partOfTiles(map, seen)
    if (view === null || (plan ?? asked ?? tiles) === null) return
    // After the map has adapted to trays and shop.
    let soon: ReturnType<typeof setTimeout> | undefined
    const bring = (): void => {
      clearTimeout(soon)
      soon = setTimeout(() => {
        if (plan !== null) showPlan(view, plan)
        else if (asked !== null) showQuestion(view, map, asked)
        else if (tiles !== null) showTiles(view, tiles)
      }, SETTLED)
    }
    // An observer reports the size once at the start.
    const resized = new ResizeObserver(bring)
    if (place.current !== null) resized.observe(place.current)
    return () => {
      clearTimeout(soon)
      resized.disconnect()
    }
  }, [version, question?.on, planned])
}
