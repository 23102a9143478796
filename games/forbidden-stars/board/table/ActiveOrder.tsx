import type { View } from '../../view.ts'
import { Order } from '../art/Order.tsx'
import { ORDERS } from '../art/order.ts'
import { useTable } from './context.ts'

/** FS-OPS-3: the current order: whose, what, and where. */
export const ActiveOrder = ({ view }: { readonly view: View }) => {
  const { text, scene } = useTable()
  const { order } = view
  if (order === null) return null
  const name = ORDERS[order.type]
  const seat = scene.seats[order.seat]
  if (name === undefined || seat === undefined) return null
  return (
    <p class="fs-active-order">
      <Order faction={seat.faction ?? 0} face={name} />
      <span>
        <b>
          {text.say(`order-${name}`)}
          {view.systems[order.system] ? ` · ${view.systems[order.system]?.code}` : ''}
        </b>
        <small>{seat.name}</small>
      </span>
    </p>
  )
}
