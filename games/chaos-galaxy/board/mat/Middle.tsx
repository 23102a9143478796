import type { Text } from '@orrery/text'
import { orderOf, withOrder } from '../../orders/order.ts'
import { STOPS, type Stop } from '../../orders/stops.ts'
import type { View } from '../../view.ts'
import { useMat } from './context.ts'
import { Modes } from './Goal.tsx'
import { Standing } from './Standing.tsx'
import { stops, toggleStop } from './stops.ts'
import { targetOf } from './words.ts'

/** The most lines of the recap between the sides. */
const TOLD = 3

/** The line between the sides: whose turn it is, what happened since the player's last answer, and the stops. */
export function Middle({ told }: { told: readonly string[] }) {
  const { view, names, text } = useMat()
  const said = told.slice(-TOLD)
  return (
    <div class={`cgm-middle ${view.winner === null ? '' : 'won'}`} style={{ '--sc': `var(--seat-${view.winner ?? view.active})` }}>
      <b>{standing(view, names, text)}</b>
      <Standing />
      <Modes />
      <ol aria-label={text.say('board-told')} aria-live="polite">
        {said.map((line, at) => (
          <li key={`${at} ${line}`}>{line}</li>
        ))}
      </ol>
      <Flow />
    </div>
  )
}

function standing(view: View, names: readonly string[], text: Text): string {
  if (view.winner !== null) return text.say('board-won', { player: names[view.winner] ?? '', turn: view.turn })
  const { combat } = view
  if (combat === null) return text.say('board-turn', { turn: view.turn, player: names[view.active] ?? '' })
  return text.say('board-attacks', {
    player: names[combat.attacker] ?? '',
    target: targetOf(combat, view, names, text),
    step: text.say(`board-step-${combat.step}`),
  })
}

/** The player's stops; windows without a stop are passed automatically. */
function Flow() {
  const { text, view, near, taught, orders, order } = useMat()
  const passing = view.seats.some((seat) => seat.passing === true)
  const away = orderOf(orders, 'away') !== undefined
  const holdAway = (): void => order(withOrder(orders, { kind: 'away', stops: stops.value }))
  const turn = (stop: Stop): void => {
    toggleStop(stop)
    if (away) holdAway()
  }
  return (
    <details class="cgm-flow">
      <summary class={passing ? 'passing' : ''}>
        {passing ? text.say('board-passing') : text.say('board-stops', { set: stops.value.length, all: STOPS.length })}
      </summary>
      <div class="stops">
        <p>{text.say('board-stops-about')}</p>
        {STOPS.map((stop) => (
          <button key={stop} type="button" aria-pressed={stops.value.includes(stop)} onClick={() => turn(stop)}>
            {text.say(`board-stop-${stop}`)}
          </button>
        ))}
        {taught || view.seats[near]?.hand == null ? null : (
          <>
            <p>{text.say('board-stops-away-about')}</p>
            <button
              type="button"
              aria-pressed={away}
              data-stops-away
              onClick={() => (away ? order(orders.filter(({ kind }) => kind !== 'away')) : holdAway())}
            >
              {text.say('board-stops-away')}
            </button>
          </>
        )}
      </div>
    </details>
  )
}
