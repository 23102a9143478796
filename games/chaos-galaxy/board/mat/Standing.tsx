import type { Seat } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import type { View } from '../../view.ts'
import { orderOn, recall } from './assault.ts'
import { useMat } from './context.ts'
import { isKeeping, release } from './keeping.ts'
import { firesBack, holdFire, saidShots } from './volley.ts'

/** What the seat has said beforehand and what still stands, in words. */
export function standingOrders(seat: Seat, view: View, text: Text): readonly string[] {
  const order = orderOn(seat, view)
  const fights = view.combat !== null
  const conduct = fights ? order?.conduct : undefined
  const shots = saidShots(seat, view)
  return [
    ...(conduct?.holds === true ? [text.say('board-standing-holds')] : []),
    ...(conduct?.returns === true || firesBack(seat, view) ? [text.say('board-standing-returns')] : []),
    ...(conduct?.keeps === true || isKeeping(seat, view) ? [text.say('board-standing-keeps')] : []),
    ...(conduct?.stays === true ? [text.say('board-standing-stays')] : []),
    ...(conduct?.ordnance === 'none' ? [text.say('board-standing-none')] : []),
    ...(conduct?.ordnance === 'most' ? [text.say('board-standing-most')] : []),
    ...(shots > 0 ? [text.say('board-standing-shots', { shots })] : []),
    ...(order !== null && order.after.length > 0 ? [text.say('board-standing-after', { plays: order.after.length })] : []),
    ...(order?.ends === true ? [text.say('board-standing-ends')] : []),
  ]
}

/** What one has said beforehand, while it stands; one tap takes all of it back. */
export function Standing() {
  const { view, near, taught, text } = useMat()
  const orders = taught || view.seats[near]?.hand == null ? [] : standingOrders(near, view, text)
  if (orders.length === 0) return null
  return (
    <button
      type="button"
      class="cgm-standing"
      data-standing
      title={orders.join(' · ')}
      onClick={() => {
        recall()
        holdFire()
        release()
      }}
    >
      <span>{orders.join(' · ')}</span>
      <span class="kit-sr">{text.say('board-standing-recall')}</span>
      <i aria-hidden="true">✕</i>
    </button>
  )
}
