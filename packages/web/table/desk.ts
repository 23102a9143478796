import type { BoardModule } from '@orrery/board'
import type { Orders, Piece, Seen, SeenQuestion, Viewer } from '@orrery/kernel'
import type { Standing } from '@orrery/play'
import type { Text } from '@orrery/text'
import type { Signal } from '@preact/signals'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { TableSource } from './source/source.ts'

/** A question that was passed automatically: by a standing order, an order of the game, or a setting of its seat. */
export type Passed = Pick<Seen, 'view'> & { readonly question: SeenQuestion; readonly ordered: boolean }

/** A piece shown large while it is pointed at or, if it was opened by its name, until it is closed. */
export interface Inspected {
  readonly piece: Piece
  readonly stays: boolean
}

/** What the parts of the frame share about the shown table. */
export interface Desk {
  readonly source: TableSource
  readonly board: BoardModule
  /** The game's orders; null if it has none. */
  readonly rules: Orders | null
  /** The game's messages in the reader's language. */
  readonly text: Text
  readonly names: readonly string[]
  /** The current viewer. */
  readonly viewer: Viewer
  /** The option under the pointer or the focus, here or on the board. */
  readonly pointed: Signal<string | null>
  /** Whether a bot's suggestions are shown. */
  readonly advised: Signal<boolean>
  /** The standing order of the seat that has the screen. */
  readonly order: Signal<Standing | null>
  /** What has been passed automatically since its seat last answered. */
  readonly passed: Signal<readonly Passed[]>
  /** The piece that is shown large. */
  readonly inspected: Signal<Inspected | null>
  /** Shows a piece or a word large until it is closed. */
  open(piece: Piece): void
  /** Whether players, log and chat are open. */
  readonly logged: Signal<boolean>
  /** Whether a phone's sheet is pulled up to show the whole question. */
  readonly pulled: Signal<boolean>
  /** The number of chat lines that the reader has seen. */
  readonly heard: Signal<number>
}

export const DeskContext = createContext<Desk | null>(null)

/** The surrounding table's desk. */
export function useDesk(): Desk {
  const desk = useContext(DeskContext)
  if (desk === null) throw new Error('outside a table')
  return desk
}
