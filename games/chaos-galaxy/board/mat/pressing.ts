import type { BoardProps } from '@orrery/board'
import { type Piece, type SeenOption, verbOf } from '@orrery/kernel'
import { type Signal, useSignal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { Order } from '../../orders/order.ts'
import { pieceById } from '../../orders/pieces.ts'
import type { View } from '../../view.ts'
import type { MatTable } from './context.ts'

/** Milliseconds until a card under the mouse is enlarged, and until it closes. */
const RESTS = 260
const LEFT = 160

interface Mat extends Pick<MatTable, 'choices' | 'near'> {
  readonly root: RefObject<HTMLElement | null>
  /** The held piece. */
  readonly held: Signal<Piece | null>
}

/** What happens when pieces of the mat are pressed or pointed at. */
export function usePressing(
  { seen, pointed, multiSelect, inspect, why, ...props }: BoardProps<View, Order>,
  { root, held, choices, near }: Mat,
): Pick<MatTable, 'choose' | 'press' | 'rest'> {
  const { view, question } = seen
  const touched = useSignal<string | null>(null)

  const choose = (option: string): void => {
    held.value = null
    pointed.value = null
    touched.value = null
    props.choose(option)
  }

  /** On touch screens, the first touch of something with a preview shows it, and the second takes it. */
  const take = (option: SeenOption): void => {
    if (verbOf(option.id) === 'fire' && matchMedia('(hover: none)').matches && touched.peek() !== option.id) {
      touched.value = option.id
      pointed.value = option.id
    } else choose(option.id)
  }

  const press = (piece: Piece, anchor: Element): void => {
    const from = held.peek()
    const on = choices.on.get(piece) ?? []
    const to = (choices.to.get(piece) ?? []).filter((option) => from === null || option.on === from)
    // Pressing a chosen ship deselects it and the crew that was to board it.
    const aboard = from === null ? to.filter(({ id }) => multiSelect?.has(id) === true) : []
    if (aboard.length > 0) {
      for (const { id } of [...aboard, ...on]) if (multiSelect?.has(id) === true) choose(id)
      return
    }
    if (from !== piece && to.length === 1 && to[0] !== undefined && (from !== null || on.length === 0)) {
      take(to[0])
      return
    }
    if (on.length === 1 && on[0] !== undefined && on[0].to === undefined && verbOf(on[0].id) !== 'attack') {
      take(on[0])
      return
    }
    // On touch screens a card is enlarged by a long press or from the menu: otherwise it would cover the menu.
    const touch = matchMedia('(hover: none)').matches
    if (!touch) inspect(piece)
    if (on.length > 0) {
      held.value = from === piece ? null : piece
      return
    }
    held.value = null
    if (from === null && question !== null && isOwn(view, near, piece)) why(piece, anchor)
  }

  const resting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  /** Enlarges the card under the mouse; a card under an open menu stays small. */
  const rest = (piece: Piece | null): void => {
    clearTimeout(resting.current)
    if (held.peek() === null) resting.current = setTimeout(() => inspect(piece), piece === null ? LEFT : RESTS)
  }
  useEffect(() => () => clearTimeout(resting.current), [])

  useEffect(() => {
    held.value = null
    touched.value = null
    if (matchMedia('(hover: hover)').matches && root.current?.querySelector('[data-piece]:hover') === null) rest(null)
  }, [seen.version])

  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') held.value = null
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [])

  return { choose, press, rest }
}

/** Whether a piece is a card of the seat, in its hand or in play. */
function isOwn(view: View, seat: number, piece: Piece): boolean {
  const id = Number(piece.slice('card:'.length))
  return view.seats[seat]?.hand?.some((card) => card.id === id) === true || pieceById(view, id)?.controller === seat
}
