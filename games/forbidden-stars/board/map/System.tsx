import { TILE_SIDES, type TileSide } from '../../content/tiles.ts'
import { toned } from '../art/mark.ts'
import { Painted } from '../art/Painted.tsx'
import type { MapSystem } from '../scene/map.ts'
import { useTable } from '../table/context.ts'
import { Area } from './Area.tsx'
import { outlineOf, TILE } from './geometry.ts'
import { paintGround } from './ground.ts'
import { Stack } from './Stack.tsx'
import type { Sizes } from './size.ts'

/** Tile sizes for which backgrounds are painted, in pixels: the next larger one is used. */
const PAINTED = [140, 200, 280, 400, 560, 800] as const

/** A system tile: its background, its highlight, areas, orders. */
export const System = ({ system, sizes }: { readonly system: MapSystem; readonly sizes: Sizes }) => {
  const table = useTable()
  const side = PAINTED.find((painted) => painted >= sizes.pixels * 0.95) ?? 800
  const tile = TILE_SIDES[system.side] as TileSide
  const whole = table.lit([system.piece])
  return (
    <section
      class={`fs-system ${whole ? `is-${whole}` : ''} ${system.home === null ? '' : toned(system.home)}`}
      style={{ left: `${system.column * TILE}px`, top: `${system.row * TILE}px` }}
      aria-label={system.code}
    >
      <Painted
        width={side}
        height={side}
        picture={`${tile.code} ${system.rotation}`}
        paint={(canvas) => paintGround(canvas, tile, system.rotation, side)}
      />
      <svg class="fs-lights" viewBox={`0 0 ${TILE} ${TILE}`} aria-hidden="true">
        <rect class="fs-tile-frame" x="3" y="3" width="394" height="394" rx="10" />
        {system.areas.map((area) => {
          const lit = table.lit([area.piece])
          return lit && <path key={area.id} class={`fs-light is-${lit}`} d={outlineOf(area.corner, 6)} />
        })}
      </svg>
      {system.areas.map((area) => (
        <Area
          key={area.id}
          area={area}
          code={system.code}
          system={system.piece}
          sizes={sizes}
          alone={!system.areas[area.corner < 2 ? 1 - area.corner : 5 - area.corner]?.printed.world}
        />
      ))}
      <Stack system={system} sizes={sizes} />
    </section>
  )
}
