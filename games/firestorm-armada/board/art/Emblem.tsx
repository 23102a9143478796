import type { RaceId } from '../../content/races.ts'
import { EMBLEMS } from './emblem.ts'
import { PALETTES } from './palette.ts'
import { seatLook } from './seats.ts'

/** A race's mark in its colour. Decoration: its name is beside it. */
export const Emblem = ({ race, class: extra = '' }: { readonly race: RaceId; readonly class?: string }) => (
  <svg class={`fa-emblem ${extra}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d={EMBLEMS[race]} fill={PALETTES[race].c} fill-rule="evenodd" />
  </svg>
)

/** A seat's mark in its colour. Decoration. */
export const SeatSign = ({ seat, class: extra = '' }: { readonly seat: number; readonly class?: string }) => (
  <svg class={`fa-seat ${extra}`} viewBox="0 0 18 18" aria-hidden="true">
    <path d={seatLook(seat).mark} fill={seatLook(seat).colour} />
  </svg>
)
