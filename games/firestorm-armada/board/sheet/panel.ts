import type { BoardProps } from '@orrery/board'
import type { Signal } from '@preact/signals'
import type { Order } from '../../orders/order.ts'
import type { View } from '../../view.ts'
import type { Facts } from '../table/facts.ts'
import type { Sheet } from './sheet.ts'

/** Props of a sheet in the console. */
export interface PanelProps {
  readonly facts: Facts
  readonly props: BoardProps<View, Order>
  readonly sheet: Signal<Sheet | null>
}
