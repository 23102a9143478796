import type { ComponentChildren, JSX } from 'preact'
import { useRef, useState } from 'preact/hooks'

type Height = 'low' | 'half' | 'full'
const HEIGHTS: readonly Height[] = ['low', 'half', 'full']
/** So far must the handle be drawn to change the height. */
const DRAWN = 36

interface Props {
  readonly title: ComponentChildren
  /** What the handle does, for screen readers. */
  readonly handle: string
  readonly label: string
  readonly begin?: Height
  readonly class?: string
  readonly children: ComponentChildren
}

/** A sheet at the bottom of a phone's board: drawn up and down by its handle, or stepped by pressing it. */
export function Sheet({ title, handle, label, begin = 'half', class: extra = '', children }: Props): JSX.Element {
  const [height, set] = useState<Height>(begin)
  const from = useRef<number | null>(null)
  const drawn = useRef(false)
  const step = (by: number): void => set(HEIGHTS[Math.max(0, Math.min(2, HEIGHTS.indexOf(height) + by))] as Height)
  return (
    <section class={`kit-sheet ${extra}`} data-height={height} aria-label={label}>
      <button
        type="button"
        class="kit-handle"
        aria-expanded={height !== 'low'}
        onClick={() => {
          if (!drawn.current) set(height === 'low' ? 'half' : 'low')
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
          if (drawn.current) step(way < 0 ? 1 : -1)
        }}
        onKeyDown={({ key }) => {
          if (key === 'ArrowUp') step(1)
          if (key === 'ArrowDown') step(-1)
        }}
      >
        <span class="kit-sr">{handle}</span>
        <span class="kit-grip" aria-hidden="true" />
        <span class="kit-sheet-title">{title}</span>
      </button>
      {height === 'low' ? null : <div class="kit-sheet-in">{children}</div>}
    </section>
  )
}
