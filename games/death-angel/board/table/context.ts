import type { LookSettings, Pieces } from '@orrery/board'
import type { Piece } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Preview } from './preview.ts'

/** What every piece of the board needs in order to react, to be highlighted and to be named. */
export interface Hand {
  readonly text: Text
  readonly look: LookSettings
  /** What pressing, pointing at and looking at pieces does. */
  readonly pieces: Pieces
  /** The effect of the option under the pointer. */
  readonly preview: Preview | null
  /** The piece that the question is about. */
  readonly asked: Piece | null
  /** The focused piece of the formation. */
  readonly walker: Piece | null
  walk(piece: Piece): void
}

export const HandContext = createContext<Hand | null>(null)

/** The hand of the board around a component. Throws outside a board. */
export function useHand(): Hand {
  const hand = useContext(HandContext)
  if (hand === null) throw new Error('a piece stands outside the board')
  return hand
}
