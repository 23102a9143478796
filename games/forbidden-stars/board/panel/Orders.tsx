import { Press } from '@orrery/board'
import type { FactionId } from '../../content/factions.ts'
import { Order } from '../art/Order.tsx'
import { ORDERS } from '../art/order.ts'
import { said } from '../card/said.ts'
import { stateOf, useTable } from '../table/context.ts'
import { Tray } from './Tray.tsx'

/** FS-PLAN-1: the orders that may be placed; each is put on a system. */
export const Orders = ({ faction }: { readonly faction: FactionId }) => {
  const table = useTable()
  const { text, scene } = table
  return (
    <Tray label={text.say('board-your-orders')} class="fs-orders">
      {ORDERS.map((order, type) => {
        const piece = `order:${type}`
        const left = scene.orders?.[order] ?? 0
        const lit = table.lit([piece])
        const more = lit === null ? {} : { 'data-drag': piece, ...(lit === 'chosen' ? { 'aria-pressed': true } : {}) }
        return (
          <Press
            key={order}
            piece={piece}
            label={text.say('board-orders-left', { order: `@order-${order}`, count: left })}
            acts={table.pieces}
            class={`fs-tray-item ${left === 0 ? 'is-none' : ''} ${lit ? `is-${lit}` : ''}`}
            more={more}
          >
            <Order faction={faction} face={order} state={stateOf(lit)} />
            <b>{said(text, `order-${order}`)}</b>
            <small>{text.say('board-left', { count: left })}</small>
          </Press>
        )
      })}
    </Tray>
  )
}
