import { type GameEvent, isHeard, type Option, type Piece, type Seat, tell as tellAll, tellOnly as tellSome } from '@orrery/kernel'
import { isPublic } from './information.ts'
import { kindOf } from './kinds.ts'
import { isUnpaid } from './marks.ts'
import type { CardId, State } from './state.ts'

/** How a card that lies face down is named. */
export const FACE_DOWN = '@face-down'

/** The term of a card as everybody may name it. */
export function publicName(g: State, card: CardId): string {
  return card < 0 ? '@nothing' : isPublic(g, card) ? kindOf(g, card).term : FACE_DOWN
}

/**
 * Tells everybody. An event with a `seat` gets the `player`, one with a card (`card`, `target`, `ship`, `by`) its
 * name (`name`, `targetName`, `shipName`, `byName`) as far as all may know it, where the rule does not give it.
 */
export function tell(g: State, event: GameEvent): void {
  if (isHeard(g)) tellAll(g, named(g, event))
}

/** Tells some seats; the others hear less, or nothing. */
export function tellOnly(g: State, seats: readonly Seat[], event: GameEvent, others: GameEvent | null = null): void {
  if (isHeard(g)) tellSome(g, seats, named(g, event), others === null ? null : named(g, others))
}

function named(g: State, event: GameEvent): GameEvent {
  const full: { [field: string]: GameEvent[string] } & { type: string } = { ...event }
  if (typeof event.seat === 'number') full.player = `@seat-${event.seat}`
  if (typeof event.card === 'number' && event.name === undefined) full.name = publicName(g, event.card)
  if (typeof event.target === 'number') full.targetName = publicName(g, event.target)
  if (typeof event.ship === 'number') full.shipName = publicName(g, event.ship)
  if (typeof event.by === 'number') full.byName = publicName(g, event.by)
  return full
}

const PIECES: Piece[] = []

/** The piece of a card, made once for each number. */
export function pieceName(card: CardId): Piece {
  const made = PIECES[card]
  if (made !== undefined) return made
  const piece = `card:${card}`
  PIECES[card] = piece
  return piece
}

const UNSEEN = { card: FACE_DOWN }

/** The card's name as a parameter of options, as far as the asked seat may know it. */
export function shownTo(g: State, card: CardId, seat: Seat): { readonly card: string } {
  return isUnpaid(g, card) && g.controllers[card] !== seat ? UNSEEN : kindOf(g, card).params
}

/** An option that a card lights up for, with the card's name as far as the asked seat may know it. */
export function cardOption<T>(g: State, id: string, value: T, rule: string, card: CardId, seat: Seat = -1): Option<T> {
  return { id, value, rule, on: pieceName(card), to: undefined, cost: undefined, message: undefined, params: shownTo(g, card, seat) }
}
