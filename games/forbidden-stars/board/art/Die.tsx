import type { Face } from './face.ts'
import { PlacedIcon } from './Icon.tsx'

/** A combat die: it shows attack, defence or morale. Decoration: its face is named beside it. */
export const Die = ({
  face,
  fresh = false,
  class: extra = '',
}: {
  readonly face: Face
  readonly fresh?: boolean
  readonly class?: string
}) => (
  <svg class={`fs-die is-${face} ${extra}`} viewBox="0 0 64 64" aria-hidden="true">
    <rect x="4" y="6" width="56" height="56" rx="11" class="fs-die-shade" />
    <rect x="3" y="3" width="58" height="57" rx="11" class="fs-die-side" />
    <rect x="3" y="2" width="58" height="54" rx="11" class="fs-die-top" />
    <rect x="6" y="5" width="52" height="48" rx="8" class="fs-die-rim" />
    <path d="M8 14Q8 6 16 6H48" class="fs-die-light" />
    <PlacedIcon name={face} at={[13, 10, 38]} fill="var(--fs-die-ink)" />
    {fresh && <circle cx="56" cy="8" r="7" class="fs-die-fresh" />}
  </svg>
)

/** A combat token: an attack or a defence for one execution round. */
export const CombatToken = ({ face, class: extra = '' }: { readonly face: 'attack' | 'defence'; readonly class?: string }) => (
  <svg class={`fs-combat-token is-${face} ${extra}`} viewBox="0 0 64 64" aria-hidden="true">
    <path d={face === 'attack' ? 'M32 2 62 32 32 62 2 32Z' : 'M8 6H56V34Q56 52 32 62 8 52 8 34Z'} />
    <PlacedIcon name={face} at={[16, 15, 32]} fill="var(--fs-die-ink)" />
  </svg>
)
