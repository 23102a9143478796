import type { Alike, LookSettings, Pieces } from '@orrery/board'
import type { Piece, SeenOption } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { TableScene } from '../scene/table.ts'

/** How a piece is lit: may be chosen, is what the pointed option is about, is chosen. */
export type Lit = 'may' | 'pointed' | 'chosen' | null

/** What everything on the board needs to be named, lit and pressed. */
export interface Table {
  readonly text: Text
  readonly look: LookSettings
  readonly scene: TableScene
  readonly pieces: Pieces
  /** Whether something is asked: then what cannot be chosen is quiet. */
  readonly asked: boolean
  /** The options at any of these pieces. */
  offers(pieces: readonly Piece[]): readonly SeenOption[]
  lit(pieces: readonly Piece[]): Lit
  /** What an option is called, told apart from others of its name as in the console. */
  /** Between which options nothing is to choose: lists have one of them. */
  readonly alike: Alike
  nameOf(option: SeenOption): string
  /** Presses a group of pieces that stand together. */
  pressGroup(pieces: readonly Piece[], element: Element): void
  /** How many of the pieces are chosen in a question for several. */
  countChosen(pieces: readonly Piece[]): number
  /** Whether an option is chosen in a question for several; null in any other question. */
  isChosen(option: string): boolean | null
}

export const TableContext = createContext<Table | null>(null)

/** The table around. */
export function useTable(): Table {
  const table = useContext(TableContext)
  if (table === null) throw new Error('outside a table of Forbidden Stars')
  return table
}

/** How a lit piece is drawn. */
export const stateOf = (lit: Lit): 'may' | 'chosen' | undefined => (lit === null ? undefined : lit === 'may' ? 'may' : 'chosen')
