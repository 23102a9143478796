import type { BoardProps } from '@orrery/board'
import type { Viewer } from '@orrery/kernel'
import { taughtAt } from '../../learn/teaching.ts'
import type { Desk } from '../desk.ts'

const NOTHING_SAID: readonly unknown[] = []

/** The orders of the answering seat as the board shows them, and how it changes them. */
export function ordersShown(
  { source, rules }: Pick<Desk, 'source' | 'rules'>,
  actor: Viewer,
  closed: boolean,
): Pick<BoardProps, 'orders' | 'order'> {
  return {
    orders: actor === 'spectator' || taughtAt(source.id) !== null ? NOTHING_SAID : source.orders(actor).value,
    order(orders) {
      if (actor !== 'spectator' && !closed && rules !== null) source.order(actor, orders, rules.version)
    },
  }
}
