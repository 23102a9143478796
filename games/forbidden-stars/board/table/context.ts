import type { Alike, LookSettings, Pieces } from '@orrery/board'
import type { Piece, SeenOption } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { TableScene } from '../scene/table.ts'

/** A piece's highlight: it can be chosen, belongs to the pointed option, or is chosen. */
export type Lit = 'may' | 'pointed' | 'chosen' | null

/** What every part of the board needs to name, highlight and press pieces. */
export interface Table {
  readonly text: Text
  readonly look: LookSettings
  readonly scene: TableScene
  readonly pieces: Pieces
  /** Whether something is asked; if so, pieces that cannot be chosen are dimmed. */
  readonly asked: boolean
  /** The options at any of these pieces. */
  offers(pieces: readonly Piece[]): readonly SeenOption[]
  lit(pieces: readonly Piece[]): Lit
  /** Which options are alike: lists show one of them. */
  readonly alike: Alike
  /** The name of an option as in the console, which distinguishes it from others of the same name. */
  nameOf(option: SeenOption): string
  /** Presses a group of pieces in one place. */
  pressGroup(pieces: readonly Piece[], element: Element): void
  /** How many of the pieces are selected in a multi-select. */
  countChosen(pieces: readonly Piece[]): number
  /** Whether an option is selected in a multi-select; null in any other question. */
  isChosen(option: string): boolean | null
}

export const TableContext = createContext<Table | null>(null)

/** The surrounding table. */
export function useTable(): Table {
  const table = useContext(TableContext)
  if (table === null) throw new Error('outside a table of Forbidden Stars')
  return table
}

/** How a highlighted piece is drawn. */
export const stateOf = (lit: Lit): 'may' | 'chosen' | undefined => (lit === null ? undefined : lit === 'may' ? 'may' : 'chosen')
