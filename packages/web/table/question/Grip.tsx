import type { JSX } from 'preact'
import { useRef } from 'preact/hooks'
import { say } from '../../app/texts.ts'
import { useDesk } from '../desk.ts'

/** A finger must move this far, in pixels, to drag the sheet; less is a tap. */
const DRAWN = 24

/** The grip of a phone's sheet; dragging or tapping it opens and closes the rest of the question. */
export function Grip(): JSX.Element {
  const { pulled } = useDesk()
  const from = useRef<number | null>(null)
  const drawn = useRef(false)
  return (
    <button
      type="button"
      class="grip"
      data-grip
      aria-expanded={pulled.value}
      onClick={() => {
        if (!drawn.current) pulled.value = !pulled.peek()
        drawn.current = false
      }}
      onPointerDown={(event) => {
        from.current = event.clientY
        drawn.current = false
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerUp={(event) => {
        const way = from.current === null ? 0 : event.clientY - from.current
        from.current = null
        drawn.current = Math.abs(way) > DRAWN
        if (drawn.current) pulled.value = way < 0
      }}
      onPointerCancel={() => {
        from.current = null
      }}
    >
      <span class="sr">{say('sheet-grip')}</span>
    </button>
  )
}
