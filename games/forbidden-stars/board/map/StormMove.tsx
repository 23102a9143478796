import type { SeenOption } from '@orrery/kernel'
import type { View } from '../../view.ts'
import { Change, meansOf } from '../outlook/Storms.tsx'
import type { EdgePlace } from '../scene/map.ts'
import { edgePlace } from '../scene/scene-of.ts'
import { useTable } from '../table/context.ts'
import { Arrow } from './Arrow.tsx'
import { type Point, TILE } from './geometry.ts'
import type { Sizes } from './size.ts'

interface StormMoveProps {
  readonly view: View
  /** The option under pointer or focus. */
  readonly pointed: SeenOption | null
  readonly sizes: Sizes
}

/** The storm's move that is pointed at: from edge to edge, with what it opens and closes. */
export const StormMove = ({ view, pointed, sizes }: StormMoveProps) => {
  const { scene, text } = useTable()
  const storm = scene.map.storms.find(({ piece }) => piece === pointed?.on)
  if (pointed === null || storm === undefined || pointed.to?.startsWith('edge:') !== true) return null
  const { opens, closes } = meansOf(view, pointed.id)
  const [from, to] = [middle(storm), middle(edgePlace(view, Number(pointed.to.slice('edge:'.length)), scene.map.shift))]
  const pills = [
    ['opens', opens, from],
    ['closes', closes, to],
  ] as const
  return (
    <>
      <svg class="fs-overlay" aria-hidden="true">
        <Arrow points={[from, to]} tone="cream" />
      </svg>
      {pills.map(([kind, ways, { x, y }]) => (
        <div
          key={kind}
          class="fs-storm-pill"
          style={{ left: within(x, scene.map.columns), top: `${y}px`, fontSize: `${sizes.units(13)}px` }}
          aria-hidden="true"
        >
          <Change kind={kind} ways={ways} view={view} text={text} />
        </div>
      ))}
    </>
  )
}

/** Half of the greatest width of a pill. */
const HALF = '10em'

/** Where the middle of a pill is, so that all of it lies within a map of so many columns. */
function within(x: number, columns: number): string {
  return `clamp(${HALF}, ${x}px, calc(${columns * TILE}px - ${HALF}))`
}

function middle({ column, row, along }: EdgePlace): Point {
  return along === 'north' ? { x: (column + 0.5) * TILE, y: row * TILE } : { x: column * TILE, y: (row + 0.5) * TILE }
}
