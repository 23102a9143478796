import { type PrintedArea, TILE_SIDES, type TileSide, type TileSideId } from '../../content/tiles.ts'
import type { MapSystem } from '../scene/map.ts'
import { TILE } from './geometry.ts'
import { System } from './System.tsx'
import { sizesFor } from './size.ts'

/** An empty system where it might be placed. */
export function bareSystem(side: TileSideId, rotation: number): MapSystem {
  const tile = TILE_SIDES[side] as TileSide
  return {
    id: -1,
    piece: `side:${side}`,
    code: tile.code,
    side,
    rotation,
    home: tile.faction,
    column: 0,
    row: 0,
    areas: [0, 1, 2, 3].map((corner) => ({
      id: -1 - corner,
      piece: `bare:${side}:${rotation}:${corner}`,
      corner,
      printed: tile.areas[(corner - rotation) & 3] as PrintedArea,
      groups: [],
      structures: [],
      objective: null,
      holder: null,
      used: 0,
    })),
    stack: [],
  }
}

/** A single system drawn at this width in pixels. It is a picture and cannot be pressed. */
export const MiniSystem = ({ system, width }: { readonly system: MapSystem; readonly width: number }) => (
  <span class="fs-mini fs-map-look" style={{ width: `${width}px`, height: `${width}px` }} inert>
    <span class="fs-map" style={{ transform: `scale(${width / TILE})` }}>
      <System system={{ ...system, column: 0, row: 0 }} sizes={sizesFor(width)} />
    </span>
  </span>
)
