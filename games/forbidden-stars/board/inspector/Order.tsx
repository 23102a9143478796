import type { Text } from '@orrery/text'
import { Order } from '../art/Order.tsx'
import { ORDERS } from '../art/order.ts'

/** One of the four orders and its effect. */
export const InspectOrder = ({ order, text }: { readonly order: number; readonly text: Text }) => {
  const name = ORDERS[order]
  if (name === undefined) return null
  return (
    <>
      <Order faction={0} face={name} />
      <h3>{text.say(`order-${name}`)}</h3>
      <p>{text.say(`board-${name}-does`)}</p>
    </>
  )
}
