import type { PieceView, View } from '../view.ts'

/** Every card in play, including those aboard. */
export function* piecesOf(view: View): Generator<PieceView> {
  for (const seat of view.seats) {
    for (const row of [seat.hangar, seat.surface, seat.cantina]) {
      for (const piece of row) {
        yield piece
        yield* piece.aboard
      }
    }
  }
}

/** The card in play of that number. */
export function pieceById(view: View, id: number): PieceView | undefined {
  for (const piece of piecesOf(view)) if (piece.id === id) return piece
  return undefined
}

/** A card of that number wherever it is visible: in play, in a trash, in the viewer's hand or wasteland, on the stack. */
export function anyCard(view: View, id: number): { readonly id: number; readonly type: string | null } | undefined {
  const piece = pieceById(view, id)
  if (piece !== undefined) return piece
  for (const seat of view.seats) {
    for (const pile of [seat.hand, seat.wastelandCards, seat.trash]) {
      const found = pile?.find((card) => card.id === id)
      if (found !== undefined) return found
    }
  }
  const waiting = view.stack.find((item) => item.card === id)
  return waiting === undefined ? undefined : { id, type: waiting.type }
}
