import type { Piece } from '@orrery/kernel'
import type { ButtonHTMLAttributes, ComponentChildren, CSSProperties, JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { useArrival } from './arrival.ts'
import { RESTS, useHold } from './hold.ts'

/** A board's actions on its pieces. */
export interface PieceActs {
  /** The piece was clicked, tapped or activated by key. */
  press(piece: Piece, element: Element): void
  /** The piece is hovered or focused; null when that ends. */
  point(piece: Piece | null): void
  /** A pointer or finger rests on the piece, which is then shown large. Null when it leaves. */
  inspect(piece: Piece | null): void
  /** The piece was pressed with the secondary mouse button; absent if `press` asks by itself. */
  why?(piece: Piece, element: Element): void
}

type Handlers = Pick<
  JSX.IntrinsicElements['button'],
  | 'onClick'
  | 'onPointerEnter'
  | 'onPointerMove'
  | 'onPointerLeave'
  | 'onPointerDown'
  | 'onPointerUp'
  | 'onPointerCancel'
  | 'onContextMenu'
  | 'onFocus'
  | 'onBlur'
>

/** The handlers that make an element a piece: press, hover or hold to look closer, point. */
export function usePiece(piece: Piece, acts: PieceActs): Handlers {
  const hold = useHold(() => acts.inspect(piece))
  const arrival = useArrival()
  const resting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const stop = (): void => clearTimeout(resting.current)
  useEffect(() => stop, [])
  return {
    onClick(event) {
      stop()
      if (!hold.held()) acts.press(piece, event.currentTarget)
    },
    onPointerEnter(event) {
      if (event.pointerType !== 'mouse') return
      acts.point(piece)
      arrival.enter()
    },
    onPointerMove(event) {
      if (event.pointerType !== 'mouse') hold.move(event)
      else if (arrival.move()) resting.current = setTimeout(() => acts.inspect(piece), RESTS)
    },
    onPointerLeave(event) {
      stop()
      hold.stop()
      if (event.pointerType !== 'mouse') return
      arrival.leave()
      acts.point(null)
      acts.inspect(null)
    },
    onPointerDown(event) {
      arrival.leave()
      hold.begin(event)
    },
    onPointerUp: hold.stop,
    onPointerCancel: hold.stop,
    onContextMenu(event) {
      if (!hold.looks() && acts.why === undefined) return
      event.preventDefault()
      if (!hold.looks()) acts.why?.(piece, event.currentTarget)
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
  /** Everything that the picture shows, in words. */
  readonly label: string
  readonly acts: PieceActs
  readonly class?: string
  readonly style?: CSSProperties
  /** -1 if arrow keys lead to it. */
  readonly tabIndex?: number
  /** More attributes: `data-...`, `aria-pressed`. */
  readonly more?: ButtonHTMLAttributes<HTMLButtonElement> & { readonly [data: `data-${string}`]: string | number | undefined }
  readonly children?: ComponentChildren
}

/** A piece as a button: a picture hidden from screen readers, and its words. */
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
