import { orders as rules } from '../../orders/index.ts'
import { useMat } from './context.ts'

/** The current orders; one tap cancels all of them. */
export function Standing() {
  const { view, near, orders, order, taught, text } = useMat()
  const words = taught || view.seats[near]?.hand == null ? [] : orders.flatMap((said) => rules.describe(said, near, view))
  const lines = [...new Set(words.map(({ message, params }) => text.say(message, params)))]
  if (lines.length === 0) return null
  return (
    <button type="button" class="cgm-standing" data-standing title={lines.join(' · ')} onClick={() => order([])}>
      <span>{lines.join(' · ')}</span>
      <span class="kit-sr">{text.say('board-standing-recall')}</span>
      <i aria-hidden="true">✕</i>
    </button>
  )
}
