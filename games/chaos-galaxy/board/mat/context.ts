import type { Choices, MultiSelectDraft } from '@orrery/board'
import type { Piece, Seat, Seen } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import type { Signal } from '@preact/signals'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { Order } from '../../orders/order.ts'
import type { View } from '../../view.ts'
import type { Share } from './shot.ts'

/** What all parts of the mat share. */
export interface MatTable {
  readonly seen: Seen<View>
  readonly view: View
  /** The seat at the lower edge: the viewer's own, the first one for spectators. */
  readonly near: Seat
  readonly names: readonly string[]
  readonly text: Text
  readonly choices: Choices
  /** The current selection of a multi-select. */
  readonly multiSelect: MultiSelectDraft | null
  /** Whether this is a lesson, which has no orders. */
  readonly taught: boolean
  /** The seat's orders, and a function that replaces them. */
  readonly orders: readonly Order[]
  order(orders: readonly Order[]): void
  /** What the barrages of announced shots allot. */
  readonly shares: readonly Share[]
  /** The held piece: its further choices are highlighted. */
  readonly held: Signal<Piece | null>
  readonly pointed: Signal<string | null>
  /** Takes an option; on touch screens the first touch of something with a preview only shows it. */
  choose(option: string): void
  /** A piece was clicked, tapped or activated with a key. */
  press(piece: Piece, anchor: Element): void
  inspect(piece: Piece | null): void
  /** Enlarges what the pointer rests on, after a moment; null when the pointer leaves. */
  rest(piece: Piece | null): void
  why(piece: Piece, anchor: Element): void
  readonly motion: boolean
}

export const MatContext = createContext<MatTable | null>(null)

/** The surrounding table. */
export function useMat(): MatTable {
  const table = useContext(MatContext)
  if (table === null) throw new Error('outside a mat')
  return table
}
