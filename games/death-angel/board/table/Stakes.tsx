import type { BoardProps } from '@orrery/board'
import type { Order } from '../../orders/order.ts'
import type { View } from '../../view.ts'
import { Sheets } from './Sheets.tsx'
import { stakesOf } from './stakes.ts'

/** What stands under the prompt: the stakes of the question, and its sheets. */
export function Stakes(props: BoardProps<View, Order>) {
  const { question, view } = props.seen
  const said = question === null ? '' : stakesOf(question, view, props.text)
  return (
    <>
      {said !== '' && <p class="da-stakes">{said}</p>}
      <Sheets {...props} />
    </>
  )
}
