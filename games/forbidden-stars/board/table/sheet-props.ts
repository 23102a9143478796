import type { BoardProps } from '@orrery/board'
import type { SeenQuestion } from '@orrery/kernel'
import type { Order } from '../../orders/order.ts'
import type { View } from '../../view.ts'

/** Props of a sheet: its question, and the current orders. */
export type SheetProps = Pick<BoardProps<View, Order>, 'orders' | 'order' | 'text'> & {
  readonly question: SeenQuestion
  readonly view: View
}
