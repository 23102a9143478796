import type { FactionId } from '../../content/factions.ts'
import type { StructureKind } from '../../content/structures.ts'
import { toned } from './mark.ts'
import { baseOf, buildingOf } from './structure.ts'

interface StructureProps {
  readonly kind: StructureKind
  readonly faction: FactionId | null
  readonly state?: 'may' | 'chosen' | undefined
  readonly faded?: boolean
  readonly class?: string
}

/** A building of bone on its owner's control token. Decoration: its name is beside it. */
export const Structure = ({ kind, faction, state, faded = false, class: extra = '' }: StructureProps) => {
  const base = baseOf(faction)
  return (
    <svg
      class={`fs-structure ${faction === null ? 'fs-of-nobody' : toned(faction)} ${faded ? 'is-faded' : ''} ${extra}`}
      viewBox="0 0 100 100"
      aria-hidden="true"
    >
      <path class="fs-token-shade" d={base} transform="translate(0 3)" />
      {state && <path class={`fs-token-${state}`} d={base} />}
      <path class="fs-base" d={base} />
      <path class="fs-base-rim" d={base} />
      <g transform="translate(3 -4) scale(.94)">
        <g class="fs-building-edge">
          {buildingOf(kind).map(([, path]) => (
            <path key={path} d={path} />
          ))}
        </g>
        {buildingOf(kind).map(([fill, path]) => (
          <path key={path} d={path} style={{ fill }} />
        ))}
      </g>
    </svg>
  )
}
