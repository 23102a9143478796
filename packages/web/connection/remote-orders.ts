import type { Seat } from '@orrery/kernel'
import type { ForeseenMessage, OrdersMessage, SaidIf } from '@orrery/protocol'
import { type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { TableSource } from '../table/source/source.ts'
import { RequestError } from './error.ts'
import type { ServerLink } from './link.ts'

/** A seat's orders. */
export type Said = OrdersMessage['said']

/** The orders of the player's seats at a table on a server, which stores them and answers by them. */
export interface RemoteOrders extends Required<Pick<TableSource, 'orders' | 'order' | 'answersByOrders' | 'answered'>> {
  /** A seat's orders. The same signal at every call. */
  said(seat: Seat): ReadonlySignal<Said>
  /** Replaces the if-thens. `version`: that of the game's orders, 0 if it has none. */
  sayIfs(seat: Seat, ifs: readonly SaidIf[], version: number): void
  /** Sets whether the seat passes where nothing else is offered. */
  sayPasses(seat: Seat, passes: boolean, version: number): void
  /** What a seat may be asked next; null until `foresee` has found it. */
  foreseen(seat: Seat): ReadonlySignal<ForeseenMessage | null>
  /** Looks ahead again, with the current orders. */
  foresee(seat: Seat): Promise<void>
  /** Requests a seat's orders. */
  fetch(seat: Seat): void
  /** Takes a seat's orders from the server. */
  take(message: OrdersMessage): void
}

/** Shows the reader a message of the app. */
export type Warn = (message: string, params?: Readonly<Record<string, number>>) => void

interface Kept {
  readonly orders: Signal<readonly unknown[]>
  readonly said: Signal<Said>
  readonly answered: Signal<readonly number[]>
  readonly foreseen: Signal<ForeseenMessage | null>
  /** The revision that the next change is based on. */
  revision: number
  /** The number of changes in transit. */
  sent: number
  /** The last change in transit; looking ahead waits for it. */
  sending: Promise<void>
}

function nothingKept(): Kept {
  const said = signal<Said>({ orders: [], ifs: [] })
  const rest = { answered: signal([]), foreseen: signal(null), revision: 0, sent: 0, sending: Promise.resolve() }
  return { orders: signal<readonly unknown[]>([]), said, ...rest }
}

/** Orders kept in step with the server's. `warn` shows the reader a message if something unexpected happens. */
export function remoteOrders(link: ServerLink, table: string, warn: Warn): RemoteOrders {
  const seats = new Map<Seat, Kept>()
  const of = (seat: Seat): Kept => {
    const found = seats.get(seat) ?? nothingKept()
    seats.set(seat, found)
    return found
  }
  function show(held: Kept, said: Said): void {
    held.said.value = said
    held.orders.value = said.orders
  }
  function take({ seat, revision, said, dropped, kept, answered }: OrdersMessage): void {
    const held = of(seat)
    if (!kept) warn('orders-elsewhere')
    else if (dropped > 0 && held.revision === 0) warn('orders-dropped', { dropped })
    held.answered.value = answered
    // A change in transit is based on this one, and will be reported too.
    if (held.sent > 0 && kept) return
    held.revision = revision
    show(held, said)
  }
  function send(seat: Seat, said: Said, version: number): void {
    const held = of(seat)
    show(held, said)
    const revision = held.revision++
    held.sent++
    held.sending = link.ask({ type: 'order', table, seat, revision, version, said: said as never }).then(
      (reply) => {
        held.sent--
        if (reply.type === 'orders') take(reply)
      },
      (error: unknown) => {
        held.sent--
        if (error instanceof RequestError) warn(`refusal-error-${error.code}`)
        // The server keeps other orders than are shown: the reader would rely on what it never does.
        fetch(seat)
      },
    )
  }
  function fetch(seat: Seat): void {
    link.ask({ type: 'orders', table, seat }).then(
      (reply) => reply.type === 'orders' && take(reply),
      () => undefined,
    )
  }
  const now = (seat: Seat): Said => of(seat).said.peek()
  return {
    answersByOrders: true,
    orders: (seat) => of(seat).orders,
    said: (seat) => of(seat).said,
    answered: (seat) => of(seat).answered,
    order: (seat, orders, version) => send(seat, { ...now(seat), orders: [...orders] }, version),
    sayIfs: (seat, ifs, version) => send(seat, { ...now(seat), ifs }, version),
    sayPasses: (seat, passes, version) => send(seat, { ...now(seat), passes }, version),
    foreseen: (seat) => of(seat).foreseen,
    async foresee(seat) {
      const held = of(seat)
      await held.sending
      const reply = await link.ask({ type: 'foresee', table, seat })
      if (reply.type === 'foreseen') held.foreseen.value = reply
    },
    fetch,
    take,
  }
}
