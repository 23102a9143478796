import { type BoardProps, type PieceActs, type Pieces, usePieces } from '@orrery/board'
import type { Piece } from '@orrery/kernel'
import type { Signal } from '@preact/signals'
import { useRef, useState } from 'preact/hooks'
import type { Point } from '../../geometry/place.ts'
import type { Order } from '../../orders/order.ts'
import type { View } from '../../view.ts'
import { pressOnSheet } from '../sheet/press.ts'
import type { Sheet } from '../sheet/sheet.ts'
import type { Facts } from './facts.ts'
import type { Light } from './space/Ship.tsx'
import type { TapeMeasure } from './space/use-tape.ts'
import { pieceOf, squadronInHand } from './subject.ts'

/** How the pieces in space react to pressing and pointing, and how they are lit. */
export interface Pressing {
  readonly pieces: Pieces
  /** The piece under the pointer. */
  readonly held: Piece | null
  /** The current squadron: that of the open sheet, or else the one being activated or pointed at. */
  readonly inHand: number | null
  readonly acts: PieceActs
  isOffered(piece: Piece): boolean
  lightOf(piece: Piece): Light
}

/** Pressing in Firestorm Armada: the tape in hand takes a press first, then the open sheet, then the options. */
export function usePressing(props: BoardProps<View, Order>, facts: Facts, sheet: Signal<Sheet | null> | null, tape: TapeMeasure): Pressing {
  const pieces = usePieces(props)
  const [held, hold] = useState<Piece | null>(null)
  const open = sheet?.value ?? null
  const inHand = open === null || open.kind === 'deploy' ? squadronInHand(facts.view, held) : open.squadron
  /** The piece that a press means: a ship means its squadron, a wing its flight, if only that can be chosen. */
  function effective(piece: Piece): Piece {
    const group = groupOf(facts, piece)
    return pieces.offers(piece).length === 0 && group !== null && pieces.offers(group).length > 0 ? group : piece
  }
  const isOffered = (piece: Piece): boolean => pieces.offers(effective(piece)).length > 0
  const acts = useActs({
    press(piece, element) {
      if (tape.on) tape.measure(pointOf(facts, piece))
      else if (sheet === null || !pressOnSheet(sheet, piece, facts, props)) pieces.press(effective(piece), element)
    },
    point(piece) {
      hold(piece)
      pieces.point(piece)
    },
    inspect: props.inspect,
  })
  function lightOf(piece: Piece): Light {
    if (held !== null && (held === piece || held === groupOf(facts, piece))) return 'pointed'
    if (pieces.chosen(piece)) return 'chosen'
    if (isOffered(piece)) return 'can'
    return groupOf(facts, piece) === `squadron:${inHand}` ? 'hand' : ''
  }
  return { pieces, held, inHand, acts, isOffered, lightOf }
}

/** The handlers of pieces as one object for all drawings, so that pieces that did not change are not drawn again. */
function useActs(acts: PieceActs): PieceActs {
  const now = useRef(acts)
  now.current = acts
  return useRef<PieceActs>({
    press: (piece, element) => now.current.press(piece, element),
    point: (piece) => now.current.point(piece),
    inspect: (piece) => now.current.inspect(piece),
  }).current
}

/** The squadron of a ship, the flight of a wing. */
function groupOf({ view }: Facts, piece: Piece): Piece | null {
  const one = pieceOf(piece)
  if (one?.kind === 'ship') return `squadron:${view.ships[one.id]?.squadron}`
  return one?.kind === 'wing' ? `flight:${view.wings[one.id]?.flight}` : null
}

/** The point of the table at which a piece is. */
function pointOf({ view }: Facts, piece: Piece): Point | null {
  const one = pieceOf(piece)
  const found = one === null ? undefined : one.kind === 'ship' ? view.ships[one.id] : one.kind === 'wing' ? view.wings[one.id] : undefined
  return found === undefined ? null : { x: found.x, y: found.y }
}
