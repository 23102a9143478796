import type { BoardProps } from '@orrery/board'
import type { SeenQuestion } from '@orrery/kernel'
import type { Order } from '../../orders/order.ts'
import type { View } from '../../view.ts'

/** What a sheet at a question is given. */
export interface SheetProps extends Pick<BoardProps<View, Order>, 'orders' | 'order' | 'text'> {
  readonly question: SeenQuestion
  readonly view: View
}
