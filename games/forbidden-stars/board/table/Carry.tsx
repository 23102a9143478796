import { StandingSwitch } from '@orrery/board'
import { carrying, isCarryingAll } from '../../orders/drafts.ts'
import type { SheetProps } from './sheet-props.ts'

/** FS-OPS-6: orders that can do something are carried out without another question. */
export function Carry({ view, orders, order, text }: SheetProps) {
  const carries = orders.some(isCarryingAll)
  return (
    <StandingSwitch id="carry" label={text.say('board-sheet-carry')} on={carries} press={() => order(carrying(orders, !carries, view))} />
  )
}
