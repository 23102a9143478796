import { drawnLater } from '@orrery/board/lazy.tsx'
import type { EventName } from './drawings.tsx'

export type { EventName } from './drawings.tsx'

/** Loaded later, because a new table has no event yet. */
const Drawing = drawnLater(() => import('./drawings.tsx').then((module) => module.EventDrawing))

/** An event card's picture. */
export const EventScene = ({ event }: { readonly event: EventName }) => (
  <svg class="da-ev-art" viewBox="0 0 172 56" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <Drawing event={event} />
  </svg>
)
