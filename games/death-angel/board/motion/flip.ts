import { type Moves, useMoves } from '@orrery/board'
import type { RefObject } from 'preact'

/** The pieces that move; all others stay. */
const MOVING = /^(marine|genestealer|terrain):/

/** The pieces that flash as slain when they leave; others just disappear. */
const MORTAL = /^(marine|genestealer):/

const moves: Moves = {
  moves: (piece) => MOVING.test(piece),
  leaves: (piece) => (MORTAL.test(piece) ? 'struck' : null),
  // Genestealers come from the blip pile of their side.
  from(piece, { box, element }) {
    const root = element.closest('.da-board')
    if (root === null || !piece.startsWith('genestealer:')) return null
    const frame = root.getBoundingClientRect()
    const side = box.left + box.width / 2 < frame.left + frame.width / 2 ? 'left' : 'right'
    return root.querySelector(`[data-piece="pile:${side}"] .da-pile`)?.getBoundingClientRect() ?? null
  },
}

/** Moves every piece from where it was to where it is. */
export function useMotion(field: RefObject<HTMLDivElement | null>, version: number, motion: boolean): void {
  useMoves(field, version, motion, moves)
}
