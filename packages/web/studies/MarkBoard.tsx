import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { say } from '../app/texts.ts'
import type { Marks } from './marks.ts'

/** Draws the rings and arrows of the comment being written. */
export function MarkBoard({ marks }: { readonly marks: Marks }): JSX.Element {
  const { drawing, drafted, begun } = marks
  useEffect(() => () => marks.clear(), [marks])
  return (
    <div class="study-row">
      <button
        type="button"
        class="btn quiet"
        aria-pressed={drawing.value}
        data-mark-board
        onClick={() => {
          drawing.value = !drawing.value
          begun.value = null
        }}
      >
        {say('study-mark')}
      </button>
      {drafted.value.length === 0 ? null : (
        <button type="button" class="btn quiet" data-clear-marks onClick={() => marks.clear()}>
          {say('study-mark-clear', { n: drafted.value.length })}
        </button>
      )}
      <p role="status">{drawing.value ? say(begun.value === null ? 'study-mark-first' : 'study-mark-second') : ''}</p>
    </div>
  )
}
