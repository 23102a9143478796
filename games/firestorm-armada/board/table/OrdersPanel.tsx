import type { BoardProps } from '@orrery/board'
import type { JSX } from 'preact'
import type { View } from '../../view.ts'
import { coverAll, keepEngines, keepsEngines, sectorsToCome } from './orders.ts'

/** What may be said for later at this question, and what stands: one tap sets it, and ends it. */
export function OrdersPanel({ seen, viewer, taught, text }: BoardProps<View>): JSX.Element | null {
  const { question, view } = seen
  if (question === null || taught || viewer !== question.seat) return null
  const more = sectorsToCome(question, view)
  const keeps = keepsEngines(question.seat)
  if (more > 0 && question.kind === 'options')
    return (
      <fieldset class="fa-orders">
        <legend>{text.say('board-orders-arc', { more: more + 1 })}</legend>
        {question.options.map(({ id, message }) => (
          <button key={id} type="button" class="btn small" data-arc={id} onClick={() => coverAll(id, question, view)}>
            {text.say(`option-${message}`)}
          </button>
        ))}
      </fieldset>
    )
  // What stands is shown, and ended, where the next squadron is chosen.
  if (question.name !== 'act.cutEngines' && !(keeps && question.name === 'activate')) return null
  return (
    <button type="button" class="btn small" data-engines aria-pressed={keeps} onClick={() => keepEngines(!keeps, question.seat)}>
      {text.say('board-orders-engines')}
    </button>
  )
}
