import type { JSX } from 'preact'

const SHAPES = [
  'M20 9l9.5 16.5h-19Z',
  'M11.5 11.5h17v17h-17Z',
  'M20 10a10 10 0 1 1-.01 0Z',
  'M20 8 31 20 20 32 9 20Z',
  'M16 9h8v7h7v8h-7v7h-8v-7H9v-8h7Z',
  'M20 8l3.3 8 8.7.7-6.6 5.7 2 8.5-7.4-4.6-7.4 4.6 2-8.5L8 16.7l8.7-.7Z',
] as const

/** A seat's mark: colour and shape, both different for every seat. */
export function SeatMark({ seat }: { readonly seat: number }): JSX.Element {
  const at = seat % SHAPES.length
  const colour = `var(--seat-${at})`
  return (
    <svg class="seat-mark" viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="17.5" fill={`color-mix(in srgb,${colour} 18%,#0c1120)`} stroke={colour} stroke-width="2" />
      <path d={SHAPES[at]} fill={colour} transform="translate(20 20) scale(.74) translate(-20 -20)" />
    </svg>
  )
}
