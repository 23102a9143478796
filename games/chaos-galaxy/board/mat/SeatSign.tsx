const SHAPES = [
  'M11 1.5L20.5 19H1.5z',
  'M2.5 2.5h17v17h-17z',
  'M11 1.5a9.5 9.5 0 1 1-.01 0z',
  'M11 .5 21.5 11 11 21.5.5 11z',
  'M7.5 1.5h7v6h6v7h-6v6h-7v-6h-6v-7h6z',
  'M11 .8l3.1 7 7.6.7-5.8 5 1.8 7.5L11 17l-6.7 4 1.8-7.5-5.8-5 7.6-.7z',
] as const

/** The mark of a seat, in the same shape and colour everywhere. */
export function SeatSign({ seat }: { seat: number }) {
  return (
    <svg class="cgm-seat" viewBox="0 0 22 22" aria-hidden="true" style={{ color: `var(--seat-${seat})` }}>
      <path d={SHAPES[seat % SHAPES.length]} fill="currentColor" />
    </svg>
  )
}
