import type { BoardProps } from '@orrery/board'
import { endAfter, endsAfter } from '../../orders/attack.ts'
import { keep, mayKeep } from '../../orders/keep.ts'
import type { Order } from '../../orders/order.ts'
import type { View } from '../../view.ts'
import { Aims } from './Aims.tsx'
import { hintOf, linesOf } from './asked.ts'
import { cardName } from './words.ts'

/** Under the prompt: the card in question, the deciding numbers, and the request in plain words. */
export function Stakes({ seen, viewer, taught, multiSelect, orders, order, text }: BoardProps<View, Order>) {
  const { question, view } = seen
  if (question === null || question.kind === 'plan') return null
  const about = question.on?.startsWith('card:') === true ? cardName(view, Number(question.on.slice('card:'.length)), text) : ''
  const lines = linesOf(view, question, text)
  const hint = hintOf(view, question, viewer, text)
  const ends = taught || viewer !== question.seat ? null : endsAfter(orders, question, view)
  const aims =
    taught || viewer !== question.seat ? null : <Aims seen={seen} multiSelect={multiSelect} orders={orders} order={order} text={text} />
  const keeps = !taught && viewer === question.seat && mayKeep(question, view)
  if (about === '' && lines.length === 0 && hint === '' && ends === null && aims === null && !keeps) return null
  return (
    <div class="cgm-stakes">
      {about !== '' && <b>{about}</b>}
      {lines.length > 0 && (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {hint !== '' && <p>{hint}</p>}
      {aims}
      {keeps && (
        <button type="button" class="btn small" data-order="keep" onClick={() => order(keep(orders, question, view))}>
          {text.say('board-keep')}
        </button>
      )}
      {ends !== null && (
        <button
          type="button"
          class="btn small"
          data-order="end"
          aria-pressed={ends}
          onClick={() => order(endAfter(orders, question, !ends, view))}
        >
          {text.say('board-order-after')}
        </button>
      )}
    </div>
  )
}
