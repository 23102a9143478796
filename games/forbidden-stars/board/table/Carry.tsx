import { StandingSwitches } from '@orrery/board'
import { isCarryingAll, standingOf, withCarryAll, withPart } from '../../orders/drafts.ts'
import { PARTS } from '../../orders/order.ts'
import { asksOrders, toggleAsksOrders } from '../asks.ts'
import type { SheetProps } from './sheet-props.ts'

/**
 * FS-OPS-6: settings of the reader: whether to be asked about deployments and dominations that can do something, whether advances are
 * resolved without asking, and which decisions take the most useful option.
 */
export function Carry({ view, orders, order, text }: Omit<SheetProps, 'question'>) {
  const carries = orders.some(isCarryingAll)
  const standing = standingOf(orders)
  const asks = { id: 'asks', label: text.say('board-sheet-asks'), on: asksOrders.value, press: toggleAsksOrders }
  const carry = {
    id: 'carry',
    label: text.say('board-sheet-carry'),
    on: carries,
    press: () => order(withCarryAll(orders, !carries, view)),
  }
  const parts = PARTS.map((part) => ({
    id: part,
    label: text.say(`board-sheet-${part}`),
    on: standing[part],
    press: () => order(withPart(orders, part, !standing[part])),
  }))
  return <StandingSwitches switches={[asks, carry, ...parts]} text={text} />
}
