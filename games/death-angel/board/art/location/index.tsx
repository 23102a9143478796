import { drawnLater } from '@orrery/board/lazy.tsx'
import type { LocationName } from './drawings.tsx'

export type { LocationName } from './drawings.tsx'

const Drawing = drawnLater(() => import('./drawings.tsx').then((module) => module.LocationDrawing))

/** The room as a wide picture; its left third stays empty for text. Rooms load after the table. */
export const LocationScene = ({ location }: { readonly location: LocationName }) => (
  <svg class="da-loc-art" viewBox="0 0 520 96" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
    <Drawing location={location} />
  </svg>
)
