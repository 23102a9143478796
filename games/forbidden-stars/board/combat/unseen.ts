import { COPIES } from '../../content/combat-cards.ts'
import type { View } from '../../view.ts'

/** A kind of a combat deck, and how many copies of it were not seen in this combat. */
export interface UnseenCard {
  readonly kind: number
  readonly left: number
}

/** FS-COMP-17, FS-GOLD-8: the cards that a side's hand may contain: the kinds of its deck, which are public, minus the face-up copies. */
export function unseenOf(view: View, seat: number): readonly UnseenCard[] {
  const faceUp = view.combat?.sides.find((side) => side.seat === seat)?.faceUp ?? []
  const kinds = view.players[seat]?.kinds ?? []
  return kinds.map((kind) => ({ kind, left: COPIES - faceUp.filter((open) => open === kind).length }))
}
