import type { Point } from './geometry.ts'
import { softPath } from './path.ts'

/** An arrow over the map, through points in tile units from its north-west corner. Decoration. */
export const Arrow = ({
  points,
  tone = 'gold',
  width = 7,
}: {
  readonly points: readonly Point[]
  readonly tone?: 'gold' | 'cream'
  readonly width?: number
}) => {
  const path = softPath(points)
  if (path === null) return null
  const { line, head } = path
  return (
    <g class={`fs-arrow is-${tone}`}>
      <path class="is-edge" d={line} stroke-width={width + 7} />
      <path class="is-line" d={line} stroke-width={width} stroke-dasharray={`${width * 2.2} ${width * 1.7}`} />
      <path class="is-head" d="M-8 -20 22 0 -8 20 0 0Z" transform={`translate(${head.x} ${head.y}) rotate(${head.turn})`} />
    </g>
  )
}
