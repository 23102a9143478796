import type { Text } from '@orrery/text'
import type { View } from '../../view.ts'
import { Order } from '../art/Order.tsx'
import { ORDERS } from '../art/order.ts'
import { factionTerm } from '../table/label.ts'

/** A system: the orders in it, the top one first. */
export const InspectSystem = ({ system: id, view, text }: { readonly system: number; readonly view: View; readonly text: Text }) => {
  const system = view.systems[id]
  if (system === undefined) return null
  const mine = view.record.filter((placed) => placed.system === id).map(({ type }) => type)
  const viewers = new Set(view.players.filter(({ tiles, drawn }) => tiles !== null || drawn !== null).map(({ seat }) => seat))
  let met = 0
  const stack = system.stack.map((order) => ({
    seat: order.seat,
    type: viewers.has(order.seat) ? (mine[met++] ?? order.type) : order.type,
  }))
  return (
    <>
      <h3>{text.say('board-system', { code: system.code })}</h3>
      {stack.length === 0 && <p>{text.say('board-stack-empty', { code: system.code })}</p>}
      <ol class="fs-inspect-stack">
        {stack.toReversed().map(({ seat, type }, at) => {
          const faction = Math.max(0, view.players[seat]?.faction ?? 0)
          const order = type === null ? null : (ORDERS[type] ?? null)
          return (
            <li key={at} class="fs-inspect-row">
              <Order faction={faction} face={null} peek={order} />
              <span>
                {text.say(factionTerm(faction).slice(1))}
                {order === null ? '' : ` · ${text.say(`order-${order}`)}`}
              </span>
            </li>
          )
        })}
      </ol>
    </>
  )
}
