import type { Piece } from '@orrery/kernel'
import type { ComponentChildren } from 'preact'
import { useRef } from 'preact/hooks'
import { useHand } from './context.ts'

/** How long a finger rests on a piece, or a pointer over it, until it is shown large, in milliseconds. */
const REST = 450

interface PieceButtonProps {
  readonly piece: Piece
  readonly label: string
  readonly class: string
  readonly children?: ComponentChildren
  /** Its place in the formation, for the arrow keys: row from the top, column from the left. */
  readonly at?: readonly [row: number, column: number]
}

/** A piece as a button: takes its option, opens the choice among several, or asks why there is none. */
export const PieceButton = ({ piece, label, class: extra, children, at }: PieceButtonProps) => {
  const hand = useHand()
  const rest = useRef<ReturnType<typeof setTimeout> | null>(null)
  /** A finger has rested long enough to see it large: lifting it is no press. */
  const held = useRef(false)
  const offered = hand.offers(piece).length > 0
  const state = [
    offered && 'is-offer',
    hand.preview?.lit.includes(piece) && 'is-pointed',
    hand.preview?.struck.includes(piece) && 'is-struck',
    hand.asked === piece && 'is-asked',
  ]
  const leave = () => {
    if (rest.current !== null) clearTimeout(rest.current)
    rest.current = null
  }
  return (
    <button
      type="button"
      class={`da-piece ${extra} ${state.filter(Boolean).join(' ')}`}
      data-piece={piece}
      data-row={at?.[0]}
      data-column={at?.[1]}
      tabIndex={at === undefined || hand.walker === piece ? 0 : -1}
      onClick={(event) => {
        leave()
        const shown = held.current
        held.current = false
        if (!shown) hand.press(piece, event.currentTarget)
      }}
      onPointerEnter={(event) => {
        if (event.pointerType !== 'mouse') return
        hand.point(piece)
        rest.current = setTimeout(() => hand.inspect(piece), REST)
      }}
      onPointerLeave={(event) => {
        leave()
        if (event.pointerType !== 'mouse') return
        hand.point(null)
        hand.inspect(null)
      }}
      onPointerDown={(event) => {
        held.current = false
        if (event.pointerType === 'mouse') return
        rest.current = setTimeout(() => {
          held.current = true
          hand.inspect(piece)
        }, REST)
      }}
      onContextMenu={(event) => {
        if (held.current) event.preventDefault()
      }}
      onFocus={() => {
        hand.point(piece)
        if (at !== undefined) hand.walk(piece)
      }}
      onBlur={() => hand.point(null)}
    >
      <span class="da-sr">{offered ? `${label}. ${hand.text.say('board-offered')}` : label}</span>
      <span class="da-visible" aria-hidden="true">
        {children}
      </span>
    </button>
  )
}
