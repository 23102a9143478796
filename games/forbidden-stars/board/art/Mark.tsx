import type { FactionId } from '../../content/factions.ts'
import { markOf, toned } from './mark.ts'

/** A faction's mark in its bright tone. Decoration: its name is beside it. */
export const Mark = ({ faction, class: extra = '' }: { readonly faction: FactionId; readonly class?: string }) => (
  <svg class={`fs-mark ${toned(faction)} ${extra}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d={markOf(faction)} fill-rule="evenodd" />
  </svg>
)
