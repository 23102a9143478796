import type { Seat } from '@orrery/kernel'
import type { OrdersMessage } from '@orrery/protocol'
import { type Signal, signal } from '@preact/signals'
import type { TableSource } from '../table/source.ts'
import type { ServerLink } from './link.ts'

/** What one's seats have said beforehand at a table on a server, which keeps it and answers by it. */
export interface RemoteOrders extends Required<Pick<TableSource, 'orders' | 'order' | 'answersByOrders'>> {
  /** Asks what a seat has said. */
  fetch(seat: Seat): void
  /** The server says what a seat has said now. */
  take(message: OrdersMessage): void
}

/** Tells the reader something by a message of the app. */
export type Warn = (message: string, params?: Readonly<Record<string, number>>) => void

interface Kept {
  readonly said: Signal<readonly unknown[]>
  ifs: OrdersMessage['said']['ifs']
  /** The revision that the next change builds on. */
  revision: number
  /** How many changes are on their way. */
  sent: number
}

/** Keeps in step with what a server keeps. `warn` tells the reader by a message of the app that something is not as it was said. */
export function remoteOrders(link: ServerLink, table: string, warn: Warn): RemoteOrders {
  const seats = new Map<Seat, Kept>()
  const of = (seat: Seat): Kept => {
    const found = seats.get(seat) ?? { said: signal<readonly unknown[]>([]), ifs: [], revision: 0, sent: 0 }
    seats.set(seat, found)
    return found
  }
  function take({ seat, revision, said, dropped, kept }: OrdersMessage): void {
    const held = of(seat)
    if (!kept) warn('orders-elsewhere')
    else if (dropped > 0 && held.revision === 0) warn('orders-dropped', { dropped })
    // What is on its way builds on this: it will be told too.
    if (held.sent > 0 && kept) return
    held.revision = revision
    held.said.value = said.orders
    held.ifs = said.ifs
  }
  return {
    answersByOrders: true,
    orders: (seat) => of(seat).said,
    order(seat, orders, version) {
      const held = of(seat)
      held.said.value = orders
      const revision = held.revision++
      held.sent++
      link
        .ask({ type: 'order', table, seat, revision, version, said: { orders: [...orders], ifs: [...held.ifs] } as never })
        .catch(() => null)
        .then((reply) => {
          held.sent--
          if (reply?.type === 'orders') take(reply)
        })
    },
    fetch: (seat) =>
      void link.ask({ type: 'orders', table, seat }).then(
        (reply) => reply.type === 'orders' && take(reply),
        () => undefined,
      ),
    take,
  }
}
