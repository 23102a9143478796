import { ACROSS, type StormIcon as Icon, SIDEWAYS, TL_BR } from '../../content/events.ts'

interface Drawing {
  /** The storm's edge, and the edges it may move to. */
  readonly storm: string
  readonly edges: readonly [string, string]
  readonly arrows: readonly (readonly [number, number, number, number])[]
}

const ASIDE: Drawing = {
  storm: 'M38 50H62',
  edges: ['M6 50H28', 'M72 50H94'],
  arrows: [
    [36, 50, 30, 50],
    [64, 50, 70, 50],
  ],
}
const OVER: Drawing = {
  storm: 'M30 50H70',
  edges: ['M30 22H70', 'M30 78H70'],
  arrows: [
    [50, 44, 50, 28],
    [50, 56, 50, 72],
  ],
}
const FALLING: Drawing = {
  storm: 'M36 50H64',
  edges: ['M22 12V40', 'M78 60V88'],
  arrows: [
    [40, 44, 26, 32],
    [60, 56, 74, 68],
  ],
}
const RISING: Drawing = {
  storm: 'M36 50H64',
  edges: ['M78 12V40', 'M22 60V88'],
  arrows: [
    [60, 44, 74, 32],
    [40, 56, 26, 68],
  ],
}

/** How an event moves a warp storm: from the bright edge to one of the dim ones. */
export const StormIcon = ({ icon, class: extra = '' }: { readonly icon: Icon; readonly class?: string }) => {
  const { storm, edges, arrows } = icon === ACROSS ? OVER : icon === SIDEWAYS ? ASIDE : icon === TL_BR ? FALLING : RISING
  return (
    <svg class={`fs-storm-icon ${extra}`} viewBox="0 0 100 100" aria-hidden="true">
      <rect x="2" y="2" width="96" height="96" rx="14" />
      {edges.map((edge) => (
        <path key={edge} class="is-edge" d={edge} />
      ))}
      <path class="is-storm" d={storm} />
      {arrows.map(([x, y, toX, toY]) => (
        <g key={`${toX} ${toY}`}>
          <path class="is-arrow" d={`M${x} ${y}L${toX} ${toY}`} />
          <path
            class="is-head"
            d="M-6 -6 4 0-6 6Z"
            transform={`translate(${toX} ${toY}) rotate(${(Math.atan2(toY - y, toX - x) * 180) / Math.PI})`}
          />
        </g>
      ))}
    </svg>
  )
}
