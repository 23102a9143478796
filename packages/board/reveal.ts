/** The event by which a piece asks the surface around it to show it. */
export const REVEAL = 'orrery-reveal'

/** Asks the surface around a piece, if there is one, to pan as little as needed to show it. */
export function revealPiece(piece: Element): void {
  piece.dispatchEvent(new Event(REVEAL, { bubbles: true }))
}
