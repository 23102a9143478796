import { SmallMap, Surface, useView, type View } from '@orrery/board'
import { useComputed } from '@preact/signals'
import type { ComponentChildren, RefObject } from 'preact'
import { useMemo } from 'preact/hooks'
import { toned } from '../art/mark.ts'
import { useTable } from '../table/context.ts'
import { TILE } from './geometry.ts'
import { Storm } from './Storm.tsx'
import { System } from './System.tsx'
import { type Sizes, sizesFor } from './size.ts'

/** The size of a tile on the surface. The browser paints layers at least at this resolution, so it is the smallest size of a tile. */
const WORLD = 160
const SCALE = WORLD / TILE
/** The margin around the map, in tile units: for things that overlap its rim. */
const RIM = 18

interface StarMapProps {
  readonly view: RefObject<View | null>
  /** Above the map in tile units: arrows and pills, drawn with the current sizes. */
  readonly overlay?: ((sizes: Sizes) => ComponentChildren) | undefined
}

/** The star map to pan and zoom. Text keeps its size; one transform moves everything. */
export const StarMap = ({ view, overlay }: StarMapProps) => {
  const { scene, text, look, offers } = useTable()
  const { columns, rows } = scene.map
  const world = { x: 0, y: 0, width: (columns * TILE + 2 * RIM) * SCALE, height: (rows * TILE + 2 * RIM) * SCALE }
  return (
    <Surface
      world={world}
      label={text.say('board-map')}
      text={text}
      motion={look.motion}
      nearest={5}
      padding={4}
      class="fs-surface"
      view={view}
      offers={(piece) => offers([piece]).length > 0}
      over={<Small world={world} />}
    >
      <div class="fs-map" style={{ transform: `scale(${SCALE}) translate(${RIM}px, ${RIM}px)` }}>
        <Sized overlay={overlay} />
      </div>
    </Surface>
  )
}

/** The zoom is redrawn in these steps, rounded down, so that text never gets smaller than intended. */
const STEP = 1.12

const Sized = ({ overlay }: Pick<StarMapProps, 'overlay'>) => {
  const view = useView()
  const step = useComputed(() => Math.floor(Math.log(view.zoomed.value.k * WORLD) / Math.log(STEP))).value
  const sizes = useMemo(() => sizesFor(STEP ** step), [step])
  const { scene } = useTable()
  return (
    <>
      {scene.map.systems.map((system) => (
        <System key={system.id} system={system} sizes={sizes} />
      ))}
      {scene.map.storms.map((storm) => (
        <Storm key={storm.piece} storm={storm} />
      ))}
      {overlay?.(sizes)}
    </>
  )
}

/** The small map, while not all of the map is visible: the areas' owners, and the visible part. */
const Small = ({ world }: { readonly world: { x: number; y: number; width: number; height: number } }) => {
  const { scene } = useTable()
  return (
    <SmallMap world={world} class="fs-small-map">
      <g transform={`scale(${SCALE}) translate(${RIM} ${RIM})`}>
        {scene.map.systems.map((system) => (
          <g key={system.id} transform={`translate(${system.column * TILE} ${system.row * TILE})`}>
            {system.areas.map((area) => (
              <rect
                key={area.id}
                class={area.holder === null ? 'is-free' : toned(scene.seats[area.holder]?.faction ?? 0)}
                x={area.corner === 1 || area.corner === 2 ? 204 : 8}
                y={area.corner >= 2 ? 204 : 8}
                width="188"
                height="188"
              />
            ))}
          </g>
        ))}
      </g>
    </SmallMap>
  )
}
