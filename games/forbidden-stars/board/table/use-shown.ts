import type { View as SurfaceView } from '@orrery/board'
import type { Seen } from '@orrery/kernel'
import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'
import type { View } from '../../view.ts'
import { TILE } from '../map/geometry.ts'
import type { StarMapScene } from '../scene/map.ts'
import { pointOf } from './draft.ts'

/** From this many screen pixels a tile on, the map need not come nearer for what is asked. */
const NEAR = 190
/** The surface's measure of a tile unit, and the rim around the map in tile units. */
const SCALE = 0.4
const RIM = 18

/** Brings what a new question is about into sight where the map is too small or elsewhere: on a phone. */
export function useShown(surface: RefObject<SurfaceView | null>, map: StarMapScene, { version, question }: Seen<View>): void {
  useEffect(() => {
    const view = surface.current
    const point = question?.on === undefined ? null : pointOf(map, question.on)
    if (view === null || point === null) return
    const half = 320
    const part = {
      x: (point.x + RIM - half) * SCALE,
      y: (point.y + RIM - half) * SCALE,
      width: 2 * half * SCALE,
      height: 2 * half * SCALE,
    }
    const seen = view.inSight()
    const all = seen.width >= map.columns * TILE * SCALE && seen.height >= map.rows * TILE * SCALE
    if (view.zoomed.peek().k * TILE * SCALE < NEAR) view.show(part)
    else if (!all) view.reveal(part)
  }, [version, question?.on])
}
