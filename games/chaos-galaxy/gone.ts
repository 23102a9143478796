import { chooseStill, type Option, type Piece, type Prompt, type Rule, type Seat } from '@orrery/kernel'
import { carrierOf, keeperOf, ownerOf } from './marks.ts'
import { isOut } from './seats.ts'
import { type CardId, NONE, type State } from './state.ts'

/**
 * CG-MULTI-9, CG-MULTI-15: whether the card leaves, or has left, with an eliminated player: the player's own cards, and, until they are
 * back with their owners, cards that the player controls or that lie on its ships.
 */
export function isGoing(g: State, card: CardId): boolean {
  if (isOut(g, ownerOf(g, card))) return true
  if (g.leaving.length === 0) return false
  const carrier = carrierOf(g, card)
  return isOut(g, keeperOf(g, card)) || (carrier !== NONE && isOut(g, ownerOf(g, carrier)))
}

/** CG-MULTI-9, CG-MULTI-15: whether the piece is a card, a pile or an announcement of an eliminated player. */
export function isGone(g: State, piece: Piece): boolean {
  const [kind, number] = piece.split(':')
  const id = Number(number)
  if (kind === 'card') return isGoing(g, id)
  if (kind !== 'stack') return isOut(g, id)
  const item = g.stack.find((one) => one.id === id)
  return item !== undefined && isOut(g, item.controller)
}

/**
 * CG-MULTI-15: asks like `choose`, but never offers what has left, even if it leaves while the question is open; null if nothing else
 * remains.
 */
export function chooseStaying<T>(g: State, seat: Seat, prompt: Prompt, options: readonly Option<T>[]): Rule<T | null> {
  return chooseStill(seat, prompt, () => staying(g, options))
}

/** The options that point at nothing that has left. */
export function staying<T>(g: State, options: readonly Option<T>[]): readonly Option<T>[] {
  if (g.leaving.length === 0) return options
  return options.filter(({ on, to }) => !(on !== undefined && isGone(g, on)) && !(to !== undefined && isGone(g, to)))
}
