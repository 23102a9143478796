import type { Piece, SeenOption } from '@orrery/kernel'
import { useMemo, useState } from 'preact/hooks'
import type { BoardProps } from './contract.ts'
import { type Choices, choicesOf, optionsAt } from './options.ts'
import type { PieceActs } from './press.tsx'

/** A piece that was pressed and has several options. */
export interface Choosing {
  readonly piece: Piece
  readonly element: Element
  /** The question at the press (`BoardProps.asked`). */
  readonly asked: number
}

/** A board's handlers for its pieces. */
export interface Pieces extends PieceActs {
  readonly choices: Choices
  /** The options at a piece. */
  offers(piece: Piece): readonly SeenOption[]
  /** Whether an option of the piece is already selected, in a question for several. */
  chosen(piece: Piece): boolean
  /** The piece whose options are open beside it. */
  readonly choosing: Choosing | null
  close(): void
}

/**
 * The usual way to press pieces: a piece's only option is taken (or added to the selection, if several may be chosen); if it has several, a
 * choice opens beside it; if none, 'why not?' opens.
 */
export function usePieces(
  props: Pick<BoardProps, 'seen' | 'asked' | 'busy' | 'choose' | 'multiSelect' | 'why' | 'inspect' | 'pointed'>,
): Pieces {
  const { seen, asked, busy, choose, multiSelect, why, inspect, pointed } = props
  const [choosing, open] = useState<Choosing | null>(null)
  const choices = useMemo(() => choicesOf(seen.question), [seen.question])
  const offers = (piece: Piece): readonly SeenOption[] => optionsAt(choices, piece)
  return {
    choices,
    offers,
    chosen: (piece) => multiSelect !== null && offers(piece).some(({ id }) => multiSelect.has(id)),
    choosing: choosing?.asked === asked ? choosing : null,
    close: () => open(null),
    press(piece, element) {
      const offered = offers(piece)
      const [only] = offered
      if (busy) return
      if (only === undefined) why(piece, element)
      else if (multiSelect !== null) toggleOne(multiSelect, offered)
      else if (offered.length === 1) choose(only.id)
      else open({ piece, element, asked })
    },
    point(piece) {
      const offered = piece === null ? [] : offers(piece)
      pointed.value = offered.length === 1 ? (offered[0]?.id ?? null) : null
    },
    inspect,
  }
}

/** Adds the next of a piece's options that fits to the draft; when all are in, removes them all. */
function toggleOne(multiSelect: NonNullable<BoardProps['multiSelect']>, offered: readonly SeenOption[]): void {
  const next = offered.find(({ id }) => multiSelect.mayAdd(id) === true)
  if (next !== undefined) multiSelect.toggle(next.id)
  else if (offered.some(({ id }) => multiSelect.has(id))) for (const { id } of offered) if (multiSelect.has(id)) multiSelect.toggle(id)
}
