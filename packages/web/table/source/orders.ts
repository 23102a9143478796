import type { BoardModule } from '@orrery/board'
import { gameEntry } from '@orrery/games'
import type { Orders, Seat, Seen } from '@orrery/kernel'
import { type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { TableSource } from './source.ts'

/** The orders of a game; null if it has none. */
export async function ordersOf(game: string): Promise<Orders | null> {
  return (await gameEntry(game).orders?.()) ?? null
}

/** A board whose `ordered` also answers by the table's orders. */
export function withOrders(board: BoardModule, rules: Orders | null, source: TableSource): BoardModule {
  if (rules === null) return board
  return {
    ...board,
    ordered: (question, view) =>
      rules.answer(source.orders(question.seat).value, question, view).reply?.answer ?? board.ordered?.(question, view) ?? null,
  }
}

/** Stores the orders that remain after they were asked a seat's question. */
export function keepOrdered(source: TableSource, rules: Orders | null, { question, view }: Pick<Seen, 'question' | 'view'>): void {
  if (rules === null || question === null || source.answersByOrders === true) return
  const before = source.orders(question.seat).peek()
  const { orders } = rules.answer(before, question, view)
  if (orders !== before) source.order(question.seat, orders, rules.version)
}

/** Whether a server is about to answer a seat's question by its orders; nothing else may answer it then. */
export function isOrdered(source: TableSource, rules: Orders | null, { question, view }: Pick<Seen, 'question' | 'view'>): boolean {
  if (rules === null || question === null || source.answersByOrders !== true) return false
  return rules.answer(source.orders(question.seat).peek(), question, view).reply !== null
}

/** Seats' orders that last as long as the page is open. */
export function ordersOfPage(): Pick<TableSource, 'orders' | 'order'> {
  const said = new Map<Seat, Signal<readonly unknown[]>>()
  const of = (seat: Seat): Signal<readonly unknown[]> => {
    const found = said.get(seat) ?? signal<readonly unknown[]>([])
    said.set(seat, found)
    return found
  }
  return {
    orders: (seat): ReadonlySignal<readonly unknown[]> => of(seat),
    order: (seat, orders) => {
      of(seat).value = orders
    },
  }
}
