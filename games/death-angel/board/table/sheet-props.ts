import type { BoardProps } from '@orrery/board'
import type { SeenQuestion } from '@orrery/kernel'
import type { Order } from '../../orders/order.ts'
import type { View } from '../../view.ts'

/** Props of a sheet at a question. */
export interface SheetProps extends Pick<BoardProps<View, Order>, 'orders' | 'order' | 'text'> {
  readonly question: SeenQuestion
  readonly view: View
}
