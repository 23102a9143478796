import { type BoardProps, StandingSwitches } from '@orrery/board'
import { type Order, type Part, standingOf, withOrder } from '../../orders/order.ts'
import type { View } from '../../view.ts'

interface Props extends Pick<BoardProps<View, Order>, 'orders' | 'order' | 'text'> {
  readonly parts: readonly Part[]
}

/** The parts of the standing order, each with a switch for deciding it automatically from now on. */
export function StandingParts({ parts, orders, order, text }: Props) {
  const now = standingOf(orders)
  const switches = parts.map((part) => ({
    id: `standing-${part}`,
    label: text.say(`board-standing-${part}`),
    on: now[part],
    press: () => order(withOrder(orders, { ...now, [part]: !now[part] })),
  }))
  return <StandingSwitches switches={switches} text={text} />
}
