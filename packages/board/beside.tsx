import type { ComponentChildren, JSX, RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'

/** The gap between a piece and what opens beside it, and from the board's edge, in pixels. */
const GAP = 8

interface Props {
  /** The element beside which it opens. */
  readonly element: Element
  /** The board, inside which it stays. */
  readonly root: RefObject<HTMLElement | null>
  readonly label: string
  readonly class?: string
  close(): void
  readonly children: ComponentChildren
}

/** Something that opens beside a piece. It takes the focus; Escape or a press elsewhere closes it. */
export function Beside({ element, root, label, class: extra = '', close, children }: Props): JSX.Element {
  const box = useRef<HTMLDivElement>(null)
  const closing = useRef(close)
  closing.current = close
  useLayoutEffect(() => {
    const field = root.current
    const pop = box.current
    if (field === null || pop === null) return
    const frame = field.getBoundingClientRect()
    const piece = element.getBoundingClientRect()
    const left = Math.min(Math.max(GAP, piece.left - frame.left), Math.max(GAP, frame.width - pop.offsetWidth - GAP))
    const below = piece.bottom - frame.top + GAP
    const top = below + pop.offsetHeight > frame.height ? Math.max(GAP, piece.top - frame.top - pop.offsetHeight - GAP) : below
    pop.style.transform = `translate(${left + field.scrollLeft}px, ${top + field.scrollTop}px)`
    pop.querySelector('button')?.focus({ preventScroll: true })
  }, [element, root])
  useEffect(() => {
    const away = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !box.current?.contains(target)) closing.current()
    }
    document.addEventListener('pointerdown', away)
    return () => document.removeEventListener('pointerdown', away)
  }, [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div
      ref={box}
      class={`kit-beside ${extra}`}
      role="group"
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        closing.current()
        if (element instanceof HTMLElement || element instanceof SVGElement) element.focus()
      }}
    >
      {children}
    </div>
  )
}
