import { StandingSwitch } from '@orrery/board'
import { carrying, isCarryingAll } from '../../orders/drafts.ts'
import { asksOrders, toggleAsksOrders } from '../asks.ts'
import type { SheetProps } from './sheet-props.ts'

/**
 * FS-OPS-6: whether deployments and dominations that can do something are asked about all the same, and whether advances are carried out
 * without a question too.
 */
export function Carry({ view, orders, order, text }: SheetProps) {
  const carries = orders.some(isCarryingAll)
  return (
    <>
      <StandingSwitch id="asks" label={text.say('board-sheet-asks')} on={asksOrders.value} press={toggleAsksOrders} />
      <StandingSwitch id="carry" label={text.say('board-sheet-carry')} on={carries} press={() => order(carrying(orders, !carries, view))} />
    </>
  )
}
