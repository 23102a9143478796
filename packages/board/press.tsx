import type { Piece } from '@orrery/kernel'
import type { ButtonHTMLAttributes, ComponentChildren, CSSProperties, JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

/** How long a finger rests on a piece, or a pointer over it, until it is shown large, in milliseconds. */
const REST = 450

/** What a board does with its pieces. */
export interface PieceActs {
  /** Clicked, tapped or entered. */
  press(piece: Piece, element: Element): void
  /** Under pointer or keyboard focus; null when it no longer is. */
  point(piece: Piece | null): void
  /** The pointer or a finger has rested on it: show it large. Null when it has left. */
  inspect(piece: Piece | null): void
  /** The other button of the mouse; absent where `press` asks by itself. */
  why?(piece: Piece, element: Element): void
}

type Handlers = Pick<
  JSX.IntrinsicElements['button'],
  | 'onClick'
  | 'onPointerEnter'
  | 'onPointerLeave'
  | 'onPointerDown'
  | 'onPointerUp'
  | 'onPointerCancel'
  | 'onContextMenu'
  | 'onFocus'
  | 'onBlur'
>

/** The handlers that make an element a piece: press, rest or hold to look closer, point. */
export function usePiece(piece: Piece, acts: PieceActs): Handlers {
  const rest = useRef<ReturnType<typeof setTimeout> | null>(null)
  /** A finger has rested long enough to see it large: lifting it is no press. */
  const held = useRef(false)
  const stop = (): void => {
    if (rest.current !== null) clearTimeout(rest.current)
    rest.current = null
  }
  useEffect(() => stop, [])
  return {
    onClick(event) {
      stop()
      const shown = held.current
      held.current = false
      if (!shown) acts.press(piece, event.currentTarget)
    },
    onPointerEnter(event) {
      if (event.pointerType !== 'mouse') return
      acts.point(piece)
      rest.current = setTimeout(() => acts.inspect(piece), REST)
    },
    onPointerLeave(event) {
      stop()
      if (event.pointerType !== 'mouse') return
      acts.point(null)
      acts.inspect(null)
    },
    onPointerDown(event) {
      held.current = false
      if (event.pointerType === 'mouse') return
      rest.current = setTimeout(() => {
        held.current = true
        acts.inspect(piece)
      }, REST)
    },
    onPointerUp(event) {
      if (event.pointerType !== 'mouse') stop()
    },
    onPointerCancel: stop,
    onContextMenu(event) {
      if (!held.current && acts.why === undefined) return
      event.preventDefault()
      if (!held.current) acts.why?.(piece, event.currentTarget)
    },
    onFocus() {
      acts.point(piece)
    },
    onBlur() {
      acts.point(null)
    },
  }
}

interface PressProps {
  readonly piece: Piece
  /** All that the picture shows, in words. */
  readonly label: string
  readonly acts: PieceActs
  readonly class?: string
  readonly style?: CSSProperties
  /** -1 where arrow keys lead to it. */
  readonly tabIndex?: number
  /** More attributes: `data-...`, `aria-pressed`. */
  readonly more?: ButtonHTMLAttributes<HTMLButtonElement> & { readonly [data: `data-${string}`]: string | number | undefined }
  readonly children?: ComponentChildren
}

/** A piece as a button: a picture that is hidden from screen readers, and its words. */
export function Press({ piece, label, acts, class: extra = '', style, tabIndex = 0, more = {}, children }: PressProps): JSX.Element {
  return (
    <button
      type="button"
      {...usePiece(piece, acts)}
      {...more}
      class={`kit-press ${extra}`}
      style={style}
      data-piece={piece}
      tabIndex={tabIndex}
    >
      <span class="kit-sr">{label}</span>
      <span class="kit-shown" aria-hidden="true">
        {children}
      </span>
    </button>
  )
}
