import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { useHand } from '../table/context.ts'

/** A number that helps to decide, just below its piece. */
export const Note = ({ field }: { readonly field: RefObject<HTMLDivElement | null> }) => {
  const { text, preview } = useHand()
  const box = useRef<HTMLSpanElement | null>(null)
  const note = preview?.note ?? null
  useLayoutEffect(() => {
    const root = field.current
    if (root === null || box.current === null || note === null) return
    const frame = root.getBoundingClientRect()
    const piece = root.querySelector(`[data-piece="${CSS.escape(note.at)}"]`)?.getBoundingClientRect()
    if (piece === undefined) return
    const middle = piece.left + piece.width / 2 - frame.left - box.current.offsetWidth / 2
    const left = Math.min(Math.max(4, middle), frame.width - box.current.offsetWidth - 4)
    box.current.style.transform = `translate(${left}px, ${piece.bottom - frame.top - 6}px)`
  }, [field, note])
  if (note === null) return null
  return (
    <span class="da-note" ref={box} role="status">
      {text.say(note.message, note.params)}
    </span>
  )
}
