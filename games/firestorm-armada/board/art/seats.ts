/** A seat's colour and mark, the same everywhere in Orrery: seats differ in hue, lightness and shape. */
export interface SeatLook {
  readonly colour: string
  /** The background of its stands. */
  readonly fill: string
  /** Its mark in a box of 18. */
  readonly mark: string
}

const LOOKS: readonly SeatLook[] = [
  { colour: '#6cc7ff', fill: '#0a2c54', mark: 'M9 2.5 16 15H2Z' },
  { colour: '#ffb454', fill: '#422608', mark: 'M3 3h12v12H3Z' },
  { colour: '#8fd16a', fill: '#163a12', mark: 'M9 2a7 7 0 1 1-.01 0Z' },
  { colour: '#ff7fa5', fill: '#4a1226', mark: 'M9 1l8 8-8 8-8-8Z' },
]

/** The look of a seat's pieces. */
export function seatLook(seat: number): SeatLook {
  return LOOKS[seat] ?? (LOOKS[0] as SeatLook)
}
