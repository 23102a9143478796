import type { Piece } from '@orrery/kernel'
import type { Desk } from '../desk.ts'

/** Shows a piece large while it is pointed at; null: it no longer is. */
export function inspect({ inspected }: Desk, piece: Piece | null): void {
  // Moving the pointer off a piece does not close a card that was opened by a name.
  if (piece !== null) inspected.value = { piece, stays: false }
  else if (inspected.peek()?.stays !== true) inspected.value = null
}

/** Closes what is shown large, however it was opened. */
export function closeInspected({ inspected }: Desk): void {
  inspected.value = null
}
