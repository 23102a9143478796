import { type BoardProps, between, type MultiSelectDraft, offeredBy, oneOfEach, optionsAt, type Pieces, usePieces } from '@orrery/board'
import type { Piece, SeenOption } from '@orrery/kernel'
import { useState } from 'preact/hooks'
import type { View } from '../../view.ts'
import { alikeIn } from '../alike.ts'
import type { Lit } from './context.ts'

/** How pieces are pressed: which are picked up, where they are put, and groups of units. */
export interface Play {
  readonly pieces: Pieces
  /** What has been picked up and not put down yet. */
  readonly held: readonly Piece[]
  offers(pieces: readonly Piece[]): readonly SeenOption[]
  lit(pieces: readonly Piece[]): Lit
  pressGroup(pieces: readonly Piece[], element: Element): void
  countChosen(pieces: readonly Piece[]): number
  /** Puts pieces on another one; does nothing if that is not offered. */
  put(pieces: readonly Piece[], to: Piece): void
  /** The pieces that these may be put on. */
  goals(pieces: readonly Piece[]): readonly Piece[]
  letGo(): void
}

/** What has been picked up and not put down yet; nothing once something else is asked. */
function useHeld(asked: number): readonly [readonly Piece[], (pieces: readonly Piece[]) => void] {
  const [taken, take] = useState<{ readonly asked: number; readonly pieces: readonly Piece[] }>({ asked: -1, pieces: [] })
  return [taken.asked === asked ? taken.pieces : [], (pieces) => take({ asked, pieces })]
}

/** What is offered for pieces, and what is selected in a multi-select. */
interface Offers {
  optionsOf(piece: Piece): readonly SeenOption[]
  /** The pieces that these may be put on. */
  goalsOf(pieces: readonly Piece[]): Piece[]
  isChosen(piece: Piece): boolean
  /** Whether an option is selected or may still be. */
  fits(option: SeenOption): boolean
  /** Deselects a piece's options. */
  drop(piece: Piece): void
}

function offersOf(choices: Pieces['choices'], multiSelect: MultiSelectDraft | null): Offers {
  const optionsOf = (piece: Piece): readonly SeenOption[] => choices.on.get(piece) ?? []
  return {
    optionsOf,
    goalsOf: (pieces) => [...new Set(pieces.flatMap((piece) => optionsOf(piece).flatMap(({ to }) => (to === undefined ? [] : [to]))))],
    isChosen: (piece) => multiSelect !== null && optionsOf(piece).some(({ id }) => multiSelect.has(id)),
    fits: (option) => multiSelect === null || multiSelect.has(option.id) || multiSelect.mayAdd(option.id) === true,
    drop(piece) {
      if (multiSelect !== null) for (const { id } of optionsOf(piece)) if (multiSelect.has(id)) multiSelect.toggle(id)
    },
  }
}

/** Pressing in Forbidden Stars: a piece with several targets is picked up and put down; one with a single target goes there at once. */
export function usePlay(props: BoardProps<View>): Play {
  const { seen, asked, busy, multiSelect, choose, why } = props
  const usual = usePieces(props)
  const { choices } = usual
  const [held, hold] = useHeld(asked)
  const offers = offersOf(choices, multiSelect)
  const { optionsOf, goalsOf, isChosen, fits, drop } = offers

  const put = (pieces: readonly Piece[], to: Piece, element?: Element): void => {
    if (busy) return
    hold([])
    if (multiSelect === null) {
      const options = oneOfEach(
        pieces.flatMap((piece) => between(choices, piece, to)),
        alikeIn(seen.view),
      )
      const [only] = options
      if (only === undefined) return
      if (options.length === 1 || element === undefined) choose(only.id)
      else usual.press(to, element)
      return
    }
    for (const piece of pieces) {
      const [way] = between(choices, piece, to)
      if (way === undefined || multiSelect.has(way.id)) continue
      drop(piece)
      if (multiSelect.mayAdd(way.id) === true) multiSelect.toggle(way.id)
    }
  }
  const press = (piece: Piece, element: Element) => {
    if (busy) return
    if (held.includes(piece)) return hold([])
    if (held.length > 0 && goalsOf(held).includes(piece)) return put(held, piece, element)
    const own = optionsOf(piece)
    if (own.length === 0) {
      const coming = choices.to.get(piece) ?? []
      if (coming.length === 0) return why(piece, element)
      if (multiSelect !== null) return put([...new Set(coming.flatMap(({ on }) => (on === undefined ? [] : [on])))], piece)
      const [only, more] = oneOfEach(coming, alikeIn(seen.view))
      return only !== undefined && more === undefined ? choose(only.id) : usual.press(piece, element)
    }
    if (goalsOf([piece]).length > 1 && !isChosen(piece)) return hold([piece])
    if (multiSelect !== null && isChosen(piece)) return drop(piece)
    usual.press(piece, element)
  }
  const pressGroup = (pieces: readonly Piece[], element: Element) => {
    if (busy) return
    const able = pieces.filter((piece) => optionsOf(piece).length > 0)
    const [first = pieces[0]] = able
    if (first === undefined) return
    if (multiSelect === null || able.length === 0)
      return press(held.length > 0 ? (pieces.find((one) => goalsOf(held).includes(one)) ?? first) : first, element)
    const next = able.find((piece) => !isChosen(piece) && !held.includes(piece) && optionsOf(piece).some(fits))
    if (next === undefined) {
      for (const piece of able) drop(piece)
      hold(held.filter((piece) => !able.includes(piece)))
    } else if (goalsOf([next]).length > 1) hold([...held, next])
    else {
      const way = optionsOf(next).find(fits)
      if (way !== undefined) multiSelect.toggle(way.id)
    }
  }
  return {
    pieces: { ...usual, press },
    held,
    offers: (pieces) => pieces.flatMap((piece) => optionsAt(choices, piece)),
    lit: (pieces) => litOf(pieces, held, offers, choices, props),
    pressGroup,
    countChosen: (pieces) => pieces.filter((piece) => held.includes(piece) || isChosen(piece)).length,
    put: (pieces, to) => put(pieces, to),
    goals: goalsOf,
    letGo: () => hold([]),
  }
}

/** How pieces are highlighted: chosen or held, pointed at, or usable as a source or a target. */
function litOf(
  pieces: readonly Piece[],
  held: readonly Piece[],
  { optionsOf, goalsOf, isChosen, fits }: Offers,
  choices: Pieces['choices'],
  { seen, pointed, multiSelect }: Pick<BoardProps<View>, 'seen' | 'pointed' | 'multiSelect'>,
): Lit {
  if (pieces.some((piece) => held.includes(piece) || isChosen(piece))) return 'chosen'
  const under = offeredBy(seen.question).find(({ id }) => id === pointed.value)
  if (under !== undefined && pieces.some((piece) => piece === under.on || piece === under.to)) return 'pointed'
  const goals = held.length > 0 ? goalsOf(held) : null
  if (goals !== null)
    return pieces.some((piece) => goals.includes(piece) || (multiSelect !== null && optionsOf(piece).some(fits))) ? 'may' : null
  return pieces.some((piece) => optionsOf(piece).some(fits) || isOpenGoal(choices.to.get(piece))) ? 'may' : null
}

/** A map piece must be picked up first; a piece from a tray or a shop shows its targets at once. */
function isOpenGoal(options: readonly SeenOption[] | undefined): boolean {
  return options?.some(({ on }) => on === undefined || !/^(unit|storm):/.test(on)) ?? false
}
