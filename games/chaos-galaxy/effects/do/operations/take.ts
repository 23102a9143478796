import { ownerOf } from '../../../marks.ts'
import { seatOf } from '../../../seats.ts'
import { type CardId, type State, ZONE } from '../../../state.ts'
import { without } from '../../../table/zones.ts'

/** Takes a card out of its pile, hand or the stack; false if it is in none of them. */
export function takeFromPile(g: State, card: CardId): boolean {
  const owner = seatOf(g, ownerOf(g, card))
  const zone = g.zones[card]
  if (zone === ZONE.trash) without(owner.trash, card)
  else if (zone === ZONE.wasteland) without(owner.wasteland, card)
  else if (zone === ZONE.headquarters) without(owner.headquarters, card)
  else if (zone === ZONE.colony) without(owner.colony, card)
  else return zone === ZONE.stack
  return true
}
