import type { Piece } from '@orrery/kernel'
import type { Desk } from '../desk.ts'

/** Shows a piece large while it is pointed at; null lets go of it. */
export function inspect({ inspected }: Desk, piece: Piece | null): void {
  // Leaving a piece with the pointer does not close what was opened by its name.
  if (piece !== null) inspected.value = { piece, stays: false }
  else if (inspected.peek()?.stays !== true) inspected.value = null
}

/** Closes what is shown large, however it was opened. */
export function closeInspected({ inspected }: Desk): void {
  inspected.value = null
}
