/** A side of the formation: 0 is left, 1 is right. */
export type Side = 0 | 1
export const LEFT: Side = 0
export const RIGHT: Side = 1

export const SIDE_KEYS = ['left', 'right'] as const
export type SideKey = (typeof SIDE_KEYS)[number]

/** The other side. */
export function opposite(side: Side): Side {
  return side === LEFT ? RIGHT : LEFT
}

/** The message that names a side. */
export function sideTerm(side: Side): string {
  return side === LEFT ? '@side-left' : '@side-right'
}
