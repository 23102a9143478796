import { type BoardProps, offeredBy } from '@orrery/board'
import type { Piece } from '@orrery/kernel'
import type { Signal } from '@preact/signals'
import type { Order } from '../../orders/order.ts'
import type { View } from '../../view.ts'
import type { Facts } from '../table/facts.ts'
import { pieceOf } from '../table/subject.ts'
import { aimShip } from './firing.ts'
import { beginMoving } from './moving.ts'
import type { Sheet } from './sheet.ts'
import { squadronOf } from './tags.ts'

/** Applies the press of a piece to the open sheet, or opens the sheet of that piece; false if it concerns no sheet. */
export function pressOnSheet(
  sheet: Signal<Sheet | null>,
  piece: Piece,
  { view, g }: Facts,
  { seen, orders }: Pick<BoardProps<View, Order>, 'seen' | 'orders'>,
): boolean {
  const one = pieceOf(piece)
  const ship = one?.kind === 'ship' ? view.ships[one.id] : undefined
  const squadron = one?.kind === 'squadron' ? one.id : ship?.squadron
  const now = sheet.peek()
  if (seen.question?.name === 'activate' && squadron !== undefined && squadron !== squadronOf(now)) {
    if (!offeredBy(seen.question).some(({ on }) => on === `squadron:${squadron}`)) return false
    sheet.value = beginMoving(g, squadron, orders)
    // Without a sheet the press activates the squadron: it has nothing to move.
    return sheet.value !== null
  }
  if (now === null || ship === undefined) return false
  if (now.kind === 'move' && ship.squadron === now.squadron) {
    sheet.value = { ...now, ship: now.ship === ship.id ? null : ship.id, refused: null }
    return true
  }
  if (now.kind !== 'fire') return false
  if (ship.squadron === now.squadron) sheet.value = { ...now, ship: now.ship === ship.id ? null : ship.id }
  else if (now.ship !== null) sheet.value = aimShip(g, now, now.ship, ship.id)
  else return false
  return true
}
