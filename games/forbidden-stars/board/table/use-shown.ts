import { offeredBy, type View as SurfaceView } from '@orrery/board'
import type { Seen } from '@orrery/kernel'
import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'
import type { View } from '../../view.ts'
import { TILE } from '../map/geometry.ts'
import type { StarMapScene } from '../scene/map.ts'
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

/**
 * Brings what a new question is about into view if the map is too small or elsewhere, as on a phone. It also does so when the board moves,
 * because a coach speaks or options are listed.
 */
export function useShown(
  surface: RefObject<SurfaceView | null>,
  place: RefObject<HTMLElement | null>,
  map: StarMapScene,
  { version, question }: Seen<View>,
): void {
  useEffect(() => {
    const view = surface.current
    const asked = question === null ? [] : [question.on, ...offeredBy(question).flatMap(({ on, to }) => [to, on])]
    const point = asked.map((piece) => (piece === undefined ? null : pointOf(map, piece))).find((place) => place !== null)
    if (view === null || point === undefined) return
    const part = {
      x: beginOf(point.x, map.columns) * SCALE,
      y: beginOf(point.y, map.rows) * SCALE,
      width: AROUND * SCALE,
      height: AROUND * SCALE,
    }
    // After the map has adapted to trays and shop.
    let soon: ReturnType<typeof setTimeout> | undefined
    const bring = (): void => {
      clearTimeout(soon)
      soon = setTimeout(() => {
        const seen = view.inSight()
        const right = (map.columns * TILE + RIM) * SCALE
        const bottom = (map.rows * TILE + RIM) * SCALE
        const all = seen.x <= RIM * SCALE && seen.y <= RIM * SCALE && seen.x + seen.width >= right && seen.y + seen.height >= bottom
        if (view.zoomed.peek().k * TILE * SCALE < NEAR) view.show(part)
        else if (!all) view.reveal(part)
      }, SETTLED)
    }
    // An observer reports the size once at the start.
    const resized = new ResizeObserver(bring)
    if (place.current !== null) resized.observe(place.current)
    return () => {
      clearTimeout(soon)
      resized.disconnect()
    }
  }, [version, question?.on])
}

/** Brings all that a planned turn would do into view. */
export function usePlannedShown(surface: RefObject<SurfaceView | null>, map: StarMapScene, planned: PlannedTurn | null): void {
  useEffect(() => {
    const view = surface.current
    const pieces =
      planned === null ? [] : [...planned.aims, ...planned.moves.flatMap(({ from, to }) => (from === null ? [to] : [from, to]))]
    const points = pieces.flatMap((piece) => pointOf(map, piece) ?? [])
    if (view === null || points.length === 0) return
    const [columns, rows] = [points.map(({ x }) => x), points.map(({ y }) => y)]
    const [left, top] = [Math.min(...columns), Math.min(...rows)]
    const part = {
      x: (left + RIM - TILE / 2) * SCALE,
      y: (top + RIM - TILE / 2) * SCALE,
      width: (Math.max(...columns) - left + TILE) * SCALE,
      height: (Math.max(...rows) - top + TILE) * SCALE,
    }
    const seen = view.clear()
    if (part.width > seen.width || part.height > seen.height) view.show(part)
    else view.reveal(part)
  }, [planned])
}
