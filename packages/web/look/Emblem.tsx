import type { JSX } from 'preact'

const EMBLEMS: Readonly<Record<string, () => JSX.Element>> = {
  'chaos-galaxy': () => (
    <>
      <g fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round">
        <path d="M16 16c0-3 4-3 5 0s-2 7-6 6-7-7-3-11 12-3 14 2" />
        <path d="M16 16c0 3-4 3-5 0" />
      </g>
      <circle cx="16" cy="16" r="2.6" fill="currentColor" />
    </>
  ),
  'death-angel': () => (
    <g fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">
      <path d="M9 26V13c0-5 3-8 7-8s7 3 7 8v13Z" />
      <path d="M12 15h9M5 12v10M27 12v10" />
    </g>
  ),
  'forbidden-stars': () => (
    <>
      <path d="M16 4l10.4 6v12L16 28 5.6 22V10Z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" />
      <path d="M16 9.500l1.9 4.6 4.9.4-3.7 3.2 1.1 4.8-4.2-2.6-4.2 2.6 1.1-4.8-3.7-3.2 4.9-.4Z" fill="currentColor" />
    </>
  ),
  'firestorm-armada': () => (
    <g fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">
      <path d="M27 16 12 9l3 7-3 7Z" />
      <path d="M9 13H4M10 19H5" />
    </g>
  ),
}

/** A game's emblem on its small ground. */
export function Emblem({ game }: { readonly game: string }): JSX.Element {
  const draw = EMBLEMS[game]
  return (
    <i class="emblem" aria-hidden="true">
      <svg viewBox="0 0 32 32" aria-hidden="true">
        {draw === undefined ? <circle cx="16" cy="16" r="9" fill="currentColor" /> : draw()}
      </svg>
    </i>
  )
}
