import { Press } from '@orrery/board'
import type { Piece } from '@orrery/kernel'
import type { ComponentChildren } from 'preact'
import { useHand } from './context.ts'

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
  const offered = hand.pieces.offers(piece).length > 0
  const state = [
    offered && 'is-offer',
    hand.pieces.chosen(piece) && 'is-chosen',
    hand.preview?.lit.includes(piece) && 'is-pointed',
    hand.preview?.struck.includes(piece) && 'is-struck',
    hand.asked === piece && 'is-asked',
  ]
  const point = (pointed: Piece | null): void => {
    hand.pieces.point(pointed)
    if (pointed !== null && at !== undefined) hand.walk(pointed)
  }
  return (
    <Press
      piece={piece}
      label={offered ? `${label}. ${hand.text.say('board-offered')}` : label}
      acts={{ ...hand.pieces, point }}
      class={`da-piece ${extra} ${state.filter(Boolean).join(' ')}`}
      tabIndex={at === undefined || hand.walker === piece ? 0 : -1}
      more={at === undefined ? {} : { 'data-row': at[0], 'data-column': at[1] }}
    >
      {children}
    </Press>
  )
}
