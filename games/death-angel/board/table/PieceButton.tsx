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
  const linger = () => {
    leave()
    rest.current = setTimeout(() => {
      held.current = true
      hand.inspect(piece)
    }, REST)
  }
  return (
    <button
      type="button"
      class={`da-piece ${extra} ${state.filter(Boolean).join(' ')}`}
      data-piece={piece}
      data-row={at?.[0]}
      data-column={at?.[1]}
      tabIndex={at === undefined || hand.walker === piece ? 0 : -1}
      aria-label={offered ? `${label}. ${hand.text.say('board-offered')}` : label}
      onClick={(event) => {
        leave()
        if (held.current && event.detail > 0 && matchMedia('(pointer: coarse)').matches) {
          held.current = false
          return
        }
        held.current = false
        hand.press(piece, event.currentTarget)
      }}
      onPointerEnter={() => {
        hand.point(piece)
        linger()
      }}
      onPointerLeave={() => {
        leave()
        held.current = false
        hand.point(null)
        hand.inspect(null)
      }}
      onPointerDown={(event) => {
        if (event.pointerType !== 'mouse') linger()
      }}
      onPointerUp={leave}
      onFocus={() => {
        hand.point(piece)
        if (at !== undefined) hand.walk(piece)
      }}
      onBlur={() => hand.point(null)}
    >
      {children}
    </button>
  )
}
