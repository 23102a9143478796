import type { BoardProps } from '@orrery/board'
import type { SeenQuestion } from '@orrery/kernel'
import type { Order } from '../../orders/order.ts'
import type { View } from '../../view.ts'

/** What a sheet needs: the question that it stands under, and what has been said. */
export type SheetProps = Pick<BoardProps<View, Order>, 'orders' | 'order' | 'text'> & {
  readonly question: SeenQuestion
  readonly view: View
}
