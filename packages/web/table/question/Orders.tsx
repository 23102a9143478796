import type { Seen } from '@orrery/kernel'
import { passOf, type Standing } from '@orrery/play'
import type { JSX } from 'preact'
import { say } from '../../app/texts.ts'
import { useDesk } from '../desk.ts'
import { isUnderAttack } from './passing.ts'

/** Standing orders: the active one, which a tap ends, or otherwise those that the open window offers. */
export function Orders({ seen }: { readonly seen: Seen }): JSX.Element | null {
  const desk = useDesk()
  const { order, board, viewer, text } = desk
  const { question } = seen
  if (viewer === 'spectator' || board.isUnderAttack === undefined || seen.result !== null) return null
  const standing = order.value
  if (standing !== null && standing.seat === viewer)
    return (
      <p class="orders">
        <span role="status">{say(standing.on === null ? 'order-until-turn-stands' : 'order-on-this-stands')}</span>
        <button
          type="button"
          class="btn small"
          data-order="end"
          onClick={() => {
            order.value = null
          }}
        >
          {say('order-end')}
        </button>
      </p>
    )
  if (passOf(question) === null) return null
  const give = (on: Standing['on']) => () => {
    order.value = { seat: viewer, on }
  }
  return (
    <div class="orders">
      <small>{say(isUnderAttack(desk, seen) ? 'order-pressed' : 'order-about')}</small>
      {question === null
        ? null
        : board.lostByPassing?.(question, seen.view, text, false).map((line) => (
            <small key={line} class="loses">
              {line}
            </small>
          ))}
      <button type="button" class="btn small" data-order="turn" onClick={give(null)}>
        {say('order-until-turn')}
      </button>
      {question?.on === undefined ? null : (
        <button type="button" class="btn small" data-order="this" onClick={give(question.on)}>
          {say('order-on-this')}
        </button>
      )}
    </div>
  )
}
